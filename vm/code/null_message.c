/* Helpful NullPointerException messages (JEP 358); see null_message.h.  The origin of the null is written as
 * a Java expression, a few levels deep. */
#include "vm/code/null_message.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "classfiles/descriptor.h"
#include "classfiles/opcodes.h"
#include "vm/code/null_origins.h"

enum { DETAIL_MAX = 5 };

typedef struct Text {
    char *text;
    size_t used, size;
} Text;

static void add(Text *text, const char *part, size_t length)
{
    for (size_t i = 0; i < length && text->used + 1 < text->size; i++)
        text->text[text->used++] = part[i];
    text->text[text->used] = '\0';
}

static void add_text(Text *text, const char *part) { add(text, part, strlen(part)); }

/* java.lang.Object and java.lang.String lose their package, as in the JDK's messages. */
static void add_class(Text *text, const char *name, size_t length)
{
    static const char *const brief[] = {"java/lang/Object", "java/lang/String"};
    for (int i = 0; i < 2; i++) {
        if (length == strlen(brief[i]) && memcmp(name, brief[i], length) == 0) {
            add_text(text, brief[i] + strlen("java/lang/"));
            return;
        }
    }
    for (size_t i = 0; i < length; i++)
        add(text, name[i] == '/' ? "." : &name[i], 1);
}

static void add_type(Text *text, const char *type)
{
    static const char kinds[] = "ZBCSIJFD";
    static const char *const names[] = {"boolean", "byte", "char", "short", "int", "long", "float", "double"};
    size_t dimensions = strspn(type, "[");
    type += dimensions;
    if (*type == 'L')
        add_class(text, type + 1, strcspn(type, ";") - 1);
    else
        add_text(text, names[strchr(kinds, *type) - kinds]);
    while (dimensions-- > 0)
        add_text(text, "[]");
}

static void add_method(Text *text, const Constant *constant)
{
    add_class(text, constant->class_name, strlen(constant->class_name));
    add_text(text, ".");
    add_text(text, constant->name);
    add_text(text, "(");
    for (const char *type = constant->descriptor + 1; *type != ')'; type = descriptor_skip(type)) {
        if (type != constant->descriptor + 1)
            add_text(text, ", ");
        add_type(text, type);
    }
    add_text(text, ")");
}

static const char *variable_name(const NullOrigins *a, unsigned slot, uint32_t offset)
{
    for (uint32_t i = 0; i < a->code->variable_count; i++) {
        const LocalVariable *variable = &a->code->variables[i];
        if (variable->index == slot && offset >= variable->start
            && offset < (uint32_t)variable->start + variable->length)
            return variable->name;
    }
    return NULL;
}

/* The place of the parameter that begins at `slot`, from 1; 0: none does. */
static int parameter_number(const NullOrigins *a, unsigned slot)
{
    unsigned at = !(a->method->flags & ACC_STATIC);
    int number = 1;
    for (const char *type = a->method->descriptor + 1; *type != ')'; type = descriptor_skip(type), number++) {
        if (at == slot)
            return number;
        at += (unsigned)descriptor_slots(type);
    }
    return 0;
}

static const char *twin_parameter_name(const NullOrigins *a, unsigned slot)
{
    if (a->twin == NULL || parameter_number(a, slot) == 0)
        return NULL;
    for (uint32_t i = 0; i < a->twin->variable_count; i++)
        if (a->twin->variables[i].index == slot && a->twin->variables[i].start == 0)
            return a->twin->variables[i].name;
    return NULL;
}

static void add_local(Text *text, const NullOrigins *a, unsigned slot, uint32_t offset)
{
    char number[32];
    const char *of_twin = twin_parameter_name(a, slot);
    const char *name = of_twin != NULL ? of_twin : variable_name(a, slot, offset);
    int parameter = a->written[slot] ? 0 : parameter_number(a, slot);
    if (name != NULL)
        add_text(text, name);
    else if (slot == 0 && !(a->method->flags & ACC_STATIC))
        add_text(text, "this");
    else {
        snprintf(number, sizeof number, parameter > 0 ? "<parameter%d>" : "<local%d>",
                 parameter > 0 ? parameter : (int)slot);
        add_text(text, number);
    }
}

static bool add_origin(Text *text, const NullOrigins *a, int32_t origin, int detail);

static void add_element(Text *text, const NullOrigins *a, uint32_t offset, int detail)
{
    if (!add_origin(text, a, origins_of(a, offset, 1), detail - 1))
        add_text(text, "<array>");
    add_text(text, "[");
    if (!add_origin(text, a, origins_of(a, offset, 0), detail - 1))
        add_text(text, "...");
    add_text(text, "]");
}

static void add_number(Text *text, int number)
{
    char digits[16];
    snprintf(digits, sizeof digits, "%d", number);
    add_text(text, digits);
}

static void add_field(Text *text, const NullOrigins *a, uint32_t offset, int detail)
{
    const Constant *constant = origins_constant(a, offset);
    if (a->code->bytes[offset] == OP_getstatic) {
        add_class(text, constant->class_name, strlen(constant->class_name));
        add_text(text, ".");
    } else if (add_origin(text, a, origins_of(a, offset, 0), detail - 1)) {
        add_text(text, ".");
    }
    add_text(text, constant->name);
}

/* Writes the expression that the instruction at `origin` pushed; false: there is nothing to say. */
static bool add_origin(Text *text, const NullOrigins *a, int32_t origin, int detail)
{
    if (origin == ORIGIN_UNKNOWN || detail <= 0)
        return false;
    uint32_t offset = (uint32_t)origin;
    const uint8_t *at = a->code->bytes + offset;
    unsigned op = at[0];
    if (op == OP_iload || op == OP_aload)
        add_local(text, a, at[1], offset);
    else if ((op >= OP_iload_0 && op <= OP_iload_3) || (op >= OP_aload_0 && op <= OP_aload_3))
        add_local(text, a, opcode_fixed_local(op), offset);
    else if (op == OP_wide && (at[1] == OP_iload || at[1] == OP_aload))
        add_local(text, a, code_u2(at + 2), offset);
    else if (op == OP_aconst_null)
        add_text(text, "null");
    else if (op >= OP_iconst_m1 && op <= OP_iconst_5)
        add_number(text, (int)op - OP_iconst_0);
    else if (op == OP_bipush)
        add_number(text, (int8_t)at[1]);
    else if (op == OP_sipush)
        add_number(text, code_s2(at + 1));
    else if (op == OP_getstatic || op == OP_getfield)
        add_field(text, a, offset, detail);
    else if (op >= OP_invokevirtual && op <= OP_invokeinterface)
        add_method(text, origins_constant(a, offset));
    else if (op >= OP_iaload && op <= OP_saload)
        add_element(text, a, offset, detail);
    else
        return false;
    return true;
}

static void add_array(Text *text, const char *failure, int kind)
{
    static const char *const arrays[] = {"int",    "long",         "float", "double",
                                         "object", "byte/boolean", "char",  "short"};
    add_text(text, failure);
    add_text(text, arrays[kind]);
    add_text(text, " array");
}

/* What the instruction could not do; how far below the top of the stack the null is, or -1 when the
 * instruction has no message. */
static int add_failure(Text *text, const NullOrigins *a, uint32_t offset)
{
    unsigned op = a->code->bytes[offset];
    if (op >= OP_iaload && op <= OP_saload) {
        add_array(text, "Cannot load from ", (int)op - OP_iaload);
        return 1;
    }
    if (op >= OP_iastore && op <= OP_sastore) {
        add_array(text, "Cannot store to ", (int)op - OP_iastore);
        return op == OP_lastore || op == OP_dastore ? 3 : 2;
    }
    switch (op) {
    case OP_arraylength: add_text(text, "Cannot read the array length"); return 0;
    case OP_athrow: add_text(text, "Cannot throw exception"); return 0;
    case OP_monitorenter: add_text(text, "Cannot enter synchronized block"); return 0;
    case OP_monitorexit: add_text(text, "Cannot exit synchronized block"); return 0;
    case OP_getfield:
    case OP_putfield:
        add_text(text, op == OP_getfield ? "Cannot read field \"" : "Cannot assign field \"");
        add_text(text, origins_constant(a, offset)->name);
        add_text(text, "\"");
        return op == OP_getfield ? 0 : descriptor_slots(origins_constant(a, offset)->descriptor);
    case OP_invokevirtual:
    case OP_invokespecial:
    case OP_invokeinterface:
        add_text(text, "Cannot invoke \"");
        add_method(text, origins_constant(a, offset));
        add_text(text, "\"");
        return descriptor_argument_slots(origins_constant(a, offset)->descriptor);
    default: return -1;
    }
}

static void add_reason(Text *text, const NullOrigins *a, int32_t origin)
{
    char buffer[1024];
    Text reason = {buffer, 0, sizeof buffer};
    if (!add_origin(&reason, a, origin, DETAIL_MAX))
        return;
    unsigned op = a->code->bytes[origin];
    add_text(text, op >= OP_invokevirtual && op <= OP_invokeinterface ? " because the return value of \""
                                                                      : " because \"");
    add_text(text, buffer);
    add_text(text, "\" is null");
}

bool null_message(const ClassFile *file, const MethodInfo *method, const MethodInfo *twin, uint32_t offset,
                  char *text, size_t size)
{
    NullOrigins a;
    Text out = {text, 0, size};
    text[0] = '\0';
    origins_find(&a, file, method);
    a.twin = twin == NULL ? NULL : twin->code;
    int below = add_failure(&out, &a, offset);
    if (below >= 0)
        add_reason(&out, &a, origins_of(&a, offset, below));
    arena_free(&a.arena);
    return below >= 0;
}
