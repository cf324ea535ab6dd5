// all_judgements.hpp - the judgement of every game that has one, in one place: bots must not be made before it is seen.
#pragma once

#include "bots/tigris/judgement.hpp"
