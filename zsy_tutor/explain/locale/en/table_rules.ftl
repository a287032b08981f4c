## By what rules a table of a lesson plays

text-step-rules = Step { $id }, { $rules }
aim-opening = You lead: any combination that holds { $card } counts.
