/* Any heuristic, revised; see bayes.h.  What the base wants to know, prepare or remember is passed on. */
#include "heuristics/bayes.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/settings.h"
#include "heuristics/heuristic.h"
#include "heuristics/plugin.h"

typedef struct Bayes {
    const Heuristic *base;
    Plugin *plugin; /* that the base comes from; NULL: none */
    char *words;    /* its settings point into them */
    void *self;     /* the base's */
    double variance;
    bool new_only;
    double *estimates; /* of the siblings: those seen before first */
    uint32_t count, capacity;
} Bayes;

/* --- the equation --- */

double bayes_weight(double variance, const double *estimates, int count, double *mean)
{
    double sum = 0, squares = 0;
    int finite = 0;
    for (int i = 0; i < count; i++) {
        sum += isfinite(estimates[i]) ? estimates[i] : 0;
        finite += isfinite(estimates[i]) != 0;
    }
    *mean = finite > 0 ? sum / finite : 0;
    for (int i = 0; i < count; i++)
        squares += isfinite(estimates[i]) ? (estimates[i] - *mean) * (estimates[i] - *mean) : 0;
    double among = finite > 1 ? squares / (finite - 1) : 0;
    return among > variance ? variance / among : 1;
}

static void add_sibling(Bayes *self, double estimate)
{
    MEMORY_ROOM_FOR(self->estimates, self->capacity, self->count);
    self->estimates[self->count++] = estimate;
}

static void revise(void *object, double parent_value, double *values, int count)
{
    Bayes *self = object;
    double mean;
    if (self->base->revise != NULL)
        self->base->revise(self->self, parent_value, values, count);
    for (int i = 0; i < count; i++)
        add_sibling(self, values[i]);
    double weight = bayes_weight(self->variance, self->estimates, (int)self->count, &mean);
    for (int i = 0; i < count; i++)
        values[i] = isfinite(values[i]) ? (1 - weight) * values[i] + weight * mean : values[i];
    self->count = 0;
}

/* --- the base --- */

char *bayes_base_text(const char *base, const char *goal)
{
    size_t length = strlen(base);
    bool is_wrapped = length >= 2 && base[0] == '(' && base[length - 1] == ')';
    size_t size = length + (goal != NULL ? strlen(goal) : 0) + sizeof ",goal=";
    char *text = memory_allocate(size);
    snprintf(text, size, "%.*s", (int)(is_wrapped ? length - 2 : length), base + is_wrapped);
    char *name = memory_copy_string(text);
    name[settings_name_length(name)] = '\0';
    bool takes_goal = strcmp(name, "property") == 0
                      || strcmp(name, "bayes") == 0; /* those of others are places in the program */
    if (takes_goal && goal != NULL && strstr(text, ",goal=") == NULL)
        snprintf(text + strlen(text), size - strlen(text), ",goal=%s", goal);
    free(name);
    return text;
}

/* The words are those of a thing that has the plug-in's own name. */
static bool open_plugin(Bayes *self, Error *error)
{
    size_t length = strcspn(self->words, ",");
    char *path = memory_copy_string(self->words);
    path[length] = '\0';
    self->plugin = plugin_open(path, error);
    free(path);
    if (self->plugin == NULL)
        return false;
    self->base = plugin_heuristic(self->plugin);
    size_t size = strlen(self->base->name) + strlen(self->words + length) + 1;
    char *words = memory_allocate(size);
    snprintf(words, size, "%s%s", self->base->name, self->words + length);
    free(self->words);
    self->words = words;
    return true;
}

static bool find_base(Bayes *self, Error *error)
{
    if (plugin_is_path(self->words, strcspn(self->words, ",")))
        return open_plugin(self, error);
    char *name = memory_copy_string(self->words);
    name[settings_name_length(name)] = '\0';
    self->base = heuristic_find(name);
    if (self->base == NULL)
        error_set(error, "bayes: unknown heuristic %s as its base (clew list heuristics shows all)", name);
    free(name);
    return self->base != NULL;
}

static bool open_base(Bayes *self, uint64_t seed, Error *error)
{
    Options settings = {0};
    if (!find_base(self, error) || !settings_parse(self->words, self->base->options, &settings, error))
        return false;
    if (self->plugin != NULL)
        self->self = plugin_create(self->plugin, &settings, seed, error);
    else if (self->base->create != NULL)
        self->self = self->base->create(&settings, seed, error);
    return self->self != NULL || (self->plugin == NULL && self->base->create == NULL);
}

/* --- the heuristic --- */

static void destroy(void *object)
{
    Bayes *self = object;
    if (self->self != NULL && self->base->destroy != NULL)
        self->base->destroy(self->self);
    if (self->plugin != NULL)
        plugin_close(self->plugin);
    free(self->words);
    free(self->estimates);
    free(self);
}

static bool read_settings(Bayes *self, const Options *options, Error *error)
{
    const char *siblings = options_text(options, "siblings", "all");
    self->variance = BAYES_VARIANCE;
    self->new_only = strcmp(siblings, "new") == 0;
    if (!self->new_only && strcmp(siblings, "all") != 0)
        return error_set(error, "bayes: unknown siblings %s (all or new)", siblings);
    return settings_decimal(options, "variance", 0, 1e300, &self->variance, error);
}

static void *create(const Options *options, uint64_t seed, Error *error)
{
    const char *base = options_text(options, "base", NULL);
    if (base == NULL) {
        error_set(
            error,
            "bayes needs a base: bayes,base=property, or with settings of its own bayes,base=(property,form=admissible)");
        return NULL;
    }
    Bayes *self = memory_allocate(sizeof *self);
    self->words = bayes_base_text(base, options_text(options, "goal", NULL));
    if (read_settings(self, options, error) && open_base(self, seed, error))
        return self;
    destroy(self);
    return NULL;
}

static bool bind(void *object, const Vm *vm, Error *error)
{
    const Bayes *self = object;
    return self->base->bind == NULL || self->base->bind(self->self, vm, error);
}

static const char *note(const void *object)
{
    const Bayes *self = object;
    return self->base->note != NULL ? self->base->note(self->self) : NULL;
}

static void prepare(void *object, Sight sight, const Choice *choice)
{
    const Bayes *self = object;
    if (self->base->prepare != NULL)
        self->base->prepare(self->self, sight, choice);
}

static double estimate(void *object, const Situation *situation)
{
    const Bayes *self = object;
    return self->base->estimate(self->self, situation);
}

static void meet_again(void *object, const Situation *situation)
{
    Bayes *self = object;
    if (!self->new_only)
        add_sibling(self, self->base->estimate(self->self, situation));
}

/* The innermost, if they are several. */
static const Heuristic *base_of(const void *object)
{
    const Bayes *self = object;
    return self->base->base != NULL ? self->base->base(self->self) : self->base;
}

static const OptionSpec options[] = {
    {"base", "NAME", "the heuristic to be revised; with settings of its own base=(NAME,key=value)"},
    {"variance", "V",
     "of the base's errors (default 7323200, as in the paper); auto: from a short search before the search"},
    {"errors", "FILE", "with variance=auto: where a table of the errors that were found is written"},
    {"siblings", "WHICH", "all states that the parent leads to (default), or only those that are new"},
    {"goal", "E", "for a base that wants a goal (default: the goal of --property)"},
    {0}};

const Heuristic bayes_heuristic = {
    .name = "bayes",
    .summary = "another heuristic, revised by what it says of sibling states",
    .options = options,
    .remembers = true,
    .best = -INFINITY,
    .create = create,
    .bind = bind,
    .note = note,
    .prepare = prepare,
    .estimate = estimate,
    .meet_again = meet_again,
    .revise = revise,
    .base = base_of,
    .destroy = destroy,
};
