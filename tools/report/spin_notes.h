/* Threads that can go round for ever only because others are never scheduled: no errors, but notes. */
#ifndef TOOLS_REPORT_SPIN_NOTES_H
#define TOOLS_REPORT_SPIN_NOTES_H

#include "tools/program/session.h"

enum { SPIN_NOTES_MAX = 4 };

typedef struct SpinNotes {
    char *texts[SPIN_NOTES_MAX]; /* each once */
    uint32_t count;
} SpinNotes;

/* Looks whether threads can go round alone from this state on, which lies on a cycle. */
void spin_notes_look(SpinNotes *notes, Session *session, StateNumber state);
void spin_notes_free(SpinNotes *notes);

#endif
