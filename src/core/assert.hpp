// assert.hpp - OZY_ASSERT: a broken promise inside our own code stops the program at once; free in release builds.
#pragma once

#ifdef OZY_CHECKED
#include <cstdio>
#include <cstdlib>

#define OZY_ASSERT(claim)                                                                    \
    do {                                                                                     \
        if (!(claim)) {                                                                      \
            std::fprintf(stderr, "%s:%d: broken promise: %s\n", __FILE__, __LINE__, #claim); \
            std::abort();                                                                    \
        }                                                                                    \
    } while (false)
#else
#define OZY_ASSERT(claim) static_cast<void>(sizeof((claim) ? 1 : 0))
#endif
