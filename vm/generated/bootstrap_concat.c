/* String concatenation: StringConcatFactory's makeConcatWithConstants and makeConcat, as appends to a
 * StringBuilder. */
#include <string.h>

#include "vm/generated/bootstrap_site.h"

enum { TAG_ARGUMENT = 1, TAG_CONSTANT = 2 }; /* the marks in a recipe; everything else stands for itself */

static const char *appended_type(const char *descriptor)
{
    switch (descriptor[0]) {
    case 'B':
    case 'S':
    case 'I': return "I";
    case 'Z':
    case 'C':
    case 'J':
    case 'F':
    case 'D': return descriptor;
    default: return strcmp(descriptor, "Ljava/lang/String;") == 0 ? descriptor : "Ljava/lang/Object;";
    }
}

/* Appends the value on the stack to the builder below it. */
static void append(ClassWriter *writer, const char *descriptor)
{
    writer_call(
        writer, JVM_INVOKEVIRTUAL, "java/lang/StringBuilder", "append",
        arena_format(writer_arena(writer), "(%s)Ljava/lang/StringBuilder;", appended_type(descriptor)));
}

static void append_text(ClassWriter *writer, const char *text, size_t length)
{
    if (length == 0)
        return;
    writer_push_string(writer, arena_copy(writer_arena(writer), text, length));
    append(writer, "Ljava/lang/String;");
}

typedef struct Concatenation {
    const CallSite *site;
    ClassWriter *writer;
    Signature signature;
    int argument, local; /* the next one */
    int constant;        /* the next static argument */
} Concatenation;

static bool append_argument(Concatenation *concatenation)
{
    if (concatenation->argument == concatenation->signature.count)
        return false;
    const char *type = concatenation->signature.parameters[concatenation->argument++];
    writer_load(concatenation->writer, type[0], concatenation->local);
    append(concatenation->writer, type);
    concatenation->local += writer_slots(type[0]);
    return true;
}

static bool append_constant(Concatenation *concatenation)
{
    const Constant *constant = site_argument(concatenation->site, concatenation->constant++);
    if (constant == NULL || !site_push(concatenation->site, concatenation->writer, constant))
        return false;
    append(concatenation->writer, constant_descriptor(constant));
    return true;
}

static bool append_recipe(Concatenation *concatenation, const char *recipe)
{
    static const char tags[] = {TAG_ARGUMENT, TAG_CONSTANT, 0};
    for (;;) {
        size_t length = strcspn(recipe, tags);
        append_text(concatenation->writer, recipe, length);
        recipe += length;
        if (*recipe == 0)
            return true;
        if (!(*recipe++ == TAG_ARGUMENT ? append_argument(concatenation) : append_constant(concatenation)))
            return false;
    }
}

static bool append_all(Concatenation *concatenation)
{
    while (append_argument(concatenation))
        ;
    return true;
}

ClassWriter *site_write_concatenation(const CallSite *site)
{
    const Constant *recipe = site_argument(site, 0);
    bool has_recipe = strcmp(site->handle->name, "makeConcat") != 0;
    if (has_recipe && (recipe == NULL || recipe->kind != CONSTANT_STRING))
        return site_write_general(site);
    ClassWriter *writer = site_begin_class(site, "Concat");
    Concatenation concatenation = {.site = site, .writer = writer, .constant = 1};
    concatenation.signature = writer_signature(writer, site->constant->descriptor);
    site_begin_call(site, writer);
    writer_type(writer, JVM_NEW, "java/lang/StringBuilder");
    writer_op(writer, JVM_DUP);
    writer_call(writer, JVM_INVOKESPECIAL, "java/lang/StringBuilder", "<init>", "()V");
    if (!(has_recipe ? append_recipe(&concatenation, recipe->text) : append_all(&concatenation))) {
        writer_discard(writer);
        return site_write_general(site);
    }
    writer_call(writer, JVM_INVOKEVIRTUAL, "java/lang/StringBuilder", "toString", "()Ljava/lang/String;");
    writer_return(writer, 'L');
    return writer;
}
