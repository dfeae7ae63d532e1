/* What the command line says about how to search: the search, its settings, the heuristics. */
#ifndef TOOLS_CHECKING_GUIDANCE_H
#define TOOLS_CHECKING_GUIDANCE_H

#include "search/guide.h"
#include "search/search.h"
#include "tools/checking/check_options.h"

typedef struct Guidance {
    const Search *search;
    SearchSettings settings;
    void *own_settings; /* settings.own, owned; NULL: none */
    Guide *guide;       /* without heuristics if none are used */
    const char *goal;   /* for heuristics that need a goal and name none; not owned; NULL: there is none */
    /* Heuristics that wait for a search before the search (presearch.h); NULL: there is none. */
    char *unfinished_bayes;         /* its variance is to be estimated */
    const char *unnamed_preference; /* a prefer-threads that names no threads */
} Guidance;

bool guidance_read(Guidance *guidance, const CheckOptions *options, Error *error);

/* The base of the unfinished bayes, whose variance is wanted, and where its errors are to be written (NULL:
 * nowhere); the caller frees both.  NULL: there is none. */
char *guidance_bayes_base(const Guidance *guidance, char **errors_file, Error *error);

/* Finish the heuristics that waited; threads: NAME+NAME... */
bool guidance_set_variance(Guidance *guidance, double variance, Error *error);
bool guidance_prefer_threads(Guidance *guidance, const char *threads, Error *error);

int guidance_heuristic_count(const Guidance *guidance);
bool guidance_is_random(const Guidance *guidance); /* another seed may give another search */
void guidance_free(Guidance *guidance);

#endif
