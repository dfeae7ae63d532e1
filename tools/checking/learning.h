/* Models of searches that learn: --model, --save-model, and the actions that they are about. */
#ifndef TOOLS_CHECKING_LEARNING_H
#define TOOLS_CHECKING_LEARNING_H

#include "search/eda.h"
#include "search/search.h"
#include "search/vm_actions.h"
#include "tools/checking/check_options.h"
#include "tools/checking/model_file.h"
#include "tools/program/session.h"
#include "tools/report/summary.h"

typedef struct Learning {
    ActionNames *names; /* NULL: the search does not learn */
    VmActions **of_stages;
    Actions *actions; /* the same, as searches see them */
    EdaContext eda;   /* for the search, and its figures */
    int count;
    ModelFile given;  /* model NULL: none */
    Model *learned;   /* NULL: it is not saved */
    const char *file; /* where it goes */
} Learning;

bool learning_open(Learning *learning, const CheckOptions *options, const Search *search, Error *error);
void learning_attach(Learning *learning, Session *session, SearchContext *context);
bool learning_save(Learning *learning, const Summary *summary, Error *error);
void learning_free(Learning *learning);

#endif
