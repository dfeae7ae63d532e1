/* Makes random programs and says what each can do: NAME.java and, a line for each outcome, NAME.truth.
 *
 *   truth --seed N --count N --out FOLDER */
#include <stdlib.h>
#include <string.h>

#include "program.h"

enum { PATH_SIZE = 4096, STATES_MAX = 12000 };

static FILE *open_file(const char *folder, const char *name, const char *ending)
{
    char path[PATH_SIZE];
    snprintf(path, sizeof path, "%s/%s.%s", folder, name, ending);
    FILE *file = fopen(path, "w");
    if (file == NULL) {
        perror(path);
        exit(2);
    }
    return file;
}

/* Programs with too many states are tried again with other numbers. */
static void make(uint64_t seed, const char *folder, const char *name)
{
    static Meaning meaning;
    for (uint64_t attempt = 0;; attempt++) {
        FILE *java = open_file(folder, name, "java"), *truth = open_file(folder, name, "truth");
        write_program(seed + (attempt << 40), name, java, &meaning);
        bool known = explore(&meaning, STATES_MAX, truth);
        fclose(java);
        fclose(truth);
        if (known)
            return;
    }
}

int main(int argc, char **argv)
{
    unsigned long seed = 1, count = 100;
    const char *folder = NULL;
    for (int i = 1; i + 1 < argc; i += 2) {
        if (strcmp(argv[i], "--seed") == 0)
            seed = strtoul(argv[i + 1], NULL, 10);
        else if (strcmp(argv[i], "--count") == 0)
            count = strtoul(argv[i + 1], NULL, 10);
        else if (strcmp(argv[i], "--out") == 0)
            folder = argv[i + 1];
    }
    if (folder == NULL) {
        fprintf(stderr, "usage: truth [--seed N] [--count N] --out FOLDER\n");
        return 2;
    }
    for (unsigned long i = 0; i < count; i++) {
        char name[64];
        snprintf(name, sizeof name, "Known%04lu", i);
        make((uint64_t)seed * 1000003 + i, folder, name);
    }
    return 0;
}
