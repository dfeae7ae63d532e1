/* The recorded parts of a trace file: steps and the final state; the format is in docs/trace.md. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "tools/common/clean_text.h"
#include "tools/report/counterexample.h"

static json_t *optional_json(const char *text)
{
    return text == NULL || text[0] == '\0' ? json_null() : text_json(text);
}

static json_t *class_json(const char *internal_name)
{
    char *clean = clean_text(internal_name, strlen(internal_name));
    for (char *at = clean; *at != '\0'; at++)
        *at = *at == '/' ? '.' : *at;
    json_t *json = optional_json(clean);
    free(clean);
    return json;
}

/* The names of the locks that a row's call takes, or leaves; NULL: none. */
static json_t *holdings_json(const Row *row, bool taken)
{
    json_t *names = NULL;
    for (uint32_t i = 0; i < row->holding_count; i++) {
        if (row->holdings[i].taken != taken)
            continue;
        names = names != NULL ? names : json_array();
        json_array_append_new(names, text_json(row->holdings[i].name));
    }
    return names;
}

json_t *trace_steps_json(const Counterexample *example)
{
    json_t *steps = json_array();
    for (uint32_t i = 0; i < example->recording.row_count; i++) {
        const Row *row = &example->recording.rows[i];
        const Event *event = &row->event;
        json_array_append_new(
            steps,
            json_pack("{s:i, s:i, s:o, s:s, s:o, s:o, s:o, s:i, s:o, s:o, s:o, s:o, s:o, s:o, s:o*, s:o*}",
                      "step", (int)row->step, "thread_number", (int)event->thread, "thread",
                      text_json(event->thread_name), "kind", event_kind_name(event->kind), "text",
                      text_json(event->text), "class", class_json(event->class_name), "file",
                      optional_json(event->file), "line", event->line, "source", optional_json(row->source),
                      "object", optional_json(event->object_name), "variable", optional_json(event->variable),
                      "before", optional_json(event->before), "after", optional_json(event->after), "call",
                      optional_json(event->call), "takes", holdings_json(row, true), "leaves",
                      holdings_json(row, false)));
    }
    return steps;
}

static json_t *stack_json(const ThreadView *thread, Sources *sources)
{
    json_t *stack = json_array();
    for (uint32_t i = 0; i < thread->frame_count; i++) {
        const FrameView *frame = &thread->frames[i];
        const char *source = sources != NULL && !frame->library
                                 ? sources_line(sources, frame->internal_name, frame->file, frame->line)
                                 : NULL;
        json_array_append_new(
            stack, json_pack("{s:o, s:o, s:o, s:i, s:o, s:b}", "class", text_json(frame->class_name),
                             "method", text_json(frame->method), "file", optional_json(frame->file), "line",
                             frame->line, "source", optional_json(source), "library", frame->library));
    }
    return stack;
}

static json_t *hold_json(const Recording *recording, const ThreadView *thread, uint32_t i)
{
    Ref object = thread->holds[i];
    uint32_t since = object < recording->held_capacity ? recording->held_since[object] : 0;
    return json_pack("{s:o, s:i}", "object", text_json(thread->hold_names[i]), "since", (int)since);
}

static json_t *thread_json(const Recording *recording, const ThreadView *thread, Sources *sources)
{
    json_t *holds = json_array();
    for (uint32_t i = 0; i < thread->hold_count; i++)
        json_array_append_new(holds, hold_json(recording, thread, i));
    json_t *held_by = thread->stuck && thread->held_by != 0
                          ? text_json(recording->standing.threads[thread->held_by - 1].name)
                          : json_null();
    return json_pack("{s:i, s:o, s:s, s:b, s:o, s:o, s:o, s:o}", "thread_number", (int)thread->number,
                     "thread", text_json(thread->name), "status", thread->status, "stuck", thread->stuck,
                     "why", optional_json(thread->stuck ? thread->why : NULL), "held_by", held_by, "holds",
                     holds, "stack", stack_json(thread, sources));
}

json_t *trace_final_json(const Counterexample *example)
{
    const Recording *recording = &example->recording;
    json_t *threads = json_array(), *values = json_array();
    for (uint32_t i = 0; i < recording->standing.count; i++)
        json_array_append_new(threads,
                              thread_json(recording, &recording->standing.threads[i], example->sources));
    for (uint32_t i = 0; i < recording->value_count; i++)
        json_array_append_new(values, json_pack("{s:o, s:o}", "name", text_json(recording->values[i].name),
                                                "value", text_json(recording->values[i].value)));
    return json_pack("{s:o, s:o}", "threads", threads, "values", values);
}
