/* Translates search.class, search.heuristic.* and cg.randomize_choices to --search, --heuristic and the
 * options of queues. */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "tools/jpf/jpf_keys.h"

/* Classes of JPF and the searches and heuristics of clew that correspond to them. */
static const struct Counterpart {
    const char *name, *search, *heuristic;
} table[] = {
    {"DFSearch", "dfs", NULL},
    {"DFSHeuristic", "dfs", NULL},
    {"BFSHeuristic", "bfs", NULL},
    {"RandomSearch", "random-walk", NULL},
    {"Simulation", "random-walk,walks=1", NULL},
    {"MinimizePreemption", "context-bound", NULL},
    {"MostBlocked", "best", "most-blocked"},
    {"Interleaving", "best", "interleaving"},
    {"GlobalSwitchThread", "best", "interleaving"},
    {"PreferThreads", "best", "prefer-threads"},
    {"RandomHeuristic", "best", "random"},
    {"BranchCountHeuristic", "best", "branchcount"},
    {"ChooseFree", "best", "choose-free"},
};

static const struct Counterpart *counterpart_of(const char *class_name)
{
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
        if (strcmp(table[i].name, jpf_simple_name(class_name)) == 0)
            return &table[i];
    return NULL;
}

/* search.class; older files say HeuristicSearch there and name the heuristic in search.heuristic.class. */
static const struct Counterpart *find_class(JpfFile *jpf)
{
    const JpfEntry *search = jpf_take(jpf, "search.class"),
                   *heuristic = jpf_take(jpf, "search.heuristic.class");
    const JpfEntry *entry =
        heuristic != NULL && (search == NULL || counterpart_of(search->value) == NULL) ? heuristic : search;
    const struct Counterpart *found = entry != NULL ? counterpart_of(entry->value) : NULL;
    if (entry != NULL && found == NULL)
        jpf_say(entry, "%s is ignored: clew has no counterpart of %s; the search is dfs", entry->key,
                entry->value);
    return found != NULL ? found : &table[0];
}

/* Adds the setting `threads` of prefer-threads, separated by +. */
static void add_threads(JpfFile *jpf, char *text, size_t size)
{
    const JpfEntry *entry = jpf_take(jpf, "search.heuristic.preferredThreads");
    StringList names = {0};
    if (entry == NULL)
        return;
    jpf_split(entry->value, ",;:", &names);
    for (int i = 0; i < names.count; i++)
        snprintf(text + strlen(text), size - strlen(text), "%s%s", i == 0 ? ",threads=" : "+", names.list[i]);
    string_list_free(&names);
}

static bool add_history(JpfFile *jpf, char *text, size_t size, Error *error)
{
    long long history = 0;
    if (!jpf_take_number(jpf, "search.heuristic.thread_history_limit", -1, &history, error)
        || !jpf_take_number(jpf, "search.heuristic.thread_history_size", -1, &history, error))
        return false;
    if (history > 0)
        snprintf(text + strlen(text), size - strlen(text), ",history=%lld", history);
    return true;
}

static bool add_heuristic(JpfFile *jpf, const char *heuristic, StringList *guidance, Error *error)
{
    char text[1024];
    if (heuristic == NULL)
        return true;
    snprintf(text, sizeof text, "%s", heuristic);
    if (strcmp(heuristic, "prefer-threads") == 0)
        add_threads(jpf, text, sizeof text);
    if (strcmp(heuristic, "interleaving") == 0 && !add_history(jpf, text, sizeof text, error))
        return false;
    command_line_add_option(guidance, "--heuristic", text);
    return true;
}

/* The width of a beam without a queue limit, as in JPF. */
enum { BEAM_DEFAULT = 1024 };

typedef struct JpfSearch {
    char search[64];
    bool is_guided, has_queue, is_shuffled;
    long long queue_limit; /* 0: none */
} JpfSearch;

static bool read_flags(JpfFile *jpf, JpfSearch *wanted, Error *error)
{
    bool beam = false, astar = false;
    if (!jpf_take_flag(jpf, "search.heuristic.beam_search", &beam, error)
        || !jpf_take_flag(jpf, "search.heuristic.astar", &astar, error)
        || !jpf_take_number(jpf, "search.heuristic.queue_limit", -1, &wanted->queue_limit, error))
        return false;
    if (wanted->is_guided && (beam || astar))
        snprintf(wanted->search, sizeof wanted->search, "%s", beam ? "beam" : "astar");
    else if (beam || astar)
        jpf_say(jpf_find(jpf, beam ? "search.heuristic.beam_search" : "search.heuristic.astar"),
                "%s is ignored: the search has no heuristic",
                beam ? "search.heuristic.beam_search" : "search.heuristic.astar");
    if (wanted->is_guided && beam && wanted->queue_limit <= 0)
        wanted->queue_limit = BEAM_DEFAULT;
    return true;
}

static bool read_walks(JpfFile *jpf, JpfSearch *wanted, Error *error)
{
    long long walks = 0;
    if (strcmp(wanted->search, "random-walk") != 0)
        return true;
    if (!jpf_take_number(jpf, "search.RandomSearch.path_limit", 0, &walks, error))
        return false;
    if (walks > 0)
        snprintf(wanted->search, sizeof wanted->search, "random-walk,walks=%lld", walks);
    return true;
}

/* Random order of choices: random-dfs instead of dfs, --shuffle for searches with a queue. */
static bool read_order(JpfFile *jpf, JpfSearch *wanted, Error *error)
{
    const JpfEntry *entry = jpf_take(jpf, "cg.randomize_choices");
    if (entry == NULL || strcmp(entry->value, "NONE") == 0)
        return true;
    if (strcmp(entry->value, "FIXED_SEED") != 0 && strcmp(entry->value, "VAR_SEED") != 0)
        return jpf_wrong(entry, error, "cg.randomize_choices is NONE, FIXED_SEED or VAR_SEED, not '%s'",
                         entry->value);
    if (strcmp(entry->value, "VAR_SEED") == 0)
        jpf_say(entry, "VAR_SEED is treated as FIXED_SEED: random choices depend on cg.seed or --seed");
    if (strcmp(wanted->search, "dfs") == 0)
        snprintf(wanted->search, sizeof wanted->search, "random-dfs");
    wanted->is_shuffled = wanted->has_queue;
    return true;
}

static void add_queue(JpfFile *jpf, const JpfSearch *wanted, StringList *guidance)
{
    if (wanted->queue_limit > 0 && wanted->has_queue)
        command_line_add_option_format(guidance, "--queue-limit", "%lld", wanted->queue_limit);
    else if (wanted->queue_limit > 0)
        jpf_say(jpf_find(jpf, "search.heuristic.queue_limit"),
                "search.heuristic.queue_limit is ignored: the search has no queue");
    if (wanted->is_shuffled)
        string_list_add(guidance, "--shuffle");
}

bool jpf_translate_search(JpfFile *jpf, StringList *guidance, Error *error)
{
    const struct Counterpart *found = find_class(jpf);
    JpfSearch wanted = {.is_guided = found->heuristic != NULL,
                        .has_queue = found->heuristic != NULL || strcmp(found->search, "bfs") == 0};
    assert(strlen(found->search) < sizeof wanted.search);
    snprintf(wanted.search, sizeof wanted.search, "%s", found->search);
    if (!read_flags(jpf, &wanted, error) || !read_walks(jpf, &wanted, error)
        || !read_order(jpf, &wanted, error))
        return false;
    command_line_add_option(guidance, "--search", wanted.search);
    add_queue(jpf, &wanted, guidance);
    return add_heuristic(jpf, found->heuristic, guidance, error);
}
