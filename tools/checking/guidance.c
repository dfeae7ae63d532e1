/* Reads the search with its settings and queue, and the heuristics; some heuristics wait for what a search
 * before the search finds out. */
#include "tools/checking/guidance.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/settings.h"
#include "heuristics/bayes.h"

static bool unknown_search(const char *name, Error *error)
{
    const char *nearest = nearest_name(name, search_names());
    return nearest != NULL ? error_set(error, "unknown search %s (did you mean %s?)", name, nearest)
                           : error_set(error, "unknown search %s", name);
}

/* "best, astar and beam": the names of the searches with a property. */
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

static bool read_queue(Guidance *guidance, const CheckOptions *options, const Options *settings, Error *error)
{
    int64_t limit = 0, nbest = 0;
    char names[256];
    bool wants_queue = options->queue_limit > 0 || options_has(&options->given, "--ties") || options->shuffle
                       || options_has(settings, "k");
    if (!options_number(settings, "k", 1, UINT32_MAX - 1, &limit, error)
        || !options_number(settings, "nbest", 1, 1 << 20, &nbest, error))
        return false;
    if (options->queue_limit > 0)
        limit = options->queue_limit;
    guidance->settings.ties = (Ties)options->ties;
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
    guidance->settings.shuffle = options->shuffle;
    guidance->settings.nbest = (uint32_t)nbest;
    guidance->settings.tests_expanded = options_choice(settings, "tests") == 1;
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

static bool read_search(Guidance *guidance, const CheckOptions *options, Error *error)
{
    char *text = memory_copy_string(options->search != NULL ? options->search : "dfs");
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
static bool names_no_threads(const char *text)
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

/* Gives property and bayes the goal of the command line, unless they have one of their own; the caller frees
 * the text. */
static char *complete(const Guidance *guidance, const char *text)
{
    bool wants_goal = guidance->goal != NULL && (is_named(text, "property") || is_named(text, "bayes"))
                      && strstr(text, ",goal=") == NULL;
    size_t size = strlen(text) + (wants_goal ? strlen(guidance->goal) + sizeof ",goal=" : 1);
    char *whole = memory_allocate(size);
    snprintf(whole, size, "%s%s%s", text, wants_goal ? ",goal=" : "", wants_goal ? guidance->goal : "");
    return whole;
}

/* Owns `text` from now on. */
static bool keep_unfinished_bayes(Guidance *guidance, char *text, Error *error)
{
    if (guidance->unfinished_bayes == NULL) {
        guidance->unfinished_bayes = text;
        return true;
    }
    free(text);
    return error_set(error, "only one bayes can estimate its variance");
}

bool guidance_set_variance(Guidance *guidance, double variance, Error *error)
{
    assert(guidance->unfinished_bayes != NULL && variance >= 0);
    size_t size = strlen(guidance->unfinished_bayes) + 64;
    char *text = memory_allocate(size);
    snprintf(text, size, "%s,variance=%.17g", guidance->unfinished_bayes, variance);
    bool added = guide_add_named(guidance->guide, text, error);
    free(text);
    return added;
}

char *guidance_bayes_base(const Guidance *guidance, char **errors_file, Error *error)
{
    Options settings = {0};
    char *words = memory_copy_string(guidance->unfinished_bayes), *base = NULL;
    if (settings_parse(words, heuristic_find("bayes")->options, &settings, error)) {
        if (options_has(&settings, "errors"))
            *errors_file = memory_copy_string(options_text(&settings, "errors", NULL));
        if (options_has(&settings, "base"))
            base =
                bayes_base_text(options_text(&settings, "base", NULL), options_text(&settings, "goal", NULL));
        else
            error_set(error, "bayes needs a base: bayes,base=NAME");
    }
    free(words);
    return base;
}

/* Is it a bayes with variance=auto?  Not one whose base has that. */
static bool wants_estimate(const char *text)
{
    Options settings = {0};
    Error mistake; /* reported when the heuristic is created */
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
    if (wants_estimate(text))
        return keep_unfinished_bayes(guidance, text, error);
    bool added = guide_add_named(guidance->guide, text, error);
    free(text);
    return added;
}

static bool read_heuristic(Guidance *guidance, const char *text, Error *error)
{
    if (!names_no_threads(text))
        return read_named(guidance, text, error);
    if (guidance->unnamed_preference != NULL)
        return error_set(error, "only one prefer-threads can learn its threads from races");
    guidance->unnamed_preference = text;
    return true;
}

bool guidance_prefer_threads(Guidance *guidance, const char *threads, Error *error)
{
    assert(guidance->unnamed_preference != NULL && threads[0] != '\0');
    size_t size = strlen(guidance->unnamed_preference) + strlen(threads) + sizeof ",threads=";
    char *text = memory_allocate(size);
    snprintf(text, size, "%s,threads=%s", guidance->unnamed_preference, threads);
    bool added = guide_add_named(guidance->guide, text, error);
    free(text);
    return added;
}

int guidance_heuristic_count(const Guidance *guidance)
{
    return guide_count(guidance->guide) + (guidance->unnamed_preference != NULL)
           + (guidance->unfinished_bayes != NULL);
}

static bool read_heuristics(Guidance *guidance, const CheckOptions *options, Error *error)
{
    char names[256];
    guidance->guide = guide_create(guidance->settings.seed);
    for (int i = 0; i < options->heuristics.count; i++)
        if (!read_heuristic(guidance, options->heuristics.list[i], error))
            return false;
    int count = guidance_heuristic_count(guidance);
    if (guidance->search->is_guided && count == 0)
        return error_set(error,
                         "--search %s needs a heuristic: --heuristic NAME (clew list heuristics shows all)",
                         guidance->search->name);
    if (!is_guided(guidance->search) && count > 0)
        return error_set(error, "--search %s uses no heuristic (%s do)", guidance->search->name,
                         list_names(is_guided, names, sizeof names));
    if (guidance->search->learns
        && (guidance->unfinished_bayes != NULL || guide_wants_siblings(guidance->guide)))
        return error_set(
            error,
            "--search %s visits one successor of a state at a time, so bayes has no siblings to compare: "
            "name its base instead",
            guidance->search->name);
    return guidance->search->accepts_heuristics == NULL
           || guidance->search->accepts_heuristics(guidance->own_settings, count, error);
}

bool guidance_read(Guidance *guidance, const CheckOptions *options, Error *error)
{
    guidance->settings.seed = (uint64_t)options->seed;
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
    free(guidance->unfinished_bayes);
    free(guidance->own_settings);
}
