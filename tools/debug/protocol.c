/* Reads from the file descriptor itself, so that poll knows whether more has come. */
#include "tools/debug/protocol.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "base/memory.h"
#include "tools/common/json_writer.h"

enum { MESSAGE_MOST = 64 << 20, HEADER_MOST = 4096 };

void protocol_open(Protocol *protocol, int in, FILE *out)
{
    *protocol = (Protocol){.in = in, .out = out, .waiting = json_array()};
}

void protocol_close(Protocol *protocol)
{
    json_decref(protocol->waiting);
    free(protocol->bytes);
}

/* Waits for more; false: there is no more. */
static bool read_more(Protocol *protocol)
{
    if (protocol->count + HEADER_MOST > protocol->capacity) {
        protocol->capacity = 2 * protocol->capacity + HEADER_MOST;
        protocol->bytes = memory_resize(protocol->bytes, protocol->capacity);
    }
    ssize_t length =
        read(protocol->in, protocol->bytes + protocol->count, protocol->capacity - protocol->count);
    protocol->count += length > 0 ? (size_t)length : 0;
    return length > 0;
}

/* The length that the header gives; -1: it gives none. */
static long length_of(const char *header, size_t size)
{
    static const char key[] = "Content-Length:";
    const char *at = header, *end = header + size;
    while (at < end) {
        const char *line_end = memchr(at, '\r', (size_t)(end - at));
        if ((size_t)(end - at) > sizeof key && strncasecmp(at, key, sizeof key - 1) == 0)
            return strtol(at + sizeof key - 1, NULL, 10);
        at = line_end != NULL ? line_end + 2 : end;
    }
    return -1;
}

/* Where the header ends: after its empty line; 0: it is not complete. */
static size_t header_end(const Protocol *protocol)
{
    const char *end = protocol->count >= 4 ? memmem(protocol->bytes, protocol->count, "\r\n\r\n", 4) : NULL;
    return end != NULL ? (size_t)(end - protocol->bytes) + 4 : 0;
}

/* The first message of what was read.  NULL without a message in `error`: it is not complete. */
static json_t *take_message(Protocol *protocol, Error *error)
{
    size_t header = header_end(protocol);
    error->text[0] = '\0';
    if (header == 0 && protocol->count > HEADER_MOST)
        error_set(error, "standard input is not the Debug Adapter Protocol: there is no header");
    if (header == 0)
        return NULL;
    long length = length_of(protocol->bytes, header);
    if (length < 0 || length > MESSAGE_MOST) {
        error_set(error, "standard input is not the Debug Adapter Protocol: a header without Content-Length");
        return NULL;
    }
    if (protocol->count < header + (size_t)length)
        return NULL;
    json_error_t problem;
    json_t *message = json_loadb(protocol->bytes + header, (size_t)length, 0, &problem);
    if (!json_is_object(message)) {
        error_set(error, "standard input is not the Debug Adapter Protocol: %s",
                  message == NULL ? problem.text : "a message is no object");
        json_decref(message);
        return NULL;
    }
    protocol->count -= header + (size_t)length;
    memmove(protocol->bytes, protocol->bytes + header + length, protocol->count);
    return message;
}

static json_t *read_next(Protocol *protocol, Error *error)
{
    json_t *message = take_message(protocol, error);
    while (message == NULL && error->text[0] == '\0' && read_more(protocol))
        message = take_message(protocol, error);
    return message;
}

json_t *protocol_read(Protocol *protocol, Error *error)
{
    error->text[0] = '\0';
    if (json_array_size(protocol->waiting) == 0)
        return read_next(protocol, error);
    json_t *message = json_incref(json_array_get(protocol->waiting, 0));
    json_array_remove(protocol->waiting, 0);
    return message;
}

static bool ends_run(const json_t *message)
{
    static const char *const commands[] = {"pause", "disconnect", "terminate"};
    const char *command = json_string_value(json_object_get(message, "command"));
    for (size_t i = 0; command != NULL && i < sizeof commands / sizeof commands[0]; i++)
        if (strcmp(commands[i], command) == 0)
            return true;
    return false;
}

bool protocol_is_interrupted(Protocol *protocol)
{
    struct pollfd input = {.fd = protocol->in, .events = POLLIN};
    Error error;
    while (poll(&input, 1, 0) > 0) {
        if (!read_more(protocol))
            return true;
        for (json_t *message; (message = take_message(protocol, &error)) != NULL;) {
            bool is_end = ends_run(message);
            json_array_append_new(protocol->waiting, message);
            if (is_end)
                return true;
        }
        if (error.text[0])
            return true;
    }
    return false;
}

static void send_message(Protocol *protocol, json_t *message)
{
    char *text = json_dumps(message, JSON_COMPACT);
    fprintf(protocol->out, "Content-Length: %zu\r\n\r\n%s", strlen(text), text);
    fflush(protocol->out);
    free(text);
    json_decref(message);
}

static json_t *begin(Protocol *protocol, const char *type)
{
    json_t *message = json_object();
    json_add_number(message, "seq", ++protocol->sequence);
    json_add_text(message, "type", type);
    return message;
}

static json_t *begin_answer(Protocol *protocol, const json_t *request, bool success)
{
    json_t *message = begin(protocol, "response");
    const char *command = json_string_value(json_object_get(request, "command"));
    json_add_number(message, "request_seq", json_integer_value(json_object_get(request, "seq")));
    json_add_flag(message, "success", success);
    json_add_text(message, "command", command != NULL ? command : "");
    return message;
}

void protocol_answer(Protocol *protocol, const json_t *request, json_t *body)
{
    json_t *message = begin_answer(protocol, request, true);
    if (body != NULL)
        json_add_value(message, "body", body);
    send_message(protocol, message);
}

void protocol_refuse(Protocol *protocol, const json_t *request, const char *why)
{
    json_t *message = begin_answer(protocol, request, false);
    json_add_text(message, "message", why);
    json_t *problem = json_add_object(json_add_object(message, "body"), "error");
    json_add_number(problem, "id", 1);
    json_add_text(problem, "format", why);
    send_message(protocol, message);
}

void protocol_tell(Protocol *protocol, const char *event, json_t *body)
{
    json_t *message = begin(protocol, "event");
    json_add_text(message, "event", event);
    if (body != NULL)
        json_add_value(message, "body", body);
    send_message(protocol, message);
}
