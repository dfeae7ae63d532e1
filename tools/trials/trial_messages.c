/* Writes and reads the messages of distributed trials.  Blocks are their length in 4 bytes and their bytes.
 */
#include "tools/trials/trial_messages.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

static void put_block(Bytes *message, const void *data, size_t length)
{
    assert(length <= UINT32_MAX);
    bytes_add_u4(message, (uint32_t)length);
    bytes_add(message, data, length);
}

void put_trial(Bytes *message, uint32_t slot, const Trial *trial)
{
    message->length = 0;
    bytes_add_u1(message, MESSAGE_TRIAL);
    bytes_add_u4(message, slot);
    bytes_add_u8(message, trial->seed);
    bytes_add_u4(message, (uint32_t)trial->number);
    bytes_add_u4(message, (uint32_t)trial->arguments->count);
    for (int i = 0; i < trial->arguments->count; i++)
        put_block(message, trial->arguments->list[i], strlen(trial->arguments->list[i]));
}

static void get_argument(Reader *message, StringList *arguments)
{
    uint32_t length = read_u4(message);
    const uint8_t *data = read_bytes(message, length);
    if (data == NULL)
        return;
    char *argument = memory_allocate((size_t)length + 1);
    memcpy(argument, data, length);
    string_list_add(arguments, argument);
    free(argument);
}

bool get_trial(Reader *message, uint32_t *slot, Trial *trial, StringList *arguments)
{
    *slot = read_u4(message);
    *trial = (Trial){.seed = read_u8(message), .arguments = arguments};
    trial->number = (int)read_u4(message);
    uint32_t count = read_u4(message);
    for (uint32_t i = 0; i < count && !message->failed; i++)
        get_argument(message, arguments);
    return !message->failed;
}

void put_outcome(Bytes *message, uint32_t slot, const Outcome *outcome)
{
    message->length = 0;
    bytes_add_u1(message, MESSAGE_OUTCOME);
    bytes_add_u4(message, slot);
    bytes_add_u4(message, (uint32_t)outcome->exit_status);
    bytes_add_u4(message, (uint32_t)outcome->signal);
    bytes_add_u1(message, outcome->is_cut);
    bytes_add_f8(message, outcome->cpu_seconds);
    bytes_add_f8(message, outcome->peak_bytes);
    put_block(message, outcome->summary.data, outcome->summary.length);
    put_block(message, outcome->trace.data, outcome->trace.length);
    put_block(message, outcome->messages.data, outcome->messages.length);
}

static void get_block(Reader *message, Bytes *bytes)
{
    uint32_t length = read_u4(message);
    const uint8_t *data = read_bytes(message, length);
    if (data != NULL)
        bytes_add(bytes, data, length);
}

bool get_outcome(Reader *message, Outcome *outcome)
{
    *outcome = (Outcome){.exit_status = (int)read_u4(message)};
    outcome->signal = (int)read_u4(message);
    outcome->is_cut = read_u1(message) != 0;
    outcome->cpu_seconds = read_f8(message);
    outcome->peak_bytes = read_f8(message);
    get_block(message, &outcome->summary);
    get_block(message, &outcome->trace);
    get_block(message, &outcome->messages);
    return !message->failed;
}
