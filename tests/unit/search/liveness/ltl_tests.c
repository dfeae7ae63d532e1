/* Tests of formulas and automata: random formulas on random words that repeat from some position on, against
 * the meaning of the operators, and against the automata of `spin -f`. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/buchi.h"
#include "search/fair_cycles.h"
#include "tests/unit/numbers.h"
#include "tests/unit/search/liveness/never_claim.h"
#include "tests/unit/suite.h"

/* --- formulas as the test sees them --- */

typedef struct Formula Formula;
struct Formula {
    char operator; /* p: a proposition, 1, 0, !, &, |, >, =, G, F, U, R, W */
    int proposition;
    Formula *left, *right;
};

static Formula *make(char operator, Formula * left, Formula *right)
{
    Formula *formula = memory_allocate(sizeof *formula);
    *formula = (Formula){operator, 0, left, right};
    return formula;
}

static Formula *make_random(Numbers *numbers, int size, bool for_spin)
{
    if (size <= 1) {
        uint32_t kind = numbers_below(numbers, 12);
        Formula *leaf = make(kind == 0 ? '1' : kind == 1 ? '0' : 'p', NULL, NULL);
        leaf->proposition = (int)numbers_below(numbers, 3);
        return leaf;
    }
    if (numbers_below(numbers, 2) == 0)
        return make("!GF"[numbers_below(numbers, 3)], make_random(numbers, size - 1, for_spin), NULL);
    int left = 1 + (int)numbers_below(numbers, (uint32_t)size - 1);
    return make("&|>=URW"[numbers_below(numbers, for_spin ? 6 : 7)], make_random(numbers, left, for_spin),
                make_random(numbers, size - left, for_spin));
}

static void destroy(Formula *formula)
{
    if (formula == NULL)
        return;
    destroy(formula->left);
    destroy(formula->right);
    free(formula);
}

/* For spin release is V. */
static void print(const Formula *formula, bool for_spin, char *text)
{
    char at[8] = {0};
    switch (formula->operator) {
    case 'p': snprintf(at, sizeof at, "p%d", formula->proposition); break;
    case '1': strcpy(at, "true"); break;
    case '0': strcpy(at, "false"); break;
    case '&': strcpy(at, " && "); break;
    case '|': strcpy(at, " || "); break;
    case '>': strcpy(at, " -> "); break;
    case '=': strcpy(at, " <-> "); break;
    case 'G': strcpy(at, "[]"); break;
    case 'F': strcpy(at, "<>"); break;
    case 'R': strcpy(at, for_spin ? " V " : " R "); break;
    case '!': strcpy(at, "!"); break;
    default: snprintf(at, sizeof at, " %c ", formula->operator); break;
    }
    if (formula->left == NULL) {
        strcat(text, at);
        return;
    }
    strcat(text, formula->right != NULL ? "(" : "");
    if (formula->right != NULL)
        print(formula->left, for_spin, text);
    strcat(text, at);
    strcat(text, formula->right != NULL ? "" : "(");
    print(formula->right != NULL ? formula->right : formula->left, for_spin, text);
    strcat(text, ")");
}

/* --- words --- */

enum { WORD_MAX = 7 };

typedef struct Word {
    int length, loop; /* after the last letter comes that at `loop` */
    uint32_t letters[WORD_MAX];
} Word;

static Word make_word(Numbers *numbers)
{
    Word word = {.length = 1 + (int)numbers_below(numbers, WORD_MAX)};
    word.loop = (int)numbers_below(numbers, (uint32_t)word.length);
    for (int i = 0; i < word.length; i++)
        word.letters[i] = numbers_below(numbers, 8);
    return word;
}

static int after(const Word *word, int at) { return at + 1 < word->length ? at + 1 : word->loop; }

/* Where the formula holds.  U is the least solution of its law, R and W are the greatest. */
static void evaluate(const Formula *formula, const Word *word, bool *holds)
{
    bool left[WORD_MAX] = {0}, right[WORD_MAX] = {0};
    char operator= formula->operator;
    if (formula->left != NULL)
        evaluate(formula->left, word, left);
    if (formula->right != NULL)
        evaluate(formula->right, word, right);
    for (int i = 0; i < word->length; i++)
        holds[i] = operator== 'p' ? word->letters[i] >> formula->proposition & 1 :
                   operator== '1' ? true
                   :
                   operator== '!' ? !left[i]
                   :
                   operator== '&' ? left[i] && right[i]
                   :
                   operator== '|' ? left[i] || right[i]
                   :
                   operator== '>' ? !left[i] || right[i]
                   :
                   operator== '=' ? left[i] == right[i]
                                  :
                                  operator== 'G' ||
                                  operator== 'R' ||
                                  operator== 'W';
    for (int round = 0; round <= word->length; round++)
        for (int i = word->length - 1; i >= 0; i--) {
            bool next = holds[after(word, i)];
            if (operator== 'G')
                holds[i] = left[i] && next;
            else if (operator== 'F')
                holds[i] = left[i] || next;
            else if (operator== 'U')
                holds[i] = right[i] || (left[i] && next);
            else if (operator== 'R')
                holds[i] = right[i] && (left[i] || next);
            else if (operator== 'W')
                holds[i] = right[i] || (left[i] && next);
        }
}

static bool holds_at_first(const Formula *formula, const Word *word)
{
    bool holds[WORD_MAX] = {0};
    evaluate(formula, word, holds);
    return holds[0];
}

/* --- acceptance --- */

/* Which of the formula's propositions hold: those of the test, and what has no operator of time. */
static uint64_t translate(const Ltl *ltl, uint32_t letter)
{
    uint64_t result = 0;
    for (uint32_t i = 0; i < ltl->proposition_count; i++)
        result |= (uint64_t)condition_holds(ltl->propositions[i], letter) << i;
    return result;
}

static bool accepts(const Buchi *buchi, const Ltl *ltl, const Word *word)
{
    StateGraph graph = {0};
    CycleFinder finder;
    uint32_t first = state_graph_add_state(&graph, &(GraphState){0}); /* leads to the initial ones */
    for (int at = 0; at < word->length; at++)
        for (uint32_t q = 0; q < buchi->count; q++)
            state_graph_add_state(&graph, &(GraphState){.marks = buchi->states[q].accepts});
    state_graph_begin_steps(&graph, first);
    for (uint32_t q = 0; q < buchi->count; q++)
        if (buchi->states[q].is_initial && buchi_reads(&buchi->states[q], translate(ltl, word->letters[0])))
            state_graph_add_step(&graph, &(GraphStep){.to = 1 + q});
    for (int at = 0; at < word->length; at++)
        for (uint32_t q = 0; q < buchi->count; q++) {
            const BuchiState *state = &buchi->states[q];
            uint64_t letter = translate(ltl, word->letters[after(word, at)]);
            state_graph_begin_steps(&graph, 1 + (uint32_t)at * buchi->count + q);
            for (uint32_t s = 0; s < state->successor_count; s++)
                if (buchi_reads(&buchi->states[state->successors[s]], letter))
                    state_graph_add_step(&graph,
                                         &(GraphStep){.to = 1 + (uint32_t)after(word, at) * buchi->count
                                                            + state->successors[s]});
        }
    cycles_find(&finder, &graph, &(CycleQuery){.fairness = FAIRNESS_NONE, .marks = buchi->sets});
    /* Of the states of accepting components, is one reached? */
    bool *reached = memory_allocate(graph.count), found = false;
    reached[0] = true;
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = 0; i < graph.count; i++)
            for (uint32_t s = graph_steps_begin(&graph, i); reached[i] && s < graph_steps_end(&graph, i);
                 s++) {
                changed |= !reached[graph.steps[s].to];
                reached[graph.steps[s].to] = true;
            }
    }
    for (uint32_t i = 0; i < graph.count; i++)
        found |= reached[i] && cycles_has(&finder, i);
    free(reached);
    cycles_free(&finder);
    state_graph_free(&graph);
    return found;
}

/* --- tests --- */

static void automata_accept_the_words_on_which_their_formulas_hold(void)
{
    Numbers numbers = {41};
    Error error;
    int accepted = 0, rejected = 0;
    for (int i = 0; i < 1500; i++) {
        Formula *formula = make_random(&numbers, 1 + (int)numbers_below(&numbers, 8), false);
        char text[4000] = "";
        bool is_negated = numbers_below(&numbers, 2);
        Ltl ltl;
        Buchi buchi;
        print(formula, false, text);
        if (!ltl_parse(&ltl, text, is_negated, &error)) {
            assert_contains(error.text, "too many parts");
            destroy(formula);
            continue;
        }
        CU_ASSERT(buchi_create(&buchi, &ltl));
        for (int w = 0; w < 20; w++) {
            Word word = make_word(&numbers);
            bool wanted = holds_at_first(formula, &word) != is_negated;
            CU_ASSERT_EQUAL(accepts(&buchi, &ltl, &word), wanted);
            accepted += wanted;
            rejected += !wanted;
        }
        buchi_free(&buchi);
        ltl_free(&ltl);
        destroy(formula);
    }
    CU_ASSERT(accepted > 3000 && rejected > 3000);
}

static void spin_makes_automata_that_accept_the_same(void)
{
    Numbers numbers = {42};
    Error error;
    if (system("spin -V > /dev/null 2>&1") != 0) {
        skip_test("spin is not installed");
        return;
    }
    for (int i = 0; i < 400; i++) {
        Formula *formula = make_random(&numbers, 1 + (int)numbers_below(&numbers, 6), true);
        char text[4000] = "", spin_text[4000] = "";
        Ltl ltl;
        Buchi buchi;
        print(formula, false, text);
        print(formula, true, spin_text);
        NeverClaim claim;
        if (!ltl_parse(&ltl, text, false, &error) || !never_claim_make(&claim, spin_text)) {
            ltl_free(&ltl);
            destroy(formula);
            continue;
        }
        CU_ASSERT(buchi_create(&buchi, &ltl));
        for (int w = 0; w < 20; w++) {
            Word word = make_word(&numbers);
            bool ours = accepts(&buchi, &ltl, &word);
            bool theirs = never_claim_accepts(&claim, word.letters, word.length, word.loop);
            CU_ASSERT_EQUAL(ours, theirs);
        }
        buchi_free(&buchi);
        ltl_free(&ltl);
        destroy(formula);
    }
}

static void refuses(const char *text, const char *why)
{
    Ltl ltl;
    Error error = {0};
    bool is_parsed = ltl_parse(&ltl, text, false, &error);
    CU_ASSERT(!is_parsed);
    assert_contains(error.text, why);
    if (is_parsed)
        ltl_free(&ltl);
}

static void what_is_no_formula_is_refused_with_a_reason(void)
{
    refuses("[](p -> X q)", "no next operator");
    refuses("[]", "a formula is missing");
    refuses("p U", "a formula is missing");
    refuses("a + <>b", "inside of an expression");
    refuses("(<>p", "inside of an expression");
    refuses("", "a formula is missing");
}

static void names_may_contain_the_letters_of_operators(void)
{
    Ltl ltl;
    Error error;
    CU_ASSERT_FATAL(ltl_parse(&ltl, "[](Main.U == 1 -> <>W.G[0] > Uber)", false, &error));
    CU_ASSERT_EQUAL_FATAL(ltl.proposition_count, 2);
    CU_ASSERT_STRING_EQUAL(ltl.propositions[0], "Main.U == 1");
    CU_ASSERT_STRING_EQUAL(ltl.propositions[1], "W.G[0] > Uber");
    ltl_free(&ltl);
}

static void simple_formulas_have_small_automata(void)
{
    static const struct {
        const char *text;
        uint32_t most;
    } cases[] = {{"[]p", 1}, {"<>p", 3}, {"[]<>p", 2}, {"<>[]p", 3}, {"[](p -> <>q)", 5}, {"p U q", 3}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        Ltl ltl;
        Buchi buchi;
        Error error;
        CU_ASSERT_FATAL(ltl_parse(&ltl, cases[i].text, false, &error));
        CU_ASSERT(buchi_create(&buchi, &ltl));
        CU_ASSERT(buchi.count <= cases[i].most);
        if (buchi.count > cases[i].most)
            printf("%s: %u states\n", cases[i].text, buchi.count);
        buchi_free(&buchi);
        ltl_free(&ltl);
    }
}

const Test ltl_suite[] = {TEST(automata_accept_the_words_on_which_their_formulas_hold),
                          TEST(spin_makes_automata_that_accept_the_same),
                          TEST(what_is_no_formula_is_refused_with_a_reason),
                          TEST(names_may_contain_the_letters_of_operators),
                          TEST(simple_formulas_have_small_automata),
                          {0}};
