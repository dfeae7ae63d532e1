/* Writes a class file as text in the order of its tables: header, inner classes, bootstrap methods,
 * constants, fields, methods.  Instructions are in dump_code.c. */
#include "classfiles/dump.h"

#include <inttypes.h>

/* ---- text and flags ---- */

/* The UTF-16 unit at *text, which is valid modified UTF-8; steps over it. */
static unsigned next_unit(const uint8_t **text)
{
    const uint8_t *at = *text;
    if (at[0] < 0x80)
        return *text += 1, at[0];
    if ((at[0] & 0xE0) == 0xC0)
        return *text += 2, (unsigned)((at[0] & 0x1F) << 6 | (at[1] & 0x3F));
    return *text += 3, (unsigned)((at[0] & 0x0F) << 12 | (at[1] & 0x3F) << 6 | (at[2] & 0x3F));
}

void dump_text(FILE *out, const char *text)
{
    for (const uint8_t *at = (const uint8_t *)text; *at;) {
        unsigned unit = next_unit(&at);
        if (unit == '\n')
            fputs("\\n", out);
        else if (unit == '\\')
            fputs("\\\\", out);
        else if (unit >= ' ' && unit < 0x7F)
            fputc((int)unit, out);
        else
            fprintf(out, "\\u%04X", unit);
    }
}

/* label, text, end of line; nothing at all when there is no text */
static void dump_line(FILE *out, const char *label, const char *text)
{
    if (text == NULL)
        return;
    fputs(label, out);
    dump_text(out, text);
    fputc('\n', out);
}

typedef enum FlagsOf { FLAGS_OF_CLASS = 1, FLAGS_OF_FIELD = 2, FLAGS_OF_METHOD = 4 } FlagsOf;

static void dump_flags(FILE *out, unsigned flags, FlagsOf of)
{
    enum { C = FLAGS_OF_CLASS, F = FLAGS_OF_FIELD, M = FLAGS_OF_METHOD };
    static const struct {
        unsigned flag, of;
        const char *name;
    } names[] = {
        {ACC_PUBLIC, C | F | M, "public"},
        {ACC_PRIVATE, C | F | M, "private"},
        {ACC_PROTECTED, C | F | M, "protected"},
        {ACC_STATIC, C | F | M, "static"},
        {ACC_FINAL, C | F | M, "final"},
        {ACC_SUPER, C, "super"},
        {ACC_SYNCHRONIZED, M, "synchronized"},
        {ACC_VOLATILE, F, "volatile"},
        {ACC_BRIDGE, M, "bridge"},
        {ACC_TRANSIENT, F, "transient"},
        {ACC_VARARGS, M, "varargs"},
        {ACC_NATIVE, M, "native"},
        {ACC_INTERFACE, C, "interface"},
        {ACC_ABSTRACT, C | M, "abstract"},
        {ACC_STRICT, M, "strict"},
        {ACC_SYNTHETIC, C | F | M, "synthetic"},
        {ACC_ANNOTATION, C, "annotation"},
        {ACC_ENUM, C | F, "enum"},
        {ACC_MODULE, C, "module"},
    };
    fprintf(out, "0x%04X", flags);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (flags & names[i].flag && names[i].of & of)
            fprintf(out, " %s", names[i].name);
}

static void dump_raw(FILE *out, const char *label, RawAttribute raw)
{
    if (raw.data == NULL)
        return;
    fprintf(out, "%s%" PRIu32 " bytes:", label, raw.length);
    for (uint32_t i = 0; i < raw.length && i < 32; i++)
        fprintf(out, " %02X", raw.data[i]);
    fputs(raw.length > 32 ? " ...\n" : "\n", out);
}

/* ---- constants ---- */

static void dump_member(const Constant *constant, FILE *out)
{
    if (constant->class_name) {
        dump_text(out, constant->class_name);
        fputc('.', out);
    }
    dump_text(out, constant->name);
    if (*constant->descriptor != '(')
        fputc(' ', out);
    dump_text(out, constant->descriptor);
}

static const char *handle_kind_name(unsigned kind)
{
    static const char *const names[] = {
        [HANDLE_GET_FIELD] = "getField",
        [HANDLE_GET_STATIC] = "getStatic",
        [HANDLE_PUT_FIELD] = "putField",
        [HANDLE_PUT_STATIC] = "putStatic",
        [HANDLE_INVOKE_VIRTUAL] = "invokeVirtual",
        [HANDLE_INVOKE_STATIC] = "invokeStatic",
        [HANDLE_INVOKE_SPECIAL] = "invokeSpecial",
        [HANDLE_NEW_INVOKE_SPECIAL] = "newInvokeSpecial",
        [HANDLE_INVOKE_INTERFACE] = "invokeInterface",
    };
    return names[kind];
}

static void dump_value(const Constant *constant, FILE *out)
{
    switch (constant->kind) {
    case CONSTANT_NONE: break;
    case CONSTANT_INTEGER: fprintf(out, "%" PRId32, constant->number.i); break;
    case CONSTANT_LONG: fprintf(out, "%" PRId64, constant->number.j); break;
    case CONSTANT_FLOAT: fprintf(out, "%.9g", (double)constant->number.f); break;
    case CONSTANT_DOUBLE: fprintf(out, "%.17g", constant->number.d); break;
    case CONSTANT_STRING:
        fputc('"', out);
        dump_text(out, constant->text);
        fputc('"', out);
        break;
    case CONSTANT_UTF8:
    case CONSTANT_CLASS:
    case CONSTANT_METHOD_TYPE:
    case CONSTANT_MODULE:
    case CONSTANT_PACKAGE: dump_text(out, constant->text); break;
    case CONSTANT_METHOD_HANDLE:
        fprintf(out, "%s ", handle_kind_name(constant->handle_kind));
        dump_member(constant, out);
        break;
    case CONSTANT_DYNAMIC:
    case CONSTANT_INVOKE_DYNAMIC:
        fprintf(out, "bootstrap %d ", constant->bootstrap);
        dump_member(constant, out);
        break;
    case CONSTANT_FIELD:
    case CONSTANT_METHOD:
    case CONSTANT_INTERFACE_METHOD:
    case CONSTANT_NAME_AND_TYPE: dump_member(constant, out); break;
    }
}

void dump_constant(const ClassFile *file, uint16_t index, FILE *out)
{
    const Constant *constant = &file->constants[index];
    fprintf(out, "%s ", constant_kind_name(constant->kind));
    dump_value(constant, out);
}

static void dump_constants(const ClassFile *file, FILE *out)
{
    fprintf(out, "constants %d\n", file->constant_count);
    for (int index = 1; index < file->constant_count; index++) {
        if (file->constants[index].kind == CONSTANT_NONE)
            continue;
        fprintf(out, "  %5d %-15s ", index, constant_kind_name(file->constants[index].kind));
        dump_value(&file->constants[index], out);
        fputc('\n', out);
    }
}

/* ---- members ---- */

static void dump_field(const ClassFile *file, const FieldInfo *field, FILE *out)
{
    fputs("field ", out);
    dump_text(out, field->name);
    dump_line(out, " ", field->descriptor);
    fputs("  flags ", out);
    dump_flags(out, field->flags, FLAGS_OF_FIELD);
    fputc('\n', out);
    dump_line(out, "  signature ", field->signature);
    if (field->constant_value) {
        fputs("  value ", out);
        dump_constant(file, field->constant_value, out);
        fputc('\n', out);
    }
    dump_raw(out, "  annotations ", field->annotations);
}

static void dump_parameters(const MethodInfo *method, FILE *out)
{
    for (int i = 0; i < method->parameter_count; i++) {
        fputs("  parameter ", out);
        dump_text(out, method->parameters[i].name ? method->parameters[i].name : "(no name)");
        fprintf(out, " 0x%04X\n", method->parameters[i].flags);
    }
}

static void dump_method(const ClassFile *file, const MethodInfo *method, FILE *out)
{
    fputs("method ", out);
    dump_text(out, method->name);
    dump_line(out, "", method->descriptor);
    fputs("  flags ", out);
    dump_flags(out, method->flags, FLAGS_OF_METHOD);
    fputc('\n', out);
    dump_line(out, "  signature ", method->signature);
    for (int i = 0; i < method->exception_count; i++)
        dump_line(out, "  throws ", method->exceptions[i]);
    dump_parameters(method, out);
    dump_raw(out, "  annotations ", method->annotations);
    dump_raw(out, "  invisible annotations ", method->invisible_annotations);
    dump_raw(out, "  parameter annotations ", method->parameter_annotations);
    dump_raw(out, "  annotation default ", method->annotation_default);
    if (method->code)
        dump_code(file, method->code, out);
}

/* ---- the class ---- */

static void dump_header(const ClassFile *file, FILE *out)
{
    dump_line(out, "class ", file->name);
    fprintf(out, "  version %d.%d\n  flags ", file->major, file->minor);
    dump_flags(out, file->flags, FLAGS_OF_CLASS);
    fputc('\n', out);
    dump_line(out, "  extends ", file->super_name);
    for (int i = 0; i < file->interface_count; i++)
        dump_line(out, "  implements ", file->interfaces[i]);
    dump_line(out, "  source ", file->source_file);
    dump_line(out, "  signature ", file->signature);
    dump_line(out, "  nest host ", file->nest_host);
    for (int i = 0; i < file->nest_member_count; i++)
        dump_line(out, "  nest member ", file->nest_members[i]);
    for (int i = 0; i < file->permitted_subclass_count; i++)
        dump_line(out, "  permits ", file->permitted_subclasses[i]);
    dump_raw(out, "  annotations ", file->annotations);
    dump_raw(out, "  invisible annotations ", file->invisible_annotations);
}

static void dump_inner_classes(const ClassFile *file, FILE *out)
{
    for (int i = 0; i < file->inner_class_count; i++) {
        const InnerClass *inner = &file->inner_classes[i];
        fputs("inner class ", out);
        dump_text(out, inner->inner);
        fputs(" of ", out);
        dump_text(out, inner->outer ? inner->outer : "(none)");
        fputs(", name ", out);
        dump_text(out, inner->name ? inner->name : "(none)");
        fputs(", flags ", out);
        dump_flags(out, inner->flags & ~(unsigned)ACC_SUPER, FLAGS_OF_CLASS);
        fputc('\n', out);
    }
}

static void dump_enclosing_method(const ClassFile *file, FILE *out)
{
    if (file->enclosing_class == NULL)
        return;
    fputs("enclosed in ", out);
    dump_text(out, file->enclosing_class);
    if (file->enclosing_method) {
        fputc('.', out);
        dump_text(out, file->enclosing_method);
        dump_text(out, file->enclosing_descriptor);
    }
    fputc('\n', out);
}

static void dump_record(const ClassFile *file, FILE *out)
{
    if (file->is_record)
        fprintf(out, "record of %d components\n", file->record_component_count);
    for (int i = 0; i < file->record_component_count; i++) {
        const RecordComponent *component = &file->record_components[i];
        fputs("  ", out);
        dump_text(out, component->name);
        dump_line(out, " ", component->descriptor);
        dump_line(out, "    signature ", component->signature);
        dump_raw(out, "    annotations ", component->annotations);
    }
}

static void dump_bootstraps(const ClassFile *file, FILE *out)
{
    for (int i = 0; i < file->bootstrap_count; i++) {
        fprintf(out, "bootstrap %d ", i);
        dump_constant(file, file->bootstraps[i].handle, out);
        fputc('\n', out);
        for (int j = 0; j < file->bootstraps[i].argument_count; j++) {
            fputs("  ", out);
            dump_constant(file, file->bootstraps[i].arguments[j], out);
            fputc('\n', out);
        }
    }
}

void classfile_dump(const ClassFile *file, FILE *out)
{
    dump_header(file, out);
    dump_inner_classes(file, out);
    dump_enclosing_method(file, out);
    dump_record(file, out);
    dump_bootstraps(file, out);
    dump_constants(file, out);
    for (int i = 0; i < file->field_count; i++)
        dump_field(file, &file->fields[i], out);
    for (int i = 0; i < file->method_count; i++)
        dump_method(file, &file->methods[i], out);
}
