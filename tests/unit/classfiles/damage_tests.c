/* Real class files, cut and altered at every byte: whatever happens is a class or a message, never a crash.
 * Most worth under sanitizers. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "classfiles/dump.h"
#include "tests/unit/files.h"
#include "tests/unit/suite.h"

static const char *const samples[] = {
    "tests/golden/dump/Account.class",       "tests/golden/dump/Shapes.class",
    "tests/golden/dump/Shapes$Square.class", "tests/golden/dump/Shapes$1.class",
    "tests/golden/dump/Shapes$Size.class",
};

/* Reads from a block of exactly this length, so that a sanitizer sees every read beyond it. */
static bool survives(const uint8_t *bytes, size_t length, FILE *out)
{
    uint8_t *copy = memory_allocate(length);
    memcpy(copy, bytes, length);
    Error error = {""};
    ClassFile *file = classfile_read(copy, length, "sample", &error);
    free(copy);
    if (file != NULL)
        classfile_dump(file, out);
    else
        assert_contains(error.text, "sample");
    classfile_free(file);
    return file != NULL;
}

static void each_sample(void (*damage)(Bytes *sample, FILE *out))
{
    FILE *out = fopen("/dev/null", "w");
    for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
        Bytes sample = {0};
        CU_ASSERT_FATAL(file_read(samples[i], &sample));
        CU_ASSERT(survives(sample.data, sample.length, out));
        damage(&sample, out);
        bytes_free(&sample);
    }
    fclose(out);
}

static void cut_everywhere(Bytes *sample, FILE *out)
{
    for (size_t length = 0; length < sample->length; length++)
        CU_ASSERT_FALSE(survives(sample->data, length, out));
}

static void alter_every_byte(Bytes *sample, FILE *out)
{
    static const uint8_t flips[] = {0xFF, 0x01, 0x80, 0x10};
    for (size_t at = 0; at < sample->length; at++)
        for (size_t i = 0; i < sizeof flips; i++) {
            sample->data[at] ^= flips[i];
            survives(sample->data, sample->length, out);
            sample->data[at] ^= flips[i];
        }
}

/* The numbers follow a fixed seed, so a failure can be repeated. */
static void alter_many_bytes(Bytes *sample, FILE *out)
{
    uint64_t random = 88172645463325252u;
    Bytes copy = {0};
    for (int round = 0; round < 3000; round++) {
        copy.length = 0;
        bytes_add(&copy, sample->data, sample->length);
        for (int change = 0; change < 1 + round % 8; change++) {
            random ^= random << 13, random ^= random >> 7, random ^= random << 17;
            copy.data[random % copy.length] = (uint8_t)(random >> 40);
        }
        survives(copy.data, copy.length, out);
    }
    bytes_free(&copy);
}

static void a_file_cut_anywhere_is_refused(void) { each_sample(cut_everywhere); }

static void a_file_with_any_byte_altered_is_read_or_refused(void) { each_sample(alter_every_byte); }

static void a_file_with_many_bytes_altered_is_read_or_refused(void) { each_sample(alter_many_bytes); }

const Test damage_suite[] = {
    TEST(a_file_cut_anywhere_is_refused),
    TEST(a_file_with_any_byte_altered_is_read_or_refused),
    TEST(a_file_with_many_bytes_altered_is_read_or_refused),
    {0},
};
