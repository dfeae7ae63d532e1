/* Tests of the wording of counterexamples: every sentence of the table can be filled. */
#include "vm/sentences.h"

#include <string.h>

#include "tests/unit/suite.h"

static const char *const templates[] = {
#define SENTENCE(name, kind, text) text,
#include "vm/sentences.def"
};

static const Operands everything = {.variable = "variable",
                                    .before = "before",
                                    .after = "after",
                                    .owner = "owner",
                                    .method = "method",
                                    .arguments = "arguments",
                                    .others = "others",
                                    .number = 1,
                                    .least = 2,
                                    .most = 3};

static void check_filled(Sentence sentence, const char *expected)
{
    Bytes text = {0};
    sentence_add(NULL, &text, sentence, &everything);
    bytes_add_u1(&text, 0);
    CU_ASSERT_STRING_EQUAL((char *)text.data, expected);
    bytes_free(&text);
}

static void operands_stand_where_the_sentence_names_them(void)
{
    check_filled(SENTENCE_ENDS, "ends");
    check_filled(SENTENCE_WRITES, "writes variable: before -> after");
    check_filled(SENTENCE_CALLS, "owner.method(arguments)");
    check_filled(SENTENCE_CHOOSES_NUMBER, "chooses 1, one of 2 to 3");
}

/* Objects and threads are named by a VM: those sentences are tried by the traces of tests/golden. */
static void every_sentence_knows_its_operands(void)
{
    for (int i = 0; i < SENTENCE_COUNT; i++) {
        Bytes text = {0};
        if (strstr(templates[i], "{object}") != NULL || strstr(templates[i], "{thread}") != NULL)
            continue;
        sentence_add(NULL, &text, (Sentence)i, &everything);
        CU_ASSERT(text.length > 0 && memchr(text.data, '{', text.length) == NULL
                  && memchr(text.data, '}', text.length) == NULL);
        bytes_free(&text);
    }
}

const Test sentences_suite[] = {
    TEST(operands_stand_where_the_sentence_names_them),
    TEST(every_sentence_knows_its_operands),
    {0},
};
