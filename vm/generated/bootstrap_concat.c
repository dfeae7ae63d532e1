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
static void append(Spin *spin, const char *descriptor)
{
    spin_call(spin, JVM_INVOKEVIRTUAL, "java/lang/StringBuilder", "append",
              arena_format(spin_arena(spin), "(%s)Ljava/lang/StringBuilder;", appended_type(descriptor)));
}

static void append_text(Spin *spin, const char *text, size_t length)
{
    if (length == 0)
        return;
    spin_push_string(spin, arena_copy(spin_arena(spin), text, length));
    append(spin, "Ljava/lang/String;");
}

typedef struct Concatenation {
    const Site *site;
    Spin *spin;
    Signature signature;
    int argument, local; /* the next one */
    int constant;        /* the next static argument */
} Concatenation;

static bool append_argument(Concatenation *concatenation)
{
    if (concatenation->argument == concatenation->signature.count)
        return false;
    const char *type = concatenation->signature.parameters[concatenation->argument++];
    spin_load(concatenation->spin, type[0], concatenation->local);
    append(concatenation->spin, type);
    concatenation->local += spin_slots(type[0]);
    return true;
}

static bool append_constant(Concatenation *concatenation)
{
    const Constant *constant = site_argument(concatenation->site, concatenation->constant++);
    if (constant == NULL || !site_push(concatenation->site, concatenation->spin, constant))
        return false;
    append(concatenation->spin, constant_descriptor(constant));
    return true;
}

static bool append_recipe(Concatenation *concatenation, const char *recipe)
{
    static const char tags[] = {TAG_ARGUMENT, TAG_CONSTANT, 0};
    for (;;) {
        size_t length = strcspn(recipe, tags);
        append_text(concatenation->spin, recipe, length);
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

Spin *site_spin_concatenation(const Site *site)
{
    const Constant *recipe = site_argument(site, 0);
    bool has_recipe = strcmp(site->handle->name, "makeConcat") != 0;
    if (has_recipe && (recipe == NULL || recipe->kind != CONSTANT_STRING))
        return site_spin_general(site);
    Spin *spin = site_spin(site, "Concat");
    Concatenation concatenation = {.site = site, .spin = spin, .constant = 1};
    concatenation.signature = spin_signature(spin, site->constant->descriptor);
    site_begin_call(site, spin);
    spin_type(spin, JVM_NEW, "java/lang/StringBuilder");
    spin_op(spin, JVM_DUP);
    spin_call(spin, JVM_INVOKESPECIAL, "java/lang/StringBuilder", "<init>", "()V");
    if (!(has_recipe ? append_recipe(&concatenation, recipe->text) : append_all(&concatenation))) {
        spin_discard(spin);
        return site_spin_general(site);
    }
    spin_call(spin, JVM_INVOKEVIRTUAL, "java/lang/StringBuilder", "toString", "()Ljava/lang/String;");
    spin_return(spin, 'L');
    return spin;
}
