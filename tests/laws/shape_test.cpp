// shape_test.cpp - the laws of positions as text, views as JSON and drawings, for one game.
#include "laws/law.hpp"
#include "laws/shape_laws.hpp"

OZY_LAW(Shape, positions_written_as_text_read_back)
OZY_LAW(Shape, views_are_written_as_json_objects)
OZY_LAW(Shape, drawings_fit_their_width)
