"""Tests of the whole product; a package, so that the tests can import the oracle beside them."""
