/* `clew mcp`: a server of the Model Context Protocol over standard input and output: JSON-RPC 2.0, one
 * message a line. Each tool is a command of clew, which runs as a child process; docs/mcp.md has the whole.
 */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/bytes.h"
#include "tools/commands.h"
#include "tools/common/child_process.h"
#include "tools/common/clean_text.h"
#include "tools/common/json_writer.h"
#include "tools/report/trace_file.h"

enum {
    TEXT_MAX = 60000,
    INVALID_REQUEST = -32600,
    NO_METHOD = -32601,
    INVALID_PARAMETERS = -32602,
    PARSE_ERROR = -32700
};

static const char PROGRAM[] =
    "'class_path':{'type':'string','description':'folders and jars, separated by colons'},"
    "'main_class':{'type':'string','description':'the class with main, as my.pack.Main'},"
    "'jar':{'type':'string','description':'a jar with a Main-Class, in place of main_class'},"
    "'arguments':{'type':'array','items':{'type':'string'},'description':'of the program'},"
    "'options':{'type':'array','items':{'type':'string'},'description':'options of clew, as in clew help'}";
static const char TRACE[] = "'trace':{'type':'string','description':'a file that check has written'}";

/* What the command line gets besides what the caller says. */
typedef struct Tool {
    const char *name, *description, *properties, *more, *required;
    const char *command;
    bool has_program, has_summary;
} Tool;

static const Tool tools[] = {
    {"check",
     "Search every schedule of a compiled Java program for deadlocks, failed assertions, uncaught exceptions and hangs "
     "(data races with the options --property race). The text has the counterexample and the verdict; the structured "
     "content is the summary. Only a complete search shows that there is no violation.",
     PROGRAM,
     ",'seconds':{'type':'number','description':'time limit, default 60'},"
     "'trace':{'type':'string','description':'file to write a counterexample to, for replay and explain'}",
     "", "check", true, true},
    {"run", "Run a compiled Java program once under one schedule; another one with the options --seed N.",
     PROGRAM, "", "", "run", true, false},
    {"replay", "Follow a counterexample again and show it as a table of steps.", TRACE, "", "'trace'",
     "replay", false, false},
    {"explain",
     "Tell what a counterexample means: the error, where each thread ends and what it waits for, every step in full.",
     TRACE, "", "'trace'", "replay", false, true},
};

enum { TOOLS = sizeof tools / sizeof tools[0] };

/* --- messages --- */

static void send(json_t *message)
{
    json_dumpf(message, stdout, JSON_COMPACT);
    fputc('\n', stdout);
    fflush(stdout);
    json_decref(message);
}

static void answer(json_t *id, json_t *result)
{
    send(json_pack("{s:s, s:O, s:o}", "jsonrpc", "2.0", "id", id, "result", result));
}

static void refuse(json_t *id, int code, const char *text)
{
    send(json_pack("{s:s, s:O, s:{s:i, s:s}}", "jsonrpc", "2.0", "id", id, "error", "code", code, "message",
                   text));
}

/* The tables above have single quotes. */
static json_t *schema_of(const Tool *tool)
{
    Bytes text = {0};
    bytes_format(&text, "{'type':'object','properties':{%s%s},'required':[%s]}", tool->properties, tool->more,
                 tool->required);
    bytes_add_u1(&text, 0);
    for (size_t i = 0; i < text.length; i++)
        if (text.data[i] == '\'')
            text.data[i] = '"';
    json_t *schema = json_loads((const char *)text.data, 0, NULL);
    bytes_free(&text);
    return schema;
}

static json_t *list_tools(void)
{
    json_t *list = json_array();
    for (int i = 0; i < TOOLS; i++)
        json_array_append_new(list, json_pack("{s:s, s:s, s:o}", "name", tools[i].name, "description",
                                              tools[i].description, "inputSchema", schema_of(&tools[i])));
    return json_pack("{s:o}", "tools", list);
}

/* --- a call --- */

static bool add_texts(StringList *line, const json_t *list)
{
    size_t i;
    const json_t *item;
    if (list != NULL && !json_is_array(list))
        return false;
    json_array_foreach (list, i, item) {
        if (!json_is_string(item))
            return false;
        string_list_add(line, json_string_value(item));
    }
    return true;
}

static bool has_time_limit(const StringList *line)
{
    return string_list_has(line, "--max-time") || string_list_has(line, "--time");
}

/* What the call asks for as words; a message: it makes no sense. */
static const char *read_call(const Tool *tool, const json_t *given, StringList *line)
{
    const char *path = NULL, *main_class = NULL, *jar = NULL, *trace = NULL;
    json_t *arguments = NULL, *options = NULL;
    double seconds = 60;
    json_error_t error;
    string_list_add(line, tool->command);
    if (json_unpack_ex((json_t *)given, &error, 0, "{s?s, s?s, s?s, s?s, s?o, s?o, s?F}", "class_path", &path,
                       "main_class", &main_class, "jar", &jar, "trace", &trace, "arguments", &arguments,
                       "options", &options, "seconds", &seconds)
            != 0
        || !add_texts(line, options))
        return "an argument of the tool has the wrong type";
    if (!tool->has_program) {
        if (trace == NULL)
            return "trace is missing: a file that check has written";
        if (tool->has_summary)
            string_list_add(line, "--full-trace");
        string_list_add(line, trace);
        return NULL;
    }
    if ((main_class == NULL) == (jar == NULL))
        return "give main_class or jar, one of them";
    char limit[32];
    snprintf(limit, sizeof limit, "%g", seconds);
    const char *named[][2] = {{"-cp", path},
                              {"-jar", jar},
                              {"--trace", tool->has_summary ? trace : NULL},
                              {"--max-time", tool->has_summary && !has_time_limit(line) ? limit : NULL},
                              {"--max-steps", tool->has_summary ? NULL : "1000000000"}};
    for (size_t i = 0; i < sizeof named / sizeof named[0]; i++)
        if (named[i][1] != NULL) {
            string_list_add(line, named[i][0]);
            string_list_add(line, named[i][1]);
        }
    string_list_add(line, "--");
    if (main_class != NULL)
        string_list_add(line, main_class);
    return add_texts(line, arguments) ? NULL : "arguments must be a list of strings";
}

/* All of the file, or its beginning and end where it is long, as valid UTF-8. */
static char *text_of(FILE *file, size_t most)
{
    Bytes text = {0};
    char block[4096];
    rewind(file);
    for (size_t count; (count = fread(block, 1, sizeof block, file)) > 0;)
        bytes_add(&text, block, count);
    if (text.length > most) {
        size_t half = most / 2;
        Bytes shorter = {0};
        bytes_add(&shorter, text.data, half);
        bytes_add_text(&shorter, "\n[...]\n");
        bytes_add(&shorter, text.data + text.length - half, half);
        bytes_free(&text);
        text = shorter;
    }
    Bytes clean = {0};
    for (size_t at = 0, length; at < text.length; at += length + 1) {
        const uint8_t *end = memchr(text.data + at, '\n', text.length - at);
        length = end != NULL ? (size_t)(end - text.data) - at : text.length - at;
        char *line = clean_text((const char *)text.data + at, length);
        bytes_format(&clean, "%s\n", line);
        free(line);
    }
    bytes_add_u1(&clean, 0);
    bytes_free(&text);
    return (char *)clean.data;
}

/* The trace says what the error is and where threads end. */
static json_t *explanation(const json_t *given)
{
    Error error;
    json_t *trace = trace_load(json_string_value(json_object_get(given, "trace")), &error);
    static const char *const keys[] = {"program", "arguments", "error",   "length",
                                       "final",   "threads",   "found_by"};
    json_t *chosen = json_object();
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (json_object_get(trace, keys[i]) != NULL)
            json_object_set(chosen, keys[i], json_object_get(trace, keys[i]));
    json_decref(trace);
    return chosen;
}

static json_t *call(const Tool *tool, StringList *line, const json_t *given)
{
    FILE *shown = tmpfile(), *summary = tmpfile();
    char file[DESCRIPTOR_NAME_MAX];
    int status = 0;
    if (shown == NULL || summary == NULL)
        return NULL;
    StringList whole = {0};
    string_list_add(&whole, line->list[0]);
    if (tool->has_program && tool->has_summary) {
        descriptor_name(fileno(summary), file);
        string_list_add_all(&whole, 4, (char *[]){"--progress", "never", "--json", file});
    }
    string_list_add_all(&whole, line->count - 1, line->list + 1);
    pid_t id =
        child_process_start(&whole, &(ChildFiles){fileno(shown), fileno(shown), {fileno(summary), -1}});
    bool has_ended = id > 0 && waitpid(id, &status, 0) == id && WIFEXITED(status);
    char *text = text_of(shown, TEXT_MAX);
    json_t *result = json_pack("{s:[{s:s, s:s}], s:b}", "content", "type", "text", "text", text, "isError",
                               !has_ended || WEXITSTATUS(status) == STATUS_USAGE);
    rewind(summary);
    json_t *structured = !tool->has_summary  ? NULL
                         : tool->has_program ? json_loadf(summary, 0, NULL)
                                             : explanation(given);
    if (structured == NULL)
        structured = json_object();
    json_object_set_new(structured, "exit_status", json_integer(has_ended ? WEXITSTATUS(status) : -1));
    json_object_set_new(result, "structuredContent", structured);
    free(text);
    string_list_free(&whole);
    fclose(shown);
    fclose(summary);
    return result;
}

static void call_tool(json_t *id, const json_t *parameters)
{
    const char *name = json_string_value(json_object_get(parameters, "name"));
    json_t *given = json_object_get(parameters, "arguments"), *none = json_object();
    const Tool *tool = tools;
    while (tool < tools + TOOLS && (name == NULL || strcmp(tool->name, name) != 0))
        tool++;
    StringList line = {0};
    const char *problem = tool == tools + TOOLS ? "there is no such tool"
                                                : read_call(tool, given != NULL ? given : none, &line);
    json_t *result = problem == NULL ? call(tool, &line, given) : NULL;
    if (problem != NULL)
        refuse(id, INVALID_PARAMETERS, problem);
    else if (result == NULL)
        refuse(id, INVALID_PARAMETERS, "no temporary file can be made");
    else
        answer(id, result);
    json_decref(none);
    string_list_free(&line);
}

static json_t *greeting(const json_t *parameters)
{
    const char *version = json_string_value(json_object_get(parameters, "protocolVersion"));
    return json_pack("{s:s, s:{s:{}}, s:{s:s, s:s}}", "protocolVersion",
                     version != NULL ? version : "2025-06-18", "capabilities", "tools", "serverInfo", "name",
                     "clew", "version", CLEW_VERSION);
}

static void handle(json_t *message)
{
    const char *method = json_string_value(json_object_get(message, "method"));
    json_t *id = json_object_get(message, "id"), *parameters = json_object_get(message, "params");
    if (!json_is_object(message) || method == NULL) {
        if (!json_is_object(message)
            || (json_object_get(message, "result") == NULL && json_object_get(message, "error") == NULL))
            refuse(id != NULL ? id : json_null(), INVALID_REQUEST, "not a request of JSON-RPC 2.0");
        return;
    }
    if (id == NULL) /* a notification has no answer */
        return;
    if (strcmp(method, "initialize") == 0)
        answer(id, greeting(parameters));
    else if (strcmp(method, "ping") == 0)
        answer(id, json_object());
    else if (strcmp(method, "tools/list") == 0)
        answer(id, list_tools());
    else if (strcmp(method, "tools/call") == 0)
        call_tool(id, parameters);
    else
        refuse(id, NO_METHOD, "there is no such method");
}

static int run(const Command *command, int argc, char **argv)
{
    char *line = NULL;
    size_t size = 0;
    Options options = {0};
    Error error;
    int index = 0;
    if (!options_parse(command->options, argc, argv, &index, &options, &error))
        return complain(&error);
    standard_descriptors_fill();
    for (ssize_t length; (length = getline(&line, &size, stdin)) > 0;) {
        if (line[strspn(line, " \t\r\n")] == '\0')
            continue;
        json_t *message = json_loadb(line, (size_t)length, JSON_DECODE_ANY, NULL);
        if (message == NULL)
            refuse(json_null(), PARSE_ERROR, "not a line of JSON");
        else
            handle(message);
        json_decref(message);
    }
    free(line);
    return STATUS_FINE;
}

static const OptionSpec no_options[] = {{0}};

const Command mcp_command = {
    .name = "mcp",
    .usage = "mcp",
    .summary = "serve the Model Context Protocol on standard input and output: check, run, replay, explain",
    .options = no_options,
    .run = run,
};
