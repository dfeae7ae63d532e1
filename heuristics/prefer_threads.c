/* Steps of a few threads, suspected of an error, are better than those of others.  Groce and Visser,
 * section 4.3: prefer-threads "improves the heuristic value of transitions that involve execution of only
 * these threads".
 *
 * Where none of them can go on, steps of others are still worse, as the paper says: paths on which the
 * suspects still run come first.  With "relaxed" the others' are as good there, being the only way on: a path
 * that has brought the suspects into a deadlock need not wait for every other path.  But once the suspects
 * have come to their end unharmed, all that the others can still do is then as good as their own steps on
 * other paths. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "heuristics/heuristic.h"

/* What was found out about a thread, as long as it has this name. */
typedef struct KnownThread {
    ThreadLabel label;
    bool is_known, is_preferred;
} KnownThread;

typedef struct PreferThreads {
    char *wanted;         /* words, each ending with a NUL; after the last comes an empty one */
    bool is_preferred;    /* the thread of the choice that is being taken */
    bool has_preferred;   /* so is a thread of one of the choices of this parent */
    bool is_relaxed;      /* others are as good where no preferred one can go on */
    KnownThread *threads; /* by number */
    uint32_t capacity;
} PreferThreads;

static void *create(const Options *options, uint64_t seed, Error *error)
{
    (void)seed;
    const char *threads = options_text(options, "threads", ""),
               *teacher = options_text(options, "from", "race");
    if (strcmp(teacher, "race") != 0) {
        error_set(error, "prefer-threads can learn from=race, not from=%s", teacher);
        return NULL;
    }
    if (threads[strspn(threads, "+:")] == '\0') {
        error_set(error, "prefer-threads needs to know which: prefer-threads,threads=NAME+NAME...");
        return NULL;
    }
    if (options_has(options, "strict") && options_has(options, "relaxed")) {
        error_set(error, "prefer-threads is strict or relaxed, not both");
        return NULL;
    }
    PreferThreads *self = memory_allocate(sizeof *self);
    self->wanted = memory_allocate(strlen(threads) + 2);
    self->is_relaxed = options_has(options, "relaxed");
    char *to = self->wanted;
    for (const char *from = threads; *from != '\0';) {
        size_t length = strcspn(from, "+:");
        memcpy(to, from, length);
        to += length + (length > 0);
        from += length + (from[length] != '\0');
    }
    return self;
}

static void destroy(void *self)
{
    free(((PreferThreads *)self)->wanted);
    free(((PreferThreads *)self)->threads);
    free(self);
}

static bool is_number(const char *word, uint32_t number)
{
    char *end;
    return strtoul(word, &end, 10) == number && end != word && *end == '\0';
}

/* "bench.DiningPhil$Philosopher", "DiningPhil$Philosopher" or "Philosopher". */
static bool names_class(const char *word, const char *class_name)
{
    size_t length = strlen(class_name), short_length = strlen(word);
    if (short_length > length || strcmp(class_name + (length - short_length), word) != 0)
        return false;
    return short_length == length || strchr(".$", class_name[length - short_length - 1]) != NULL;
}

static bool is_wanted(const PreferThreads *self, const Vm *vm, uint32_t thread)
{
    char class_name[512], *name = view_thread_name(vm, thread);
    const char *class = view_thread_class(vm, thread, class_name, sizeof class_name);
    bool is = false;
    for (const char *word = self->wanted; *word != '\0' && !is; word += strlen(word) + 1)
        is = strcmp(word, name) == 0 || is_number(word, thread) || names_class(word, class);
    free(name);
    return is;
}

static void prepare(void *object, Sight sight, const Choice *choice)
{
    PreferThreads *self = object;
    KnownThread now = {0};
    now.is_known = sight_thread_label(sight, choice->thread, &now.label);
    MEMORY_ROOM_FOR(self->threads, self->capacity, choice->thread);
    KnownThread *known = &self->threads[choice->thread];
    if (!known->is_known || !now.is_known || known->label.object != now.label.object
        || known->label.name != now.label.name) {
        now.is_preferred = is_wanted(self, sight_vm(sight), choice->thread);
        *known = now;
    }
    self->is_preferred = known->is_preferred;
    self->has_preferred |= self->is_preferred;
}

static double estimate(void *object, const Situation *situation)
{
    const PreferThreads *self = object;
    return situation->depth > 0 && self->is_preferred ? 0 : 1;
}

static void revise(void *object, double parent_value, double *values, int count)
{
    (void)parent_value;
    PreferThreads *self = object;
    for (int i = 0; i < count && !self->has_preferred && self->is_relaxed; i++)
        values[i] = 0;
    self->has_preferred = false;
}

static const OptionSpec options[] = {
    {"threads", "LIST", "names, numbers or classes of threads, with + or : between them"},
    {"from", "race", "those that a short search finds to race (default, when none are named)"},
    {"strict", NULL, "others are worse even where none of these can go on (default)"},
    {"relaxed", NULL, "others are as good where none of these can go on"},
    {0}};

const Heuristic prefer_threads_heuristic = {
    .name = "prefer-threads",
    .summary = "steps of these threads are better than those of others",
    .options = options,
    .best = 0,
    .create = create,
    .prepare = prepare,
    .estimate = estimate,
    .revise = revise,
    .destroy = destroy,
};
