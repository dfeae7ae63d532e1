/* The functions by which plug-ins look at a state. */
#ifndef HEURISTICS_PLUGIN_VIEW_H
#define HEURISTICS_PLUGIN_VIEW_H

#include "heuristics/heuristic.h"
#include "include/clew/heuristic.h"

struct ClewState {
    const Situation *situation;
};

extern const ClewView plugin_view;

#endif
