/* Writes random Java programs that end, need no input and print what they compute: fodder for comparing clew
 * with java.
 *
 *   generate --seed N --count M --out FOLDER      writes FOLDER/Gen<seed>_<number>.java
 *
 * A program is a class with fields of every type and a few static methods. Methods call only methods with
 * lower numbers, loops have small bounds and every method burns fuel, so a program always ends. Whatever goes
 * wrong (division by zero, bad index, null, bad cast) is an exception that main catches and prints. The text
 * is produced by one grammar, type by type:
 *
 *   program -> fields, methods, main        method -> locals, statements, return expression(type)
 *   statement -> assignment | if | for | switch | try | array store | print        expression(type) ->
 *   literal | variable | operator ...
 *
 * Floating-point values are printed as bits, because their decimal form is a subject of its own. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum { BOOLEAN, BYTE, SHORT, CHAR, INT, LONG, FLOAT, DOUBLE, STRING, TYPE_COUNT } Type;

static const char *const type_names[TYPE_COUNT] = {"boolean", "byte",  "short",  "char",  "int",
                                                   "long",    "float", "double", "String"};

enum { MAX_METHODS = 6, MAX_PARAMETERS = 4, LOCALS_PER_TYPE = 2, EXPRESSION_DEPTH = 4, STATEMENT_DEPTH = 3 };

typedef struct {
    Type result;
    int parameter_count;
    Type parameters[MAX_PARAMETERS];
} Method;

typedef struct {
    FILE *out;
    uint64_t random;
    int indent;
    int loop_depth; /* names of loop variables: i0, i1, ... */
    int label_count;
    int method_count; /* methods that may be called here: those already written */
    Method methods[MAX_METHODS];
} Writer;

/* --- Chance --- */

static uint32_t next_random(Writer *w)
{
    w->random = w->random * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(w->random >> 33);
}

static int below(Writer *w, int limit) { return (int)(next_random(w) % (uint32_t)limit); }

static bool chance(Writer *w, int percent) { return below(w, 100) < percent; }

static Type any_type(Writer *w) { return (Type)below(w, TYPE_COUNT); }

static Type numeric_type(Writer *w) { return (Type)(BYTE + below(w, DOUBLE - BYTE + 1)); }

#define PICK(w, array) ((array)[below((w), (int)(sizeof(array) / sizeof(*(array))))])

/* --- Expressions: each writes an expression of exactly the type asked for. --- */

static void expression(Writer *w, Type type, int depth);

static void literal(Writer *w, Type type)
{
    static const char *const booleans[] = {"true", "false"};
    static const char *const ints[] = {"0",
                                       "1",
                                       "-1",
                                       "2",
                                       "7",
                                       "31",
                                       "32",
                                       "-128",
                                       "255",
                                       "65535",
                                       "Integer.MAX_VALUE",
                                       "Integer.MIN_VALUE",
                                       "0x55555555",
                                       "-1000003"};
    static const char *const longs[] = {
        "0L", "1L", "-1L", "63L", "0xFFFFFFFFL", "Long.MAX_VALUE", "Long.MIN_VALUE", "123456789012345L",
        "-7L"};
    static const char *const floats[] = {"0f",
                                         "-0f",
                                         "1f",
                                         "0.1f",
                                         "-3.75f",
                                         "1e30f",
                                         "Float.NaN",
                                         "Float.POSITIVE_INFINITY",
                                         "Float.MIN_VALUE",
                                         "16777217f"};
    static const char *const doubles[] = {"0.0",
                                          "-0.0",
                                          "1.0",
                                          "0.1",
                                          "-2.5",
                                          "1e300",
                                          "Double.NaN",
                                          "Double.NEGATIVE_INFINITY",
                                          "Double.MIN_VALUE",
                                          "2147483648.5"};
    static const char *const chars[] = {"'a'", "'Z'", "'\\0'", "'\\uffff'", "'0'", "'\\u20ac'"};
    static const char *const strings[] = {
        "\"\"", "\"a\"", "\"hello\"", "\"\\u20ac\\u00e4\"", "\"0123456789\"", "\"\\ud83d\\ude00\""};
    switch (type) {
    case BOOLEAN: fputs(PICK(w, booleans), w->out); break;
    case BYTE:
    case SHORT: fprintf(w->out, "(%s) %s", type_names[type], PICK(w, ints)); break;
    case CHAR: fputs(PICK(w, chars), w->out); break;
    case INT: fputs(PICK(w, ints), w->out); break;
    case LONG: fputs(PICK(w, longs), w->out); break;
    case FLOAT: fputs(PICK(w, floats), w->out); break;
    case DOUBLE: fputs(PICK(w, doubles), w->out); break;
    default: fputs(PICK(w, strings), w->out); break;
    }
}

/* A place that can be assigned: a local, a static field, an array element or a field of an object that may be
 * null. */
static void variable(Writer *w, Type type, int depth)
{
    int kind = below(w, 10);
    if (kind < 5) {
        fprintf(w->out, "%c%d", "zbschlfdt"[type], below(w, LOCALS_PER_TYPE));
    } else if (kind < 7 || depth <= 0) {
        fprintf(w->out, "field%s", type_names[type]);
    } else if (kind < 9) {
        fprintf(w->out, "array%s[", type_names[type]);
        expression(w, INT, depth - 1);
        fputs(chance(w, 85) ? " & 3]" : "]", w->out);
    } else {
        fputs("nodes[", w->out);
        expression(w, INT, depth - 1);
        fprintf(w->out, " & 3].%s", type_names[type]);
        fputs("Field", w->out);
    }
}

static void call(Writer *w, int number, int depth)
{
    const Method *method = &w->methods[number];
    fprintf(w->out, "m%d(", number);
    for (int i = 0; i < method->parameter_count; i++) {
        if (i > 0) {
            fputs(", ", w->out);
        }
        expression(w, method->parameters[i], depth - 1);
    }
    fputc(')', w->out);
}

static bool call_of_type(Writer *w, Type type, int depth)
{
    for (int number = w->method_count - 1; number >= 0; number--) {
        if (w->methods[number].result == type && chance(w, 60)) {
            call(w, number, depth);
            return true;
        }
    }
    return false;
}

static void binary(Writer *w, const char *cast, Type left, const char *operator, Type right, int depth)
{
    fprintf(w->out, "%s(", cast);
    expression(w, left, depth - 1);
    fprintf(w->out, " %s ", operator);
    expression(w, right, depth - 1);
    fputc(')', w->out);
}

static void boolean_operator(Writer *w, int depth)
{
    static const char *const logical[] = {"&&", "||", "&", "|", "^", "==", "!="};
    static const char *const comparisons[] = {"<", "<=", ">", ">=", "==", "!="};
    switch (below(w, 6)) {
    case 0: binary(w, "", BOOLEAN, PICK(w, logical), BOOLEAN, depth); break;
    case 1:
        fputs("!(", w->out);
        expression(w, BOOLEAN, depth - 1);
        fputc(')', w->out);
        break;
    case 2:
        fputs("java.util.Objects.equals(", w->out);
        expression(w, STRING, depth - 1);
        fputs(", ", w->out);
        expression(w, STRING, depth - 1);
        fputc(')', w->out);
        break;
    case 3:
        fputs("(box(", w->out);
        expression(w, any_type(w), depth - 1);
        fputs(chance(w, 50) ? ") instanceof Number)" : ") instanceof Comparable)", w->out);
        break;
    default: binary(w, "", numeric_type(w), PICK(w, comparisons), numeric_type(w), depth); break;
    }
}

/* byte, short and char: arithmetic happens in int and is cut back by a cast. */
static void narrow_operator(Writer *w, Type type, int depth)
{
    fprintf(w->out, "(%s) (", type_names[type]);
    expression(w, chance(w, 70) ? INT : numeric_type(w), depth - 1);
    fputc(')', w->out);
}

static void integer_operator(Writer *w, Type type, int depth)
{
    static const char *const arithmetic[] = {"+", "-", "*", "/", "%", "&", "|", "^"};
    static const char *const shifts[] = {"<<", ">>", ">>>"};
    switch (below(w, 8)) {
    case 0: binary(w, "", type, PICK(w, shifts), chance(w, 70) ? INT : LONG, depth); break;
    case 1:
        fputs(chance(w, 50) ? "-(" : "~(", w->out);
        expression(w, type, depth - 1);
        fputc(')', w->out);
        break;
    case 2:
        fprintf(w->out, "(%s) (", type_names[type]);
        expression(w, numeric_type(w), depth - 1);
        fputc(')', w->out);
        break;
    case 3:
        fputs(type == INT ? "Integer.rotateLeft(" : "Long.rotateLeft(", w->out);
        expression(w, type, depth - 1);
        fputs(", ", w->out);
        expression(w, INT, depth - 1);
        fputc(')', w->out);
        break;
    case 4:
        if (type == INT) {
            fputs("length(", w->out);
            expression(w, STRING, depth - 1);
            fputc(')', w->out);
            break;
        }
        binary(w, "", LONG, PICK(w, arithmetic), INT, depth);
        break;
    case 5:
        if (type == INT) {
            fputs("nodes[", w->out);
            expression(w, INT, depth - 1);
            fputs(" & 3].get(", w->out);
            expression(w, INT, depth - 1);
            fputc(')', w->out);
            break;
        }
        binary(w, "", type, PICK(w, arithmetic), type, depth);
        break;
    default: binary(w, "", type, PICK(w, arithmetic), type, depth); break;
    }
}

static void floating_operator(Writer *w, Type type, int depth)
{
    static const char *const arithmetic[] = {"+", "-", "*", "/", "%"};
    switch (below(w, 5)) {
    case 0:
        fprintf(w->out, "(%s) (", type_names[type]);
        expression(w, numeric_type(w), depth - 1);
        fputc(')', w->out);
        break;
    case 1:
        fprintf(w->out, "(%s) Math.%s(", type_names[type],
                chance(w, 50)   ? "sqrt"
                : chance(w, 50) ? "floor"
                                : "abs");
        expression(w, DOUBLE, depth - 1);
        fputc(')', w->out);
        break;
    case 2:
        fputs("-(", w->out);
        expression(w, type, depth - 1);
        fputc(')', w->out);
        break;
    default: binary(w, "", type, PICK(w, arithmetic), type, depth); break;
    }
}

static void string_operator(Writer *w, int depth)
{
    static const Type shown[] = {BOOLEAN, BYTE, SHORT, CHAR, INT, LONG, STRING};
    switch (below(w, 6)) {
    case 0:
        fputs("cut(", w->out);
        expression(w, STRING, depth - 1);
        fputs(", ", w->out);
        expression(w, INT, depth - 1);
        fputc(')', w->out);
        break;
    case 1:
        fputs("(String) box(", w->out);
        expression(w, chance(w, 80) ? STRING : any_type(w), depth - 1);
        fputc(')', w->out);
        break;
    case 2:
        fputs("String.valueOf(", w->out);
        expression(w, INT, depth - 1);
        fputc(')', w->out);
        break;
    default: binary(w, "\"\" + ", STRING, "+", PICK(w, shown), depth); break;
    }
}

static void operator_of_type(Writer *w, Type type, int depth)
{
    switch (type) {
    case BOOLEAN: boolean_operator(w, depth); break;
    case BYTE:
    case SHORT:
    case CHAR: narrow_operator(w, type, depth); break;
    case INT:
    case LONG: integer_operator(w, type, depth); break;
    case FLOAT:
    case DOUBLE: floating_operator(w, type, depth); break;
    default: string_operator(w, depth); break;
    }
}

static void conditional(Writer *w, Type type, int depth)
{
    fputc('(', w->out);
    expression(w, BOOLEAN, depth - 1);
    fprintf(w->out, " ? (%s) (", type_names[type]);
    expression(w, type, depth - 1);
    fprintf(w->out, ") : (%s) (", type_names[type]);
    expression(w, type, depth - 1);
    fputs("))", w->out);
}

static void assignment(Writer *w, Type type, int depth)
{
    static const char *const operators[] = {"=", "+=", "-=", "*=", "/=", "%="};
    const char *operator= type == BOOLEAN ? (chance(w, 50) ? "=" : "^=")
    : type == STRING                      ? (chance(w, 70) ? "=" : "+=")
                                          : PICK(w, operators);
    bool wide_right = type != BOOLEAN && type != STRING && strcmp(operator, "=") != 0 && chance(w, 40);
    variable(w, type, depth);
    fprintf(w->out, " %s ", operator);
    if (type == STRING) {
        fputs("cut(", w->out); /* or loops would double strings without end */
    }
    expression(w, wide_right ? numeric_type(w) : type, depth - 1);
    if (type == STRING) {
        fputs(", 20)", w->out);
    }
}

static void increment(Writer *w, Type type, int depth)
{
    static const char *const signs[] = {"++", "--"};
    bool before = chance(w, 50);
    fprintf(w->out, "%s", before ? PICK(w, signs) : "");
    variable(w, type, depth);
    fprintf(w->out, "%s", before ? "" : PICK(w, signs));
}

static void expression(Writer *w, Type type, int depth)
{
    int kind = below(w, 100);
    if (depth <= 0) {
        if (kind < 35) {
            literal(w, type);
        } else {
            variable(w, type, 0);
        }
    } else if (kind < 8) {
        literal(w, type);
    } else if (kind < 25) {
        variable(w, type, depth - 1);
    } else if (kind < 33) {
        conditional(w, type, depth);
    } else if (kind < 38) {
        fputc('(', w->out);
        assignment(w, type, depth - 1);
        fputc(')', w->out);
    } else if (kind < 43 && type != BOOLEAN && type != STRING) {
        fputc('(', w->out);
        increment(w, type, depth - 1);
        fputc(')', w->out);
    } else if (kind >= 53 || !call_of_type(w, type, depth - 1)) {
        operator_of_type(w, type, depth);
    }
}

/* --- Statements --- */

static void statement(Writer *w, int depth);

static void start_line(Writer *w)
{
    for (int i = 0; i < w->indent; i++) {
        fputs("    ", w->out);
    }
}

static void line(Writer *w, const char *text)
{
    if (text[0] == '}') {
        w->indent--;
    }
    start_line(w);
    fprintf(w->out, "%s\n", text);
    if (text[strlen(text) - 1] == '{') {
        w->indent++;
    }
}

static void statements(Writer *w, int count, int depth)
{
    for (int i = 0; i < count; i++) {
        statement(w, depth);
    }
}

static void open_with_condition(Writer *w, const char *keyword)
{
    start_line(w);
    fprintf(w->out, "%s (", keyword);
    expression(w, BOOLEAN, 2);
    fputs(") {\n", w->out);
    w->indent++;
}

static void if_statement(Writer *w, int depth)
{
    open_with_condition(w, "if");
    statements(w, 1 + below(w, 2), depth - 1);
    if (chance(w, 50)) {
        line(w, "}");
        line(w, "else {");
        statements(w, 1 + below(w, 2), depth - 1);
    }
    line(w, "}");
}

static void for_statement(Writer *w, int depth)
{
    int variable_number = w->loop_depth++;
    start_line(w);
    fprintf(w->out, "for (int i%d = %d; i%d < %d && fuel < 20000; i%d += %d) {\n", variable_number,
            below(w, 3), variable_number, 3 + below(w, 6), variable_number, 1 + below(w, 2));
    w->indent++;
    start_line(w);
    fprintf(w->out, "h%d += i%d;\n", below(w, LOCALS_PER_TYPE), variable_number);
    statements(w, 1 + below(w, 3), depth - 1);
    if (chance(w, 30)) {
        open_with_condition(w, "if");
        line(w, chance(w, 50) ? "break;" : "continue;");
        line(w, "}");
    }
    line(w, "fuel++;");
    line(w, "}");
    w->loop_depth--;
}

/* Labels close together make a tableswitch, spread ones a lookupswitch. */
static void switch_statement(Writer *w, int depth)
{
    int label = below(w, 10) - 5, spread = chance(w, 50) ? 1 : 1000003;
    start_line(w);
    fputs("switch (", w->out);
    expression(w, INT, 2);
    fputs(chance(w, 70) ? " & 7) {\n" : ") {\n", w->out);
    w->indent++;
    for (int i = 2 + below(w, 4); i > 0; i--, label += spread + (spread > 1 ? 0 : below(w, 2))) {
        start_line(w);
        fprintf(w->out, "case %d:\n", label);
        w->indent++;
        statement(w, depth - 1);
        if (chance(w, 60)) {
            line(w, "break;");
        }
        w->indent--;
    }
    if (chance(w, 60)) {
        line(w, "default:");
        w->indent++;
        statement(w, depth - 1);
        w->indent--;
    }
    line(w, "}");
}

static void try_statement(Writer *w, int depth)
{
    static const char *const caught[] = {"ArithmeticException", "ArrayIndexOutOfBoundsException",
                                         "NullPointerException", "ClassCastException", "RuntimeException"};
    bool catches = chance(w, 80);
    line(w, "try {");
    statements(w, 1 + below(w, 2), depth - 1);
    if (chance(w, 30)) {
        open_with_condition(w, "if");
        line(w, "throw new IllegalStateException(\"thrown \" + h0);");
        line(w, "}");
    }
    line(w, "}");
    if (catches) {
        start_line(w);
        fprintf(w->out, "catch (%s e%d) {\n", PICK(w, caught), w->label_count);
        w->indent++;
        start_line(w);
        fprintf(w->out, "print(e%d);\n", w->label_count++);
        statement(w, depth - 1);
        line(w, "}");
    }
    if (!catches || chance(w, 40)) {
        line(w, "finally {");
        statement(w, depth - 1);
        line(w, "}");
    }
}

static void lambda_statement(Writer *w)
{
    start_line(w);
    int number = w->label_count++;
    fprintf(w->out, "final long seen%d = ", number);
    expression(w, LONG, 2);
    fputs(";\n", w->out);
    start_line(w);
    fprintf(w->out, "l%d ^= apply(x -> x * 31 + seen%d, ", below(w, LOCALS_PER_TYPE), number);
    expression(w, LONG, 2);
    fputs(");\n", w->out);
}

static void simple_statement(Writer *w)
{
    start_line(w);
    assignment(w, any_type(w), EXPRESSION_DEPTH);
    fputs(";\n", w->out);
}

static void print_statement(Writer *w)
{
    start_line(w);
    fputs("print(", w->out);
    expression(w, any_type(w), EXPRESSION_DEPTH);
    fputs(");\n", w->out);
}

static void statement(Writer *w, int depth)
{
    int kind = depth <= 0 ? 99 : below(w, 100);
    if (kind < 15) {
        if_statement(w, depth);
    } else if (kind < 28) {
        for_statement(w, depth);
    } else if (kind < 36) {
        switch_statement(w, depth);
    } else if (kind < 44) {
        try_statement(w, depth);
    } else if (kind < 48) {
        line(w, "{");
        lambda_statement(w);
        line(w, "}");
    } else if (kind < 56) {
        print_statement(w);
    } else {
        simple_statement(w);
    }
}

/* --- Programs --- */

static void locals(Writer *w)
{
    for (int type = 0; type < TYPE_COUNT; type++) {
        for (int i = 0; i < LOCALS_PER_TYPE; i++) {
            start_line(w);
            fprintf(w->out, "%s %c%d = ", type_names[type], "zbschlfdt"[type], i);
            literal(w, (Type)type);
            fputs(";\n", w->out);
        }
    }
}

/* Parameters start the locals of their type, so that arguments matter. */
static void take_parameters(Writer *w, const Method *method)
{
    for (int i = 0; i < method->parameter_count; i++) {
        start_line(w);
        fprintf(w->out, "%c%d = p%d;\n", "zbschlfdt"[method->parameters[i]], below(w, LOCALS_PER_TYPE), i);
    }
}

static void method(Writer *w, int number)
{
    Method *m = &w->methods[number];
    m->result = any_type(w);
    m->parameter_count = below(w, MAX_PARAMETERS + 1);
    start_line(w);
    fprintf(w->out, "static %s m%d(", type_names[m->result], number);
    for (int i = 0; i < m->parameter_count; i++) {
        m->parameters[i] = any_type(w);
        fprintf(w->out, "%s%s p%d", i > 0 ? ", " : "", type_names[m->parameters[i]], i);
    }
    fputs(") {\n", w->out);
    w->indent++;
    locals(w);
    take_parameters(w, m);
    line(w, "if (++fuel > 20000) throw new IllegalStateException(\"fuel\");");
    statements(w, 2 + below(w, 5), STATEMENT_DEPTH);
    start_line(w);
    fputs("return ", w->out);
    expression(w, m->result, EXPRESSION_DEPTH);
    fputs(";\n", w->out);
    line(w, "}");
    fputc('\n', w->out);
}

static void fields(Writer *w)
{
    for (int type = 0; type < TYPE_COUNT; type++) {
        start_line(w);
        fprintf(w->out, "static %s field%s = ", type_names[type], type_names[type]);
        literal(w, (Type)type);
        fputs(";\n", w->out);
        start_line(w);
        fprintf(w->out, "static %s[] array%s = {", type_names[type], type_names[type]);
        for (int i = 0; i < 4; i++) {
            fputs(i > 0 ? ", " : "", w->out);
            literal(w, (Type)type);
        }
        fputs("};\n", w->out);
    }
    line(w, "static int fuel;");
    fputc('\n', w->out);
}

static void node_classes(Writer *w)
{
    line(w, "static class Node {");
    for (int type = 0; type < TYPE_COUNT; type++) {
        start_line(w);
        fprintf(w->out, "%s %sField = ", type_names[type], type_names[type]);
        literal(w, (Type)type);
        fputs(";\n", w->out);
    }
    line(w, "int get(int x) { return intField * x; }");
    line(w, "}");
    line(w, "static class Other extends Node {");
    line(w, "@Override int get(int x) { return super.get(x) ^ (int) longField; }");
    line(w, "}");
    start_line(w);
    fprintf(w->out, "static Node[] nodes = {new Node(), new Other(), %s, new Other()};\n\n",
            chance(w, 50) ? "null" : "new Node()");
}

static void helpers(Writer *w)
{
    line(w, "static Object box(Object o) { return o; }");
    line(w, "static int length(String s) { return s.length(); }");
    line(
        w,
        "static String cut(String s, int n) { return s == null || n < 0 || n >= s.length() ? s == null || s.length() < 100 ? s : s.substring(0, 50) : s.substring(0, n); }");
    line(w, "static long apply(java.util.function.LongUnaryOperator f, long x) { return f.applyAsLong(x); }");
    line(w, "static int printed;");
    line(w, "static void print(Object o) {");
    line(w, "if (++printed > 200) return;");
    line(w, "if (o instanceof Double) System.out.println(\"d \" + Double.doubleToLongBits((Double) o));");
    line(w, "else if (o instanceof Float) System.out.println(\"f \" + Float.floatToIntBits((Float) o));");
    line(w, "else System.out.println(o instanceof Character ? (Object) (int) (Character) o : o);");
    line(w, "}");
    fputc('\n', w->out);
}

static void main_method(Writer *w)
{
    line(w, "public static void main(String[] args) {");
    locals(w);
    for (int number = 0; number < w->method_count; number++) {
        for (int times = 0; times < 2; times++) {
            line(w, "fuel = printed = 0;");
            line(w, "try {");
            start_line(w);
            fputs("print(", w->out);
            call(w, number, 2);
            fputs(");\n", w->out);
            line(w, "}");
            line(w, "catch (RuntimeException e) {");
            line(w, "System.out.println(e);");
            line(w, "}");
        }
    }
    line(w, "printed = 0;");
    for (int type = 0; type < TYPE_COUNT; type++) {
        start_line(w);
        fprintf(w->out, "print(field%s);\n", type_names[type]);
        start_line(w);
        fprintf(w->out, "for (%s x : array%s) print(x);\n", type_names[type], type_names[type]);
    }
    line(w, "}");
}

static void program(Writer *w, const char *name)
{
    fprintf(w->out, "public class %s {\n", name);
    w->indent = 1;
    fields(w);
    node_classes(w);
    helpers(w);
    int count = 3 + below(w, MAX_METHODS - 2);
    for (w->method_count = 0; w->method_count < count; w->method_count++) {
        method(w, w->method_count);
    }
    main_method(w);
    fputs("}\n", w->out);
}

static bool write_program(const char *folder, unsigned long seed, unsigned long number)
{
    char name[64], path[4096];
    snprintf(name, sizeof(name), "Gen%lu_%lu", seed, number);
    snprintf(path, sizeof(path), "%s/%s.java", folder, name);
    Writer w = {.out = fopen(path, "w"),
                .random = (seed + 1) * 0x9E3779B97F4A7C15u ^ (number + 1) * 0xC2B2AE3D27D4EB4Fu};
    if (w.out == NULL) {
        perror(path);
        return false;
    }
    for (int i = 0; i < 8; i++) {
        next_random(&w); /* near seeds give near first numbers */
    }
    program(&w, name);
    return fclose(w.out) == 0;
}

int main(int argc, char **argv)
{
    unsigned long seed = 1, count = 100;
    const char *folder = ".";
    for (int i = 1; i + 1 < argc; i += 2) {
        if (strcmp(argv[i], "--seed") == 0) {
            seed = strtoul(argv[i + 1], NULL, 10);
        } else if (strcmp(argv[i], "--count") == 0) {
            count = strtoul(argv[i + 1], NULL, 10);
        } else if (strcmp(argv[i], "--out") == 0) {
            folder = argv[i + 1];
        } else {
            fprintf(stderr, "usage: generate [--seed N] [--count N] [--out FOLDER]\n");
            return 2;
        }
    }
    for (unsigned long number = 0; number < count; number++) {
        if (!write_program(folder, seed, number)) {
            return 1;
        }
    }
    return 0;
}
