/* Models as files: docs/model.md has the format.  Actions are there by their names, so that a model fits
 * another run, size or process. */
#ifndef TOOLS_CHECKING_MODEL_FILE_H
#define TOOLS_CHECKING_MODEL_FILE_H

#include "base/error.h"
#include "search/action_names.h"
#include "search/eda_model.h"

/* Where a model comes from; for people only. */
typedef struct ModelOrigin {
    char *program, **arguments;
    int argument_count;
    uint64_t seed, paths;
    uint32_t generations;
} ModelOrigin;

typedef struct ModelFile {
    Model *model;
    ModelOrigin origin; /* program NULL: the file does not say */
} ModelFile;

/* The same model is the same file, whatever its actions' numbers are. */
bool model_file_write(const char *file, const Model *model, ActionNames *names, const ModelOrigin *origin,
                      Error *error);

/* Its actions get numbers in `names`.  false: the file is unusable, and the message says why. */
bool model_file_read(ModelFile *read, const char *file, ActionNames *names, Error *error);
void model_file_free(ModelFile *file);

/* Indexes of a model's grams, beginnings first, then by length and actions; allocated.  Numbers of actions
 * must be in the order of their names. */
uint32_t *model_sorted_grams(const Model *model);

/* The same model over actions that are numbered in the order of their names, which are cleaned for terminals
 * and JSON and go to *texts, allocated, *count of them. */
Model *model_in_order(const Model *model, ActionNames *names, char ***texts, uint32_t *count);
void model_free_texts(char **texts, uint32_t count);

#endif
