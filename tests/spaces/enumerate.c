/* Counts the reachable states of some models of javasrc/bench from their rules alone, as a second opinion.
 *   enumerate down COUNT FROM | peterson COUNT right|wrong | bakery COUNT LIMIT | atomix BOARD
 *   enumerate rounds TURNS GATES THREADS PLACES last|spread | bridge PLACES PLANKS THREADS BEYOND */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { VALUES = 32, SLOTS = 1 << 20 };

typedef struct {
    signed char value[VALUES];
} State;

static State list[SLOTS / 2];
static int index_of[SLOTS];
static int count;

static unsigned hash(const State *state)
{
    unsigned h = 2166136261u;
    for (int i = 0; i < VALUES; i++)
        h = (h ^ (unsigned char)state->value[i]) * 16777619u;
    return (h ^ h >> 15) % SLOTS;
}

static void add(const State *state)
{
    unsigned at = hash(state);
    for (; index_of[at] != 0; at = (at + 1) % SLOTS)
        if (memcmp(&list[index_of[at] - 1], state, sizeof *state) == 0)
            return;
    if (count == SLOTS / 2)
        exit(2);
    list[count] = *state;
    index_of[at] = ++count;
}

static void down(int numbers, int from)
{
    State first = {{0}};
    memset(first.value, from, (size_t)numbers);
    add(&first);
    for (int s = 0; s < count; s++)
        for (int i = 0; i < numbers; i++) {
            State next = list[s];
            if (next.value[i]-- == 0)
                continue;
            if (i < numbers - 2 && next.value[i + 1] > 0)
                next.value[i + 1]--;
            add(&next);
        }
}

/* Of each process the label, the level it is going to and the one it has said; then who came last to each
 * level. */
static void peterson(int n, int is_wrong)
{
    State first = {{0}};
    memset(first.value + 3 * n, -1, (size_t)n);
    add(&first);
    for (int s = 0; s < count; s++)
        for (int i = 0; i < n; i++) {
            State next = list[s];
            signed char *label = &next.value[i], *to = &next.value[n + i], *level = &next.value[2 * n],
                        *last = &next.value[3 * n];
            int below = 1;
            for (int k = 0; k < n; k++)
                below &= k == i || level[k] < *to;
            switch (*label) {
            case 0: *to = 1, *label = 1; break;
            case 1: level[i] = *to, *label = 2; break;
            case 2: last[(int)*to] = (signed char)i, *label = 3; break;
            case 3:
                if (below || (is_wrong ? last[(int)*to] == i : last[(int)*to] != i))
                    *label = ++*to < n ? 1 : 4;
                break;
            default: level[i] = 0, *label = 0;
            }
            add(&next);
        }
}

static void bakery(int n, int limit)
{
    State first = {{0}};
    add(&first);
    for (int s = 0; s < count; s++)
        for (int i = 0; i < n; i++) {
            State next = list[s];
            signed char *label = next.value, *number = label + n, *chosen = number + n;
            int highest = 0, is_first = 1;
            for (int k = 0; k < n; k++) {
                highest = number[k] > highest ? number[k] : highest;
                is_first &= number[k] == 0 || number[k] * n + k >= number[i] * n + i;
            }
            if (label[i] == 0 && highest < limit)
                chosen[i] = (signed char)(highest + 1), label[i] = 1;
            else if (label[i] == 1)
                number[i] = chosen[i], chosen[i] = 0, label[i] = 2;
            else if (label[i] == 2 && is_first)
                label[i] = 3;
            else if (label[i] == 3)
                number[i] = 0, label[i] = 0;
            add(&next);
        }
}

/* The state is the board as it is written, the / between rows included: they stop an atom as a barrier does.
 */
static void atomix(const char *board)
{
    State first = {{0}};
    int size = (int)strlen(board), width = (int)strcspn(board, "/") + 1;
    memcpy(first.value, board, (size_t)size);
    add(&first);
    const int steps[] = {-width, 1, width, -1};
    for (int s = 0; s < count; s++)
        for (int from = 0; from < size; from++)
            for (int d = 0; d < 4 && list[s].value[from] >= '1' && list[s].value[from] <= '9'; d++) {
                State next = list[s];
                int to = from;
                while (to + steps[d] >= 0 && to + steps[d] < size && next.value[to + steps[d]] == '.')
                    to += steps[d];
                next.value[from] = '.';
                next.value[to] = list[s].value[from];
                add(&next);
            }
}

/* Of each thread where its mark is; then the turn, and whether a gate was missed: the gates are listed in the
 * order of their turns. */
static void rounds(int turns, int gates, int threads, int places, int is_spread)
{
    int gate_at[128];
    for (int turn = 0; turn < turns; turn++)
        gate_at[turn] = -1;
    for (int gate = 0; gate < gates; gate++)
        gate_at[is_spread ? (turns * (gate + 1) + gates - 1) / gates - 1 : turns - gates + gate] = gate;
    State first = {{0}};
    add(&first);
    for (int s = 0; s < count; s++)
        for (int i = 0; i < threads; i++) {
            State next = list[s];
            signed char *mark = next.value, *turn = mark + threads, *missed = turn + 1;
            mark[i] = (signed char)(mark[i] == places - 1 ? 0 : mark[i] + 1);
            if (gate_at[(int)*turn] >= 0 && gate_at[(int)*turn] % threads != i)
                *missed = 1;
            if (++*turn == turns) {
                memset(mark, 0, (size_t)threads);
                *turn = *missed = 0;
            }
            add(&next);
        }
}

/* Of each thread where its mark is; then the planks behind. */
static void bridge(int places, int planks, int threads, int beyond)
{
    State first = {{0}};
    add(&first);
    for (int s = 0; s < count; s++)
        for (int i = 0; i < threads; i++) {
            State next = list[s];
            signed char *mark = next.value, *plank = mark + threads;
            int is_across = *plank == planks, size = is_across ? beyond : places;
            if (!is_across && mark[0] == places - 1 && (*plank + i + 1) % threads == 0) {
                ++*plank;
            } else {
                *plank = (signed char)(is_across ? planks : 0);
                mark[i] = (signed char)(mark[i] == size - 1 ? 0 : mark[i] + 1);
            }
            add(&next);
        }
}

int main(int argc, char **argv)
{
    const char *word = argv[argc - 1];
    if (argc == 4 && strcmp(argv[1], "down") == 0)
        down(atoi(argv[2]), atoi(argv[3]));
    else if (argc == 4 && strcmp(argv[1], "peterson") == 0)
        peterson(atoi(argv[2]), strcmp(word, "wrong") == 0);
    else if (argc == 4 && strcmp(argv[1], "bakery") == 0)
        bakery(atoi(argv[2]), atoi(argv[3]));
    else if (argc == 7 && strcmp(argv[1], "rounds") == 0 && atoi(argv[2]) < 128)
        rounds(atoi(argv[2]), atoi(argv[3]), atoi(argv[4]), atoi(argv[5]), strcmp(word, "spread") == 0);
    else if (argc == 6 && strcmp(argv[1], "bridge") == 0)
        bridge(atoi(argv[2]), atoi(argv[3]), atoi(argv[4]), atoi(argv[5]));
    else if (argc == 3 && strcmp(argv[1], "atomix") == 0 && strlen(word) <= VALUES)
        atomix(word);
    else
        return 2;
    printf("%d\n", count);
    return 0;
}
