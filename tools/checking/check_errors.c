/* Keeps each error once: by kind, message and details, of goals without details, which are the values of one
 * state by which a goal holds. */
#include "tools/checking/check_errors.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

static bool is_known(const CheckErrors *errors, const ViolationText *text)
{
    for (uint32_t i = 0; i < errors->count; i++)
        if (strcmp(errors->list[i].kind, text->kind) == 0
            && strcmp(errors->list[i].message, text->message) == 0
            && (strcmp(text->kind, "goal") == 0 || strcmp(errors->list[i].details, text->details) == 0))
            return true;
    return false;
}

bool check_errors_add(CheckErrors *errors, StateNumber state, const ViolationText *error)
{
    assert(error->kind != NULL && error->kind[0] != '\0' && "every error has a kind");
    if (is_known(errors, error)) {
        ViolationText text = *error;
        violation_free(&text);
        return false;
    }
    if (errors->count == 0)
        errors->first = state;
    errors->list = memory_resize(errors->list, (errors->count + 1) * sizeof *errors->list);
    errors->list[errors->count++] = *error;
    return true;
}

void check_errors_clear(CheckErrors *errors)
{
    for (uint32_t i = 0; i < errors->count; i++)
        violation_free(&errors->list[i]);
    free(errors->list);
    errors->list = NULL;
    errors->count = 0;
}

void check_errors_free(CheckErrors *errors)
{
    check_errors_clear(errors);
    for (uint32_t i = 0; i < errors->stuck_count; i++)
        free(errors->stuck[i]);
    free(errors->stuck);
    free(errors->lasso.subject);
    free(errors->lasso_choices);
}
