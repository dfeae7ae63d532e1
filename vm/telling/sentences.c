/* Fills the sentences of vm/sentences.def: each {name} in them is a member of Operands. */
#include "vm/sentences.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "vm/wording.h"

static const char *const texts[] = {
#define SENTENCE(name, kind, text) text,
#include "vm/sentences.def"
};

typedef enum OperandType { OPERAND_OBJECT, OPERAND_THREAD, OPERAND_TEXT, OPERAND_NUMBER } OperandType;

static const struct {
    const char *name;
    OperandType type;
    size_t offset;
} members[] = {
    {"object", OPERAND_OBJECT, offsetof(Operands, object)},
    {"thread", OPERAND_THREAD, offsetof(Operands, thread)},
    {"variable", OPERAND_TEXT, offsetof(Operands, variable)},
    {"before", OPERAND_TEXT, offsetof(Operands, before)},
    {"after", OPERAND_TEXT, offsetof(Operands, after)},
    {"owner", OPERAND_TEXT, offsetof(Operands, owner)},
    {"method", OPERAND_TEXT, offsetof(Operands, method)},
    {"arguments", OPERAND_TEXT, offsetof(Operands, arguments)},
    {"others", OPERAND_TEXT, offsetof(Operands, others)},
    {"number", OPERAND_NUMBER, offsetof(Operands, number)},
    {"least", OPERAND_NUMBER, offsetof(Operands, least)},
    {"most", OPERAND_NUMBER, offsetof(Operands, most)},
};

enum { MEMBERS = sizeof members / sizeof members[0] };

static int member_named(const char *name, size_t length)
{
    for (int i = 0; i < MEMBERS; i++)
        if (strlen(members[i].name) == length && memcmp(members[i].name, name, length) == 0)
            return i;
    assert(!"a sentence names an operand that there is not");
    return 0;
}

static void add_text(Bytes *text, const char *operand)
{
    assert(operand != NULL && "the sentence needs this operand");
    bytes_add_text(text, operand);
}

static void add_operand(Vm *vm, Bytes *text, int member, const Operands *operands)
{
    char name[NAME_SIZE];
    assert(operands != NULL && "the sentence has operands");
    switch (members[member].type) {
    case OPERAND_OBJECT:
        assert(vm != NULL && operands->object != 0);
        add_text(text, name_object(vm, operands->object, name));
        break;
    case OPERAND_THREAD:
        assert(vm != NULL && operands->thread != NULL);
        add_text(text, name_thread(vm, operands->thread, name));
        break;
    case OPERAND_TEXT:
        add_text(text, *(const char *const *)(const void *)((const char *)operands + members[member].offset));
        break;
    case OPERAND_NUMBER:
        bytes_format(
            text, "%lld",
            (long long)*(const int64_t *)(const void *)((const char *)operands + members[member].offset));
        break;
    }
}

void sentence_add(Vm *vm, Bytes *text, Sentence sentence, const Operands *operands)
{
    assert(sentence < SENTENCE_COUNT);
    for (const char *at = texts[sentence]; *at != '\0';) {
        size_t plain = strcspn(at, "{");
        bytes_add(text, at, plain);
        at += plain;
        if (*at == '\0')
            break;
        size_t length = strcspn(++at, "}");
        assert(at[length] == '}' && "every brace of a sentence is closed");
        add_operand(vm, text, member_named(at, length), operands);
        at += length + 1;
    }
}

const char *sentence_operand(Sentence sentence, const char *text)
{
    assert(sentence < SENTENCE_COUNT);
    size_t plain = strcspn(texts[sentence], "{");
    return strncmp(text, texts[sentence], plain) == 0 ? text + plain : NULL;
}
