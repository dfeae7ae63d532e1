/* Reads the JSON summary of a check and decides what came of the test. */
#include "tools/test/test_result.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "base/bytes.h"
#include "base/memory.h"
#include "tools/commands.h"
#include "vm/test_frameworks.h"

void test_output_free(TestOutput *output)
{
    free(output->summary);
    free(output->shown);
    free(output->messages);
    free(output->sarif);
}

static bool has_note(const json_t *summary, const char *kind)
{
    size_t i;
    const json_t *note;
    json_array_foreach (json_object_get(summary, "footnotes"), i, note) {
        const char *is = json_string_value(json_object_get(note, "kind"));
        if (is != NULL && strcmp(is, kind) == 0)
            return true;
    }
    return false;
}

/* What a flag of the summary means for the test. */
static void take_flag(TestItem *item, const json_t *summary, const char *key, const char *note)
{
    if (json_is_true(json_object_get(summary, key)) && !string_list_has(&item->notes, note))
        string_list_add(&item->notes, note);
}

/* A note for each class of the library that the verdict rests on, so that tests which share it share the
 * note. */
static void take_models(TestItem *item, const json_t *summary)
{
    size_t i;
    const json_t *model;
    json_array_foreach (json_object_get(summary, "models"), i, model) {
        const char *name = json_string_value(model);
        Bytes text = {0};
        if (name == NULL)
            continue;
        bytes_format(&text, "%s: clew's own, one step per operation; --library jdk=%s checks the JDK's code",
                     name, name);
        bytes_add_u1(&text, 0);
        if (!string_list_has(&item->notes, (const char *)text.data))
            string_list_add(&item->notes, (const char *)text.data);
        bytes_free(&text);
    }
}

static void take_notes(TestItem *item, const json_t *summary, bool has_failed)
{
    take_flag(item, summary, "hangs_undecided",
              "whether the test can hang could not be decided: what goes round may be ended by a clock, "
              "which stands still in a search (see --clock-step), or from outside");
    if (!has_failed)
        take_flag(item, summary, "races_not_looked_for",
                  "races were not looked for, in which one thread may not see what another wrote "
                  "(--property race)");
    size_t i;
    const json_t *note;
    json_array_foreach (json_object_get(summary, "footnotes"), i, note) {
        const char *text = json_string_value(json_object_get(note, "text"));
        if (text != NULL && !string_list_has(&item->notes, text))
            string_list_add(&item->notes, text);
    }
    take_models(item, summary);
}

static void replace_text(char **text, const char *with)
{
    free(*text);
    *text = with == NULL ? NULL : memory_copy_string(with);
}

/* The first line, without "clew: ". */
static void set_unusable(TestItem *item, const char *text)
{
    Bytes line = {0};
    const char *message = strstr(text, "clew: ");
    message = message == NULL ? text : message + strlen("clew: ");
    bytes_add(&line, message, strcspn(message, "\n"));
    bytes_add_u1(&line, 0);
    test_item_set_aside(item, TEST_UNUSABLE, (const char *)line.data);
    bytes_free(&line);
}

/* A class that is missing makes a test unusable, not wrong; and the driver says what it cannot do. */
static const char *why_no_failure(const char *message)
{
    static const char refusal[] = "clew.internal.test.Unusable: ";
    if (strncmp(message, refusal, strlen(refusal)) == 0)
        return message + strlen(refusal);
    return NULL;
}

static bool is_missing_class(const char *message)
{
    return strncmp(message, "java.lang.NoClassDefFoundError", strlen("java.lang.NoClassDefFoundError")) == 0
           && strstr(message, "Could not initialize") == NULL;
}

static void take_violation(TestItem *item, const json_t *summary, const TestOutput *output)
{
    const json_t *error = json_object_get(summary, "error");
    const char *kind = json_string_value(json_object_get(error, "kind")),
               *message = json_string_value(json_object_get(error, "message"));
    message = message == NULL ? "" : message;
    const char *refusal = why_no_failure(message);
    if (refusal != NULL) {
        set_unusable(item, refusal);
        return;
    }
    if (is_missing_class(message)) {
        Bytes text = {0};
        bytes_format(&text, "a class is missing from the class path: %s", message);
        bytes_add_u1(&text, 0);
        set_unusable(item, (const char *)text.data);
        bytes_free(&text);
        return;
    }
    item->verdict = TEST_FAILED;
    replace_text(&item->kind, kind == NULL ? "error" : kind);
    replace_text(&item->message, message);
    replace_text(&item->shown, output->shown);
    item->length = (uint32_t)json_integer_value(json_object_get(summary, "length"));
    json_decref(item->sarif);
    item->sarif = output->sarif == NULL ? NULL : json_loads(output->sarif, 0, NULL);
}

static void take_complete(TestItem *item, const json_t *summary)
{
    if (has_note(summary, "test-exit"))
        test_item_set_aside(item, TEST_UNUSABLE,
                            "it ends the program itself on some schedule, with exit status 0");
    else if (has_note(summary, "test-passed"))
        item->verdict = TEST_PROVED;
    else if (has_note(summary, "assumption"))
        test_item_set_aside(item, TEST_SKIPPED, "an assumption fails on every schedule");
    else
        test_item_set_aside(item, TEST_UNUSABLE, "it does not return on any schedule: it runs for ever");
}

/* A signal that the check did not expect, or a message without a summary. */
static void take_trouble(TestItem *item, const TestOutput *output)
{
    char text[64];
    if (output->status > 128) {
        snprintf(text, sizeof text, "its check was ended by signal %d", output->status - 128);
        set_unusable(item,
                     output->status == 128 + 9 ? "its check did not end in time, or memory ran out" : text);
    } else
        set_unusable(item, output->messages == NULL || output->messages[0] == '\0'
                               ? "its check gave no result"
                               : output->messages);
}

void test_result_take(TestItem *item, const TestOutput *output)
{
    json_t *summary = output->summary == NULL ? NULL : json_loads(output->summary, 0, NULL);
    if (summary == NULL || output->status == STATUS_USAGE || output->status > STATUS_INCOMPLETE) {
        take_trouble(item, output);
        json_decref(summary);
        return;
    }
    const char *reason = json_string_value(json_object_get(summary, "reason"));
    item->states += (uint64_t)json_integer_value(json_object_get(summary, "states"));
    replace_text(&item->search, json_string_value(json_object_get(summary, "search")));
    take_notes(item, summary, output->status == STATUS_VIOLATION);
    item->is_out_of_time = reason != NULL && strcmp(reason, "time limit") == 0;
    if (output->status == STATUS_VIOLATION)
        take_violation(item, summary, output);
    else if (output->status == STATUS_FINE)
        take_complete(item, summary);
    else
        item->verdict = TEST_INCOMPLETE;
    json_decref(summary);
}

/* What the program itself covers; classes of test frameworks are none of its concern. */
void test_result_measure(TestItem *item, const TestOutput *output)
{
    size_t i;
    const json_t *class;
    json_t *summary = output->summary == NULL ? NULL : json_loads(output->summary, 0, NULL);
    if (summary != NULL && output->status == STATUS_VIOLATION) {
        replace_text(&item->search, json_string_value(json_object_get(summary, "search")));
        take_violation(item, summary, output);
    }
    json_array_foreach (json_object_get(json_object_get(summary, "coverage"), "classes"), i, class) {
        const char *name = json_string_value(json_object_get(class, "class"));
        const json_t *branches = json_object_get(class, "branches");
        if (name == NULL || is_of_test_framework(name))
            continue;
        item->branches += (int)json_integer_value(json_object_get(branches, "all"));
        item->branches_covered += (int)json_integer_value(json_object_get(branches, "covered"));
    }
    json_decref(summary);
}
