/* The never claims that `spin -f` prints: Buechi automata over propositions p0, p1, p2. */
#ifndef TESTS_UNIT_SEARCH_LIVENESS_NEVER_CLAIM_H
#define TESTS_UNIT_SEARCH_LIVENESS_NEVER_CLAIM_H

#include <stdbool.h>
#include <stdint.h>

enum { CLAIM_STATES_MAX = 60, CLAIM_MOVES_MAX = 600 };

/* "(! (p0)) || (p1 -> p2)": two operators other than && are in parentheses of their own. */
bool condition_holds(const char *text, uint32_t letter);

typedef struct ClaimMove {
    int from, to;
    uint8_t letters; /* of the 8 valuations, those that allow it */
} ClaimMove;

typedef struct NeverClaim {
    char names[CLAIM_STATES_MAX][40];
    int same_as[CLAIM_STATES_MAX]; /* of two labels of one state: the first */
    bool accepts[CLAIM_STATES_MAX];
    int count;
    ClaimMove moves[CLAIM_MOVES_MAX];
    int move_count;
} NeverClaim;

/* Asks spin.  false: the automaton is too large for the test, or spin refuses the formula. */
bool never_claim_make(NeverClaim *claim, const char *formula);

/* Of a word whose letters repeat from `loop` on. */
bool never_claim_accepts(const NeverClaim *claim, const uint32_t *letters, int length, int loop);

#endif
