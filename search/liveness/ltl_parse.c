/* Parses formulas from the outside in: a stretch of text is split at its weakest operator that is in no
 * parentheses; one without any operator of time is a proposition.  Negations are pushed inwards on the way.
 */
#include <assert.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/ltl.h"

enum { NESTING_MAX = 200 };

typedef struct LtlParser {
    Ltl *ltl;
    const char *text;
    Error *error;
    bool failed;
    int depth;
} LtlParser;

/* From `start` up to `end`. */
typedef struct Stretch {
    uint32_t start, end;
} Stretch;

static uint8_t refuse(LtlParser *parser, uint32_t column, const char *what)
{
    if (!parser->failed)
        error_set(parser->error, "%s\n  %s\n  %*s^", what, parser->text, (int)column, "");
    parser->failed = true;
    return 0;
}

static bool is_word(char c) { return isalnum((unsigned char)c) || c == '_' || c == '$'; }

/* Is there this operator?  Letters are operators where they stand alone, and are no part of a name. */
static bool has_operator(const LtlParser *parser, uint32_t at, const char *name)
{
    const char *text = parser->text;
    size_t length = strlen(name);
    if (strncmp(text + at, name, length) != 0)
        return false;
    if (!isalpha((unsigned char)name[0]))
        return true;
    return (at == 0 || (!is_word(text[at - 1]) && text[at - 1] != '.')) && !is_word(text[at + length])
           && text[at + length] != '.';
}

static const char *const temporal[] = {"[]", "<>", "U", "R", "W", "G", "F", "X"};
enum { TEMPORAL_COUNT = sizeof temporal / sizeof temporal[0] };

static bool is_temporal_at(const LtlParser *parser, uint32_t at)
{
    for (int i = 0; i < TEMPORAL_COUNT; i++)
        if (has_operator(parser, at, temporal[i]))
            return true;
    return false;
}

/* The first operator of time in the stretch; its end: there is none. */
static uint32_t find_temporal(const LtlParser *parser, Stretch stretch)
{
    uint32_t at = stretch.start;
    while (at < stretch.end && !is_temporal_at(parser, at))
        at++;
    return at;
}

/* 1 for what opens, -1 for what closes; "[]" is an operator. */
static int nesting(const LtlParser *parser, uint32_t at)
{
    char c = parser->text[at];
    if (c == '[' && parser->text[at + 1] == ']')
        return 0;
    if (c == ']' && at > 0 && parser->text[at - 1] == '[')
        return 0;
    return c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
}

static Stretch trim(const LtlParser *parser, Stretch stretch)
{
    while (stretch.start < stretch.end && isspace((unsigned char)parser->text[stretch.start]))
        stretch.start++;
    while (stretch.start < stretch.end && isspace((unsigned char)parser->text[stretch.end - 1]))
        stretch.end--;
    return stretch;
}

/* "->" is part of "<->", and the other way round. */
static bool is_at(const LtlParser *parser, uint32_t at, const char *name)
{
    if (strcmp(name, "->") == 0 && at > 0 && parser->text[at - 1] == '<')
        return false;
    return has_operator(parser, at, name);
}

/* Where the operator stands in the stretch, in no parentheses: the first or the last such place; the
 * stretch's end: nowhere. */
static uint32_t find_outside(const LtlParser *parser, Stretch stretch, const char *const *names, bool is_last,
                             int *which)
{
    uint32_t found = stretch.end;
    int depth = 0;
    for (uint32_t at = stretch.start; at < stretch.end; at++) {
        depth += nesting(parser, at);
        for (int i = 0; depth == 0 && names[i] != NULL && (is_last || found == stretch.end); i++)
            if (at > stretch.start && is_at(parser, at, names[i])) {
                found = at;
                *which = i;
            }
    }
    return found;
}

static uint8_t parse(LtlParser *parser, Stretch stretch, bool is_negated);

static uint8_t parse_proposition(LtlParser *parser, Stretch stretch, bool is_negated)
{
    Ltl *ltl = parser->ltl;
    char *text = memory_allocate(stretch.end - stretch.start + 1);
    memcpy(text, parser->text + stretch.start, stretch.end - stretch.start);
    uint32_t number = 0;
    while (number < ltl->proposition_count && strcmp(ltl->propositions[number], text) != 0)
        number++;
    if (number == ltl->proposition_count && number < LTL_PROPOSITIONS_MAX)
        ltl->propositions[ltl->proposition_count++] = text;
    else
        free(text);
    if (number == LTL_PROPOSITIONS_MAX)
        return refuse(parser, stretch.start, "the formula has too many propositions");
    return ltl_make(ltl, is_negated ? LTL_IS_NOT : LTL_IS, (uint8_t)number, 0);
}

/* Both sides of an operator that stands at `at`. */
static void split(Stretch stretch, uint32_t at, const char *name, Stretch *left, Stretch *right)
{
    *left = (Stretch){stretch.start, at};
    *right = (Stretch){at + (uint32_t)strlen(name), stretch.end};
}

static uint8_t parse_equivalence(LtlParser *parser, Stretch left, Stretch right, bool is_negated)
{
    Ltl *ltl = parser->ltl;
    uint8_t both = ltl_make(ltl, LTL_AND, parse(parser, left, false), parse(parser, right, is_negated));
    uint8_t neither = ltl_make(ltl, LTL_AND, parse(parser, left, true), parse(parser, right, !is_negated));
    return ltl_make(ltl, LTL_OR, both, neither);
}

/* U, R, W by `which`; negated, U and R change into each other.  a W b is b R (a || b). */
static uint8_t parse_until(LtlParser *parser, Stretch left, Stretch right, int which, bool is_negated)
{
    Ltl *ltl = parser->ltl;
    uint8_t a = parse(parser, left, is_negated), b = parse(parser, right, is_negated);
    if (which == 2) {
        uint8_t either = ltl_make(ltl, is_negated ? LTL_AND : LTL_OR, a, b);
        return ltl_make(ltl, is_negated ? LTL_UNTIL : LTL_RELEASE, b, either);
    }
    return ltl_make(ltl, (which == 0) != is_negated ? LTL_UNTIL : LTL_RELEASE, a, b);
}

/* An operator between two formulas, from the weakest on; false: there is none. */
static bool parse_binary(LtlParser *parser, Stretch stretch, bool is_negated, uint8_t *node)
{
    static const char *const levels[][4] = {{"<->"}, {"->"}, {"||"}, {"&&"}, {"U", "R", "W"}};
    Stretch left, right;
    for (int level = 0; level < 5; level++) {
        int which = 0;
        uint32_t at = find_outside(parser, stretch, levels[level], level == 2 || level == 3, &which);
        if (at == stretch.end)
            continue;
        split(stretch, at, levels[level][which], &left, &right);
        if (level == 0)
            *node = parse_equivalence(parser, left, right, is_negated);
        else if (level == 4)
            *node = parse_until(parser, left, right, which, is_negated);
        else { /* a -> b is !a || b */
            uint8_t a = parse(parser, left, is_negated != (level == 1)), b = parse(parser, right, is_negated);
            *node = ltl_make(parser->ltl, (level == 3) != is_negated ? LTL_AND : LTL_OR, a, b);
        }
        return true;
    }
    return false;
}

/* Always and eventually: false R a, true U a. */
static uint8_t parse_unary(LtlParser *parser, Stretch stretch, bool is_always, bool is_negated)
{
    Ltl *ltl = parser->ltl;
    uint8_t part = parse(parser, stretch, is_negated);
    bool releases = is_always != is_negated;
    uint8_t first = ltl_make(ltl, releases ? LTL_FALSE : LTL_TRUE, 0, 0);
    return ltl_make(ltl, releases ? LTL_RELEASE : LTL_UNTIL, first, part);
}

/* The parenthesis that opens the stretch closes at its end. */
static bool is_in_parentheses(const LtlParser *parser, Stretch stretch)
{
    int depth = 0;
    if (parser->text[stretch.start] != '(')
        return false;
    for (uint32_t at = stretch.start; at < stretch.end; at++) {
        depth += nesting(parser, at);
        if (depth == 0)
            return at == stretch.end - 1;
    }
    return false;
}

static uint8_t parse_prefix(LtlParser *parser, Stretch stretch, bool is_negated)
{
    uint32_t at = stretch.start;
    if (parser->text[at] == '!')
        return parse(parser, (Stretch){at + 1, stretch.end}, !is_negated);
    if (has_operator(parser, at, "[]") || has_operator(parser, at, "<>"))
        return parse_unary(parser, (Stretch){at + 2, stretch.end}, parser->text[at] == '[', is_negated);
    if (has_operator(parser, at, "G") || has_operator(parser, at, "F"))
        return parse_unary(parser, (Stretch){at + 1, stretch.end}, parser->text[at] == 'G', is_negated);
    if (has_operator(parser, at, "X"))
        return refuse(parser, at,
                      "there is no next operator (X): steps that nobody can see are merged, so that what the "
                      "next state is depends on the search");
    if (is_in_parentheses(parser, stretch))
        return parse(parser, (Stretch){at + 1, stretch.end - 1}, is_negated);
    return refuse(parser, find_temporal(parser, stretch),
                  "an operator of time stands inside of an expression");
}

static bool is_constant(const LtlParser *parser, Stretch stretch, const char *name)
{
    return stretch.end - stretch.start == strlen(name)
           && strncmp(parser->text + stretch.start, name, strlen(name)) == 0;
}

static uint8_t parse(LtlParser *parser, Stretch stretch, bool is_negated)
{
    uint8_t node = 0;
    stretch = trim(parser, stretch);
    if (parser->failed)
        return 0;
    if (stretch.start == stretch.end)
        return refuse(parser, stretch.start, "a formula is missing");
    if (++parser->depth > NESTING_MAX)
        return refuse(parser, stretch.start, "the formula is nested too deeply");
    if (is_constant(parser, stretch, "true") || is_constant(parser, stretch, "false"))
        node = ltl_make(parser->ltl,
                        is_constant(parser, stretch, "true") != is_negated ? LTL_TRUE : LTL_FALSE, 0, 0);
    else if (find_temporal(parser, stretch) == stretch.end)
        node = parse_proposition(parser, stretch, is_negated);
    else if (!parse_binary(parser, stretch, is_negated, &node))
        node = parse_prefix(parser, stretch, is_negated);
    parser->depth--;
    return node;
}

bool ltl_parse(Ltl *ltl, const char *text, bool is_negated, Error *error)
{
    *ltl = (Ltl){0};
    LtlParser parser = {.ltl = ltl, .text = text, .error = error};
    uint8_t root = parse(&parser, (Stretch){0, (uint32_t)strlen(text)}, is_negated);
    if (!parser.failed && root == LTL_TOO_LARGE)
        refuse(&parser, 0, "the formula has too many parts");
    if (parser.failed) {
        ltl_free(ltl);
        return false;
    }
    ltl->root = root;
    return true;
}
