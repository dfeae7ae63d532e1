/* A recorded counterexample on a terminal. */
#ifndef TOOLS_SHOW_H
#define TOOLS_SHOW_H

#include "tools/recording.h"
#include "tools/terminal.h"

void show_rows(const Recording *recording, const Terminal *terminal);

/* `thrower`: the thread that threw what nobody caught; "": none did. */
void show_standing(const Recording *recording, const char *thrower, Sources *sources, const Terminal *terminal);

/* What not to show of long traces: by row, hidden or not, and a line to print in place of the rows hidden from there on (or NULL). */
typedef struct Fold { bool hidden; char *note; uint32_t more; } Fold;      /* more: rows like it that follow and are part of it */
Fold *fold_rows(const Recording *recording, bool nothing);
void  fold_free(Fold *folds, uint32_t count);

#endif
