/* One sentence for each footnote, for people and as JSON; and one for all modelled classes. */
#include "tools/report/footnote_text.h"

#include <stdlib.h>
#include <string.h>

#include "tools/common/clean_text.h"
#include "tools/common/json_writer.h"
#include "tools/common/terminal.h"

static const struct {
    const char *kind, *text;
} sentences[FOOTNOTE_COUNT] = {
    [FOOTNOTE_CLOCK_READ] =
        {"clock-read", "the program read the clock, which stands still but for time-outs: what takes time "
                       "otherwise was not searched"},
    [FOOTNOTE_IDENTITY_HASH] =
        {"identity-hash", "the program used identity hash codes: one assignment of them was searched, and so "
                          "one order of hash tables of such objects"},
    [FOOTNOTE_WEAK_OPERATIONS] =
        {"weak-operations", "the program used weakCompareAndSet: that it may fail for no reason was not "
                            "searched (--spurious-failures)"},
    [FOOTNOTE_MAP_SIZE] =
        {"map-size",
         "the program asked for the size of a ConcurrentHashMap while other threads ran: that it may "
         "lag behind their updates was not searched"},
    [FOOTNOTE_REAL_FILES] =
        {"real-files",
         "the program used real files (--allow write): their contents are no part of a state, and a "
         "path sees what the paths before it have left there"},
    [FOOTNOTE_PROCESSES] =
        {"processes", "the program used other processes (--allow exec): what they do is no part of a state"},
    [FOOTNOTE_NETWORK] =
        {"network", "the program used the network (--allow net): what it answers is no part of a state"},
    [FOOTNOTE_STOP] =
        {"stop",
         "the program used Thread.stop: a stopped thread was searched to throw ThreadDeath at once, before "
         "what others can notice; that it goes on for a while, or stops elsewhere, was not searched"},
    [FOOTNOTE_LIBRARY_RACE] =
        {"library-race", "threads race on a library object that is not for concurrent use (a collection, a "
                         "builder): what follows depends on its implementation, which was clew's own; "
                         "--library jdk checks the JDK's"},
    [FOOTNOTE_SPURIOUS_WAKEUPS] =
        {"spurious-wakeups",
         "the program waited (Object.wait, Condition.await, park): wake-ups for no reason were not searched (--spurious-wakeups)"},
    [FOOTNOTE_RANDOM] =
        {"random-numbers",
         "the program used random numbers: one sequence of them was searched; Verify.random searches all values"},
    [FOOTNOTE_MACHINE] =
        {"machine",
         "the program asked for the number of processors or for memory: one answer was searched (--processors)"},
    [FOOTNOTE_THREAD_STATES] =
        {"thread-states",
         "the program asked what another thread is doing (getState, getBlocker): moments at which only the code of a JDK holds it up were not searched"},
    [FOOTNOTE_THREAD_NUMBERS] =
        {"thread-numbers",
         "threads that run side by side made threads, and the program asked for names or ids: not every order of their numbers was searched"},
    [FOOTNOTE_THREAD_LIST] =
        {"thread-list",
         "the program listed threads: what the main thread does to its own Thread meanwhile was not searched in every order"},
    [FOOTNOTE_STREAMS_SET] =
        {"streams-set",
         "the program set System.in, out or err while other threads ran: that happens before or after the last operation of a thread and what follows it, not in between"},
    [FOOTNOTE_ESCAPED_FINALS] =
        {"escaped-finals",
         "other threads could see an object before its constructor had written all final fields: reading them was not searched in every order"},
    [FOOTNOTE_NOTIFIED_TWICE] =
        {"interrupt-after-notify",
         "a thread was interrupted after it had been notified, while others waited: that one of them gets the notification instead was not searched"},
    [FOOTNOTE_INPUT] =
        {"input",
         "the program read standard input or real files: the verdict is about what they contain now"},
    [FOOTNOTE_FINALIZERS] = {"finalizers", "the program has a class with a finalizer: finalizers do not run"},
    [FOOTNOTE_REFERENCES] =
        {"references",
         "the program used weak, soft or phantom references: they are cleared by System.gc() only"},
    [FOOTNOTE_SET_ORDER] =
        {"set-order",
         "the program went through the elements of a Set.of or Map.of: one order of them was searched"},
    [FOOTNOTE_ADDER_SUM] =
        {"adder-sum",
         "the program asked for the sum of an adder while other threads ran: that it may leave out some of their updates was not searched"},
    [FOOTNOTE_DELAYS] =
        {"delays",
         "three or more scheduled tasks waited at the same time: not every order that times between the calls allow was searched"},
    [FOOTNOTE_SAME_ELEMENT] =
        {"same-element",
         "threads put the same object into a priority or delay queue: who took it was ordered "
         "after all of them, so that races may have been missed"},
    [FOOTNOTE_TASK_ORDER] =
        {"task-order", "the program used an executor or a future: they were taken to order more than they "
                       "promise, so that races may have been missed"},
    [FOOTNOTE_EXIT_STATUS] =
        {"exit-status", "the program ended itself with an exit status other than 0 on some schedule, which "
                        "is a violation only with --property exit"},
    [FOOTNOTE_IGNORED_RACE] = {"ignored-race",
                               "threads race on what --ignore-race names: that was not reported"},
    [FOOTNOTE_HANDLER] =
        {"handler",
         "a handler of the program took an exception that ended a thread on some schedule, which is no violation"},
    [FOOTNOTE_HANDLED_ASSERTION] =
        {"handled-assertion",
         "an AssertionError was caught on some schedule, as test runners do, which is a violation "
         "only with --property handled-assertion (clew test checks tests without a runner)"},
    [FOOTNOTE_ASSUMPTION] =
        {"assumption",
         "an assumption of the test did not hold on some schedule, which was not followed further"},
    [FOOTNOTE_TEST_PASSED] = {"test-passed", NULL},
    [FOOTNOTE_TEST_TIME] =
        {"test-time",
         "the test has a limit of time, whose length was not looked at, as no time passes in a search: "
         "that it can run or wait for ever is found"},
    [FOOTNOTE_TEST_BEGUN] = {"test-begun", NULL},
    [FOOTNOTE_TEST_EXIT] = {"test-exit", NULL},
};

static void print_note(Bytes *text, FILE *out)
{
    Terminal terminal = terminal_open(out, false);
    bytes_add_u1(text, 0);
    terminal_words(&terminal, 0, (char *)text->data);
    bytes_free(text);
}

static void print_models(const Footnotes *footnotes, FILE *out)
{
    Bytes text = {0};
    size_t count = footnotes->model_count;
    if (count == 0)
        return;
    for (size_t i = 0; i < count; i++)
        bytes_format(&text, "%s%s", i == 0 ? "note: " : ", ", footnotes->models[i]);
    bytes_format(&text, ": clew's own, one step per operation; --library jdk%s%s checks the JDK's code",
                 count == 1 ? "=" : "", count == 1 ? footnotes->models[0] : "");
    print_note(&text, out);
}

void footnotes_print(const Footnotes *footnotes, FILE *out)
{
    for (Footnote i = 0; i < FOOTNOTE_COUNT; i++)
        if (footnotes_have(footnotes, i) && sentences[i].text != NULL) {
            Bytes text = {0};
            bytes_format(&text, "note: %s", sentences[i].text);
            print_note(&text, out);
        }
    print_models(footnotes, out);
}

void footnotes_add_json(const Footnotes *footnotes, json_t *object)
{
    json_t *list = json_add_list(object, "footnotes");
    for (Footnote i = 0; i < FOOTNOTE_COUNT; i++) {
        if (!footnotes_have(footnotes, i))
            continue;
        json_t *footnote = json_append_object(list);
        json_add_text(footnote, "kind", sentences[i].kind);
        json_add_optional_text(footnote, "text", sentences[i].text);
    }
    list = json_add_list(object, "models");
    for (size_t i = 0; i < footnotes->model_count; i++)
        json_append_text(list, footnotes->models[i]);
}

void footnotes_add_notes(const Footnotes *footnotes, json_t *object)
{
    json_t *list = json_add_list(object, "notes");
    Bytes models = {0};
    for (Footnote i = 0; i < FOOTNOTE_COUNT; i++)
        if (footnotes_have(footnotes, i) && sentences[i].text != NULL)
            json_append_text(list, sentences[i].text);
    for (size_t i = 0; i < footnotes->model_count; i++)
        bytes_format(&models, "%s%s", i == 0 ? "clew's own, one step per operation: " : ", ",
                     footnotes->models[i]);
    bytes_add_u1(&models, 0);
    if (footnotes->model_count > 0)
        json_append_text(list, (const char *)models.data);
    bytes_free(&models);
}

static void read_kind(Footnotes *footnotes, const char *kind)
{
    for (Footnote i = 0; kind != NULL && i < FOOTNOTE_COUNT; i++)
        if (strcmp(sentences[i].kind, kind) == 0)
            footnotes->noted |= (uint64_t)1 << i;
}

void footnotes_read_json(Footnotes *footnotes, const json_t *summary)
{
    size_t i;
    const json_t *each;
    json_array_foreach (json_object_get(summary, "footnotes"), i, each)
        read_kind(footnotes, json_string_value(json_object_get(each, "kind")));
    json_array_foreach (json_object_get(summary, "models"), i, each) {
        if (!json_is_string(each))
            continue;
        char *name = clean_text(json_string_value(each), json_string_length(each));
        footnotes_add_model(footnotes, name);
        free(name);
    }
}
