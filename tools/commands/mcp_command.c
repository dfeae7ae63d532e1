/* `clew mcp`: a server of the Model Context Protocol over standard input and output: JSON-RPC 2.0, one
 * message a line. Each tool is a command of clew, which runs as a child process; docs/mcp.md has the whole.
 * While it runs, the server listens: the call may be cancelled. */
#include <fcntl.h>
#include <jansson.h>
#include <poll.h>
#include <signal.h>
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
#include "tools/common/line_reader.h"
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

typedef struct Server {
    LineReader input;
    json_t *waiting; /* messages that came while a call was running */
    json_t *answers; /* those to several messages in one, which are sent together; NULL: each by itself */
} Server;

/* --- messages --- */

static void put_line(json_t *message)
{
    json_dumpf(message, stdout, JSON_COMPACT);
    fputc('\n', stdout);
    fflush(stdout);
    json_decref(message);
}

static void send(const Server *server, json_t *message)
{
    if (server->answers != NULL)
        json_array_append_new(server->answers, message);
    else
        put_line(message);
}

static json_t *reply(json_t *id, json_t *result)
{
    return json_pack("{s:s, s:O, s:o}", "jsonrpc", "2.0", "id", id, "result", result);
}

static void answer(const Server *server, json_t *id, json_t *result) { send(server, reply(id, result)); }

static json_t *refusal(json_t *id, int code, const char *text)
{
    return json_pack("{s:s, s:O, s:{s:i, s:s}}", "jsonrpc", "2.0", "id", id, "error", "code", code, "message",
                     text);
}

static void refuse(const Server *server, json_t *id, int code, const char *text)
{
    send(server, refusal(id, code, text));
}

/* The next message, NULL if none has come as a whole.  What is no JSON has been answered. */
static json_t *take_message(Server *server)
{
    for (char *line; (line = line_reader_take(&server->input)) != NULL; free(line)) {
        if (line[strspn(line, " \t\r")] == '\0')
            continue;
        json_t *message = json_loads(line, JSON_DECODE_ANY, NULL);
        if (message == NULL) {
            put_line(refusal(json_null(), PARSE_ERROR, "not a line of JSON"));
            continue;
        }
        free(line);
        return message;
    }
    return NULL;
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

static bool has_method(const json_t *message, const char *wanted)
{
    const char *method = json_string_value(json_object_get(message, "method"));
    return method != NULL && strcmp(method, wanted) == 0;
}

static bool cancels(const json_t *message, const json_t *id)
{
    return has_method(message, "notifications/cancelled")
           && json_equal(json_object_get(json_object_get(message, "params"), "requestId"), id);
}

/* It came while another call was running, and so did its end. */
static bool was_cancelled(const Server *server, const json_t *id)
{
    size_t i;
    const json_t *message;
    json_array_foreach (server->waiting, i, message)
        if (cancels(message, id))
            return true;
    return false;
}

/* What has come while a call runs: true, it is to be cancelled. */
static bool hear(Server *server, const json_t *id)
{
    bool is_cancelled = false;
    for (json_t *message; (message = take_message(server)) != NULL; json_decref(message)) {
        is_cancelled = is_cancelled || cancels(message, id);
        if (has_method(message, "ping") && json_object_get(message, "id") != NULL)
            put_line(reply(json_object_get(message, "id"), json_object()));
        else
            json_array_append(server->waiting, message);
    }
    return is_cancelled;
}

/* Until nobody has the other end of the pipe any more, which the child has.  true: the call was cancelled. */
static bool listen_until_end(Server *server, int child_end, pid_t child, const json_t *id)
{
    bool is_cancelled = false;
    for (;;) {
        if (hear(server, id) && !is_cancelled)
            is_cancelled = kill(child, SIGTERM) == 0;
        struct pollfd ready[] = {{child_end, POLLIN, 0},
                                 {server->input.has_ended ? -1 : server->input.descriptor, POLLIN, 0}};
        if (poll(ready, 2, -1) < 0)
            continue;
        if (ready[1].revents != 0)
            line_reader_fill(&server->input);
        else if (ready[0].revents != 0)
            return is_cancelled;
    }
}

/* The exit status; -1: there is none. */
static int run_child(Server *server, const StringList *words, int shown, int summary, const json_t *id,
                     bool *is_cancelled)
{
    int ends[2], status = 0;
    if (pipe2(ends, O_CLOEXEC) != 0)
        return -1;
    pid_t child = child_process_start(words, &(ChildFiles){shown, shown, {summary, ends[1]}});
    close(ends[1]);
    if (child > 0)
        *is_cancelled = listen_until_end(server, ends[0], child, id);
    close(ends[0]);
    bool has_ended = child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status);
    return has_ended ? WEXITSTATUS(status) : -1;
}

static json_t *call(Server *server, const Tool *tool, StringList *line, const json_t *given, const json_t *id,
                    bool *is_cancelled)
{
    FILE *shown = tmpfile(), *summary = tmpfile();
    char file[DESCRIPTOR_NAME_MAX];
    if (shown == NULL || summary == NULL)
        return NULL;
    StringList whole = {0};
    string_list_add(&whole, line->list[0]);
    if (tool->has_program && tool->has_summary) {
        descriptor_name(fileno(summary), file);
        string_list_add_all(&whole, 4, (char *[]){"--progress", "never", "--json", file});
    }
    string_list_add_all(&whole, line->count - 1, line->list + 1);
    int status = run_child(server, &whole, fileno(shown), fileno(summary), id, is_cancelled);
    char *text = text_of(shown, TEXT_MAX);
    json_t *result = json_pack("{s:[{s:s, s:s}], s:b}", "content", "type", "text", "text", text, "isError",
                               status < 0 || status == STATUS_USAGE);
    rewind(summary);
    json_t *structured = !tool->has_summary  ? NULL
                         : tool->has_program ? json_loadf(summary, 0, NULL)
                                             : explanation(given);
    if (structured == NULL)
        structured = json_object();
    json_object_set_new(structured, "exit_status", json_integer(status));
    json_object_set_new(result, "structuredContent", structured);
    free(text);
    string_list_free(&whole);
    fclose(shown);
    fclose(summary);
    return result;
}

static void call_tool(Server *server, json_t *id, const json_t *parameters)
{
    const char *name = json_string_value(json_object_get(parameters, "name"));
    json_t *given = json_object_get(parameters, "arguments"), *none = json_object();
    const Tool *tool = tools;
    while (tool < tools + TOOLS && (name == NULL || strcmp(tool->name, name) != 0))
        tool++;
    StringList line = {0};
    const char *problem = tool == tools + TOOLS ? "there is no such tool"
                                                : read_call(tool, given != NULL ? given : none, &line);
    bool is_cancelled = false;
    json_t *result = problem == NULL ? call(server, tool, &line, given, id, &is_cancelled) : NULL;
    if (problem != NULL)
        refuse(server, id, INVALID_PARAMETERS, problem);
    else if (result == NULL)
        refuse(server, id, INVALID_PARAMETERS, "no temporary file can be made");
    else if (is_cancelled) /* nobody waits for the answer */
        json_decref(result);
    else
        answer(server, id, result);
    json_decref(none);
    string_list_free(&line);
}

/* The version that the client asks for, or else the newest that is known here. */
static json_t *greeting(const json_t *parameters)
{
    static const char *const versions[] = {"2025-06-18", "2025-03-26", "2024-11-05"};
    const char *asked = json_string_value(json_object_get(parameters, "protocolVersion")),
               *version = versions[0];
    for (size_t i = 0; asked != NULL && i < sizeof versions / sizeof versions[0]; i++)
        if (strcmp(asked, versions[i]) == 0)
            version = versions[i];
    return json_pack("{s:s, s:{s:{}}, s:{s:s, s:s}}", "protocolVersion", version, "capabilities", "tools",
                     "serverInfo", "name", "clew", "version", CLEW_VERSION);
}

static void handle_one(Server *server, json_t *message)
{
    const char *method = json_string_value(json_object_get(message, "method"));
    json_t *id = json_object_get(message, "id"), *parameters = json_object_get(message, "params");
    if (!json_is_object(message) || method == NULL) {
        if (!json_is_object(message)
            || (json_object_get(message, "result") == NULL && json_object_get(message, "error") == NULL))
            refuse(server, id != NULL ? id : json_null(), INVALID_REQUEST, "not a request of JSON-RPC 2.0");
        return;
    }
    if (id == NULL || was_cancelled(server, id)) /* there is no answer */
        return;
    if (strcmp(method, "initialize") == 0)
        answer(server, id, greeting(parameters));
    else if (strcmp(method, "ping") == 0)
        answer(server, id, json_object());
    else if (strcmp(method, "tools/list") == 0)
        answer(server, id, list_tools());
    else if (strcmp(method, "tools/call") == 0)
        call_tool(server, id, parameters);
    else
        refuse(server, id, NO_METHOD, "there is no such method");
}

/* Several messages may come in one list, and are answered in one. */
static void handle(Server *server, json_t *message)
{
    size_t i;
    json_t *item;
    if (json_array_size(message) == 0) {
        handle_one(server, message);
        return;
    }
    server->answers = json_array();
    json_array_foreach (message, i, item)
        handle_one(server, item);
    json_t *answers = server->answers;
    server->answers = NULL;
    if (json_array_size(answers) > 0)
        put_line(answers);
    else
        json_decref(answers);
}

/* The next message; NULL: there are no more. */
static json_t *next_message(Server *server)
{
    json_t *message = json_incref(json_array_get(server->waiting, 0));
    if (message != NULL) {
        json_array_remove(server->waiting, 0);
        return message;
    }
    while ((message = take_message(server)) == NULL && !server->input.has_ended)
        line_reader_fill(&server->input);
    return message != NULL ? message : take_message(server);
}

static int run(const Command *command, int argc, char **argv)
{
    Options options = {0};
    Error error;
    int index = 0;
    if (!options_parse(command->options, argc, argv, &index, &options, &error))
        return complain(&error);
    standard_descriptors_fill();
    Server server = {.input = {.descriptor = STDIN_FILENO}, .waiting = json_array()};
    for (json_t *message; (message = next_message(&server)) != NULL; json_decref(message))
        handle(&server, message);
    json_decref(server.waiting);
    line_reader_close(&server.input);
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
