/* Fuzz target: any bytes are a class file or a message.  What can be read is also dumped, which follows every
 * pointer.
 *
 * With clang's libFuzzer: `make fuzz`, then build/fuzz_reader tests/fuzz/corpus/reader.  `make fuzz-replay`
 * runs the corpus through the same code with any compiler. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "classfiles/dump.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Error error = {""};
    ClassFile *file = classfile_read(data, size, "fuzz", &error);
    if (file == NULL && error.text[0] == '\0')
        abort();
    if (file == NULL)
        return 0;
    FILE *out = fopen("/dev/null", "w");
    if (out != NULL) {
        classfile_dump(file, out);
        fclose(out);
    }
    classfile_free(file);
    return 0;
}
