/* A plug-in that asks clew for everything, sensible or not, and writes to a file what it saw: "wrong ..."
 * where an answer was not as it should be. */
#include <clew/heuristic.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const ClewSetting settings[] = {{"log", "FILE"}, {"quiet", NULL}, {NULL, NULL}};

static void *create(const ClewSettings *given,
                    const char *(*get)(const ClewSettings *given, const char *name), uint64_t seed,
                    char *message, size_t size)
{
    (void)seed;
    FILE *log = get(given, "log") != NULL ? fopen(get(given, "log"), "a") : NULL;
    if (log == NULL)
        snprintf(message, size, "log=FILE is needed");
    else if (get(given, "quiet") != NULL || get(given, "loud") != NULL)
        fprintf(log, "wrong settings\n");
    return log;
}

static void destroy(void *self) { fclose(self); }

#define EXPECT(condition) \
    ((condition) ? (void)0 : (void)fprintf(log, "wrong line %d: %s\n", __LINE__, #condition))

static void look_at_path(FILE *log, const ClewView *view, const ClewState *state)
{
    ClewChoice choice;
    EXPECT(view->remembered(state) == view->depth(state)); /* this path has counted its states */
    view->remember(state, view->depth(state) + 1);
    EXPECT(view->choice(state, &choice) == (view->depth(state) > 0));
    EXPECT(choice.thread < view->thread_count(state));
}

static uint32_t look_at_threads(FILE *log, const ClewView *view, const ClewState *state)
{
    char text[64], tiny[2] = "x";
    uint32_t live = 0, blocked = 0;
    for (uint32_t i = 0; i < view->thread_count(state); i++) {
        live += view->thread_is_live(state, i);
        blocked += view->thread_is_blocked(state, i);
        EXPECT(view->thread_is_live(state, i) == (view->thread_name(state, i, text, sizeof text)[0] != '\0'));
    }
    EXPECT(live == view->live_threads(state));
    EXPECT(!view->thread_is_live(state, 1000000) && !view->thread_is_blocked(state, UINT32_MAX));
    EXPECT(strcmp(view->thread_class(state, UINT32_MAX, text, sizeof text), "") == 0);
    EXPECT(!view->thread_is_live(state, 0)
           || strcmp(view->thread_name(state, 0, text, sizeof text), "main") == 0);
    EXPECT(!view->thread_is_live(state, 0)
           || strcmp(view->thread_class(state, 0, text, sizeof text), "java.lang.Thread") == 0);
    EXPECT(!view->thread_is_live(state, 0)
           || strcmp(view->thread_name(state, 0, tiny, sizeof tiny), "m") == 0);
    return blocked;
}

static void look_at_nothing(FILE *log, const ClewView *view, const ClewState *state)
{
    char text[8];
    EXPECT(view->static_field(state, "No.such$Class", "field").kind == 0);
    EXPECT(view->static_field(state, "java.lang.Integer", "nothing").kind == 0);
    EXPECT(view->static_field(state, "java.lang.Thread", "name").kind == 0);
    for (uint64_t object = 0; object < UINT32_MAX; object = 3 * object + 1) {
        view->field(state, (ClewObject)object, "value");
        view->element(state, (ClewObject)object, (int64_t)object - 5);
        view->length(state, (ClewObject)object);
        view->class_name(state, (ClewObject)object, text, sizeof text);
    }
    EXPECT(view->field(state, 0, "value").kind == 0 && view->element(state, 0, 0).kind == 0
           && view->length(state, 0) == -1);
    EXPECT(strcmp(view->class_name(state, UINT32_MAX, text, sizeof text), "") == 0);
}

/* tests/expressions/Values.java, where it has come to its choice. */
static void look_at_values(FILE *log, const ClewView *view, const ClewState *state)
{
    char text[64];
    ClewValue node = view->static_field(state, "Values", "node"),
              numbers = view->static_field(state, "Values", "numbers");
    if (node.kind == 0)
        return;
    fprintf(log, "values\n");
    EXPECT(view->static_field(state, "Values", "yes").kind == 'Z'
           && view->static_field(state, "Values", "yes").as.whole == 1);
    EXPECT(view->static_field(state, "Values", "letter").kind == 'C'
           && view->static_field(state, "Values", "letter").as.whole == 0xffff);
    EXPECT(view->static_field(state, "Values", "longLeast").as.whole == INT64_MIN);
    EXPECT(view->static_field(state, "Values", "floatSome").kind == 'F'
           && view->static_field(state, "Values", "floatSome").as.real == 0.1f);
    EXPECT(view->static_field(state, "Values", "FINAL").as.whole == 42);
    EXPECT(view->static_field(state, "Values", "none").kind == 'L'
           && view->static_field(state, "Values", "none").as.object == 0);
    EXPECT(node.kind == 'L'
           && strcmp(view->class_name(state, node.as.object, text, sizeof text), "Values$Node") == 0);
    EXPECT(view->field(state, node.as.object, "buried").as.whole == 9
           && view->field(state, node.as.object, "weight").as.real == 0.1);
    EXPECT(view->field(state, view->field(state, node.as.object, "next").as.object, "value").as.whole == 2);
    EXPECT(view->field(state, node.as.object, "counted").as.whole == 11);
    EXPECT(view->length(state, numbers.as.object) == 5 && view->length(state, node.as.object) == -1);
    EXPECT(view->element(state, numbers.as.object, 2).kind == 'I'
           && view->element(state, numbers.as.object, 2).as.whole == 4);
    EXPECT(view->element(state, numbers.as.object, 5).kind == 0
           && view->element(state, numbers.as.object, -1).kind == 0);
}

static double estimate(void *self, const ClewView *view, const ClewState *state)
{
    look_at_path(self, view, state);
    look_at_nothing(self, view, state);
    look_at_values(self, view, state);
    uint32_t blocked = look_at_threads(self, view, state);
    fprintf(self, "blocked %u\n", (unsigned)blocked);
    return -(double)blocked;
}

const ClewHeuristic clew_heuristic = {
    .version = CLEW_HEURISTIC_VERSION,
    .name = "curious",
    .settings = settings,
    .remembers = true,
    .create = create,
    .estimate = estimate,
    .destroy = destroy,
};
