/* Makes a checkpoint that lies, with hashes that are right: spoil FROM TO SEED copies the one in FROM to TO
 * and changes a few bytes behind the lines that say of what it is.  See tests/suites/checkpoints. */
#include <stdio.h>
#include <stdlib.h>

#include "base/journal.h"
#include "base/random.h"

static void change(Bytes *bytes, size_t from, Random *random)
{
    static const uint8_t likely[] = {0, 1, 2, 3, 0x7F, 0x80, 0xFF};
    if (bytes->length <= from)
        return;
    for (uint32_t count = 1 + random_below(random, 4); count > 0; count--) {
        uint8_t *at = &bytes->data[from + random_below(random, (uint32_t)(bytes->length - from))];
        *at = random_below(random, 2) ? likely[random_below(random, sizeof likely)]
                                      : (uint8_t)random_next(random);
    }
    if (random_below(random, 8) == 0)
        bytes->length -= random_below(random, (uint32_t)(bytes->length - from));
}

/* The head begins with the length of what the outside added, and that with the length of the lines. */
static size_t end_of_identity(const Bytes *contents)
{
    Reader reader = {.data = contents->data, .position = 4, .length = contents->length};
    return 8 + (size_t)read_u4(&reader);
}

static int copy_and_change(const char *from, const char *to, Random random)
{
    Error error;
    Bytes contents = {0}, data = {0};
    uint8_t byte;
    Journal *source = journal_open(from, 0, &contents, &error),
            *target = source != NULL ? journal_create(to, 0, &error) : NULL;
    while (target != NULL && journal_read(source, &byte))
        bytes_add_u1(&data, byte);
    if (random_below(&random, 3) > 0)
        change(&contents, end_of_identity(&contents), &random);
    else
        change(&data, 0, &random);
    bool written =
        target != NULL && (journal_append(target, &data), journal_commit(target, &contents, &error));
    if (!written)
        fprintf(stderr, "spoil: %s\n", error.text);
    if (source != NULL)
        journal_close(source);
    if (target != NULL)
        journal_close(target);
    bytes_free(&contents);
    bytes_free(&data);
    return written ? 0 : 2;
}

int main(int count, char **arguments)
{
    if (count != 4) {
        fprintf(stderr, "usage: spoil FROM TO SEED\n");
        return 2;
    }
    return copy_and_change(arguments[1], arguments[2], (Random){strtoull(arguments[3], NULL, 10)});
}
