/* A debugger for counterexamples that goes both ways: an adapter of the Debug Adapter Protocol. */
#ifndef TOOLS_DEBUG_DEBUGGER_H
#define TOOLS_DEBUG_DEBUGGER_H

#include <stdio.h>

#include "base/error.h"

typedef struct DebugRequest {
    const char *trace; /* the file; NULL: launch or attach says which */
    const char *source_path, *allowed;
} DebugRequest;

/* Serves one debugger until it disconnects.  false: what came was not the protocol. */
bool debugger_run(const DebugRequest *request, int in, FILE *out, Error *error);

#endif
