/* The parameters of the searches by walks of several processes, under the names of Sivaraj and
 * Gopalakrishnan, section 4. */
#ifndef SEARCH_RANKS_WALK_SETTINGS_H
#define SEARCH_RANKS_WALK_SETTINGS_H

#include "base/options.h"

typedef struct WalkSettings {
    bool send_rw;                    /* states go to the rank that owns them */
    uint32_t send_rw_interval;       /* one state in so many of a walk */
    uint64_t total_initial_rw_steps; /* of each rank */
    uint32_t init_bfs_depth;
    double bounded_mem; /* MB */
    uint32_t bounded_bfs_depth, bounded_bfs_interval;
    double fracqsize, fracfrontsize;
    uint64_t num_final_random_walks; /* of all ranks; 0: to be asked for */
    uint64_t total_final_rw_steps;   /* of each rank; 0: to be asked for */
    bool ask;                        /* even if nobody sits at a terminal */
} WalkSettings;

/* The tables of heuristics 1 to 4. */
extern const OptionSpec walks_options[], walks_bfs_options[], walks_bfs_walks_options[],
    walks_walks_options[];

extern const WalkSettings walk_settings_default;

/* For Search.read_settings: allocated WalkSettings.  What is not given keeps its default. */
void *walk_settings_read(const Options *given, Error *error);

#endif
