/* What programs show; see state.h. */
#include "state.h"

#include <string.h>

void note(Explorer *e, const char *text)
{
    OutcomeSet *outcomes = e->outcomes;
    for (int i = 0; i < outcomes->count; i++)
        if (strcmp(outcomes->texts[i], text) == 0)
            return;
    if (outcomes->count == OUTCOMES_MAX)
        e->failed = true;
    else
        snprintf(outcomes->texts[outcomes->count++], OUTCOME_LENGTH, "%s", text);
}

void note_line(Explorer *e, const State *s)
{
    char text[OUTCOME_LENGTH];
    int length = 0;
    for (int i = 0; i < VAR_FAILURE; i++)
        length += snprintf(text + length, sizeof text - (size_t)length, "%d ", s->line[i]);
    snprintf(text + length, sizeof text - (size_t)length, "%s", thrown_names[s->line[VAR_FAILURE]]);
    note(e, text);
}

void note_fatal(Explorer *e, const State *s, int t)
{
    char text[OUTCOME_LENGTH];
    snprintf(text, sizeof text, "exception: %s", thrown_names[s->threads[t].thrown]);
    note(e, text);
}

void note_assertion(Explorer *e, int number)
{
    char text[OUTCOME_LENGTH];
    snprintf(text, sizeof text, "assertion: %d", number);
    note(e, text);
}
