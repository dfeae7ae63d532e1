/* Names the field or element of a race, and matches it with the patterns of --ignore-race. */
#include "vm/races/race_place.h"

#include "vm/footnotes.h"

static const Field *field_at(const Class *class, uint32_t offset, bool is_static)
{
    for (; class != NULL; class = is_static ? NULL : class->super)
        for (int i = 0; i < class->field_count; i++)
            if (((class->fields[i].flags & ACC_STATIC) != 0) == is_static
                && class->fields[i].offset == offset)
                return &class->fields[i];
    return NULL;
}

void describe_place(const Vm *vm, const Object *object, uint32_t place, Bytes *text)
{
    char name[512];
    bool is_static = object->class->is_mirror;
    if (class_is_array(object->class)) {
        bytes_format(text, "%s[%u]", class_external_name(object->class->element, name, sizeof name), place);
        return;
    }
    const Class *class = is_static ? vm_mirrored_class(vm, object->slot) : object->class;
    const Field *field = field_at(class, place, is_static);
    bytes_format(text, "%s.%s", class_external_name(field != NULL ? field->owner : class, name, sizeof name),
                 field != NULL ? field->name : "?");
}

/* Does the pattern fit a beginning of the text that ends at the end, or before a dot or bracket? */
static bool fits(const char *pattern, const char *text)
{
    for (; *pattern != '\0' && *pattern != '*'; pattern++, text++)
        if (*pattern != *text)
            return false;
    if (*pattern == '\0')
        return *text == '\0' || *text == '.' || *text == '[';
    for (;; text++) {
        if (fits(pattern + 1, text))
            return true;
        if (*text == '\0')
            return false;
    }
}

bool race_is_ignored(const Vm *vm, const Object *object, uint32_t place)
{
    const char *const *pattern = vm->options.ignored_races;
    if (pattern == NULL || *pattern == NULL)
        return false;
    Bytes text = {0};
    bool is_ignored = false;
    describe_place(vm, object, place, &text);
    bytes_add_u1(&text, 0);
    for (; *pattern != NULL && !is_ignored; pattern++)
        is_ignored = fits(*pattern, (const char *)text.data);
    bytes_free(&text);
    if (is_ignored)
        footnote_note(vm->program, FOOTNOTE_IGNORED_RACE);
    return is_ignored;
}
