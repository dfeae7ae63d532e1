/* The footnotes of a verdict (vm/footnotes.h) as sentences. */
#ifndef TOOLS_REPORT_FOOTNOTE_TEXT_H
#define TOOLS_REPORT_FOOTNOTE_TEXT_H

#include <jansson.h>
#include <stdio.h>

#include "vm/footnotes.h"

void footnotes_print(const Footnotes *footnotes, FILE *out);                 /* a line each */
void footnotes_add_notes(const Footnotes *footnotes, struct json_t *object); /* sentences, as "notes" */
void footnotes_add_json(const Footnotes *footnotes,
                        json_t *object); /* "footnotes": {"kind", "text"}; "models" */

/* Adds those that a summary has, written by another process, in which nothing is trusted. */
void footnotes_read_json(Footnotes *footnotes, const json_t *summary);

#endif
