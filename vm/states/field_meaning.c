/* The tables of library fields and methods that hold process-dependent numbers. */
#include "vm/states/field_meaning.h"

#include <string.h>

/* The library's fields that hold what a process numbers. */
static const struct {
    const char *owner, *name;
    FieldMeaning meaning;
} meanings[] = {
    {"java/lang/reflect/Executable", "number", MEANING_METHOD},
    {"java/lang/reflect/Field", "number", MEANING_FIELD},
    {"java/lang/invoke/DirectMethodHandle", "number", MEANING_METHOD},
    {"java/lang/invoke/VarHandles$OfField", "number", MEANING_FIELD},
    {"java/lang/invoke/DirectMethodHandle$DirectInfo", "number", MEANING_UNKNOWN},
    {"java/lang/StackWalker$Frame", "entry", MEANING_UNKNOWN},
    {"java/lang/Thread", "joiner", MEANING_THREAD},
    {"java/lang/Thread", "number", MEANING_THREAD},
    {"java/lang/Throwable", "backtrace", MEANING_TRACE},
};

FieldMeaning field_meaning(const Class *type, const Field *field)
{
    if (field->owner->source != SOURCE_EMBEDDED || strchr("nbej", field->name[0]) == NULL)
        return MEANING_PLAIN;
    for (size_t i = 0; i < sizeof meanings / sizeof *meanings; i++)
        if (strcmp(field->name, meanings[i].name) == 0
            && strcmp(field->owner->name, meanings[i].owner) == 0) {
            bool of_field = strcmp(type->name, "java/lang/invoke/DirectMethodHandle$OfField") == 0;
            return of_field && meanings[i].meaning == MEANING_METHOD ? MEANING_FIELD : meanings[i].meaning;
        }
    return MEANING_PLAIN;
}

/* Launcher.launch keeps a status in its other locals. */
bool method_handles_numbers(const Method *method, uint32_t slot)
{
    static const char *const owners[] = {
        "clew/internal/Members",
        "clew/internal/Reflect",
        "clew/internal/Invoke",
        "clew/internal/Bootstraps",
        "java/lang/reflect/Executable",
        "java/lang/reflect/Method",
        "java/lang/reflect/Constructor",
        "java/lang/reflect/Field",
        "java/lang/reflect/Proxy",
        "java/lang/invoke/MethodHandles$Lookup",
        "java/lang/invoke/DirectMethodHandle",
        "java/lang/invoke/VarHandles",
        "java/lang/StackWalker",
    };
    const Class *owner = method->owner;
    if (owner->source != SOURCE_EMBEDDED)
        return false;
    if (strcmp(owner->name, "java/lang/Launcher") == 0)
        return slot < 2 || slot >= method->max_locals;
    for (size_t i = 0; i < sizeof owners / sizeof *owners; i++)
        if (strcmp(owner->name, owners[i]) == 0)
            return true;
    return false;
}
