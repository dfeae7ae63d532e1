/* A violation witness in the exchange format of SV-COMP: GraphML 1.0, the one that validators of its Java
 * track read (the newer YAML format is defined for C).  The automaton is the counterexample: an edge for each
 * event, with the thread that it is of. */
#include <assert.h>
#include <jansson.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "base/sha256.h"
#include "tools/commands.h"
#include "tools/common/xml.h"
#include "tools/report/formats.h"
#include "tools/report/places.h"

typedef struct Witness {
    const Report *report;
    FILE *out;
    json_t *threads; /* of the end */
    int node;        /* the last one */
    int cycle;       /* the node where steps begin that repeat for ever; 0: there are none */
} Witness;

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

static int number_of(const json_t *object, const char *key)
{
    return (int)json_integer_value(json_object_get(object, key));
}

/* ---- the head ---- */

static const struct {
    const char *id, *of, *type;
} keys[] = {
    {"witness-type", "graph", "string"},
    {"sourcecodelang", "graph", "string"},
    {"producer", "graph", "string"},
    {"specification", "graph", "string"},
    {"programfile", "graph", "string"},
    {"programhash", "graph", "string"},
    {"architecture", "graph", "string"},
    {"creationtime", "graph", "string"},
    {"entry", "node", "boolean"},
    {"cyclehead", "node", "boolean"},
    {"violation", "node", "boolean"},
    {"originFileName", "edge", "string"},
    {"startline", "edge", "int"},
    {"endline", "edge", "int"},
    {"sourcecode", "edge", "string"},
    {"threadId", "edge", "int"},
    {"createThread", "edge", "int"},
    {"enterFunction", "edge", "string"},
    {"assumption", "edge", "string"},
    {"assumption.scope", "edge", "string"},
    {"assumption.resultfunction", "edge", "string"},
};

static void put_keys(FILE *out)
{
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        bool is_flag = strcmp(keys[i].type, "boolean") == 0;
        fprintf(out, "  <key id=\"%s\" attr.name=\"%s\" attr.type=\"%s\" for=\"%s\"%s\n", keys[i].id,
                keys[i].id, keys[i].type, keys[i].of, is_flag ? "><default>false</default></key>" : "/>");
    }
}

static void put_data(const Witness *witness, const char *key, const char *text)
{
    fprintf(witness->out, "      <data key=\"%s\">", key);
    xml_put(text, witness->out);
    fputs("</data>\n", witness->out);
}

static void put_number(const Witness *witness, const char *key, int number)
{
    fprintf(witness->out, "      <data key=\"%s\">%d</data>\n", key, number);
}

/* The first three are properties of SV-COMP for Java, the next is one for C; the others have no counterpart
 * there and are named as they are here. */
static void put_specification(const Witness *witness, const char *kind)
{
    static const struct {
        const char *kind, *formula;
    } table[] = {
        {"assertion", "G assert"},   {"exception", "G ! uncaught(java.lang.RuntimeException)"},
        {"deadlock", "G !deadlock"}, {"race", "G ! data-race"},
        {"hang", "F end"},
    };
    char formula[64], text[1024];
    snprintf(formula, sizeof formula, "G ! %s", kind);
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
        if (strcmp(table[i].kind, kind) == 0)
            snprintf(formula, sizeof formula, "%s", table[i].formula);
    snprintf(text, sizeof text, "CHECK( init(%s.main()), LTL(%s) )", witness->report->summary->program,
             formula);
    put_data(witness, "specification", text);
}

static bool hash_file(const char *path, char *hash)
{
    struct stat about;
    char buffer[4096];
    Sha256 sha;
    FILE *in = stat(path, &about) == 0 && S_ISREG(about.st_mode) ? fopen(path, "rb") : NULL;
    if (in == NULL)
        return false;
    sha256_begin(&sha);
    for (size_t length; (length = fread(buffer, 1, sizeof buffer, in)) > 0;)
        sha256_add(&sha, buffer, length);
    sha256_end(&sha, hash);
    fclose(in);
    return true;
}

/* The class file or the jar, where there is no source. */
static bool find_compiled(const Report *report, Bytes *path, char *hash)
{
    for (const char *at = report->class_path; *at != '\0'; at += strspn(at, ":")) {
        int length = (int)strcspn(at, ":");
        path->length = 0;
        bytes_format(path, "%.*s/%s.class", length, at, report->summary->program);
        for (uint8_t *dot = path->data + length; dot < path->data + path->length - strlen(".class"); dot++)
            *dot = *dot == '.' ? '/' : *dot;
        bytes_add_u1(path, 0);
        if (hash_file((char *)path->data, hash))
            return true;
        path->data[length] = '\0';
        if (hash_file((char *)path->data, hash))
            return true;
        at += length;
    }
    return false;
}

static void put_program(const Witness *witness)
{
    const Report *report = witness->report;
    const char *program = report->summary->program;
    char hash[SHA256_TEXT] = "", *file = place_source_name(program),
         *source = place_path(report->sources, program, file);
    Bytes compiled = {0};
    bool is_source = hash_file(source, hash);
    put_data(witness, "programfile",
             !is_source && find_compiled(report, &compiled, hash) ? (char *)compiled.data : source);
    put_data(witness, "programhash", hash);
    bytes_free(&compiled);
    free(source);
    free(file);
}

/* SOURCE_DATE_EPOCH, as reproducible builds set it, in place of now. */
static void put_time(const Witness *witness)
{
    char text[64];
    const char *given = getenv("SOURCE_DATE_EPOCH");
    time_t now = given != NULL ? (time_t)strtoll(given, NULL, 10) : time(NULL);
    struct tm parts;
    gmtime_r(&now, &parts);
    strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
    put_data(witness, "creationtime", text);
}

static void put_head(const Witness *witness)
{
    fputs(
        "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n"
        "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n",
        witness->out);
    put_keys(witness->out);
    fputs("  <graph edgedefault=\"directed\">\n", witness->out);
    put_data(witness, "witness-type", "violation_witness");
    put_data(witness, "sourcecodelang", "Java");
    put_data(witness, "producer", "clew " CLEW_VERSION);
    put_specification(witness, text_of(json_object_get(witness->report->trace, "error"), "kind"));
    put_program(witness);
    put_data(witness, "architecture", "64bit");
    put_time(witness);
    fputs("    <node id=\"N0\">\n      <data key=\"entry\">true</data>\n    </node>\n", witness->out);
}

/* ---- edges ---- */

static void begin_edge(Witness *witness, int thread)
{
    fprintf(witness->out, "    <edge source=\"N%d\" target=\"N%d\">\n", witness->node, witness->node + 1);
    put_number(witness, "threadId", thread);
}

/* The node that an edge leads to, with what is said of it; NULL: nothing is. */
static void end_edge_with(Witness *witness, const char *flag)
{
    witness->node++;
    assert(witness->node > 0);
    fprintf(witness->out, "    </edge>\n    <node id=\"N%d\"", witness->node);
    if (flag != NULL)
        fprintf(witness->out, ">\n      <data key=\"%s\">true</data>\n    </node>\n", flag);
    else
        fputs("/>\n", witness->out);
}

static void end_edge(Witness *witness, bool is_violation)
{
    end_edge_with(witness, is_violation ? "violation" : NULL);
}

static void enter_main(Witness *witness)
{
    char function[512];
    begin_edge(witness, 0);
    put_number(witness, "createThread", 0);
    snprintf(function, sizeof function, "%s.main", witness->report->summary->program);
    put_data(witness, "enterFunction", function);
    end_edge(witness, false);
}

/* The number of the thread that a step starts; -1: it starts none. */
static int started_thread(const Witness *witness, const json_t *step)
{
    size_t i;
    json_t *thread;
    const char *name = sentence_operand(SENTENCE_STARTS, text_of(step, "text"));
    if (strcmp(text_of(step, "kind"), event_kind_name(EVENT_START)) != 0 || name == NULL)
        return -1;
    json_array_foreach (witness->threads, i, thread)
        if (strcmp(text_of(thread, "thread"), name) == 0)
            return number_of(thread, "thread_number");
    return -1;
}

static bool is_started_later(const Witness *witness, int thread)
{
    size_t i;
    json_t *step;
    json_array_foreach (json_object_get(witness->report->trace, "steps"), i, step)
        if (started_thread(witness, step) == thread)
            return true;
    return false;
}

/* The function that a thread is in first, if it is still there. */
static void put_function(const Witness *witness, const json_t *thread)
{
    const json_t *stack = json_object_get(thread, "stack"),
                 *frame = json_array_get(stack, json_array_size(stack) - 1);
    char function[1024];
    if (frame == NULL)
        return;
    snprintf(function, sizeof function, "%s.%s", text_of(frame, "class"), text_of(frame, "method"));
    put_data(witness, "enterFunction", function);
}

/* A trace begins where there is something to choose: the main thread may have started others before. */
static void create_threads(Witness *witness)
{
    size_t i;
    json_t *thread;
    json_array_foreach (witness->threads, i, thread) {
        int number = number_of(thread, "thread_number");
        if (number == 0 || strcmp(text_of(thread, "status"), "new") == 0 || is_started_later(witness, number))
            continue;
        begin_edge(witness, 0);
        put_number(witness, "createThread", number);
        end_edge(witness, false);
        begin_edge(witness, number);
        put_function(witness, thread);
        end_edge(witness, false);
    }
}

static void put_place(const Witness *witness, const json_t *step)
{
    char *path = place_path(witness->report->sources, text_of(step, "class"), text_of(step, "file"));
    if (path != NULL)
        put_data(witness, "originFileName", path);
    free(path);
    if (number_of(step, "line") > 0) {
        put_number(witness, "startline", number_of(step, "line"));
        put_number(witness, "endline", number_of(step, "line"));
    }
    if (text_of(step, "source")[0] != '\0')
        put_data(witness, "sourcecode", text_of(step, "source"));
}

static bool consists_of(const char *text, const char *characters)
{
    return text[0] != '\0' && text[strspn(text, characters)] == '\0';
}

#define LETTERS "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
#define DIGITS  "0123456789"

/* Only what is an expression of the program: static fields with numbers or truth values. */
static void put_written(const Witness *witness, const json_t *step)
{
    const char *variable = text_of(step, "variable"), *after = text_of(step, "after");
    bool is_value =
        consists_of(after, DIGITS "-.") || strcmp(after, "true") == 0 || strcmp(after, "false") == 0;
    if (strcmp(text_of(step, "kind"), "write") != 0 || !is_value
        || !consists_of(variable, LETTERS DIGITS "_."))
        return;
    char text[1024];
    snprintf(text, sizeof text, "%s == %s;", variable, after);
    put_data(witness, "assumption", text);
    put_data(witness, "assumption.scope", text_of(step, "class"));
}

/* Both "2" of "chooses 2, one of 0 to 3" and "true" of "chooses true" stand behind the same word. */
static void put_chosen(const Witness *witness, const json_t *step)
{
    const char *chosen = sentence_operand(SENTENCE_CHOOSES_NUMBER, text_of(step, "text"));
    if (strcmp(text_of(step, "kind"), event_kind_name(EVENT_CHOICE)) != 0 || chosen == NULL)
        return;
    char value[64], assumption[128];
    snprintf(value, sizeof value, "%.*s", (int)strcspn(chosen, ","), chosen);
    snprintf(assumption, sizeof assumption, "\\result == %s;", value);
    bool is_number = consists_of(value, DIGITS "-");
    put_data(witness, "assumption", assumption);
    put_data(witness, "assumption.scope", text_of(step, "class"));
    put_data(witness, "assumption.resultfunction",
             is_number ? "clew.Verify.getInt" : "clew.Verify.getBoolean");
}

static void put_step(Witness *witness, const json_t *step, bool is_last)
{
    int started = started_thread(witness, step);
    begin_edge(witness, number_of(step, "thread_number"));
    if (started >= 0)
        put_number(witness, "createThread", started);
    put_place(witness, step);
    put_written(witness, step);
    put_chosen(witness, step);
    end_edge(witness, is_last);
}

/* A thread that is blocked executes nothing. */
static bool is_executed(const json_t *step) { return strcmp(text_of(step, "kind"), "blocked") != 0; }

static size_t last_executed(const json_t *steps)
{
    size_t last = json_array_size(steps);
    while (last > 0 && !is_executed(json_array_get(steps, last - 1)))
        last--;
    return last;
}

/* A cycle begins at a node of its own, to which an edge leads back from the last one. */
static void begin_cycle(Witness *witness)
{
    begin_edge(witness, 0);
    end_edge_with(witness, "cyclehead");
    witness->cycle = witness->node;
}

static void close_cycle(Witness *witness)
{
    fprintf(witness->out, "    <edge source=\"N%d\" target=\"N%d\">\n    </edge>\n", witness->node,
            witness->cycle);
}

/* The last step leads to the violation; where there is no step, the first state is one. */
static void put_steps(Witness *witness, const json_t *steps)
{
    size_t i, last = last_executed(steps);
    json_t *step, *cycle = json_object_get(witness->report->trace, "cycle");
    int first = cycle != NULL ? number_of(cycle, "first_step") : INT_MAX;
    json_array_foreach (steps, i, step) {
        if (!is_executed(step))
            continue;
        if (number_of(step, "step") >= first && witness->cycle == 0)
            begin_cycle(witness);
        put_step(witness, step, i + 1 == last && witness->cycle == 0);
    }
    if (witness->cycle > 0)
        close_cycle(witness);
    if (last == 0) {
        begin_edge(witness, 0);
        end_edge(witness, true);
    }
}

void witness_put(const Report *report, FILE *out)
{
    Witness witness = {.report = report,
                       .out = out,
                       .threads = json_object_get(json_object_get(report->trace, "final"), "threads")};
    assert(report->trace != NULL && "formats.c writes witnesses of errors only");
    put_head(&witness);
    enter_main(&witness);
    create_threads(&witness);
    put_steps(&witness, json_object_get(report->trace, "steps"));
    fputs("  </graph>\n</graphml>\n", out);
}
