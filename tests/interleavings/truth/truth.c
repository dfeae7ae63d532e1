/* Makes random programs and says what each can do: NAME.java and, a line for each outcome, NAME.truth, and
 * NAME.spurious for when threads may wake up for no reason (not there: that are too many states).  A hunt
 * looks for programs that some fusion of two steps would change, one that few programs before reveal, and
 * prints their numbers: so there are programs for the places at which threads must be able to come between.
 *
 *   truth [--seed N] [--count N] [--numbers FILE] --out FOLDER
 *   truth [--seed N] --hunt N */
#include <stdlib.h>
#include <string.h>

#include "program.h"

enum { PATH_SIZE = 4096, STATES_MAX = 4000, ENOUGH = 1 };

typedef struct Maker {
    const char *folder, *numbers;
    unsigned long seed, count, hunt;
    Meaning meaning;
    OutcomeSet truth, other;
    bool met[FUSIONS];
    int revealed[FUSIONS]; /* by so many programs */
    int made;
} Maker;

static FILE *open_file(const char *path, const char *mode)
{
    FILE *file = fopen(path, mode);
    if (file == NULL) {
        perror(path);
        exit(2);
    }
    return file;
}

static FILE *open_result(const Maker *maker, const char *ending)
{
    char path[PATH_SIZE];
    snprintf(path, sizeof path, "%s/Known%04d.%s", maker->folder, maker->made, ending);
    return open_file(path, "w");
}

static bool are_equal(const OutcomeSet *one, const OutcomeSet *other)
{
    bool equal = one->count == other->count;
    for (int i = 0; equal && i < one->count; i++)
        equal = strcmp(one->texts[i], other->texts[i]) == 0;
    return equal;
}

static bool find_truth(Maker *maker)
{
    memset(maker->met, 0, sizeof maker->met);
    Question question = {.max_states = STATES_MAX,
                         .fusion = NO_FUSION,
                         .enough = OUTCOMES_MAX + 1,
                         .met = maker->met};
    return explore(&maker->meaning, &question, &maker->truth);
}

static void write_truth(const Maker *maker, const OutcomeSet *outcomes, const char *ending)
{
    FILE *file = open_result(maker, ending);
    for (int i = 0; i < outcomes->count; i++)
        fprintf(file, "%s\n", outcomes->texts[i]);
    fclose(file);
}

/* false: it has too many states. */
static bool make(Maker *maker, uint64_t number)
{
    char name[64];
    snprintf(name, sizeof name, "Known%04d", maker->made);
    FILE *java = open_result(maker, "java");
    write_program(number, name, java, &maker->meaning);
    fclose(java);
    if (!find_truth(maker))
        return false;
    write_truth(maker, &maker->truth, "truth");
    Question question = {.max_states = STATES_MAX,
                         .fusion = NO_FUSION,
                         .enough = OUTCOMES_MAX + 1,
                         .spurious = true};
    if (explore(&maker->meaning, &question, &maker->other))
        write_truth(maker, &maker->other, "spurious");
    maker->made++;
    return true;
}

static void make_numbered(Maker *maker)
{
    FILE *file = open_file(maker->numbers, "r");
    for (unsigned long long number; fscanf(file, "%llu", &number) == 1;)
        make(maker, number);
    fclose(file);
}

/* Random numbers for programs: the two must not meet. */
static uint64_t number_of(const Maker *maker, unsigned long index)
{
    return (uint64_t)maker->seed * 1000003 + index;
}

static void make_random(Maker *maker)
{
    for (unsigned long i = 0; i < maker->count; i++)
        for (uint64_t attempt = 0; !make(maker, number_of(maker, i) + (attempt << 40));)
            attempt++;
}

/* How many fusions that were not revealed often enough does the program reveal? */
static int reveal(Maker *maker)
{
    int found = 0;
    Question question = {.max_states = STATES_MAX, .enough = maker->truth.count};
    for (question.fusion = 0; question.fusion < FUSIONS; question.fusion++) {
        if (!maker->met[question.fusion] || maker->revealed[question.fusion] >= ENOUGH)
            continue;
        if (explore(&maker->meaning, &question, &maker->other) && !are_equal(&maker->truth, &maker->other)) {
            maker->revealed[question.fusion]++;
            found++;
        }
    }
    return found;
}

static void hunt(Maker *maker)
{
    FILE *nowhere = open_file("/dev/null", "w");
    setvbuf(stdout, NULL, _IOLBF, 0);
    int revealed = 0;
    for (unsigned long i = 0; i < maker->hunt; i++) {
        write_program(number_of(maker, i), "Hunted", nowhere, &maker->meaning);
        int found = find_truth(maker) && maker->truth.count > 1 ? reveal(maker) : 0;
        if (found > 0)
            printf("%llu\n", (unsigned long long)number_of(maker, i));
        revealed += found;
    }
    fclose(nowhere);
    fprintf(stderr, "%d fusions of steps would be revealed\n", revealed);
}

int main(int argc, char **argv)
{
    static Maker maker = {.seed = 1, .count = 100};
    for (int i = 1; i + 1 < argc; i += 2) {
        if (strcmp(argv[i], "--seed") == 0)
            maker.seed = strtoul(argv[i + 1], NULL, 10);
        else if (strcmp(argv[i], "--count") == 0)
            maker.count = strtoul(argv[i + 1], NULL, 10);
        else if (strcmp(argv[i], "--hunt") == 0)
            maker.hunt = strtoul(argv[i + 1], NULL, 10);
        else if (strcmp(argv[i], "--numbers") == 0)
            maker.numbers = argv[i + 1];
        else if (strcmp(argv[i], "--out") == 0)
            maker.folder = argv[i + 1];
    }
    if (maker.folder == NULL && maker.hunt == 0) {
        fprintf(
            stderr,
            "usage: truth [--seed N] [--count N] [--numbers FILE] --out FOLDER\n       truth [--seed N] --hunt N\n");
        return 2;
    }
    if (maker.hunt > 0) {
        hunt(&maker);
        return 0;
    }
    if (maker.numbers != NULL)
        make_numbered(&maker);
    make_random(&maker);
    return 0;
}
