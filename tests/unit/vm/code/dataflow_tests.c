/* Which code the dataflow pass accepts and refuses, and how it says so. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/unit/assembler.h"
#include "tests/unit/suite.h"
#include "tests/unit/vm/code/dataflow_cases.h"

static void a_message_names_class_method_offset_and_both_types(void)
{
    REFUSE("VerifyError: class T, method f(I)V, offset 3: iadd expects int, found reference java/lang/String",
           "(I)V", 2, 1, "iload_0 | ldc string x | iadd | pop | return");
}

static void the_operand_stack_neither_underflows_nor_overflows(void)
{
    REFUSE("iadd finds too few values", "()V", 2, 0, "iconst_0 | iadd | pop | return");
    REFUSE("pop finds too few values", "()V", 2, 0, "pop | return");
    REFUSE("ladd finds too few values", "()V", 4, 0, "iconst_0 | lconst_0 | ladd | return");
    REFUSE("invokestatic finds too few arguments", "()V", 2, 0, "iconst_0 | invokestatic T.g (II)V | return");
    REFUSE("too few values", "()V", 1, 0, "invokevirtual Dog.bark ()V | return");
    REFUSE("iconst_1 needs more than the 1 slots", "()V", 1, 0, "iconst_0 | iconst_1 | return");
    REFUSE("lconst_0 needs more than the 1 slots", "()V", 1, 0, "lconst_0 | return");
    REFUSE("dup needs more", "()V", 1, 0, "iconst_0 | dup | return");
    REFUSE("needs a slot of the operand stack", "()V", 0, 0,
           "start: nop | end: return | handler: return | .catch start end handler any");
}

static void arithmetic_wants_its_own_types(void)
{
    ACCEPT("(IJFD)V", 8, 6,
           "iload_0 | iload_0 | iadd | ineg | i2b | i2c | i2s | i2l | lload_1 | ladd | lneg | l2f | "
           "fload_3 | fadd | f2d | dload 4 | ddiv | dneg | d2i | pop | return");
    ACCEPT("(J)J", 5, 2, "lload_0 | iconst_1 | lshl | lload_0 | iconst_2 | lushr | lxor | lreturn");
    ACCEPT("(FD)I", 5, 3, "fload_0 | fload_0 | fcmpl | dload_1 | dload_1 | dcmpg | iadd | ireturn");
    REFUSE("lshl expects int, found long", "(J)V", 4, 2, "lload_0 | lload_0 | lshl | pop2 | return");
    REFUSE("ladd expects long, found double", "(JD)V", 4, 4, "lload_0 | dload_2 | ladd | pop2 | return");
    REFUSE("iadd expects int, found long", "(J)V", 4, 2, "iconst_1 | lload_0 | iadd | return");
    REFUSE("fadd expects float, found int", "(F)V", 2, 1, "fload_0 | iconst_0 | fadd | pop | return");
    REFUSE("i2l expects int, found null", "()V", 2, 0, "aconst_null | i2l | pop2 | return");
}

static void locals_are_read_as_what_they_were_written(void)
{
    REFUSE("iload_0 expects int, found nothing usable", "()V", 1, 1, "iload_0 | pop | return");
    REFUSE("aload_0 expects a reference, found int", "(I)V", 1, 1, "aload_0 | pop | return");
    REFUSE("iload_0 expects int, found null", "()V", 1, 1, "aconst_null | astore_0 | iload_0 | pop | return");
    REFUSE("lload_0 expects long, found double", "(D)V", 2, 2, "lload_0 | pop2 | return");
    REFUSE("iinc expects int, found float", "(F)V", 1, 1, "iinc 0 1 | return");
    REFUSE("astore_0 expects a reference, found int", "(I)V", 1, 1, "iload_0 | astore_0 | return");
    ACCEPT("()V", 2, 301,
           "lconst_0 | wide lstore 299 | wide lload 299 | l2i | wide istore 300 | wide iinc 300 1000 | "
           "wide iload 300 | pop | return");
    REFUSE("iload expects int, found nothing usable", "()V", 2, 301, "wide iload 300 | pop | return");
}

static void overwriting_half_of_a_long_spoils_the_other_half(void)
{
    REFUSE("lload_0 expects long, found nothing usable", "(J)V", 2, 2,
           "iconst_0 | istore_1 | lload_0 | pop2 | return");
    REFUSE("lload_0 expects long, found int", "(J)V", 2, 2, "iconst_0 | istore_0 | lload_0 | pop2 | return");
    REFUSE("dload_2 expects double, found half of a long", "(JD)V", 2, 4,
           "lload_0 | lstore_1 | dload_2 | pop2 | return");
    REFUSE("lload_0 expects long", "(JD)V", 2, 4, "lload_0 | lstore_1 | lload_0 | pop2 | return");
    REFUSE("iload_1 expects int, found half of a long", "(J)V", 2, 2, "iload_1 | pop | return");
    ACCEPT("(JD)V", 2, 4,
           "lload_0 | lstore_1 | lload_1 | pop2 | iconst_0 | istore_0 | iconst_0 | istore_3 | return");
}

static void stack_instructions_move_whole_values_only(void)
{
    ACCEPT("(IJ)V", 8, 3, "iload_0 | lload_1 | dup2_x1 | pop2 | pop | pop2 | return");
    ACCEPT("(IJ)V", 8, 3, "lload_1 | iload_0 | dup_x2 | pop | pop2 | pop | return");
    ACCEPT("(IJ)V", 8, 3, "lload_1 | lload_1 | dup2_x2 | ladd | ladd | pop2 | return");
    ACCEPT("(IJ)V", 8, 3,
           "iload_0 | iload_0 | lload_1 | dup2_x2 | l2i | iadd | iadd | i2l | ladd | pop2 | return");
    ACCEPT("(IJ)V", 8, 3, "lload_1 | iload_0 | iload_0 | dup2_x2 | iadd | pop | pop2 | iadd | pop | return");
    ACCEPT("(IF)V", 8, 2, "fload_1 | iload_0 | dup_x1 | pop | fneg | pop | iload_0 | iadd | pop | return");
    ACCEPT("(IF)V", 8, 2, "fload_1 | iload_0 | swap | fneg | pop | ineg | pop | return");
    REFUSE("pop would split", "(J)V", 2, 2, "lload_0 | pop | return");
    REFUSE("dup would split", "(J)V", 4, 2, "lload_0 | dup | return");
    REFUSE("pop2 would split", "(IJ)V", 4, 3, "lload_1 | iload_0 | pop2 | return");
    REFUSE("dup_x1 would split", "(IJ)V", 4, 3, "lload_1 | iload_0 | dup_x1 | return");
    REFUSE("dup_x2 would split", "(IJ)V", 8, 3, "lload_1 | iload_0 | iload_0 | dup_x2 | return");
    REFUSE("dup2 would split", "(IJ)V", 8, 3, "lload_1 | iload_0 | dup2 | return");
    REFUSE("dup2_x1 would split", "(IJ)V", 8, 3, "lload_1 | lload_1 | dup2_x1 | return");
    REFUSE("dup2_x2 would split", "(IJ)V", 8, 3, "lload_1 | iload_0 | lload_1 | dup2_x2 | return");
    REFUSE("swap would split", "(IJ)V", 8, 3, "lload_1 | iload_0 | swap | return");
    REFUSE("swap would split", "(J)V", 8, 2, "lload_0 | swap | return");
}

static void code_does_not_fall_off_its_end(void)
{
    REFUSE("offset 0: execution falls off the end of the code", "()V", 1, 0, "nop");
    REFUSE("falls off the end", "(I)V", 1, 1, "iload_0 | ifne out | return | out: iload_0 | pop");
    ACCEPT("()V", 1, 0, "goto start | nop | nop | start: return | iconst_0");
}

static void returns_match_the_descriptor(void)
{
    ACCEPT("(Z)B", 1, 1, "iload_0 | ireturn");
    ACCEPT("()LAnimal;", 1, 0, "aconst_null | areturn");
    ACCEPT("(LDog;)LAnimal;", 1, 1, "aload_0 | areturn");
    ACCEPT("(LDog;)LWalker;", 1, 1, "aload_0 | areturn");
    REFUSE("return in a method that returns I", "()I", 1, 0, "return");
    REFUSE("ireturn in a method that returns V", "()V", 1, 0, "iconst_0 | ireturn");
    REFUSE("ireturn in a method that returns J", "()J", 1, 0, "iconst_0 | ireturn");
    REFUSE("lreturn in a method that returns D", "()D", 2, 0, "lconst_0 | lreturn");
    REFUSE("areturn in a method that returns F", "()F", 2, 0, "aconst_null | areturn");
    REFUSE("ireturn expects int, found float", "()I", 2, 0, "fconst_0 | ireturn");
    REFUSE("areturn expects reference Dog, found reference Animal", "(LAnimal;)LDog;", 1, 1,
           "aload_0 | areturn");
    ACCEPT("(LAnimal;)LDog;", 1, 1, "aload_0 | areturn", .trusted = true);
}

static void paths_that_meet_agree_on_the_stack(void)
{
    REFUSE("offset 6 is reached with 0 stack slots on one path, 1 on another", "(I)V", 1, 1,
           "iload_0 | ifeq out | iconst_0 | nop | out: return");
    REFUSE("stack slot 0 at offset 9 is int on one path, float on another", "(I)V", 1, 1,
           "iload_0 | ifeq other | iconst_0 | goto out | other: fconst_0 | out: pop | return");
    ACCEPT("(ILDog;LCat;)LAnimal;", 1, 3,
           "iload_0 | ifeq other | aload_1 | goto out | other: aload_2 | out: areturn");
    REFUSE("areturn expects reference Dog, found reference Animal", "(ILDog;LCat;)LDog;", 1, 3,
           "iload_0 | ifeq other | aload_1 | goto out | other: aload_2 | out: areturn");
    ACCEPT("(ILDog;)LDog;", 1, 2,
           "iload_0 | ifeq other | aload_1 | goto out | other: aconst_null | out: areturn");
    ACCEPT("(ILDog;LCat;)LWalker;", 1, 3,
           "iload_0 | ifeq other | aload_1 | goto out | other: aload_2 | out: areturn", .trusted = true);
}

static void a_local_that_differs_between_paths_is_unusable(void)
{
    const char *merge =
        "iload_0 | ifeq other | iconst_0 | istore_1 | goto out | other: fconst_0 | fstore_1 | "
        "out: iload_1 | pop | return";
    REFUSE("iload_1 expects int, found nothing usable", "(I)V", 1, 2, merge);
    ACCEPT("(I)V", 1, 2,
           "iload_0 | ifeq other | iconst_0 | istore_1 | goto out | other: fconst_0 | fstore_1 | "
           "out: iconst_1 | istore_1 | iload_1 | pop | return");
    REFUSE("lload_1 expects long, found nothing usable", "(IJ)V", 2, 3,
           "iload_0 | ifeq out | iconst_0 | istore_2 | out: lload_1 | pop2 | return");
    REFUSE(
        "aload_1 expects a reference, found nothing usable", "(I)V", 1, 2,
        "loop: iload_0 | ifeq out | aconst_null | astore_1 | iinc 0 -1 | goto loop | out: aload_1 | pop | return");
}

static void types_climb_around_loops_until_they_hold(void)
{
    ACCEPT("(LDog;LCat;I)LAnimal;", 1, 4,
           "aload_0 | astore_3 | loop: iload_2 | ifeq out | aload_1 | astore_3 | "
           "iinc 2 -1 | goto loop | out: aload_3 | areturn");
    REFUSE("areturn expects reference Dog, found reference Animal", "(LDog;LCat;I)LDog;", 1, 4,
           "aload_0 | astore_3 | loop: iload_2 | ifeq out | aload_1 | astore_3 | iinc 2 -1 | goto loop | "
           "out: aload_3 | areturn");
}

static void arrays_merge_by_dimension_and_element(void)
{
    const char *choose = "iload_0 | ifeq other | aload_1 | goto out | other: aload_2 | out: areturn";
    ACCEPT("(I[LDog;[LCat;)[LAnimal;", 1, 3, choose);
    ACCEPT("(I[[LDog;[[LCat;)[[LAnimal;", 1, 3, choose);
    ACCEPT("(I[I[J)Ljava/lang/Object;", 1, 3, choose);
    ACCEPT("(I[[I[[J)[Ljava/lang/Object;", 1, 3, choose);
    ACCEPT("(I[[I[LDog;)[Ljava/lang/Object;", 1, 3, choose);
    ACCEPT("(I[ILDog;)Ljava/lang/Object;", 1, 3, choose);
    ACCEPT("(I[LDog;[LCat;)[LWalker;", 1, 3, choose, .trusted = true);
    REFUSE("found reference java/lang/Object", "(I[I[J)[I", 1, 3, choose);
    REFUSE("found reference java/lang/Object", "(I[I[LDog;)[Ljava/lang/Object;", 1, 3, choose);
    REFUSE("found reference [Ljava/lang/Object;", "(I[[I[[J)[[I", 1, 3, choose);
    REFUSE("found reference [Ljava/lang/Object;", "(I[[I[[J)[[I", 1, 3, choose, .trusted = true);
    REFUSE("found reference [LAnimal;", "(I[LDog;[LCat;)[LDog;", 1, 3, choose);
    REFUSE("found reference java/lang/Object", "(I[[[I[J)[Ljava/lang/Object;", 1, 3, choose);
}

static void arrays_are_assignable_as_java_says(void)
{
    ACCEPT("([LDog;)[LAnimal;", 1, 1, "aload_0 | areturn");
    ACCEPT("([LDog;)[LWalker;", 1, 1, "aload_0 | areturn");
    ACCEPT("([[I)[Ljava/lang/Object;", 1, 1, "aload_0 | areturn");
    ACCEPT("([[I)[Ljava/io/Serializable;", 1, 1, "aload_0 | areturn");
    ACCEPT("([I)Ljava/lang/Cloneable;", 1, 1, "aload_0 | areturn");
    REFUSE("expects reference [Ljava/lang/Object;, found reference [I", "([I)[Ljava/lang/Object;", 1, 1,
           "aload_0 | areturn");
    REFUSE("expects reference [J, found reference [I", "([I)[J", 1, 1, "aload_0 | areturn");
    REFUSE("expects reference [I, found reference [[I", "([[I)[I", 1, 1, "aload_0 | areturn");
    REFUSE("expects reference [[I, found reference [I", "([I)[[I", 1, 1, "aload_0 | areturn");
    REFUSE("expects reference Dog, found reference [I", "([I)LDog;", 1, 1, "aload_0 | areturn",
           .trusted = true);
    REFUSE("expects reference [I, found reference java/lang/Object", "(Ljava/lang/Object;)[I", 1, 1,
           "aload_0 | areturn", .trusted = true);
    REFUSE("expects reference [LDog;, found reference [LAnimal;", "([LAnimal;)[LDog;", 1, 1,
           "aload_0 | areturn");
}

static void array_instructions_want_their_arrays(void)
{
    ACCEPT("([Z[B)V", 3, 2,
           "aload_0 | iconst_0 | baload | pop | aload_1 | iconst_0 | iconst_1 | bastore | aload_0 | "
           "iconst_0 | iconst_1 | bastore | return");
    ACCEPT("([[I)I", 2, 1, "aload_0 | iconst_0 | aaload | iconst_0 | iaload | ireturn");
    ACCEPT("()LDog;", 2, 0, "aconst_null | iconst_0 | aaload | areturn");
    ACCEPT("()V", 4, 0,
           "aconst_null | iconst_0 | lconst_0 | lastore | aconst_null | iconst_0 | daload | pop2 | return");
    ACCEPT("([LDog;)V", 3, 1, "aload_0 | iconst_0 | ldc string x | aastore | return");
    ACCEPT("()I", 3, 0, "aconst_null | arraylength | iconst_2 | newarray 8 | arraylength | iadd | ireturn");
    REFUSE("iaload expects an array of int, found reference [J", "([J)V", 2, 1,
           "aload_0 | iconst_0 | iaload | pop | return");
    REFUSE("caload expects an array of char, found reference [S", "([S)V", 2, 1,
           "aload_0 | iconst_0 | caload | pop | return");
    REFUSE("aaload expects an array of references", "([I)V", 2, 1,
           "aload_0 | iconst_0 | aaload | pop | return");
    REFUSE("aastore expects an array of references", "([I)V", 3, 1,
           "aload_0 | iconst_0 | aconst_null | aastore | return");
    REFUSE("baload expects an array of byte or boolean", "([C)V", 2, 1,
           "aload_0 | iconst_0 | baload | pop | return");
    REFUSE("iaload expects an array of int, found reference java/lang/Object", "(Ljava/lang/Object;)V", 2, 1,
           "aload_0 | iconst_0 | iaload | pop | return", .trusted = true);
    REFUSE("arraylength expects an array, found reference Dog", "(LDog;)V", 2, 1,
           "aload_0 | arraylength | pop | return");
    REFUSE("iaload expects int, found float", "([I)V", 2, 1, "aload_0 | fconst_0 | iaload | pop | return");
    REFUSE("aastore expects a reference, found int", "([LDog;)V", 3, 1,
           "aload_0 | iconst_0 | iconst_0 | aastore | return");
}

static void arrays_are_made_of_every_kind(void)
{
    ACCEPT("()[[LDog;", 2, 0, "iconst_1 | anewarray [LDog; | areturn");
    ACCEPT("()[LDog;", 2, 0, "iconst_1 | anewarray Dog | areturn");
    ACCEPT("()[[[I", 2, 0, "iconst_1 | iconst_1 | multianewarray [[[I 2 | areturn");
    ACCEPT("()[Z", 1, 0, "iconst_1 | newarray 4 | areturn");
    REFUSE("expects reference [J, found reference [I", "()[J", 1, 0, "iconst_1 | newarray 10 | areturn");
    REFUSE("multianewarray expects int, found float", "()V", 2, 0,
           "fconst_0 | iconst_1 | multianewarray [[I 2 | pop | return");
    REFUSE("anewarray expects int, found null", "()V", 2, 0, "aconst_null | anewarray Dog | pop | return");
}

static void every_loadable_constant_has_its_type(void)
{
    ACCEPT("()V", 8, 0,
           "ldc int 7 | pop | ldc float | fneg | pop | ldc2_w long 5 | lneg | pop2 | ldc2_w double | dneg | "
           "pop2 | ldc_w int 1 | ineg | pop | return");
    ACCEPT("()Ljava/lang/String;", 1, 0, "ldc string x | areturn");
    ACCEPT("()Ljava/lang/Class;", 1, 0, "ldc class [I | areturn");
    ACCEPT("()Ljava/lang/invoke/MethodType;", 1, 0, "ldc type (I)V | areturn");
    ACCEPT("()Ljava/lang/invoke/MethodHandle;", 1, 0, "ldc handle | areturn");
    ACCEPT("()LDog;", 1, 0, "ldc dynamic LDog; | areturn");
    ACCEPT("()I", 1, 0, "ldc dynamic Z | ireturn");
    ACCEPT("()J", 2, 0, "ldc2_w dynamic J | lreturn");
    REFUSE("areturn expects reference Dog, found reference java/lang/String", "()LDog;", 1, 0,
           "ldc string x | areturn");
}

static void casts_and_questions_take_objects(void)
{
    ACCEPT("(LAnimal;)LDog;", 1, 1, "aload_0 | checkcast Dog | areturn");
    ACCEPT("(Ljava/lang/Object;)[I", 1, 1, "aload_0 | checkcast [I | areturn");
    ACCEPT("()I", 1, 0, "aconst_null | instanceof Dog | ireturn");
    REFUSE("checkcast expects a reference, found int", "(I)V", 1, 1,
           "iload_0 | checkcast Dog | pop | return");
    REFUSE("instanceof expects a reference, found uninitialized object of offset 0", "()V", 1, 0,
           "new Dog | instanceof Dog | pop | return");
    REFUSE("checkcast expects a reference", "()V", 1, 0, "new Dog | checkcast Dog | pop | return");
}

static void jumps_and_switches_take_their_operands(void)
{
    ACCEPT("(I)V", 1, 1, "iload_0 | tableswitch 3 out out one | one: nop | out: return");
    ACCEPT("(I)V", 1, 1, "iload_0 | lookupswitch out 1 out 7 one | one: nop | out: return");
    ACCEPT("(I)V", 1, 1, "iload_0 | lookupswitch out | out: goto_w end | end: return");
    ACCEPT("(LDog;LCat;)V", 2, 2, "aload_0 | aload_1 | if_acmpne out | aload_0 | ifnull out | out: return");
    REFUSE("tableswitch expects int, found float", "(F)V", 1, 1,
           "fload_0 | tableswitch 0 out out | out: return");
    REFUSE("ifnull expects a reference, found int", "(I)V", 1, 1, "iload_0 | ifnull out | out: return");
    REFUSE("if_acmpeq expects a reference, found int", "(I)V", 2, 1,
           "aconst_null | iload_0 | if_acmpeq out | out: return");
    REFUSE("ifeq expects int, found null", "()V", 1, 0, "aconst_null | ifeq out | out: return");
    REFUSE("if_icmplt expects int", "()V", 2, 0, "iconst_0 | fconst_0 | if_icmplt out | out: return");
}

static void fields_check_object_and_value(void)
{
    ACCEPT("(LT;)I", 1, 1, "aload_0 | getfield T.number I | ireturn");
    ACCEPT("(LT;J)V", 3, 3, "aload_0 | lload_1 | putfield T.big J | return");
    ACCEPT("()V", 2, 0,
           "iconst_0 | putstatic T.count I | getstatic Dog.best LDog; | putstatic T.pet LAnimal; | return");
    ACCEPT("()I", 1, 0, "aconst_null | getfield T.number I | ireturn");
    REFUSE("getfield expects reference T, found reference Dog", "(LDog;)I", 1, 1,
           "aload_0 | getfield T.number I | ireturn");
    REFUSE("putfield expects reference T, found reference Dog", "(LDog;)V", 2, 1,
           "aload_0 | iconst_0 | putfield T.number I | return");
    REFUSE("putfield expects int, found float", "(LT;)V", 2, 1,
           "aload_0 | fconst_0 | putfield T.number I | return");
    REFUSE("putstatic expects reference Dog, found reference Cat", "(LCat;)V", 1, 1,
           "aload_0 | putstatic T.pet LDog; | return");
    REFUSE("getfield expects reference T, found int", "(I)I", 1, 1, "iload_0 | getfield T.number I | ireturn",
           .trusted = true);
    REFUSE("getfield expects reference T, found uninitialized", "()V", 1, 0,
           "new T | getfield T.number I | pop | return");
}

static void calls_check_receiver_and_arguments(void)
{
    ACCEPT("(LDog;IJ)D", 5, 4,
           "aload_0 | iload_1 | lload_2 | aload_0 | invokevirtual Animal.move (IJLAnimal;)D | dreturn");
    ACCEPT("([I)Ljava/lang/Object;", 1, 1, "aload_0 | invokevirtual [I.clone ()Ljava/lang/Object; | areturn");
    ACCEPT("(LDog;)V", 2, 1, "aload_0 | iconst_0 | invokeinterface Walker.walk (I)V 2 | return");
    ACCEPT("(I)LDog;", 1, 1, "iload_0 | invokedynamic (I)LDog; | areturn");
    REFUSE("invokevirtual expects reference Dog, found reference Animal", "(LAnimal;)V", 1, 1,
           "aload_0 | invokevirtual Dog.bark ()V | return");
    REFUSE("invokestatic expects reference Dog, found reference Cat", "(LCat;)V", 1, 1,
           "aload_0 | invokestatic Dog.bite (LDog;)V | return");
    REFUSE("invokestatic expects long, found int", "(I)V", 2, 1,
           "iload_0 | iload_0 | invokestatic Dog.bite (J)V | return");
    REFUSE("invokestatic expects int, found half of a long", "(J)V", 2, 2,
           "lload_0 | invokestatic Dog.bite (I)V | return");
    REFUSE("invokedynamic expects int, found null", "()LDog;", 1, 0,
           "aconst_null | invokedynamic (I)LDog; | areturn");
    REFUSE("invokevirtual expects reference Dog, found uninitialized object", "()V", 1, 0,
           "new Dog | invokevirtual Dog.bark ()V | return");
    REFUSE("invokestatic expects reference Dog, found uninitialized object", "()V", 1, 0,
           "new Dog | invokestatic Dog.bite (LDog;)V | return");
}

static void invokespecial_reaches_own_and_inherited_methods_only(void)
{
    ACCEPT("()V", 1, 1,
           "aload_0 | invokespecial Animal.move ()V | aload_0 | invokespecial T.secret ()V | return",
           .name = "g");
    REFUSE("invokespecial of a method of Dog, which is no superclass", "()V", 1, 1,
           "aload_0 | invokespecial Dog.bark ()V | return", .name = "g");
    REFUSE("invokespecial expects reference T, found reference Dog", "(LDog;)V", 1, 2,
           "aload_1 | invokespecial Animal.move ()V | return", .name = "g");
    REFUSE("invokespecial expects reference T, found reference [I", "([I)V", 1, 2,
           "aload_1 | invokespecial Animal.move ()V | return", .name = "g", .trusted = true);
}

static void thrown_and_caught_things_are_throwable(void)
{
    ACCEPT("(Ljava/lang/Exception;)V", 1, 1, "aload_0 | athrow");
    ACCEPT("()V", 1, 0, "aconst_null | athrow");
    REFUSE("athrow expects reference java/lang/Throwable, found reference Dog", "(LDog;)V", 1, 1,
           "aload_0 | athrow");
    REFUSE("athrow expects reference java/lang/Throwable, found reference [I", "([I)V", 1, 1,
           "aload_0 | athrow", .trusted = true);
    REFUSE("the exception handler catches Dog, which is no Throwable", "()V", 1, 0,
           "start: nop | end: return | handler: pop | return | .catch start end handler Dog");
}

static void a_handler_finds_the_caught_class_on_the_stack(void)
{
    ACCEPT("()Ljava/lang/Exception;", 1, 0,
           "start: aconst_null | areturn | end: nop | handler: areturn | "
           ".catch start end handler java/lang/RuntimeException");
    REFUSE("expects reference java/lang/Exception, found reference java/lang/Throwable",
           "()Ljava/lang/Exception;", 1, 0,
           "start: aconst_null | areturn | end: nop | handler: areturn | .catch start end handler any");
    ACCEPT(
        "()Ljava/lang/Exception;", 1, 0,
        "start: aconst_null | areturn | end: nop | handler: areturn | "
        ".catch start end handler java/lang/RuntimeException | .catch start end handler java/lang/Exception");
}

static void a_handler_sees_locals_as_before_every_instruction_it_covers(void)
{
    /* The store ends the range: what it leaves is not seen. */
    ACCEPT("(I)V", 1, 1,
           "start: fconst_0 | fstore_0 | end: return | handler: pop | iload_0 | pop | return | "
           ".catch start end handler any");
    REFUSE("iload_0 expects int, found nothing usable", "(I)V", 1, 1,
           "start: fconst_0 | fstore_0 | nop | end: return | handler: pop | iload_0 | pop | return | "
           ".catch start end handler any");
    REFUSE(
        "iload_0 expects int, found nothing usable", "(I)V", 1, 1,
        "start: fconst_0 | fstore_0 | iconst_0 | istore_0 | end: return | handler: pop | iload_0 | pop | return | "
        ".catch start end handler any");
    REFUSE("aload_1 expects a reference, found nothing usable", "()V", 1, 2,
           "start: aconst_null | astore_1 | nop | end: return | handler: pop | aload_1 | pop | return | "
           ".catch start end handler any");
    ACCEPT("()V", 1, 2,
           "aconst_null | astore_1 | start: nop | end: return | handler: pop | aload_1 | pop | return | "
           ".catch start end handler any");
    REFUSE("lload_0 expects long, found nothing usable", "(J)V", 2, 2,
           "start: iconst_0 | istore_1 | nop | end: return | handler: pop | lload_0 | pop2 | return | "
           ".catch start end handler any");
}

static void a_handler_may_cover_itself(void)
{
    ACCEPT("()V", 1, 1,
           "start: nop | goto start | handler: astore_0 | aload_0 | athrow | end: nop | "
           ".catch start end handler any");
}

static void objects_are_used_only_after_their_constructor(void)
{
    ACCEPT("()LDog;", 3, 0, "new Dog | dup | iconst_0 | invokespecial Dog.<init> (I)V | areturn");
    ACCEPT("()LDog;", 2, 2,
           "new Dog | astore_0 | aload_0 | astore_1 | aload_0 | invokespecial Dog.<init> ()V | "
           "aload_1 | areturn");
    ACCEPT(
        "()V", 4, 0,
        "new Dog | dup | new Cat | dup | invokespecial Cat.<init> ()V | invokespecial Dog.<init> (LCat;)V | "
        "pop | return");
    ACCEPT("()V", 2, 0, "new Dog | dup | ifnull out | out: pop | return");
    REFUSE("areturn expects reference Dog, found uninitialized object of offset 0", "()LDog;", 2, 0,
           "new Dog | areturn");
    REFUSE("invokespecial expects an uninitialized object, found reference Dog", "(LDog;)V", 1, 1,
           "aload_0 | invokespecial Dog.<init> ()V | return");
    REFUSE("invokespecial expects an uninitialized object", "()V", 3, 0,
           "new Dog | dup | dup | invokespecial Dog.<init> ()V | invokespecial Dog.<init> ()V | return");
    REFUSE("a constructor of Animal is called for an object of Dog", "()V", 2, 0,
           "new Dog | invokespecial Animal.<init> ()V | return");
    REFUSE("aastore expects a reference, found uninitialized", "([LDog;)V", 3, 1,
           "aload_0 | iconst_0 | new Dog | aastore | return");
    REFUSE("athrow expects", "()V", 1, 0, "new java/lang/Exception | athrow", .trusted = true);
    REFUSE("putstatic expects", "()V", 1, 0, "new Dog | putstatic T.pet LDog; | return", .trusted = true);
}

static void an_uninitialized_object_does_not_survive_its_own_loop(void)
{
    REFUSE(
        "aload_1 expects a reference, found nothing usable", "(I)V", 2, 2,
        "aconst_null | astore_1 | loop: new Dog | pop | aload_1 | pop | new Dog | astore_1 | iload_0 | ifeq loop | return");
    REFUSE("is reached with", "(I)V", 2, 1, "loop: new Dog | iload_0 | ifeq loop | pop | return");
    REFUSE("new while an uninitialized object made here is still on the operand stack", "()V", 4, 3,
           "aconst_null | jsr make | pop | aload_2 | jsr make | pop | return | "
           "make: astore_1 | new Dog | astore_2 | ret 1",
           .old = true);
    REFUSE("aload_0 expects a reference, found nothing usable", "()V", 4, 3,
           "jsr make | aload_2 | astore_0 | jsr make | aload_0 | pop | return | "
           "make: astore_1 | new Dog | astore_2 | ret 1",
           .old = true);
}

static void a_constructor_calls_another_before_it_returns(void)
{
    ACCEPT("()V", 1, 1, "aload_0 | invokespecial Animal.<init> ()V | return", .name = "<init>");
    ACCEPT("(I)V", 1, 2,
           "aload_0 | invokespecial T.<init> ()V | aload_0 | getfield T.number I | pop | return",
           .name = "<init>");
    ACCEPT("()V", 2, 1, "aconst_null | athrow", .name = "<init>");
    REFUSE("returns before it has called another constructor", "()V", 1, 1, "return", .name = "<init>");
    REFUSE("returns before it has called another constructor", "(I)V", 1, 2,
           "iload_1 | ifeq out | aload_0 | invokespecial Animal.<init> ()V | out: return", .name = "<init>");
    REFUSE("the constructor called for this is one of Dog", "()V", 1, 1,
           "aload_0 | invokespecial Dog.<init> ()V | return", .name = "<init>");
    REFUSE("expects an uninitialized object, found reference T", "()V", 1, 1,
           "aload_0 | invokespecial Animal.<init> ()V | aload_0 | invokespecial Animal.<init> ()V | return",
           .name = "<init>");
    REFUSE("invokevirtual expects reference T, found uninitialized this", "()V", 1, 1,
           "aload_0 | invokevirtual T.g ()V | return", .name = "<init>");
}

static void a_constructor_may_set_its_own_fields_first(void)
{
    ACCEPT("()V", 2, 1,
           "aload_0 | iconst_1 | putfield T.number I | aload_0 | invokespecial Animal.<init> ()V | return",
           .name = "<init>");
    REFUSE("putfield expects an initialized object, found uninitialized this", "()V", 2, 1,
           "aload_0 | iconst_1 | putfield Animal.legs I | return", .name = "<init>");
    REFUSE("putfield expects an initialized object, found uninitialized this", "()V", 2, 1,
           "aload_0 | iconst_1 | putfield T.unknown I | return", .name = "<init>");
    REFUSE("getfield expects reference T, found uninitialized this", "()V", 2, 1,
           "aload_0 | getfield T.number I | pop | return", .name = "<init>");
}

static void a_constructor_that_failed_to_initialize_this_can_only_throw(void)
{
    ACCEPT("()V", 1, 1,
           "start: aload_0 | invokespecial Animal.<init> ()V | end: return | handler: athrow | "
           ".catch start end handler any",
           .name = "<init>");
    REFUSE("returns before it has called another constructor", "()V", 1, 1,
           "start: aload_0 | invokespecial Animal.<init> ()V | end: return | handler: pop | return | "
           ".catch start end handler any",
           .name = "<init>");
    REFUSE("aload_0 expects a reference, found nothing usable", "()V", 1, 1,
           "start: aload_0 | invokespecial Animal.<init> ()V | nop | end: return | handler: pop | aload_0 | "
           "invokespecial Animal.<init> ()V | return | .catch start end handler any",
           .name = "<init>");
}

/* A class with one static method of this code. */
static ClassFile *raw_class(const CodeParts *parts)
{
    ClassBuilder builder = builder_start();
    builder_method_with(&builder, ACC_STATIC, "f", "()V", parts);
    return builder_expect_read(&builder);
}

static void expect_end(ClassFile *file, const char *message)
{
    Arena arena = {0};
    Error error = {""};
    CU_ASSERT((dataflow_analyze(file, &file->methods[0], NULL, LIVE_MAY_BE_READ, &arena, &error) == NULL)
              == (message != NULL));
    assert_contains(error.text, message ? message : "");
    arena_free(&arena);
    classfile_free(file);
}

/* Every instruction is covered by as many handlers as there are, and each of those is an instruction. */
static void hostile_exception_tables_do_not_take_forever(void)
{
    enum { LENGTH = 60000 };
    uint8_t *code = calloc(1, LENGTH);
    code[LENGTH - 1] = 0xB1; /* return; the rest are nops */
    CodeParts parts = {.max_stack = 2, .max_locals = 200, .code = code, .length = LENGTH};
    for (unsigned i = 0; i < LENGTH; i++) {
        unsigned entry[4] = {0, LENGTH - 1, i, 0};
        for (int part = 0; part < 4; part++)
            bytes_add_u2(&parts.exceptions.entries, entry[part]);
        parts.exceptions.count++;
    }
    expect_end(raw_class(&parts), "the method is too large to check");
    free(code);
}

static void hostile_frames_do_not_take_all_memory(void)
{
    enum { LENGTH = 65000 };
    uint8_t *code = calloc(1, LENGTH);
    for (unsigned i = 0; i + 4 < LENGTH; i += 4)
        memcpy(code + i, "\x03\x99\x00\x03", 4); /* iconst_0, ifeq to the next */
    code[LENGTH - 1] = 0xB1;
    expect_end(
        raw_class(&(CodeParts){.max_stack = 65535, .max_locals = 65535, .code = code, .length = LENGTH}),
        "the method is too large to check");
    free(code);
}

static void the_longest_plain_method_is_no_problem(void)
{
    enum { LENGTH = 65535 };
    uint8_t *code = calloc(1, LENGTH);
    for (unsigned i = 0; i + 4 < LENGTH; i += 4)
        memcpy(code + i, "\x03\x99\x00\x03", 4);
    code[LENGTH - 1] = 0xB1;
    expect_end(raw_class(&(CodeParts){.max_stack = 4, .max_locals = 300, .code = code, .length = LENGTH}),
               NULL);
    free(code);
}

const Test dataflow_suite[] = {TEST(a_message_names_class_method_offset_and_both_types),
                               TEST(the_operand_stack_neither_underflows_nor_overflows),
                               TEST(arithmetic_wants_its_own_types),
                               TEST(locals_are_read_as_what_they_were_written),
                               TEST(overwriting_half_of_a_long_spoils_the_other_half),
                               TEST(stack_instructions_move_whole_values_only),
                               TEST(code_does_not_fall_off_its_end),
                               TEST(returns_match_the_descriptor),
                               TEST(paths_that_meet_agree_on_the_stack),
                               TEST(a_local_that_differs_between_paths_is_unusable),
                               TEST(types_climb_around_loops_until_they_hold),
                               TEST(arrays_merge_by_dimension_and_element),
                               TEST(arrays_are_assignable_as_java_says),
                               TEST(array_instructions_want_their_arrays),
                               TEST(arrays_are_made_of_every_kind),
                               TEST(every_loadable_constant_has_its_type),
                               TEST(casts_and_questions_take_objects),
                               TEST(jumps_and_switches_take_their_operands),
                               TEST(fields_check_object_and_value),
                               TEST(calls_check_receiver_and_arguments),
                               TEST(invokespecial_reaches_own_and_inherited_methods_only),
                               TEST(thrown_and_caught_things_are_throwable),
                               TEST(a_handler_finds_the_caught_class_on_the_stack),
                               TEST(a_handler_sees_locals_as_before_every_instruction_it_covers),
                               TEST(a_handler_may_cover_itself),
                               TEST(objects_are_used_only_after_their_constructor),
                               TEST(an_uninitialized_object_does_not_survive_its_own_loop),
                               TEST(a_constructor_calls_another_before_it_returns),
                               TEST(a_constructor_may_set_its_own_fields_first),
                               TEST(a_constructor_that_failed_to_initialize_this_can_only_throw),
                               TEST(hostile_exception_tables_do_not_take_forever),
                               TEST(hostile_frames_do_not_take_all_memory),
                               TEST(the_longest_plain_method_is_no_problem),
                               {0}};
