/* What the command line says about how to search: the search, its settings, the heuristics. */
#ifndef TOOLS_CHECKING_GUIDANCE_H
#define TOOLS_CHECKING_GUIDANCE_H

#include "base/options.h"
#include "search/guide.h"
#include "search/search.h"

#define GUIDANCE_OPTIONS                                                                                                                                                               \
    {"--search", "NAME[,k=v]",                                                                                                                                                         \
     "dfs (default), bfs (a shortest counterexample), best, astar, beam, random-dfs, random-walk, pct, context-bound, eda, random-search, mpi-bfs, walks...: see clew list searches"}, \
        {"--heuristic", "NAME[,k=v]",                                                                                                                                                  \
         "for best, astar, beam and eda: see clew list heuristics; expr=E, or a plug-in ./MY.so; of several, the sum"},                                                                \
        {"--queue-limit", "K",                                                                                                                                                         \
         "keep at most K states in the queue and drop the worst; for beam: K states of each level"},                                                                                   \
        {"--ties", "fifo|lifo|random",                                                                                                                                                 \
         "order of states with equal values: first in, first out (default), last in, first out, or random"},                                                                           \
        {"--shuffle", NULL,                                                                                                                                                            \
         "take the choices of a state in random order; for states with equal values see --ties random"},                                                                               \
    {                                                                                                                                                                                  \
        "--seed", "N", "seed of all random decisions (default 0)"                                                                                                                      \
    }

extern const OptionSpec guidance_options[];

typedef struct Guidance {
    const Search *search;
    SearchSettings settings;
    void *own_settings;  /* settings.own, owned; NULL: none */
    Guide *guide;        /* without heuristics if none are used */
    const char *goal;    /* what heuristics that want a goal and name none are to come near; not owned; NULL:
                            there is none */
    char *assessor;      /* a bayes whose variance is still to be found out; NULL: there is none */
    const char *learner; /* a prefer-threads that does not say which: they are still to be learned; NULL:
                            there is none */
} Guidance;

bool guidance_read(Guidance *guidance, const Options *options, Error *error);
bool guidance_assessed(Guidance *guidance, double variance, Error *error);
char *guidance_base(const Guidance *guidance,
                    Error *error); /* the heuristic that the assessor revises; to be freed; NULL: a message */
bool guidance_learned(Guidance *guidance, const char *threads,
                      Error *error);               /* the learner prefers these: NAME+NAME... */
bool guidance_is_random(const Guidance *guidance); /* another seed may give another search */
void guidance_free(Guidance *guidance);

#endif
