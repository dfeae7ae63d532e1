/* Reads the parameters of walks from the options of a search, and holds the tables of these options. */
#include "search/ranks/walk_settings.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/settings.h"

#define WALK_OPTIONS                                                                                \
    {"send_rw", "true|false",                                                                       \
     "tell each state to the rank that owns it, so that unique states are counted (default true)"}, \
        {"send_rw_interval", "N", "only every Nth state of a walk (default 1)"},                    \
    {                                                                                               \
        "total_initial_rw_steps", "N", "steps of all walks of a rank together (default 100000)"     \
    }

#define SPREAD_OPTIONS                                                                               \
    {"init_bfs_depth", "N",                                                                          \
     "depth of the first breadth-first search, from whose last states the walks start (default 3)"}, \
    {                                                                                                \
        "fracqsize", "F", "size of the queue, as a fraction of the table of states (default 0.1)"    \
    }

#define BOUNDED_OPTIONS                                                                                \
    {"bounded_mem", "MB", "memory for the table of a bounded search (default 16)"},                    \
        {"bounded_bfs_depth", "N", "depth of a bounded search (default 3)"},                           \
    {                                                                                                  \
        "bounded_bfs_interval", "N", "a bounded search from every Nth state of the queue (default 10)" \
    }

#define FINAL_OPTIONS                                                                                                \
    {"num_final_random_walks", "N",                                                                                  \
     "final walks, by all ranks together (default: asked for on a terminal; else a tenth of where they can start)"}, \
        {"total_final_rw_steps", "N",                                                                                \
         "steps of all final walks of a rank together (default: asked for on a terminal; else as many as before)"},  \
    {                                                                                                                \
        "ask", "true|false", "ask for these two on standard input even if it is no terminal (default false)"         \
    }

const OptionSpec walks_options[] = {WALK_OPTIONS, {0}};
const OptionSpec walks_bfs_options[] = {WALK_OPTIONS, SPREAD_OPTIONS, BOUNDED_OPTIONS, {0}};
const OptionSpec walks_bfs_walks_options[] = {
    WALK_OPTIONS,
    SPREAD_OPTIONS,
    BOUNDED_OPTIONS,
    {"fracfrontsize", "F",
     "how many last states of bounded searches are kept, as a fraction of the table of states (default 0.1)"},
    FINAL_OPTIONS,
    {0}};
const OptionSpec walks_walks_options[] = {WALK_OPTIONS, SPREAD_OPTIONS, FINAL_OPTIONS, {0}};

static bool read_bool(const Options *given, const char *name, bool *value, Error *error)
{
    const char *text = options_text(given, name, *value ? "true" : "false");
    if (strcmp(text, "true") != 0 && strcmp(text, "false") != 0)
        return error_set(error, "%s is true or false, not '%s'", name, text);
    *value = strcmp(text, "true") == 0;
    return true;
}

static bool read_small(const Options *given, const char *name, int64_t least, uint32_t *value, Error *error)
{
    int64_t number = *value;
    if (!options_number(given, name, least, UINT32_MAX, &number, error))
        return false;
    *value = (uint32_t)number;
    return true;
}

static bool read_large(const Options *given, const char *name, uint64_t *value, Error *error)
{
    int64_t number = (int64_t)*value;
    if (!options_number(given, name, 1, INT64_MAX, &number, error))
        return false;
    *value = (uint64_t)number;
    return true;
}

const WalkSettings walk_settings_default = {.send_rw = true,
                                            .send_rw_interval = 1,
                                            .total_initial_rw_steps = 100000,
                                            .init_bfs_depth = 3,
                                            .bounded_mem = 16,
                                            .bounded_bfs_depth = 3,
                                            .bounded_bfs_interval = 10,
                                            .fracqsize = 0.1,
                                            .fracfrontsize = 0.1};

static bool read_all(WalkSettings *settings, const Options *given, Error *error)
{
    return read_bool(given, "send_rw", &settings->send_rw, error)
           && read_bool(given, "ask", &settings->ask, error)
           && read_small(given, "send_rw_interval", 1, &settings->send_rw_interval, error)
           && read_small(given, "init_bfs_depth", 0, &settings->init_bfs_depth, error)
           && read_small(given, "bounded_bfs_depth", 0, &settings->bounded_bfs_depth, error)
           && read_small(given, "bounded_bfs_interval", 1, &settings->bounded_bfs_interval, error)
           && read_large(given, "total_initial_rw_steps", &settings->total_initial_rw_steps, error)
           && read_large(given, "num_final_random_walks", &settings->num_final_random_walks, error)
           && read_large(given, "total_final_rw_steps", &settings->total_final_rw_steps, error)
           && settings_decimal(given, "bounded_mem", 0.001, 1e6, &settings->bounded_mem, error)
           && settings_decimal(given, "fracqsize", 1e-6, 1e6, &settings->fracqsize, error)
           && settings_decimal(given, "fracfrontsize", 1e-6, 1e6, &settings->fracfrontsize, error);
}

void *walk_settings_read(const Options *given, Error *error)
{
    WalkSettings *settings = memory_allocate(sizeof *settings);
    *settings = walk_settings_default;
    if (read_all(settings, given, error))
        return settings;
    free(settings);
    return NULL;
}
