/* Messages of NullPointerExceptions, instruction by instruction. */
#include "tests/unit/suite.h"
#include "tests/unit/vm_fixture.h"
#include "vm/code/null_message.h"

enum { CLASS = ACC_PUBLIC | ACC_SUPER };

/* Expects the message for the instruction at `offset`; NULL: there is none. */
static void expect(const char *descriptor, bool is_static, const char *code, uint32_t offset,
                   const char *message)
{
    ClassBuilder builder = fixture_class("T", "java/lang/Object", CLASS);
    fixture_method(&builder, is_static ? ACC_STATIC : 0, "f", descriptor, code);
    ClassFile *file = builder_expect_read(&builder);
    char text[512] = "";
    bool found = null_message(file, &file->methods[0], NULL, offset, text, sizeof text);
    CU_ASSERT_EQUAL(found, message != NULL);
    if (message != NULL)
        CU_ASSERT_STRING_EQUAL(text, message);
    classfile_free(file);
}

static void calls_say_what_they_wanted_to_call(void)
{
    expect("(Ljava/lang/String;)V", true,
           "aload_0 | invokevirtual java/lang/String.length ()I | pop | return", 1,
           "Cannot invoke \"String.length()\" because \"<parameter1>\" is null");
    expect("()V", true, "aconst_null | invokevirtual java/lang/String.length ()I | pop | return", 1,
           "Cannot invoke \"String.length()\" because \"null\" is null");
    expect("(Ljava/util/List;)V", false,
           "aload_1 | iconst_0 | invokeinterface java/util/List.get (I)Ljava/lang/Object; 2 | pop | return",
           2, "Cannot invoke \"java.util.List.get(int)\" because \"<parameter1>\" is null");
}

static void fields_say_whether_they_were_read_or_written(void)
{
    expect("(LT;)V", true, "aload_0 | getfield T.x I | pop | return", 1,
           "Cannot read field \"x\" because \"<parameter1>\" is null");
    expect("(LT;)V", true, "aload_0 | iconst_1 | putfield T.x I | return", 2,
           "Cannot assign field \"x\" because \"<parameter1>\" is null");
    expect("(LT;)V", true, "aload_0 | getfield T.next LT; | getfield T.x I | pop | return", 4,
           "Cannot read field \"x\" because \"<parameter1>.next\" is null");
    expect("()V", true, "getstatic T.one LT; | getfield T.x I | pop | return", 3,
           "Cannot read field \"x\" because \"T.one\" is null");
}

static void arrays_say_which_element_type(void)
{
    expect("([I)V", true, "aload_0 | iconst_0 | iaload | pop | return", 2,
           "Cannot load from int array because \"<parameter1>\" is null");
    expect("([D)V", true, "aload_0 | iconst_0 | dconst_0 | dastore | return", 3,
           "Cannot store to double array because \"<parameter1>\" is null");
    expect("([[I)V", true, "aload_0 | iconst_3 | aaload | iconst_0 | iaload | pop | return", 4,
           "Cannot load from int array because \"<parameter1>[3]\" is null");
    expect("([I)V", true, "aload_0 | arraylength | pop | return", 1,
           "Cannot read the array length because \"<parameter1>\" is null");
}

static void other_uses_have_their_own_words(void)
{
    expect("()V", true, "aconst_null | athrow", 1, "Cannot throw exception because \"null\" is null");
    expect("(Ljava/lang/Object;)V", true, "aload_0 | monitorenter | return", 1,
           "Cannot enter synchronized block because \"<parameter1>\" is null");
    expect("()V", true, "invokestatic T.make ()LT; | getfield T.x I | pop | return", 3,
           "Cannot read field \"x\" because the return value of \"T.make()\" is null");
}

static void instructions_that_meet_no_null_have_no_message(void)
{
    expect("()V", true, "iconst_0 | pop | return", 1, NULL);
}

const Test null_message_suite[] = {TEST(calls_say_what_they_wanted_to_call),
                                   TEST(fields_say_whether_they_were_read_or_written),
                                   TEST(arrays_say_which_element_type),
                                   TEST(other_uses_have_their_own_words),
                                   TEST(instructions_that_meet_no_null_have_no_message),
                                   {0}};
