/* Class initialization: when it happens, in which order, and what a failure leaves behind. */
#include <stdio.h>

#include "tests/unit/suite.h"
#include "tests/unit/vm_fixture.h"

enum {
    CLASS = ACC_PUBLIC | ACC_SUPER,
    INTERFACE = ACC_PUBLIC | ACC_INTERFACE | ACC_ABSTRACT,
    STATIC = ACC_PUBLIC | ACC_STATIC
};

#define MAIN_TYPE "([Ljava/lang/String;)V"
#define SAY(word)                                                             \
    "getstatic java/lang/System.out Ljava/io/PrintStream; | ldc string " word \
    " | invokevirtual java/io/PrintStream.println (Ljava/lang/String;)V"

/* A class that says its name when it is initialized. */
static void define_speaking(Fixture *fixture, const char *name, const char *super, unsigned flags,
                            const char *interface)
{
    char code[256];
    ClassBuilder builder = fixture_class(name, super, flags);
    snprintf(code, sizeof code, SAY("%s") " | return", name);
    fixture_method(&builder, ACC_STATIC, "<clinit>", "()V", code);
    builder_field(&builder, ACC_PUBLIC | ACC_STATIC | (flags & ACC_INTERFACE ? ACC_FINAL : 0), "field", "I");
    if (!(flags & ACC_INTERFACE))
        fixture_method(&builder, STATIC, "touch", "()V", "return");
    if (interface != NULL)
        builder_interface(&builder, builder_class(&builder, interface));
    fixture_define(fixture, &builder);
}

static void define_main(Fixture *fixture, const char *code)
{
    ClassBuilder builder = fixture_class("Main", "java/lang/Object", CLASS);
    fixture_method(&builder, STATIC, "main", MAIN_TYPE, code);
    fixture_define(fixture, &builder);
}

static void superclasses_come_first_and_once(void)
{
    Fixture fixture = fixture_open();
    define_speaking(&fixture, "A", "java/lang/Object", CLASS, NULL);
    define_speaking(&fixture, "B", "A", CLASS, NULL);
    define_main(
        &fixture,
        SAY("begin") " | invokestatic B.touch ()V | invokestatic A.touch ()V | getstatic B.field I | pop | return");
    fixture_expect(&fixture, "Main", "begin\nA\nB\n");
    /* Another VM of the same program begins anew. */
    fixture_expect(&fixture, "Main", "begin\nA\nB\n");
    fixture_close(&fixture);
}

static void a_field_initializes_the_class_that_declares_it(void)
{
    Fixture fixture = fixture_open();
    define_speaking(&fixture, "A", "java/lang/Object", CLASS, NULL);
    ClassBuilder builder = fixture_class("B", "A", CLASS);
    fixture_method(&builder, ACC_STATIC, "<clinit>", "()V", SAY("B") " | return");
    fixture_define(&fixture, &builder);
    define_main(&fixture, "getstatic B.field I | pop | return");
    fixture_expect(&fixture, "Main", "A\n");
    fixture_close(&fixture);
}

static void interfaces_without_defaults_are_left_alone(void)
{
    Fixture fixture = fixture_open();
    define_speaking(&fixture, "I", "java/lang/Object", INTERFACE, NULL);
    define_speaking(&fixture, "A", "java/lang/Object", CLASS, "I");
    define_main(&fixture, "invokestatic A.touch ()V | getstatic I.field I | pop | return");
    fixture_expect(&fixture, "Main", "A\nI\n");
    fixture_close(&fixture);
}

static void making_arrays_and_asking_types_initializes_nothing(void)
{
    Fixture fixture = fixture_open();
    define_speaking(&fixture, "A", "java/lang/Object", CLASS, NULL);
    define_main(&fixture,
                "iconst_1 | anewarray A | instanceof A | pop | aconst_null | checkcast A | pop | " SAY(
                    "end") " | return");
    fixture_expect(&fixture, "Main", "end\n");
    fixture_close(&fixture);
}

static void a_failed_class_stays_failed(void)
{
    Fixture fixture = fixture_open();
    ClassBuilder builder = fixture_class("Bad", "java/lang/Object", CLASS);
    fixture_method(&builder, ACC_STATIC, "<clinit>", "()V", "iconst_1 | iconst_0 | idiv | pop | return");
    fixture_method(&builder, STATIC, "touch", "()V", "return");
    fixture_define(&fixture, &builder);
    define_main(
        &fixture,
        "a: invokestatic Bad.touch ()V | b: return | "
        "first: pop | " SAY(
            "first") " | c: invokestatic Bad.touch ()V | d: return | "
                     "second: pop | " SAY(
                         "second") " | return | "
                                   ".catch a b first java/lang/ExceptionInInitializerError | .catch c d second java/lang/NoClassDefFoundError");
    fixture_expect(&fixture, "Main", "first\nsecond\n");
    fixture_close(&fixture);
}

static void a_class_that_needs_itself_is_ready_for_its_own_thread(void)
{
    Fixture fixture = fixture_open();
    ClassBuilder builder = fixture_class("Self", "java/lang/Object", CLASS);
    builder_field(&builder, ACC_STATIC, "x", "I");
    fixture_method(&builder, ACC_STATIC, "<clinit>", "()V", "invokestatic Self.touch ()V | return");
    fixture_method(&builder, STATIC, "touch", "()V",
                   "iconst_5 | putstatic Self.x I | " SAY("inside") " | return");
    fixture_define(&fixture, &builder);
    define_main(&fixture, "invokestatic Self.touch ()V | return");
    fixture_expect(&fixture, "Main", "inside\ninside\n");
    fixture_close(&fixture);
}

const Test initialize_suite[] = {TEST(superclasses_come_first_and_once),
                                 TEST(a_field_initializes_the_class_that_declares_it),
                                 TEST(interfaces_without_defaults_are_left_alone),
                                 TEST(making_arrays_and_asking_types_initializes_nothing),
                                 TEST(a_failed_class_stays_failed),
                                 TEST(a_class_that_needs_itself_is_ready_for_its_own_thread),
                                 {0}};
