/* Models of searches that learn: --model, --save-model, and the actions that they are about. */
#ifndef TOOLS_CHECKING_LEARNING_H
#define TOOLS_CHECKING_LEARNING_H

#include "search/eda.h"
#include "search/search.h"
#include "search/vm_actions.h"
#include "tools/checking/model_file.h"
#include "tools/program/session.h"
#include "tools/report/summary.h"

#define LEARNING_OPTIONS                                                               \
    {"--model", "FILE", "start eda with the model of another search: see clew model"}, \
    {                                                                                  \
        "--save-model", "FILE", "write the model that eda has learned"                 \
    }

typedef struct Learning {
    ActionNames *names; /* NULL: the search does not learn */
    VmActions **of_stages;
    Actions *actions; /* the same, as searches see them */
    EdaContext eda;   /* for the search, and its figures */
    int count;
    ModelFile given;  /* model NULL: none */
    Model *learned;   /* NULL: nobody wants it */
    const char *file; /* where it goes */
} Learning;

bool learning_open(Learning *learning, const Options *options, const Search *search, Error *error);
void learning_attach(Learning *learning, Session *session, SearchContext *context);
bool learning_save(Learning *learning, const Summary *summary, Error *error);
void learning_free(Learning *learning);

#endif
