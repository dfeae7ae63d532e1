/* Labels for a graph of states. */
#ifndef TOOLS_REPORT_DOT_H
#define TOOLS_REPORT_DOT_H

#include "search/drawing.h"

/* A choice of the present state of States (`context`) in a few words: who, where, and which value. */
char *dot_label(void *context, int choice);

#endif
