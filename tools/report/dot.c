/* The states that a search has seen as a graph for GraphViz: nodes are states with their numbers, edges are
 * choices with the thread and its place or value.  The way to the error is red. */
#include "tools/report/dot.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/common/clean_text.h"
#include "tools/report/formats.h"
#include "vm/describe.h"
#include "vm/states.h"

/* ---- labels, while the search runs ---- */

static char *finish(Bytes *text)
{
    char *clean = clean_text((char *)text->data, text->length);
    bytes_free(text);
    return clean;
}

char *dot_label(void *context, int index)
{
    States *states = context;
    Vm *vm = states_vm(states);
    states_refresh(states);
    Choice choice = vm_choice(vm, index);
    ViolationText place = {0};
    Bytes label = {0};
    violation_note_thread(vm, choice.thread, &place);
    bytes_format(&label, "%s", place.thread);
    if (choice.kind == CHOICE_VALUE)
        bytes_format(&label, " takes %u", choice.value);
    if (choice.kind == CHOICE_WAKE_UP)
        bytes_add_text(&label, " wakes up");
    if (choice.kind == CHOICE_INTERRUPT)
        bytes_add_text(&label, " is interrupted");
    if (place.file != NULL && place.file[0] != '\0')
        bytes_format(&label, " %s:%d", place.file, place.line);
    else if (choice.kind == CHOICE_THREAD)
        bytes_add_text(&label, " begins");
    violation_free(&place);
    return finish(&label);
}

/* ---- the file ---- */

static void put_quoted(const char *text, FILE *out)
{
    fputc('"', out);
    for (; *text != '\0'; text++) {
        if (*text == '"' || *text == '\\')
            fputc('\\', out);
        fputc(*text, out);
    }
    fputc('"', out);
}

static const char *look_of(const DrawnState *node)
{
    if (node->is_wrong)
        return ", shape=octagon, style=filled, fillcolor=\"#d62728\", fontcolor=white";
    if (node->choices == 0)
        return ", shape=doublecircle";
    return node->taken < node->choices ? ", style=dashed" : "";
}

static void put_node(const DrawnState *node, FILE *out)
{
    assert(node->taken <= node->choices);
    const char *border = node->is_marked && !node->is_wrong ? ", color=\"#d62728\", penwidth=2" : "";
    fprintf(out, "  s%u [label=\"%u\"%s%s%s];\n", node->state, node->state, look_of(node), border,
            node->state == 0 ? ", xlabel=\"start\"" : "");
}

static void put_edge(const DrawnStep *edge, FILE *out)
{
    assert(edge->label != NULL);
    fprintf(out, "  s%u -> s%u [label=", edge->from, edge->to);
    put_quoted(edge->label, out);
    fprintf(out, "%s];\n",
            edge->is_marked ? ", color=\"#d62728\", fontcolor=\"#d62728\", penwidth=2, weight=8" : "");
}

static void put_title(const Report *report, FILE *out)
{
    const Summary *summary = report->summary;
    char *arguments = report_arguments(report);
    Bytes title = {0};
    const char *verdict = summary->error != NULL ? summary->error->error.kind : "no error found";
    bytes_format(&title, "%s %s: %s, %llu states, %llu transitions", summary->program, arguments, verdict,
                 (unsigned long long)summary->figures.states,
                 (unsigned long long)summary->figures.transitions);
    if (report->drawing->is_cut)
        bytes_format(&title, " (%u states are drawn)", report->drawing->node_count);
    char *text = finish(&title);
    fputs("  label=", out);
    put_quoted(text, out);
    fputs(";\n", out);
    free(text);
    free(arguments);
}

/* GraphViz may take minutes to lay out large graphs: beyond this many nodes it is asked for straight lines
 * and fewer iterations. */
enum { LARGE = 100 };

/* Dashed: not all of its choices were taken, or their steps are not drawn. */
void dot_put(const Report *report, FILE *out)
{
    const Drawing *drawing = report->drawing;
    fputs("digraph states {\n", out);
    put_title(report, out);
    fputs(
        "  labelloc=t;\n  node [shape=circle, fontname=\"Helvetica\", fontsize=11];\n  edge [fontname=\"Helvetica\", fontsize=9];\n",
        out);
    if (drawing->node_count > LARGE)
        fputs("  nslimit=0.5;\n  nslimit1=1;\n  mclimit=0.1;\n  splines=line;\n", out);
    for (uint32_t i = 0; i < drawing->node_count; i++)
        put_node(&drawing->nodes[i], out);
    for (uint32_t i = 0; i < drawing->edge_count; i++)
        put_edge(&drawing->edges[i], out);
    fputs("}\n", out);
    if (drawing->is_cut)
        fprintf(stderr, "clew: --dot draws %u of the states: the limit is %u (--dot-limit N for more)\n",
                drawing->node_count, drawing->limit);
}
