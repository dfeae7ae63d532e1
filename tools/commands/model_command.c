/* `clew model`: what a search has learned, for people: what follows which action, and where the model is
 * surest. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/memory.h"
#include "tools/checking/model_file.h"
#include "tools/commands.h"

enum { TOP_DEFAULT = 10 };

static const OptionSpec options_of_model[] = {
    {"--top", "N", "show at most N entries of each list (default 10; 0: all)"}, {0}};

/* A gram as it is shown. */
typedef struct GramRow {
    Gram gram;
    GramNext *nexts; /* by count, highest first */
    uint32_t count;
    double
        sureness; /* bits that it tells, over all times: how much less open the choice is than a blank one */
} GramRow;

typedef struct Shown {
    const Model *model;
    char **texts;
    GramRow *rows;
    GramNext *nexts;
    uint32_t count, top;
} Shown;

static int by_gram_and_count(const void *one, const void *other)
{
    const GramNext *a = one, *b = other;
    if (a->gram != b->gram)
        return a->gram < b->gram ? -1 : 1;
    return a->count != b->count ? (a->count > b->count ? -1 : 1) : a->action < b->action ? -1 : 1;
}

static double sureness(const GramRow *row, uint32_t action_count)
{
    double entropy = 0;
    for (uint32_t i = 0; i < row->count; i++) {
        double part = (double)row->nexts[i].count / (double)row->gram.total;
        entropy -= part * log2(part);
    }
    return (double)row->gram.total * (log2(action_count) - entropy);
}

static void make_rows(Shown *shown, uint32_t action_count)
{
    const Model *model = shown->model;
    uint32_t count = model_next_count(model), *order = model_sorted_grams(model);
    uint32_t *first = memory_allocate((model_gram_count(model) + 1) * sizeof *first);
    shown->count = model_gram_count(model);
    shown->nexts = memory_allocate((count + 1) * sizeof *shown->nexts);
    shown->rows = memory_allocate((shown->count + 1) * sizeof *shown->rows);
    for (uint32_t i = 0; i < count; i++)
        shown->nexts[i] = model_next(model, i);
    qsort(shown->nexts, count, sizeof *shown->nexts, by_gram_and_count);
    for (uint32_t i = 0; i < count; i++)
        first[shown->nexts[i].gram + 1] = i + 1;
    for (uint32_t i = 0; i < shown->count; i++) {
        GramRow *row = &shown->rows[i];
        *row = (GramRow){.gram = model_gram(model, order[i]),
                         .nexts = shown->nexts + first[order[i]],
                         .count = first[order[i] + 1] - first[order[i]]};
        row->sureness = sureness(row, action_count);
    }
    free(order);
    free(first);
}

static void print_nexts(const Shown *shown, const GramRow *row)
{
    uint32_t count = shown->top > 0 && row->count > shown->top ? shown->top : row->count;
    for (uint32_t i = 0; i < count; i++)
        printf("    %6.2f%%  %s\n", 100.0 * (double)row->nexts[i].count / (double)row->gram.total,
               shown->texts[row->nexts[i].action]);
    if (count < row->count)
        printf("             and %u more\n", row->count - count);
}

static void print_gram(const Shown *shown, const GramRow *row)
{
    printf("  %s",
           row->gram.is_start ? row->gram.length == 0 ? "a path begins" : "a path begins with" : "after");
    for (uint32_t i = 0; i < row->gram.length; i++)
        printf("%s%s", i == 0 ? " " : ", then ", shown->texts[row->gram.after[i]]);
    printf("  (%llu %s)\n", (unsigned long long)row->gram.total, row->gram.total == 1 ? "time" : "times");
    print_nexts(shown, row);
}

/* Equal ones stay in the order of the file. */
static int by_times(const void *one, const void *other)
{
    const GramRow *a = *(const GramRow *const *)one, *b = *(const GramRow *const *)other;
    return a->gram.total != b->gram.total ? (a->gram.total > b->gram.total ? -1 : 1) : a < b ? -1 : 1;
}

static int by_sureness(const void *one, const void *other)
{
    const GramRow *a = *(const GramRow *const *)one, *b = *(const GramRow *const *)other;
    return a->sureness != b->sureness ? (a->sureness > b->sureness ? -1 : 1) : a < b ? -1 : 1;
}

static bool is_short(const GramRow *row) { return row->gram.length + row->gram.is_start == 1; }
static bool is_long(const GramRow *row) { return !is_short(row); }

static void print_rows(const Shown *shown, const char *title, bool (*belongs)(const GramRow *row),
                       int (*order)(const void *one, const void *other))
{
    const GramRow **rows = memory_allocate((shown->count + 1) * sizeof *rows);
    uint32_t count = 0;
    for (uint32_t i = 0; i < shown->count; i++)
        if (belongs(&shown->rows[i]))
            rows[count++] = &shown->rows[i];
    qsort(rows, count, sizeof *rows, order);
    uint32_t printed = shown->top > 0 && count > shown->top ? shown->top : count;
    if (count > 0)
        printf("\n%s%s\n", title, printed < count ? " (the first of them; --top N shows more)" : "");
    for (uint32_t i = 0; i < printed; i++)
        print_gram(shown, rows[i]);
    free(rows);
}

static void print_origin(const ModelOrigin *origin)
{
    if (origin->program == NULL)
        return;
    printf("learned on %s", origin->program);
    for (int i = 0; i < origin->argument_count; i++)
        printf(" %s", origin->arguments[i]);
    printf(", from %llu %s in %u %s, with seed %llu\n", (unsigned long long)origin->paths,
           origin->paths == 1 ? "path" : "paths", origin->generations,
           origin->generations == 1 ? "generation" : "generations", (unsigned long long)origin->seed);
}

static void print_model(const ModelFile *file, ActionNames *names, uint32_t top)
{
    Shown shown = {.top = top};
    uint32_t action_count;
    Model *ordered = model_in_order(file->model, names, &shown.texts, &action_count);
    shown.model = ordered;
    make_rows(&shown, action_count);
    print_origin(&file->origin);
    printf("%u %s, %u grams of up to %u\n", action_count, action_count == 1 ? "action" : "actions",
           shown.count, model_n(ordered));
    print_rows(&shown, "what follows what, the most frequent first:", is_short, by_times);
    print_rows(&shown, "where the model is surest, longer histories:", is_long, by_sureness);
    free(shown.rows);
    free(shown.nexts);
    model_free_texts(shown.texts, action_count);
    model_destroy(ordered);
}

static int run(const Command *command, int argc, char **argv)
{
    Options options = {0};
    Error error;
    int index = 0;
    int64_t top = TOP_DEFAULT;
    if (!options_parse(command->options, argc, argv, &index, &options, &error)
        || !options_number(&options, "--top", 0, UINT32_MAX, &top, &error))
        return complain(&error);
    if (argc != index + 1) {
        help_print(stderr, command);
        return STATUS_USAGE;
    }
    ActionNames *names = action_names_create();
    ModelFile file = {0};
    bool fine = model_file_read(&file, argv[index], names, &error);
    if (fine)
        print_model(&file, names, (uint32_t)top);
    model_file_free(&file);
    action_names_destroy(names);
    return fine ? STATUS_FINE : complain(&error);
}

const Command model_command = {
    .name = "model",
    .usage = "model [--top N] FILE",
    .summary = "show the model in a file that --save-model wrote",
    .options = options_of_model,
    .run = run,
};
