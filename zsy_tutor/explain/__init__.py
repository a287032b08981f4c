"""Words for people: sentences for reasons, rules, hints and labels, in every language of the product."""
