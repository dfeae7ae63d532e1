/* Text to bytecode, for tests; see assembler.h. */
#include "tests/unit/assembler.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "classfiles/opcodes.h"
#include "tests/unit/suite.h"

enum { LABELS_MAX = 64, FIXUPS_MAX = 256 };

typedef struct Label {
    char name[32];
    size_t offset;
} Label;

/* A place in the code that waits for a label: the distance from the instruction at `from`, in `width` bytes.
 */
typedef struct Fixup {
    char name[32];
    size_t place, from;
    int width;
} Fixup;

typedef struct Assembler {
    ClassBuilder *builder;
    Bytes code;
    Table exceptions;
    Label labels[LABELS_MAX];
    Fixup fixups[FIXUPS_MAX];
    int label_count, fixup_count;
    char catches[16][4][64];
    int catch_count;
    char *rest; /* strtok_r's state: the words of the present instruction */
} Assembler;

static const char *next_word(Assembler *assembler)
{
    const char *word = strtok_r(NULL, " ", &assembler->rest);
    return word ? word : "";
}

static void mistake(const char *what, const char *word)
{
    fprintf(stderr, "\n    assembler: %s %s\n", what, word);
    CU_FAIL("wrong assembler text");
}

static void refer_to_label(Assembler *assembler, const char *name, size_t from, int width)
{
    Fixup *fixup = &assembler->fixups[assembler->fixup_count++];
    snprintf(fixup->name, sizeof fixup->name, "%s", name);
    fixup->place = assembler->code.length;
    fixup->from = from;
    fixup->width = width;
    for (int i = 0; i < width; i++)
        bytes_add_u1(&assembler->code, 0);
}

static size_t find_label(const Assembler *assembler, const char *name)
{
    for (int i = 0; i < assembler->label_count; i++)
        if (strcmp(assembler->labels[i].name, name) == 0)
            return assembler->labels[i].offset;
    mistake("no label", name);
    return 0;
}

static unsigned member(Assembler *assembler, ConstantKind kind)
{
    char text[128];
    snprintf(text, sizeof text, "%s", next_word(assembler));
    char *dot = strchr(text, '.');
    if (dot == NULL) {
        mistake("no member", text);
        return 0;
    }
    *dot = '\0';
    return builder_member(assembler->builder, kind, text, dot + 1, next_word(assembler));
}

static unsigned dynamic(Assembler *assembler, ConstantKind kind)
{
    return builder_indexes(assembler->builder, kind, 0,
                           builder_name_and_type(assembler->builder, "made", next_word(assembler)));
}

static unsigned loadable(Assembler *assembler)
{
    ClassBuilder *builder = assembler->builder;
    const char *kind = next_word(assembler);
    if (strcmp(kind, "int") == 0)
        return builder_integer(builder, atoi(next_word(assembler)));
    if (strcmp(kind, "float") == 0)
        return builder_indexes(builder, CONSTANT_FLOAT, 0x3F80, 0);
    if (strcmp(kind, "long") == 0)
        return builder_long(builder, atoll(next_word(assembler)));
    if (strcmp(kind, "double") == 0) {
        unsigned index = builder_indexes(builder, CONSTANT_DOUBLE, 0x3FF0, 0);
        bytes_add_u4(&builder->constants.entries, 0);
        builder->constants.count++;
        return index;
    }
    if (strcmp(kind, "string") == 0)
        return builder_string(builder, next_word(assembler));
    if (strcmp(kind, "class") == 0)
        return builder_class(builder, next_word(assembler));
    if (strcmp(kind, "type") == 0)
        return builder_index(builder, CONSTANT_METHOD_TYPE, builder_utf8(builder, next_word(assembler)));
    if (strcmp(kind, "handle") == 0)
        return builder_handle(builder, HANDLE_INVOKE_STATIC,
                              builder_member(builder, CONSTANT_METHOD, "T", "s", "()V"));
    return dynamic(assembler, CONSTANT_DYNAMIC);
}

static void add_switch(Assembler *assembler, size_t start, bool table)
{
    int low = table ? atoi(next_word(assembler)) : 0, count = 0;
    while (assembler->code.length % 4 != 0)
        bytes_add_u1(&assembler->code, 0);
    refer_to_label(assembler, next_word(assembler), start, 4);
    size_t header = assembler->code.length;
    bytes_add_u4(&assembler->code, 0);
    if (table)
        bytes_add_u4(&assembler->code, 0);
    for (const char *word = next_word(assembler); *word; word = next_word(assembler), count++) {
        if (!table) {
            bytes_add_u4(&assembler->code, (uint32_t)atoi(word));
            word = next_word(assembler);
        }
        refer_to_label(assembler, word, start, 4);
    }
    uint32_t numbers[2] = {(uint32_t)(table ? low : count), (uint32_t)(low + count - 1)};
    for (int i = 0; i < (table ? 8 : 4); i++)
        assembler->code.data[header + (size_t)i] = (uint8_t)(numbers[i / 4] >> (24 - 8 * (i % 4)));
}

static void add_number(Assembler *assembler, int width)
{
    long number = atol(next_word(assembler));
    if (width == 1)
        bytes_add_u1(&assembler->code, (unsigned)number);
    else
        bytes_add_u2(&assembler->code, (unsigned)number);
}

static int find_opcode(const char *name)
{
    for (int opcode = 0; opcode < OPCODE_COUNT; opcode++)
        if (strcmp(opcode_name((unsigned)opcode), name) == 0)
            return opcode;
    mistake("no instruction", name);
    return OP_nop;
}

static void add_wide(Assembler *assembler)
{
    int opcode = find_opcode(next_word(assembler));
    bytes_add_u1(&assembler->code, (unsigned)opcode);
    add_number(assembler, 2);
    if (opcode == OP_iinc)
        add_number(assembler, 2);
}

static unsigned constant_operand(Assembler *assembler, unsigned opcode)
{
    switch (opcode_format(opcode)) {
    case FORMAT_FIELD: return member(assembler, CONSTANT_FIELD);
    case FORMAT_INTERFACE: return member(assembler, CONSTANT_INTERFACE_METHOD);
    case FORMAT_DYNAMIC: return dynamic(assembler, CONSTANT_INVOKE_DYNAMIC);
    case FORMAT_VIRTUAL:
    case FORMAT_DIRECT: return member(assembler, CONSTANT_METHOD);
    case FORMAT_LDC:
    case FORMAT_LDC_W:
    case FORMAT_LDC2_W: return loadable(assembler);
    default: return builder_class(assembler->builder, next_word(assembler));
    }
}

static void add_operands(Assembler *assembler, unsigned opcode, size_t start)
{
    switch (opcode_format(opcode)) {
    case FORMAT_NONE:
    case FORMAT_LOCAL_FIXED:
    case FORMAT_LOCAL_PAIR_FIXED: break;
    case FORMAT_BYTE:
    case FORMAT_LOCAL:
    case FORMAT_LOCAL_PAIR:
    case FORMAT_NEWARRAY: add_number(assembler, 1); break;
    case FORMAT_SHORT: add_number(assembler, 2); break;
    case FORMAT_INCREMENT:
        add_number(assembler, 1);
        add_number(assembler, 1);
        break;
    case FORMAT_JUMP: refer_to_label(assembler, next_word(assembler), start, 2); break;
    case FORMAT_JUMP_W: refer_to_label(assembler, next_word(assembler), start, 4); break;
    case FORMAT_TABLESWITCH: add_switch(assembler, start, true); break;
    case FORMAT_LOOKUPSWITCH: add_switch(assembler, start, false); break;
    case FORMAT_WIDE: add_wide(assembler); break;
    case FORMAT_LDC: bytes_add_u1(&assembler->code, constant_operand(assembler, opcode)); break;
    case FORMAT_INTERFACE:
        bytes_add_u2(&assembler->code, constant_operand(assembler, opcode));
        add_number(assembler, 1);
        bytes_add_u1(&assembler->code, 0);
        break;
    case FORMAT_DYNAMIC:
        bytes_add_u2(&assembler->code, constant_operand(assembler, opcode));
        bytes_add_u2(&assembler->code, 0);
        break;
    case FORMAT_MULTIANEWARRAY:
        bytes_add_u2(&assembler->code, constant_operand(assembler, opcode));
        add_number(assembler, 1);
        break;
    default: bytes_add_u2(&assembler->code, constant_operand(assembler, opcode));
    }
}

static void add_statement(Assembler *assembler, char *statement)
{
    const char *word = strtok_r(statement, " ", &assembler->rest);
    while (word != NULL && word[strlen(word) - 1] == ':') {
        Label *label = &assembler->labels[assembler->label_count++];
        snprintf(label->name, sizeof label->name, "%.*s", (int)strlen(word) - 1, word);
        label->offset = assembler->code.length;
        word = strtok_r(NULL, " ", &assembler->rest);
    }
    if (word == NULL)
        return;
    if (strcmp(word, ".catch") == 0) {
        char(*entry)[64] = assembler->catches[assembler->catch_count++];
        for (int i = 0; i < 4; i++)
            snprintf(entry[i], sizeof entry[i], "%s", next_word(assembler));
        return;
    }
    size_t start = assembler->code.length;
    unsigned opcode = (unsigned)find_opcode(word);
    bytes_add_u1(&assembler->code, opcode);
    add_operands(assembler, opcode, start);
}

static void resolve(Assembler *assembler)
{
    for (int i = 0; i < assembler->fixup_count; i++) {
        const Fixup *fixup = &assembler->fixups[i];
        uint32_t distance = (uint32_t)(find_label(assembler, fixup->name) - fixup->from);
        for (int byte = 0; byte < fixup->width; byte++)
            assembler->code.data[fixup->place + (size_t)byte] =
                (uint8_t)(distance >> 8 * (fixup->width - 1 - byte));
    }
    for (int i = 0; i < assembler->catch_count; i++) {
        char(*entry)[64] = assembler->catches[i];
        Bytes *out = &assembler->exceptions.entries;
        for (int part = 0; part < 3; part++)
            bytes_add_u2(out, (unsigned)find_label(assembler, entry[part]));
        bytes_add_u2(out, strcmp(entry[3], "any") == 0 ? 0 : builder_class(assembler->builder, entry[3]));
        assembler->exceptions.count++;
    }
}

void assemble_method(ClassBuilder *builder, const AssemblerMethod *method)
{
    Assembler assembler = {.builder = builder};
    char *text = strdup(method->code), *rest = text;
    for (char *bar = strstr(rest, " | "); bar != NULL; rest = bar + 3, bar = strstr(rest, " | ")) {
        *bar = '\0';
        add_statement(&assembler, rest);
    }
    add_statement(&assembler, rest);
    resolve(&assembler);
    builder_method_with(builder, method->flags, method->name, method->descriptor,
                        &(CodeParts){.max_stack = method->max_stack,
                                     .max_locals = method->max_locals,
                                     .code = assembler.code.data,
                                     .length = assembler.code.length,
                                     .exceptions = assembler.exceptions});
    bytes_free(&assembler.code);
    free(text);
}
