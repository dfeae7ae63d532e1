/* What a search has executed of the program, for people and as JSON. */
#ifndef TOOLS_REPORT_COVERAGE_REPORT_H
#define TOOLS_REPORT_COVERAGE_REPORT_H

#include <jansson.h>
#include <stdio.h>

#include "vm/vm.h"

void coverage_print_methods(const Program *program, FILE *out); /* one line, which costs a search nothing */
void coverage_print(const Vm *vm, FILE *out);                   /* per class and thread; --coverage */
json_t *coverage_json(const Vm *vm);

/* Of an outcome of a branch: "5 (main 2, Thread-0 3)", or "never". */
void coverage_print_count(const Vm *vm, uint32_t branch, FILE *out);

#endif
