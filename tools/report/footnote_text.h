/* The footnotes of a verdict (vm/footnotes.h) as sentences. */
#ifndef TOOLS_REPORT_FOOTNOTE_TEXT_H
#define TOOLS_REPORT_FOOTNOTE_TEXT_H

#include <jansson.h>
#include <stdio.h>

#include "vm/footnotes.h"

void footnotes_print(const Program *program, FILE *out); /* a line each */
json_t *footnotes_json(const Program *program);          /* a list of {"kind", "text"} */
json_t *models_json(const Program *program);             /* a list of the names of modelled classes */

#endif
