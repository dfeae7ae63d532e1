/* Sets of outcomes; see outcomes.h. */
#include "tests/interleavings/outcomes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/describe.h"
#include "vm/memory/machine.h"

enum { PROPERTIES = 1 << VIOLATION_DEADLOCK | 1 << VIOLATION_ASSERTION | 1 << VIOLATION_EXCEPTION };

/* Where the text is, or would be. */
static uint32_t find(const Outcomes *outcomes, const char *text)
{
    uint32_t low = 0, high = outcomes->count;
    while (low < high) {
        uint32_t middle = (low + high) / 2;
        if (strcmp(outcomes->texts[middle], text) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

bool outcomes_has(const Outcomes *outcomes, const char *text)
{
    uint32_t at = find(outcomes, text);
    return at < outcomes->count && strcmp(outcomes->texts[at], text) == 0;
}

void outcomes_add(Outcomes *outcomes, const char *text)
{
    if (outcomes_has(outcomes, text))
        return;
    if (outcomes->count == outcomes->capacity) {
        outcomes->capacity = outcomes->capacity ? 2 * outcomes->capacity : 16;
        outcomes->texts = memory_resize(outcomes->texts, outcomes->capacity * sizeof *outcomes->texts);
    }
    uint32_t at = find(outcomes, text);
    memmove(outcomes->texts + at + 1, outcomes->texts + at, (outcomes->count - at) * sizeof *outcomes->texts);
    outcomes->texts[at] = memory_copy_string(text);
    outcomes->count++;
}

bool outcomes_include(const Outcomes *outcomes, const Outcomes *others)
{
    for (uint32_t i = 0; i < others->count; i++)
        if (!outcomes_has(outcomes, others->texts[i]))
            return false;
    return true;
}

void outcomes_free(Outcomes *outcomes)
{
    for (uint32_t i = 0; i < outcomes->count; i++)
        free(outcomes->texts[i]);
    free(outcomes->texts);
    *outcomes = (Outcomes){0};
}

static void add_violation(Outcomes *outcomes, Vm *vm)
{
    ViolationText violation;
    char text[512];
    violation_describe(vm, PROPERTIES, &violation);
    snprintf(text, sizeof text, "%s: %s", violation.kind, violation.message);
    outcomes_add(outcomes, text);
    violation_free(&violation);
}

/* The first line only: who tests the state engine does each step more than once. */
static void add_output(Outcomes *outcomes, Vm *vm)
{
    const Bytes *output = &vm->output;
    size_t length = 0;
    char text[512];
    while (length < output->length && output->data[length] != '\n')
        length++;
    snprintf(text, sizeof text, "%.*s", (int)length, (const char *)output->data);
    outcomes_add(outcomes, text);
    vm->output.length = 0;
}

void outcomes_note(Outcomes *outcomes, Vm *vm)
{
    if (vm->output.length > 0)
        add_output(outcomes, vm);
    if (vm->end.fatal.text[0])
        outcomes_add(outcomes, vm->end.fatal.text);
    else if (!vm_can_go_on(vm) && vm_violation(vm, PROPERTIES).kind != VIOLATION_NONE)
        add_violation(outcomes, vm);
}
