"""What the tests of the Python module share."""
import pytest

# Every game at its fewest and most seats.
TABLES = [('tigris', 2), ('tigris', 4), ('vinci', 3), ('vinci', 6), ('after_the_flood', 3), ('after_the_empire', 2),
          ('after_the_empire', 4), ('empires_end', 2), ('empires_end', 4)]


@pytest.fixture(params=TABLES, ids=lambda table: f'{table[0]}-{table[1]}')
def table(request):
    return request.param
