/* Reads the model that a search begins with, gives it the actions of all workers, writes what it learned. */
#include "tools/checking/learning.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"

bool learning_open(Learning *learning, const CheckOptions *options, const Search *search, Error *error)
{
    const char *given = options->model;
    learning->file = options->save_model;
    if ((given != NULL || learning->file != NULL) && !(search->learns && search->may_be_guided))
        return error_set(error, "--search %s has no model (eda has)", search->name);
    if (!search->learns)
        return true;
    learning->names = action_names_create();
    if (learning->file != NULL)
        learning->learned = model_create(1);
    return given == NULL || model_file_read(&learning->given, given, learning->names, error);
}

static void free_actions(Learning *learning)
{
    for (int i = 0; i < learning->count; i++)
        vm_actions_destroy(learning->of_stages[i]);
    free(learning->of_stages);
    free(learning->actions);
}

void learning_attach(Learning *learning, Session *session, SearchContext *context)
{
    if (learning->names == NULL)
        return;
    free_actions(learning);
    learning->count = session->stage_count;
    learning->of_stages = memory_allocate((size_t)learning->count * sizeof *learning->of_stages);
    learning->actions = memory_allocate((size_t)learning->count * sizeof *learning->actions);
    for (int i = 0; i < learning->count; i++) {
        learning->of_stages[i] =
            vm_actions_create((Sight){session->stages[i].vm, session->stages[i].states}, learning->names);
        learning->actions[i] = vm_actions_interface(learning->of_stages[i]);
    }
    learning->eda = (EdaContext){.actions = learning->actions,
                                 .model = learning->given.model,
                                 .learned = learning->learned};
    context->eda = &learning->eda;
}

bool learning_save(Learning *learning, const Summary *summary, Error *error)
{
    if (learning->learned == NULL)
        return true;
    ModelOrigin origin = {.program = (char *)summary->program,
                          .arguments = summary->arguments,
                          .argument_count = summary->argument_count,
                          .seed = summary->seed,
                          .paths = summary->paths,
                          .generations = summary->generations};
    assert(learning->file != NULL);
    return model_file_write(learning->file, learning->learned, learning->names, &origin, error);
}

void learning_free(Learning *learning)
{
    if (learning->names == NULL)
        return;
    free_actions(learning);
    model_file_free(&learning->given);
    if (learning->learned != NULL)
        model_destroy(learning->learned);
    action_names_destroy(learning->names);
}
