"""Which program is tested: the first argument of every server test."""
import sys
import unittest


class OZY:
    path = sys.argv[1] if len(sys.argv) > 1 else 'ozy'


def run_tests():
    unittest.main(argv=sys.argv[:1] + sys.argv[2:], verbosity=1, warnings='ignore')
