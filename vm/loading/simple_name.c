/* The names of classes as reflection gives them, from the InnerClasses attribute. */
#include "vm/loading/simple_name.h"

#include <string.h>

const InnerClass *class_inner_entry(const Class *type)
{
    const ClassFile *file = type->file;
    for (int i = 0; file != NULL && i < file->inner_class_count; i++)
        if (strcmp(file->inner_classes[i].inner, type->name) == 0)
            return &file->inner_classes[i];
    return NULL;
}

const char *class_simple_name(const Class *type, Arena *arena)
{
    if (type->kind == CLASS_ARRAY)
        return arena_format(arena, "%s[]", class_simple_name(type->element, arena));
    const InnerClass *entry = class_inner_entry(type);
    if (entry != NULL)
        return entry->name == NULL ? "" : entry->name;
    const char *last = strrchr(type->name, '/');
    return last == NULL ? type->name : last + 1;
}
