/* Reads never claims, line by line: labels, moves `:: (condition) -> goto label`, `skip`. */
#include "tests/unit/search/liveness/never_claim.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- conditions: evaluated for one valuation --- */

typedef struct Condition {
    const char *at;
    uint32_t letter;
} Condition;

static bool read_or(Condition *condition);

static void skip_spaces(Condition *condition)
{
    while (isspace((unsigned char)*condition->at))
        condition->at++;
}

static bool read_unary(Condition *condition)
{
    skip_spaces(condition);
    char first = *condition->at++;
    if (first == '!')
        return !read_unary(condition);
    if (first == '(') {
        bool value = read_or(condition);
        skip_spaces(condition);
        condition->at++;
        return value;
    }
    if (first == 'p')
        return condition->letter >> (*condition->at++ - '0') & 1;
    while (isalpha((unsigned char)*condition->at)) /* of true and false */
        condition->at++;
    return first == '1' || first == 't';
}

static bool read_and(Condition *condition)
{
    bool value = read_unary(condition);
    for (skip_spaces(condition); strncmp(condition->at, "&&", 2) == 0; skip_spaces(condition)) {
        condition->at += 2;
        bool right = read_unary(condition);
        value = value && right;
    }
    return value;
}

static bool read_or(Condition *condition)
{
    bool value = read_and(condition);
    for (skip_spaces(condition); *condition->at != '\0' && strchr("|-<", *condition->at) != NULL;
         skip_spaces(condition)) {
        char operator= * condition->at;
        condition->at += operator== '<' ? 3 : 2;
        bool right = read_and(condition);
        value = operator== '|' ? value || right : operator== '-' ? !value || right : value == right;
    }
    return value;
}

bool condition_holds(const char *text, uint32_t letter) { return read_or(&(Condition){text, letter}); }

/* --- the claim --- */

static int state_of(NeverClaim *claim, const char *name, size_t length)
{
    int at = 0;
    while (at < claim->count
           && (strlen(claim->names[at]) != length || strncmp(claim->names[at], name, length) != 0))
        at++;
    if (at == claim->count && at < CLAIM_STATES_MAX - 1) {
        snprintf(claim->names[at], sizeof claim->names[at], "%.*s", (int)length, name);
        claim->same_as[at] = at;
        claim->count++;
    }
    return at;
}

/* A label: of a new state, or one more of the present one, if that has had no moves yet. */
static void read_label(NeverClaim *claim, const char *name, size_t length, int *present, bool *has_label)
{
    int state = state_of(claim, name, length);
    if (*has_label)
        claim->same_as[state] = *present;
    else
        *present = state;
    claim->accepts[*present] |= strncmp(name, "accept", 6) == 0;
    *has_label = true;
}

static void add_move(NeverClaim *claim, int from, int to, const char *condition)
{
    uint8_t letters = 0;
    for (uint32_t letter = 0; letter < 8; letter++)
        letters |= (uint8_t)((condition == NULL || condition_holds(condition, letter)) << letter);
    if (claim->move_count < CLAIM_MOVES_MAX)
        claim->moves[claim->move_count++] = (ClaimMove){from, to, letters};
}

static void read_line(NeverClaim *claim, char *line, int *present, bool *has_label)
{
    char *colon = strchr(line, ':'), *arrow = strstr(line, "-> goto "), *fails = strstr(line, "-> assert");
    bool is_label = arrow == NULL && fails == NULL && colon != NULL && colon[1] != ':';
    if (is_label) {
        read_label(claim, line, (size_t)(colon - line), present, has_label);
        return;
    }
    *has_label = false;
    if (fails != NULL) { /* the word is accepted, whatever follows */
        *fails = '\0';
        add_move(claim, *present, state_of(claim, "accept_all", strlen("accept_all")),
                 strstr(line, "atomic {") + strlen("atomic {"));
    } else if (arrow != NULL) {
        char *target = arrow + strlen("-> goto ");
        *arrow = '\0';
        add_move(claim, *present, state_of(claim, target, strcspn(target, " \n;")), strstr(line, "::") + 2);
    } else if (strstr(line, "skip") != NULL) {
        add_move(claim, *present, *present, NULL);
    }
}

bool never_claim_make(NeverClaim *claim, const char *formula)
{
    char command[5000], line[2000];
    int present = 0;
    bool has_label = false;
    *claim = (NeverClaim){0};
    snprintf(command, sizeof command, "cd /tmp && spin -f '%s' 2> /dev/null", formula);
    FILE *in = popen(command, "r");
    if (in == NULL)
        return false;
    while (fgets(line, sizeof line, in) != NULL)
        if (strncmp(line, "never", 5) != 0)
            read_line(claim, line, &present, &has_label);
    for (int i = 0; i < claim->move_count; i++)
        claim->moves[i].to = claim->same_as[claim->moves[i].to];
    return pclose(in) == 0 && claim->count > 0 && claim->count < CLAIM_STATES_MAX - 1
           && claim->move_count < CLAIM_MOVES_MAX;
}

enum { PLACES_MAX = CLAIM_STATES_MAX * 8 };

/* What can be reached by at least one move, from a state before a letter. */
static void reach(const NeverClaim *claim, const uint32_t *letters, int length, int loop, int from,
                  bool *seen)
{
    int stack[PLACES_MAX], count = 0;
    memset(seen, 0, PLACES_MAX);
    stack[count++] = from;
    while (count > 0) {
        int place = stack[--count], at = place / CLAIM_STATES_MAX, state = place % CLAIM_STATES_MAX;
        int next = at + 1 < length ? at + 1 : loop;
        for (int i = 0; i < claim->move_count; i++) {
            const ClaimMove *move = &claim->moves[i];
            int to = next * CLAIM_STATES_MAX + move->to;
            if (move->from != state || !(move->letters >> letters[at] & 1) || seen[to])
                continue;
            seen[to] = true;
            stack[count++] = to;
        }
    }
}

bool never_claim_accepts(const NeverClaim *claim, const uint32_t *letters, int length, int loop)
{
    bool first[PLACES_MAX], again[PLACES_MAX];
    reach(claim, letters, length, loop, 0, first);
    first[0] = true;
    for (int place = 0; place < length * CLAIM_STATES_MAX; place++) {
        if (!first[place] || !claim->accepts[place % CLAIM_STATES_MAX])
            continue;
        reach(claim, letters, length, loop, place, again);
        if (again[place])
            return true;
    }
    return false;
}
