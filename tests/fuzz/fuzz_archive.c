/* Fuzz target: any bytes are an archive or a message.  The same bytes are opened as a jar in memory and as a
 * JDK's lib/modules image; every class that they claim to hold is asked for, and the manifest is read.
 *
 * With clang's libFuzzer: `make fuzz`, then build/fuzz_archive FOLDER tests/fuzz/corpus/archive. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "classfiles/classpath.h"
#include "classfiles/manifest.h"
#include "classfiles/source.h"

enum { ENTRIES_MAX = 64, NAME_MAX_LENGTH = 512 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

typedef struct Names {
    char text[ENTRIES_MAX][NAME_MAX_LENGTH];
    int count;
} Names;

static void add_name(void *context, const char *name)
{
    Names *names = context;
    if (names->count < ENTRIES_MAX)
        snprintf(names->text[names->count++], NAME_MAX_LENGTH, "%s.class", name);
}

/* Asks for every class, for what is never there, and for what a damaged index may think is there. */
static void ask(Source *source)
{
    static Names names;
    names.count = 0;
    source->type->each_class(source, add_name, &names);
    add_name(&names, "java/lang/Object");
    add_name(&names, "");
    for (int i = 0; i < names.count; i++) {
        Bytes buffer = {0}, origin = {0};
        ClassBytes found = {0};
        Error error = {""};
        Finding finding = source->type->find(source, names.text[i], 17, &found, &buffer, &origin, &error);
        if (finding == FINDING_DAMAGED && error.text[0] == '\0')
            abort();
        uint32_t sum = 0;
        for (size_t k = 0; finding == FINDING_FOUND && found.mapped && k < found.length; k++)
            sum += found.bytes[k];
        if (sum == UINT32_MAX)
            abort();
        bytes_free(&buffer);
        bytes_free(&origin);
    }
}

static void try_jar(const uint8_t *data, size_t size)
{
    Error error = {""};
    Source *source = source_memory_open(data, size, "fuzz", &error);
    if (source == NULL && error.text[0] == '\0')
        abort();
    if (source == NULL)
        return;
    free(source_manifest(source, &error));
    ask(source);
    source_close(source);
}

static void try_image(const uint8_t *data, size_t size)
{
    char path[] = "/tmp/clew-fuzz-XXXXXX";
    int fd = mkstemp(path);
    if (fd < 0 || write(fd, data, size) != (ssize_t)size)
        abort();
    close(fd);
    Error error = {""};
    Source *source = source_image_open(path, &error);
    if (source == NULL && error.text[0] == '\0')
        abort();
    if (source != NULL) {
        ask(source);
        source_close(source);
    }
    unlink(path);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    try_jar(data, size);
    try_image(data, size);
    return 0;
}
