/* Tests of classfiles/descriptor.c. */
#include <string.h>

#include "classfiles/descriptor.h"
#include "tests/unit/suite.h"

static void primitive_types_classes_and_arrays_are_field_types(void)
{
    static const char *const types[] = {
        "B", "C", "D", "F", "I", "J", "S", "Z", "LA;", "Ljava/lang/String;", "[I", "[[Ljava/util/Map$Entry;",
    };
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        CU_ASSERT(descriptor_is_field(types[i]));
}

static void other_texts_are_no_field_types(void)
{
    static const char *const texts[] = {
        "",     "V",    "[",      "[V",    "X",    "II",  "L",    "L;", "LA",
        "L/A;", "LA/;", "La//b;", "La.b;", "L[A;", "()V", "LA;;", " I",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        CU_ASSERT(!descriptor_is_field(texts[i]));
}

static void arrays_have_at_most_255_dimensions(void)
{
    char type[300];
    memset(type, '[', sizeof type);
    strcpy(type + 255, "I");
    CU_ASSERT(descriptor_is_field(type));
    strcpy(type + 255, "[I");
    CU_ASSERT(!descriptor_is_field(type));
}

static void method_types_have_arguments_and_a_result(void)
{
    CU_ASSERT(descriptor_is_method("()V"));
    CU_ASSERT(descriptor_is_method("(IJ[DLA;)[[LB;"));
    static const char *const texts[] = {"",   "(",   ")",   "()",    "V",    "(V)V", "()VV",
                                        "(I", "(I)", "(IV", "(LA)V", "()[V", "(I)Q"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        CU_ASSERT(!descriptor_is_method(texts[i]));
}

static void method_types_take_at_most_255_slots(void)
{
    char type[600] = "(";
    for (int i = 0; i < 127; i++)
        strcat(type, "J");
    size_t end = strlen(type);
    strcpy(type + end, "I)V");
    CU_ASSERT(descriptor_is_method(type));
    CU_ASSERT_EQUAL(descriptor_argument_slots(type), 255);
    strcpy(type + end, "D)V");
    CU_ASSERT(!descriptor_is_method(type));
}

static void arguments_are_counted_by_number_and_by_slots(void)
{
    CU_ASSERT_EQUAL(descriptor_argument_count("()V"), 0);
    CU_ASSERT_EQUAL(descriptor_argument_count("(I[JLa/J;DZ)J"), 5);
    CU_ASSERT_EQUAL(descriptor_argument_slots("(I[JLa/J;DZ)J"), 6);
    CU_ASSERT_EQUAL(descriptor_slots("J"), 2);
    CU_ASSERT_EQUAL(descriptor_slots("[J"), 1);
    CU_ASSERT_EQUAL(descriptor_slots("V"), 0);
}

static void skipping_a_type_leads_to_the_next(void)
{
    CU_ASSERT_STRING_EQUAL(descriptor_skip("IJ"), "J");
    CU_ASSERT_STRING_EQUAL(descriptor_skip("[[La/b;)V"), ")V");
    CU_ASSERT_STRING_EQUAL(descriptor_return("(La/b;)[I"), "[I");
}

const Test descriptor_suite[] = {
    TEST(primitive_types_classes_and_arrays_are_field_types),
    TEST(other_texts_are_no_field_types),
    TEST(arrays_have_at_most_255_dimensions),
    TEST(method_types_have_arguments_and_a_result),
    TEST(method_types_take_at_most_255_slots),
    TEST(arguments_are_counted_by_number_and_by_slots),
    TEST(skipping_a_type_leads_to_the_next),
    {0},
};
