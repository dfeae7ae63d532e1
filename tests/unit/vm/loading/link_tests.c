/* Linking: layout, method tables, defaults, subtypes. */
#include <stdio.h>
#include <string.h>

#include "tests/unit/suite.h"
#include "tests/unit/vm_fixture.h"
#include "vm/loading/access.h"

enum { CLASS = ACC_PUBLIC | ACC_SUPER, INTERFACE = ACC_PUBLIC | ACC_INTERFACE | ACC_ABSTRACT };

static Class *define_with_method(Fixture *fixture, const char *name, const char *super, unsigned flags,
                                 const char *method)
{
    ClassBuilder builder = fixture_class(name, super, CLASS);
    fixture_constructor(&builder, super);
    fixture_method(&builder, flags, method, "()V", "return");
    return fixture_define(fixture, &builder);
}

static Class *define_interface(Fixture *fixture, const char *name, const char *above, bool with_code)
{
    ClassBuilder builder = fixture_class(name, "java/lang/Object", INTERFACE);
    if (above != NULL)
        builder_interface(&builder, builder_class(&builder, above));
    if (with_code)
        fixture_method(&builder, ACC_PUBLIC, "m", "()V", "return");
    else
        builder_method(&builder, ACC_PUBLIC | ACC_ABSTRACT, "m", "()V");
    return fixture_define(fixture, &builder);
}

static Class *define_implementing(Fixture *fixture, const char *name, const char *first, const char *second)
{
    ClassBuilder builder = fixture_class(name, "java/lang/Object", CLASS);
    builder_interface(&builder, builder_class(&builder, first));
    if (second != NULL)
        builder_interface(&builder, builder_class(&builder, second));
    return fixture_define(fixture, &builder);
}

static void an_override_takes_its_place_in_the_vtable(void)
{
    Fixture fixture = fixture_open();
    Class *a = define_with_method(&fixture, "A", "java/lang/Object", ACC_PUBLIC, "m");
    Class *b = define_with_method(&fixture, "B", "A", ACC_PUBLIC, "m");
    Class *c = define_with_method(&fixture, "C", "B", ACC_PUBLIC, "other");
    Method *m = fixture_find(a, "m", "()V");
    CU_ASSERT_EQUAL(fixture_find(b, "m", "()V")->vtable_index, m->vtable_index);
    CU_ASSERT_PTR_EQUAL(class_select(a, m), m);
    CU_ASSERT_PTR_EQUAL(class_select(c, m), fixture_find(b, "m", "()V"));
    CU_ASSERT_EQUAL(c->vtable_length, b->vtable_length + 1);
    fixture_close(&fixture);
}

static void private_and_static_methods_override_nothing(void)
{
    Fixture fixture = fixture_open();
    Class *a = define_with_method(&fixture, "A", "java/lang/Object", ACC_PUBLIC, "m");
    Class *b = define_with_method(&fixture, "B", "A", ACC_PRIVATE, "m");
    Class *c = define_with_method(&fixture, "C", "A", ACC_PUBLIC | ACC_STATIC, "m");
    Method *m = fixture_find(a, "m", "()V");
    CU_ASSERT_PTR_EQUAL(class_select(b, m), m);
    CU_ASSERT_PTR_EQUAL(class_select(c, m), m);
    fixture_close(&fixture);
}

static void package_private_methods_are_overridden_in_their_package_only(void)
{
    Fixture fixture = fixture_open();
    Class *a = define_with_method(&fixture, "p/A", "java/lang/Object", 0, "m");
    Class *stranger = define_with_method(&fixture, "q/B", "p/A", ACC_PUBLIC, "m");
    Class *friend = define_with_method(&fixture, "p/C", "p/A", 0, "m");
    Method *m = fixture_find(a, "m", "()V");
    CU_ASSERT_PTR_EQUAL(class_select(stranger, m), m);
    CU_ASSERT_PTR_EQUAL(class_select(friend, m), fixture_find(friend, "m", "()V"));
    fixture_close(&fixture);
}

static void a_final_method_cannot_be_overridden(void)
{
    Fixture fixture = fixture_open();
    define_with_method(&fixture, "A", "java/lang/Object", ACC_PUBLIC | ACC_FINAL, "m");
    ClassBuilder builder = fixture_class("B", "A", CLASS);
    fixture_method(&builder, ACC_PUBLIC, "m", "()V", "return");
    fixture_define_refused(&fixture, &builder, "class B overrides final method A.m()V");
    /* The name is free again after the failure. */
    define_with_method(&fixture, "B", "A", ACC_PUBLIC, "other");
    fixture_close(&fixture);
}

static void the_most_specific_default_is_chosen(void)
{
    Fixture fixture = fixture_open();
    Class *above = define_interface(&fixture, "Above", NULL, true);
    Class *below = define_interface(&fixture, "Below", "Above", true);
    define_interface(&fixture, "Side", "Above", false);
    Method *m = fixture_find(above, "m", "()V");
    CU_ASSERT_PTR_EQUAL(class_select(define_implementing(&fixture, "A", "Above", NULL), m), m);
    CU_ASSERT_PTR_EQUAL(class_select(define_implementing(&fixture, "B", "Above", "Below"), m),
                        fixture_find(below, "m", "()V"));
    CU_ASSERT_PTR_EQUAL(class_select(define_implementing(&fixture, "C", "Below", "Above"), m),
                        fixture_find(below, "m", "()V"));
    fixture_close(&fixture);
}

static void two_defaults_of_equal_right_are_none(void)
{
    Fixture fixture = fixture_open();
    Class *first = define_interface(&fixture, "First", NULL, true);
    Class *second = define_interface(&fixture, "Second", NULL, true);
    Class *both = define_implementing(&fixture, "Both", "First", "Second");
    CU_ASSERT_PTR_NULL(class_select(both, fixture_find(first, "m", "()V")));
    CU_ASSERT_PTR_NULL(class_select(both, fixture_find(second, "m", "()V")));
    fixture_close(&fixture);
}

static void a_superclass_method_wins_over_a_default(void)
{
    Fixture fixture = fixture_open();
    Class *interface = define_interface(&fixture, "I", NULL, true);
    Class *a = define_with_method(&fixture, "A", "java/lang/Object", ACC_PUBLIC, "m");
    ClassBuilder builder = fixture_class("B", "A", CLASS);
    builder_interface(&builder, builder_class(&builder, "I"));
    Class *b = fixture_define(&fixture, &builder);
    CU_ASSERT_PTR_EQUAL(class_select(b, fixture_find(interface, "m", "()V")), fixture_find(a, "m", "()V"));
    fixture_close(&fixture);
}

static void what_does_not_implement_an_interface_has_none_of_its_methods(void)
{
    Fixture fixture = fixture_open();
    Class *interface = define_interface(&fixture, "I", NULL, false);
    Method *m = fixture_find(interface, "m", "()V");
    CU_ASSERT_PTR_NULL(class_select(fixture.program->string, m));
    CU_ASSERT_PTR_NULL(class_select(program_class(fixture.program, "[I"), m));
    Class *c = define_implementing(&fixture, "C", "I", NULL);
    CU_ASSERT_PTR_EQUAL(class_select(c, m), m);
    fixture_close(&fixture);
}

static void fields_do_not_overlap(void)
{
    Fixture fixture = fixture_open();
    ClassBuilder above = fixture_class("A", "java/lang/Object", CLASS),
                 below = fixture_class("B", "A", CLASS);
    builder_field(&above, 0, "b", "B");
    builder_field(&above, 0, "o", "Ljava/lang/Object;");
    builder_field(&below, 0, "j", "J");
    builder_field(&below, 0, "s", "S");
    builder_field(&below, 0, "p", "[I");
    builder_field(&below, ACC_STATIC, "k", "J");
    builder_field(&below, ACC_STATIC, "q", "Ljava/lang/String;");
    Class *a = fixture_define(&fixture, &above), *b = fixture_define(&fixture, &below);
    CU_ASSERT_EQUAL(a->reference_count, 1);
    CU_ASSERT_EQUAL(b->reference_count, 2);
    CU_ASSERT_EQUAL(b->static_reference_count, 1);
    CU_ASSERT_EQUAL(b->reference_offsets[0], a->reference_offsets[0]);
    const Field *j =
        class_find_field(b, program_symbol(fixture.program, "j"), program_symbol(fixture.program, "J"));
    CU_ASSERT(j->offset % 8 == 0 && j->offset >= a->instance_size);
    CU_ASSERT(b->instance_size >= j->offset + 8);
    CU_ASSERT_PTR_NOT_NULL(
        class_find_field(b, program_symbol(fixture.program, "b"), program_symbol(fixture.program, "B")));
    CU_ASSERT_PTR_NULL(
        class_find_field(a, program_symbol(fixture.program, "j"), program_symbol(fixture.program, "J")));
    fixture_close(&fixture);
}

static bool is_subclass(Fixture *fixture, const char *from, const char *to)
{
    return class_is_subclass(program_class(fixture->program, from), program_class(fixture->program, to));
}

static void subtypes_are_as_in_java(void)
{
    Fixture fixture = fixture_open();
    CU_ASSERT(is_subclass(&fixture, "java/lang/Integer", "java/lang/Number"));
    CU_ASSERT(is_subclass(&fixture, "java/lang/Integer", "java/lang/Comparable"));
    CU_ASSERT_FALSE(is_subclass(&fixture, "java/lang/Number", "java/lang/Integer"));
    CU_ASSERT(is_subclass(&fixture, "java/lang/Runnable", "java/lang/Object"));
    CU_ASSERT(is_subclass(&fixture, "[Ljava/lang/Integer;", "[Ljava/lang/Number;"));
    CU_ASSERT(is_subclass(&fixture, "[[I", "[Ljava/lang/Object;"));
    CU_ASSERT(is_subclass(&fixture, "[[I", "[Ljava/lang/Cloneable;"));
    CU_ASSERT(is_subclass(&fixture, "[I", "java/io/Serializable"));
    CU_ASSERT_FALSE(is_subclass(&fixture, "[I", "[Ljava/lang/Object;"));
    CU_ASSERT_FALSE(is_subclass(&fixture, "[I", "[J"));
    CU_ASSERT_FALSE(is_subclass(&fixture, "[Ljava/lang/Object;", "[[I"));
    CU_ASSERT_FALSE(is_subclass(&fixture, "[I", "java/lang/Runnable"));
    fixture_close(&fixture);
}

static void depth_beyond_the_display_is_no_obstacle(void)
{
    Fixture fixture = fixture_open();
    char name[16], super[32] = "java/lang/Object";
    Class *classes[20];
    for (int i = 0; i < 20; i++) {
        snprintf(name, sizeof name, "D%d", i);
        ClassBuilder builder = fixture_class(name, super, CLASS);
        classes[i] = fixture_define(&fixture, &builder);
        snprintf(super, sizeof super, "%s", name);
    }
    for (int i = 0; i < 20; i++)
        for (int k = 0; k < 20; k++)
            CU_ASSERT_EQUAL(class_is_subclass(classes[i], classes[k]), i >= k);
    fixture_close(&fixture);
}

static void array_names_must_be_descriptors(void)
{
    Fixture fixture = fixture_open();
    static const char *const bad[] = {"[V",  "[",  "[X", "[Ljava/lang/String", "[java/lang/String",
                                      "[II", "[L;"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        CU_ASSERT_PTR_NULL(program_class(fixture.program, bad[i]));
    CU_ASSERT_PTR_NOT_NULL(program_class(fixture.program, "[[[Ljava/lang/String;"));
    char deep[300] = "";
    memset(deep, '[', 256);
    deep[256] = 'I';
    CU_ASSERT_PTR_NULL(program_class(fixture.program, deep));
    Class *most = program_class(fixture.program, deep + 1);
    CU_ASSERT_PTR_NOT_NULL_FATAL(most);
    CU_ASSERT_PTR_NULL(program_array_of(fixture.program, most));
    CU_ASSERT_PTR_NULL(program_array_of(fixture.program, program_primitive(fixture.program, 'V')));
    fixture_close(&fixture);
}

static void programs_have_no_classes_in_the_librarys_packages(void)
{
    Fixture fixture = fixture_open();
    static const char *const names[] = {"java/lang/Evil", "java/Evil", "jdk/internal/misc/Evil",
                                        "clew/internal/Evil"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        ClassBuilder builder = fixture_class(names[i], "java/lang/Object", CLASS);
        fixture_define_refused(&fixture, &builder, "its package belongs to the library");
    }
    fixture_close(&fixture);
}

static void access_follows_the_flags(void)
{
    Fixture fixture = fixture_open();
    ClassBuilder builder = fixture_class("p/A", "java/lang/Object", CLASS);
    Class *a = fixture_define(&fixture, &builder);
    builder = fixture_class("p/B", "java/lang/Object", ACC_SUPER);
    Class *b = fixture_define(&fixture, &builder);
    builder = fixture_class("q/C", "p/A", CLASS);
    Class *c = fixture_define(&fixture, &builder);
    Class *object = fixture.program->object;
    CU_ASSERT(access_class(c, a) && access_class(a, b) && !access_class(c, b));
    CU_ASSERT(access_class(object, b));
    CU_ASSERT(access_member(c, a, a, ACC_PUBLIC) && access_member(c, a, a, ACC_PROTECTED));
    CU_ASSERT(!access_member(c, a, a, 0) && !access_member(c, a, a, ACC_PRIVATE));
    CU_ASSERT(access_member(b, a, a, 0) && access_member(b, a, a, ACC_PROTECTED)
              && !access_member(b, a, a, ACC_PRIVATE));
    CU_ASSERT(access_member(a, c, a, ACC_PRIVATE) && !access_member(a, c, c, ACC_PROTECTED));
    CU_ASSERT(access_member(a, program_class(fixture.program, "[I"), object, ACC_PROTECTED));
    fixture_close(&fixture);
}

const Test link_suite[] = {TEST(an_override_takes_its_place_in_the_vtable),
                           TEST(private_and_static_methods_override_nothing),
                           TEST(package_private_methods_are_overridden_in_their_package_only),
                           TEST(a_final_method_cannot_be_overridden),
                           TEST(the_most_specific_default_is_chosen),
                           TEST(two_defaults_of_equal_right_are_none),
                           TEST(a_superclass_method_wins_over_a_default),
                           TEST(what_does_not_implement_an_interface_has_none_of_its_methods),
                           TEST(fields_do_not_overlap),
                           TEST(subtypes_are_as_in_java),
                           TEST(depth_beyond_the_display_is_no_obstacle),
                           TEST(array_names_must_be_descriptors),
                           TEST(programs_have_no_classes_in_the_librarys_packages),
                           TEST(access_follows_the_flags),
                           {0}};
