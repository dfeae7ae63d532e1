/* Searches for races and collects the names of the threads and the messages, each once. */
#include "tools/checking/racing_threads.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/guide.h"
#include "search/run.h"
#include "vm/describe.h"

/* The more threads there are, the more states each step leads to: a search that has found nothing yet goes on
 * for a hundred times as many. */
enum {
    QUEUE_LIMIT = 300,
    STATES_LIMIT = 30000,
    STATES_LIMIT_MAX = 100 * STATES_LIMIT,
    SECONDS_LIMIT = 20,
    NAMES_MAX = 64
};

extern const Search queued_bfs_search;

typedef struct RacingThreads {
    Session session;
    char *names[NAMES_MAX], *messages[NAMES_MAX]; /* each once */
    int name_count, message_count;
    const SearchFigures *figures;
} RacingThreads;

/* Owns `text` from now on; false: it is known. */
static bool add(char **texts, int *count, char *text)
{
    for (int i = 0; i < *count; i++) {
        if (strcmp(texts[i], text) == 0) {
            free(text);
            return false;
        }
    }
    if (*count == NAMES_MAX)
        free(text);
    else
        texts[(*count)++] = text;
    return true;
}

/* Names that could be read as several are replaced by the number of the thread. */
static char *name_of(Vm *vm, uint32_t thread)
{
    char *name = violation_thread_name(vm, thread);
    if (name[0] != '\0' && strpbrk(name, "+:,") == NULL)
        return name;
    free(name);
    char number[16];
    snprintf(number, sizeof number, "%u", thread);
    return memory_copy_string(number);
}

static bool on_race(void *observer, const SearchContext *context, StateNumber state)
{
    (void)context, (void)state;
    RacingThreads *racing = observer;
    Vm *vm = racing->session.vm;
    Violation race = vm_violation(vm, racing->session.options.properties);
    ViolationText text;
    violation_describe(vm, racing->session.options.properties, &text);
    char *one = name_of(vm, race.thread), *other = name_of(vm, race.other);
    if (add(racing->messages, &racing->message_count, memory_copy_string(text.message)))
        fprintf(stderr, "clew: %s and %s are preferred because of a %s\n", one, other, text.message);
    add(racing->names, &racing->name_count, one);
    add(racing->names, &racing->name_count, other);
    violation_free(&text);
    return false;
}

static const char *trouble(void *object)
{
    RacingThreads *racing = object;
    const char *problem = session_trouble(&racing->session);
    return problem == NULL && racing->name_count > 0 && racing->figures->states >= STATES_LIMIT
               ? "state limit"
               : problem;
}

static void search(RacingThreads *racing)
{
    Session *session = &racing->session;
    Links links;
    links_create(&links);
    links_set(&links, 0, NO_STATE, 0);
    Guide *none = guide_create(0);
    SearchContext context = {.space = session->stages[0].searched,
                             .links = &links,
                             .max_depth = UINT32_MAX,
                             .settings = {.queue_limit = QUEUE_LIMIT},
                             .guide = none,
                             .sights = &(Sight){.vm = session->vm},
                             .figures = {.states = 1},
                             .on_violation = on_race,
                             .observer = racing};
    Limits limits = {.states = STATES_LIMIT_MAX,
                     .seconds = SECONDS_LIMIT,
                     .trouble = trouble,
                     .trouble_context = racing};
    racing->figures = &context.figures;
    session_search_begins(session);
    search_check_state(&context, 0);
    search_run(&queued_bfs_search, &context, &limits);
    guide_destroy(none);
    links_free(&links);
}

static char *join(char **names, int count)
{
    size_t length = 1;
    for (int i = 0; i < count; i++)
        length += strlen(names[i]) + 1;
    char *text = memory_allocate(length);
    for (int i = 0; i < count; i++) {
        strcat(text, i > 0 ? "+" : "");
        strcat(text, names[i]);
    }
    return text;
}

char *racing_threads_find(Launch *launch, const SessionOptions *options, int argc, char **argv, Error *error)
{
    RacingThreads racing = {0};
    SessionOptions own = *options;
    own.assumptions = ASSUME_NOTHING;
    char *names = NULL;
    own.print = own.coverage = own.no_match = own.timeless = own.symmetric = false;
    own.unreduced |= REDUCTIONS_REFUTABLE;
    own.goals = NULL;
    own.properties = 1u << VIOLATION_RACE | 1u << VIOLATION_UNORDERED;
    if (session_open(&racing.session, launch, &own, argc, argv, error)) {
        search(&racing);
        const char *problem = session_trouble(&racing.session);
        if (problem != NULL)
            error_set(error, "%s", problem);
        else if (racing.name_count == 0)
            error_set(error, "prefer-threads: a short search found no race to learn from; name threads with "
                             "prefer-threads,threads=NAME+NAME");
        else
            names = join(racing.names, racing.name_count);
    }
    for (int i = 0; i < racing.name_count; i++)
        free(racing.names[i]);
    for (int i = 0; i < racing.message_count; i++)
        free(racing.messages[i]);
    session_close(&racing.session);
    return names;
}
