/* What a debugger shows of the present state: threads, stacks, scopes, variables, as bodies of answers of the
 * Debug Adapter Protocol.  References to frames and variables hold as long as one stays where one is. */
#ifndef TOOLS_DEBUG_INSPECT_H
#define TOOLS_DEBUG_INSPECT_H

#include <jansson.h>

#include "tools/program/session.h"
#include "tools/report/source_lines.h"
#include "vm/thread_dump.h"

typedef enum OpenedKind { OPENED_LOCALS, OPENED_STATICS, OPENED_OBJECT } OpenedKind;

typedef struct Opened {
    OpenedKind kind;
    uint32_t thread, frame; /* of locals */
    const Class *class;     /* of static fields */
    Ref object;
} Opened;

typedef struct Inspector {
    Session *session;
    Sources *sources;
    ThreadDump dump;
    bool has_dump;
    Opened *handles; /* a reference is the index + 1 */
    uint32_t handle_count, handle_capacity;
    char **files; /* of sources that have no path: a reference is the index + 1; class and file: "bench/A
                     A.java" */
    uint32_t file_count, file_capacity;
} Inspector;

void inspector_open(Inspector *inspector, Session *session, Sources *sources);
void inspector_close(Inspector *inspector);
void inspector_forget(Inspector *inspector); /* one has moved */

const ThreadView *inspector_thread(Inspector *inspector, uint32_t number); /* NULL: there is none */

/* The innermost frame of the program's own code, or the innermost of all; NULL: the thread has no frames. */
const FrameView *inspector_place(Inspector *inspector, uint32_t thread);
uint32_t inspector_depth(Inspector *inspector, uint32_t thread); /* how many frames are the program's own */

json_t *inspector_threads(Inspector *inspector);
/* NULL: there is no such thread, frame, reference. */
json_t *inspector_stack(Inspector *inspector, uint32_t thread, uint32_t from, uint32_t most);
json_t *inspector_scopes(Inspector *inspector, int64_t frame);
json_t *inspector_variables(Inspector *inspector, int64_t reference, uint32_t from, uint32_t most);
json_t *inspector_source(Inspector *inspector, int64_t reference);
/* The variable of this name in a frame, or the field of its `this` or class: {"result": ...}. */
json_t *inspector_value(Inspector *inspector, int64_t frame, const char *name);

#endif
