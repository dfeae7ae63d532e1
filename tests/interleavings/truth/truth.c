/* Makes random programs and says what each can do: NAME.java and, a line for each outcome, NAME.truth.  Every other program is one that some fusion
 * of two steps would change, a fusion that few programs before it reveal: so there are programs for every place at which threads must be able to
 * come between.
 *
 *   truth [--seed N] [--count N] --out FOLDER */
#include <stdlib.h>
#include <string.h>

#include "program.h"

enum { PATH_SIZE = 4096, STATES_MAX = 4000, ENOUGH = 3, ATTEMPTS = 20 };

typedef struct Maker {
    const char *folder;
    Meaning     meaning;
    OutcomeSet  truth, other;
    int         revealed[FUSIONS];      /* by so many programs */
} Maker;

static FILE *open_file(const Maker *maker, const char *name, const char *ending)
{
    char path[PATH_SIZE];
    snprintf(path, sizeof path, "%s/%s.%s", maker->folder, name, ending);
    FILE *file = fopen(path, "w");
    if (file == NULL) {
        perror(path);
        exit(2);
    }
    return file;
}

static bool are_equal(const OutcomeSet *one, const OutcomeSet *other)
{
    bool equal = one->count == other->count;
    for (int i = 0; equal && i < one->count; i++)
        equal = strcmp(one->texts[i], other->texts[i]) == 0;
    return equal;
}

static bool uses(const Meaning *meaning, OpCode code)
{
    for (int i = 0; i < meaning->count; i++)
        if (meaning->ops[i].code == code)
            return true;
    return false;
}

/* How many fusions that were not revealed often enough does the program reveal? */
static int reveal(Maker *maker)
{
    int found = 0;
    for (int fusion = LOCAL_OPS * PASSINGS; fusion < FUSIONS; fusion++) {
        if (maker->revealed[fusion] >= ENOUGH || !uses(&maker->meaning, (OpCode)(fusion / PASSINGS)))
            continue;
        if (explore(&maker->meaning, STATES_MAX, fusion, maker->truth.count, &maker->other) && !are_equal(&maker->truth, &maker->other)) {
            maker->revealed[fusion]++;
            found++;
        }
    }
    return found;
}

static void write_truth(const Maker *maker, const char *name)
{
    FILE *file = open_file(maker, name, "truth");
    for (int i = 0; i < maker->truth.count; i++)
        fprintf(file, "%s\n", maker->truth.texts[i]);
    fclose(file);
}

/* Programs with too many states, or which reveal nothing, are tried again with other numbers. */
static void make(Maker *maker, uint64_t seed, const char *name, bool must_reveal)
{
    for (uint64_t attempt = 0;; attempt++) {
        FILE *java = open_file(maker, name, "java");
        write_program(seed + (attempt << 40), name, java, &maker->meaning);
        fclose(java);
        if (explore(&maker->meaning, STATES_MAX, NO_FUSION, OUTCOMES_MAX + 1, &maker->truth) && (!must_reveal || attempt > ATTEMPTS || reveal(maker) > 0))
            break;
    }
    write_truth(maker, name);
}

int main(int argc, char **argv)
{
    static Maker maker;
    unsigned long seed = 1, count = 100;
    for (int i = 1; i + 1 < argc; i += 2) {
        if (strcmp(argv[i], "--seed") == 0)
            seed = strtoul(argv[i + 1], NULL, 10);
        else if (strcmp(argv[i], "--count") == 0)
            count = strtoul(argv[i + 1], NULL, 10);
        else if (strcmp(argv[i], "--out") == 0)
            maker.folder = argv[i + 1];
    }
    if (maker.folder == NULL) {
        fprintf(stderr, "usage: truth [--seed N] [--count N] --out FOLDER\n");
        return 2;
    }
    for (unsigned long i = 0; i < count; i++) {
        char name[64];
        snprintf(name, sizeof name, "Known%04lu", i);
        make(&maker, (uint64_t)seed * 1000003 + i, name, i % 2 == 0);
    }
    int revealed = 0;
    for (int fusion = 0; fusion < FUSIONS; fusion++)
        revealed += maker.revealed[fusion] > 0;
    printf("%d fusions of steps would be revealed\n", revealed);
    return 0;
}
