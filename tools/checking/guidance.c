/* Reading how to search; see guidance.h. */
#include "tools/checking/guidance.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/settings.h"
#include "heuristics/bayes.h"

const OptionSpec guidance_options[] = {GUIDANCE_OPTIONS, {0}};

static bool unknown_search(const char *name, Error *error)
{
    const char *nearest = nearest_name(name, search_names());
    return nearest != NULL ? error_set(error, "unknown search %s (did you mean %s?)", name, nearest)
                           : error_set(error, "unknown search %s", name);
}

/* "best, astar and beam": the searches that are so. */
static const char *list_names(bool (*is_so)(const Search *search), char *text, size_t size)
{
    const char *names[64];
    int count = 0;
    for (int i = 0; i < 64 && search_at(i) != NULL; i++)
        if (is_so(search_at(i)))
            names[count++] = search_at(i)->name;
    *text = '\0';
    for (int i = 0; i < count; i++) {
        strncat(text, i == 0 ? "" : i == count - 1 ? " and " : ", ", size - strlen(text) - 1);
        strncat(text, names[i], size - strlen(text) - 1);
    }
    return text;
}

static bool has_queue(const Search *search) { return search->queued != NULL; }
static bool is_guided(const Search *search) { return search->is_guided || search->may_be_guided; }

static bool read_queue(Guidance *guidance, const Options *options, const Options *settings, Error *error)
{
    int64_t limit = 0, nbest = 0;
    char names[256];
    bool wants_queue = options_has(options, "--queue-limit") || options_has(options, "--ties")
                       || options_has(options, "--shuffle") || options_has(settings, "k");
    if (!options_number(settings, "k", 1, UINT32_MAX - 1, &limit, error)
        || !options_number(options, "--queue-limit", 1, UINT32_MAX - 1, &limit, error)
        || !options_number(settings, "nbest", 1, 1 << 20, &nbest, error))
        return false;
    guidance->settings.ties = (Ties)options_choice(options, "--ties");
    if (wants_queue && !has_queue(guidance->search))
        return error_set(
            error, "--search %s has no queue for --queue-limit, --ties or --shuffle to apply to (%s have)",
            guidance->search->name, list_names(has_queue, names, sizeof names));
    if (limit == 0 && guidance->search->needs_limit)
        return error_set(error, "--search %s needs a limit: --search %s,k=N or --queue-limit N",
                         guidance->search->name, guidance->search->name);
    if (wants_queue)
        guidance->search = guidance->search->queued;
    guidance->settings.queue_limit = (uint32_t)limit;
    guidance->settings.shuffle = options_has(options, "--shuffle");
    guidance->settings.nbest = (uint32_t)nbest;
    return true;
}

/* What the search reads by itself. */
static bool read_own_settings(Guidance *guidance, const Options *given, Error *error)
{
    if (guidance->search->read_settings == NULL)
        return true;
    guidance->own_settings = guidance->search->read_settings(given, error);
    guidance->settings.own = guidance->own_settings;
    return guidance->own_settings != NULL;
}

static bool read_search(Guidance *guidance, const Options *options, Error *error)
{
    char *text = memory_copy_string(options_text(options, "--search", "dfs"));
    Options settings = {0};
    size_t length = settings_name_length(text);
    char ending = text[length];
    text[length] = '\0';
    guidance->search = search_find(text);
    bool fine = guidance->search != NULL || unknown_search(text, error);
    text[length] = ending;
    if (fine) {
        const Search *search = guidance->search->queued != NULL ? guidance->search->queued : guidance->search;
        fine = settings_parse(text, search->options, &settings, error)
               && read_queue(guidance, options, &settings, error)
               && read_own_settings(guidance, &settings, error);
    }
    free(text);
    return fine;
}

/* prefer-threads without threads, or with from=race. */
static bool learns(const char *text)
{
    size_t length = settings_name_length(text);
    return length == strlen("prefer-threads") && strncmp(text, "prefer-threads", length) == 0
           && strstr(text + length, ",threads=") == NULL;
}

static bool is_named(const char *text, const char *name)
{
    size_t length = settings_name_length(text);
    return length == strlen(name) && strncmp(text, name, length) == 0;
}

/* property and bayes take the goal of the command line unless they have one of their own; to be freed. */
static char *complete(const Guidance *guidance, const char *text)
{
    bool wants_goal = guidance->goal != NULL && (is_named(text, "property") || is_named(text, "bayes"))
                      && strstr(text, ",goal=") == NULL;
    size_t size = strlen(text) + (wants_goal ? strlen(guidance->goal) + sizeof ",goal=" : 1);
    char *whole = memory_allocate(size);
    snprintf(whole, size, "%s%s%s", text, wants_goal ? ",goal=" : "", wants_goal ? guidance->goal : "");
    return whole;
}

/* The text is taken. */
static bool wait_for_variance(Guidance *guidance, char *text, Error *error)
{
    if (guidance->assessor == NULL) {
        guidance->assessor = text;
        return true;
    }
    free(text);
    return error_set(error, "only one bayes can estimate its variance");
}

bool guidance_assessed(Guidance *guidance, double variance, Error *error)
{
    size_t size = strlen(guidance->assessor) + 64;
    char *text = memory_allocate(size);
    snprintf(text, size, "%s,variance=%.17g", guidance->assessor, variance);
    bool added = guide_add_named(guidance->guide, text, error);
    free(text);
    return added;
}

char *guidance_base(const Guidance *guidance, Error *error)
{
    Options settings = {0};
    char *words = memory_copy_string(guidance->assessor), *base = NULL;
    if (settings_parse(words, heuristic_find("bayes")->options, &settings, error)) {
        if (options_has(&settings, "base"))
            base =
                bayes_base_text(options_text(&settings, "base", NULL), options_text(&settings, "goal", NULL));
        else
            error_set(error, "bayes needs a base: bayes,base=NAME");
    }
    free(words);
    return base;
}

/* A bayes that wants its variance from a search; not one whose base does. */
static bool is_assessor(const char *text)
{
    Options settings = {0};
    Error mistake; /* which is told when the heuristic is made */
    char *words = memory_copy_string(text);
    bool wants = is_named(text, "bayes")
                 && settings_parse(words, heuristic_find("bayes")->options, &settings, &mistake)
                 && strcmp(options_text(&settings, "variance", ""), "auto") == 0;
    free(words);
    return wants;
}

static bool read_named(Guidance *guidance, const char *given, Error *error)
{
    char *text = complete(guidance, given);
    if (is_assessor(text))
        return wait_for_variance(guidance, text, error);
    bool added = guide_add_named(guidance->guide, text, error);
    free(text);
    return added;
}

static bool read_heuristic(Guidance *guidance, const char *text, Error *error)
{
    if (!learns(text))
        return read_named(guidance, text, error);
    if (guidance->learner != NULL)
        return error_set(error, "only one prefer-threads can learn its threads from races");
    guidance->learner = text;
    return true;
}

bool guidance_learned(Guidance *guidance, const char *threads, Error *error)
{
    size_t size = strlen(guidance->learner) + strlen(threads) + sizeof ",threads=";
    char *text = memory_allocate(size);
    snprintf(text, size, "%s,threads=%s", guidance->learner, threads);
    bool added = guide_add_named(guidance->guide, text, error);
    free(text);
    return added;
}

static bool read_heuristics(Guidance *guidance, const Options *options, Error *error)
{
    char names[256];
    guidance->guide = guide_create(guidance->settings.seed);
    for (int i = 0; i < options->count; i++)
        if (strcmp(options->given[i].spec->name, "--heuristic") == 0
            && !read_heuristic(guidance, options->given[i].value, error))
            return false;
    int count = guide_count(guidance->guide) + (guidance->learner != NULL) + (guidance->assessor != NULL);
    if (guidance->search->is_guided && count == 0)
        return error_set(error,
                         "--search %s needs a heuristic: --heuristic NAME (clew list heuristics shows all)",
                         guidance->search->name);
    if (!is_guided(guidance->search) && count > 0)
        return error_set(error, "--search %s uses no heuristic (%s do)", guidance->search->name,
                         list_names(is_guided, names, sizeof names));
    if (guidance->search->learns && (guidance->assessor != NULL || guide_wants_siblings(guidance->guide)))
        return error_set(
            error,
            "--search %s visits one successor of a state at a time, so bayes has no siblings to compare: name its base instead",
            guidance->search->name);
    return guidance->search->accepts_heuristics == NULL
           || guidance->search->accepts_heuristics(guidance->own_settings, count, error);
}

bool guidance_read(Guidance *guidance, const Options *options, Error *error)
{
    int64_t seed = 0;
    if (!options_number(options, "--seed", 0, INT64_MAX, &seed, error))
        return false;
    guidance->settings.seed = (uint64_t)seed;
    return read_search(guidance, options, error) && read_heuristics(guidance, options, error);
}

bool guidance_is_random(const Guidance *guidance)
{
    const SearchSettings *settings = &guidance->settings;
    return guidance->search->is_random || settings->ties == TIES_RANDOM || settings->shuffle
           || settings->nbest > 1 || guide_is_random(guidance->guide);
}

void guidance_free(Guidance *guidance)
{
    if (guidance->guide != NULL)
        guide_destroy(guidance->guide);
    free(guidance->assessor);
    free(guidance->own_settings);
}
