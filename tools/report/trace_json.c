/* The recorded parts of a trace file: steps and the final state; the format is in docs/trace.md. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "tools/common/clean_text.h"
#include "tools/common/json_writer.h"
#include "tools/report/counterexample.h"

/* A text, or null where there is none. */
static void add_known(json_t *object, const char *key, const char *text)
{
    if (text == NULL || text[0] == '\0')
        json_add_null(object, key);
    else
        json_add_clean_text(object, key, text);
}

static void add_class(json_t *object, const char *key, const char *internal_name)
{
    char *name = clean_text(internal_name, strlen(internal_name));
    for (char *at = name; *at != '\0'; at++)
        *at = *at == '/' ? '.' : *at;
    add_known(object, key, name);
    free(name);
}

/* The names of the locks that a row's call takes, or leaves; no member where there are none. */
static void add_holdings(json_t *object, const char *key, const TraceRow *row, bool taken)
{
    json_t *names = NULL;
    for (uint32_t i = 0; i < row->holding_count; i++) {
        if (row->holdings[i].taken != taken)
            continue;
        names = names != NULL ? names : json_add_list(object, key);
        json_append_clean_text(names, row->holdings[i].name);
    }
}

/* The calls of the program's own code; no member where there is but one. */
static void add_calls(json_t *object, const char *key, const char *stack)
{
    if (stack == NULL || strchr(stack, '\n') == NULL)
        return;
    json_t *list = json_add_list(object, key);
    while (*stack != '\0') {
        size_t length = strcspn(stack, "\n");
        char *call = clean_text(stack, length);
        json_append_text(list, call);
        free(call);
        stack += length + (stack[length] == '\n');
    }
}

static void add_row(json_t *steps, const TraceRow *row)
{
    const Event *event = &row->event;
    json_t *step = json_append_object(steps);
    json_add_number(step, "step", row->step);
    json_add_number(step, "thread_number", event->thread);
    json_add_clean_text(step, "thread", event->thread_name);
    json_add_text(step, "kind", event_kind_name(event->is_inside_model ? EVENT_CALL : event->kind));
    json_add_clean_text(step, "text", event->text);
    add_class(step, "class", event->class_name);
    add_known(step, "file", event->file);
    json_add_number(step, "line", event->line);
    add_known(step, "source", row->source);
    add_known(step, "object", event->object_name);
    add_known(step, "variable", event->is_inside_model ? NULL : event->variable);
    add_known(step, "before", event->is_inside_model ? NULL : event->before);
    add_known(step, "after", event->is_inside_model ? NULL : event->after);
    add_known(step, "call", event->call);
    add_calls(step, "stack", event->stack);
    if (event->wants != NULL)
        json_add_clean_text(step, "wants", event->wants);
    add_holdings(step, "takes", row, true);
    add_holdings(step, "leaves", row, false);
}

json_t *trace_steps_json(const Counterexample *example)
{
    json_t *steps = json_array();
    for (uint32_t i = 0; i < example->recording.row_count; i++)
        add_row(steps, &example->recording.rows[i]);
    return steps;
}

static void add_stack(json_t *object, const char *key, const ThreadView *thread, Sources *sources)
{
    json_t *stack = json_add_list(object, key);
    for (uint32_t i = 0; i < thread->frame_count; i++) {
        const FrameView *frame = &thread->frames[i];
        const char *source = sources != NULL && !frame->library
                                 ? sources_line(sources, frame->internal_name, frame->file, frame->line)
                                 : NULL;
        json_t *item = json_append_object(stack);
        json_add_clean_text(item, "class", frame->class_name);
        json_add_clean_text(item, "method", frame->method);
        add_known(item, "file", frame->file);
        json_add_number(item, "line", frame->line);
        add_known(item, "source", source);
        json_add_flag(item, "library", frame->library);
    }
}

static void add_holds(json_t *object, const char *key, const Recording *recording, const ThreadView *thread)
{
    json_t *holds = json_add_list(object, key);
    for (uint32_t i = 0; i < thread->hold_count; i++) {
        json_t *hold = json_append_object(holds);
        json_add_clean_text(hold, "object", thread->hold_names[i]);
        json_add_number(hold, "since", recording_taken_since(recording, thread->number, thread->holds[i]));
    }
}

static void add_thread(json_t *threads, const Recording *recording, const ThreadView *thread,
                       Sources *sources)
{
    json_t *item = json_append_object(threads);
    assert(thread->held_by <= recording->dump.count);
    json_add_number(item, "thread_number", thread->number);
    json_add_clean_text(item, "thread", thread->name);
    json_add_text(item, "status", thread->status);
    json_add_flag(item, "stuck", thread->stuck);
    add_known(item, "why", thread->stuck ? thread->why : NULL);
    if (thread->stuck && thread->held_by != 0)
        json_add_clean_text(item, "held_by", recording->dump.threads[thread->held_by - 1].name);
    else
        json_add_null(item, "held_by");
    add_known(item, "wants", thread->stuck ? thread->wants_name : NULL);
    add_holds(item, "holds", recording, thread);
    add_stack(item, "stack", thread, sources);
}

json_t *trace_final_json(const Counterexample *example)
{
    const Recording *recording = &example->recording;
    json_t *final = json_object(), *threads = json_add_list(final, "threads"),
           *values = json_add_list(final, "values");
    for (uint32_t i = 0; i < recording->dump.count; i++)
        if (thread_view_exists(&recording->dump.threads[i]))
            add_thread(threads, recording, &recording->dump.threads[i], example->sources);
    for (uint32_t i = 0; i < recording->value_count; i++) {
        json_t *value = json_append_object(values);
        json_add_clean_text(value, "name", recording->values[i].name);
        json_add_clean_text(value, "value", recording->values[i].value);
    }
    return final;
}
