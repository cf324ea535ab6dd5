// all_judgements.hpp - the judgement of every game that has one, in one place: bots must not be made before it is seen.
#pragma once

#include "bots/after_the_empire/judgement.hpp"
#include "bots/after_the_flood/judgement.hpp"
#include "bots/empires_end/judgement.hpp"
#include "bots/tigris/judgement.hpp"
#include "bots/vinci/judgement.hpp"
