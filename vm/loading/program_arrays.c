/* Makes the classes without a file: arrays and primitive types; and finds classes by descriptor. */
#include "vm/loading/program_loading.h"

#include <string.h>

#include "classfiles/descriptor.h"
#include "vm/loading/link.h"
#include "vm/loading/symbols.h"

enum { ARRAY_DIMENSIONS_MAX = 255 };

Class *program_primitive(const Program *program, char kind)
{
    const char *place = strchr(PRIMITIVE_KINDS, kind);
    return place != NULL && kind != '\0' ? program->primitives[place - PRIMITIVE_KINDS] : NULL;
}

Class *program_class_of_descriptor(Program *program, const char *descriptor, size_t length)
{
    if (length == 1)
        return program_primitive(program, descriptor[0]);
    program_lock(program);
    const char *name = descriptor[0] == 'L'
                           ? symbols_intern_part(program->symbols, descriptor + 1, length - 2)
                           : symbols_intern_part(program->symbols, descriptor, length);
    Class *class = program_class(program, name);
    program_unlock(program);
    return class;
}

Class *program_class_of_descriptor_for(const Class *user, const char *descriptor, size_t length)
{
    Program *program = user->program;
    size_t dimensions = strspn(descriptor, "[");
    if (user->space == 0 || dimensions >= length || descriptor[dimensions] != 'L')
        return program_class_of_descriptor(program, descriptor, length);
    program_lock(program);
    Class *class = program_class_for(
        user, symbols_intern_part(program->symbols, descriptor + dimensions + 1, length - dimensions - 2));
    for (size_t i = 0; i < dimensions && class != NULL; i++)
        class = program_array_of(program, class);
    program_unlock(program);
    return class;
}

static int element_shift(char kind)
{
    switch (kind) {
    case 'Z':
    case 'B': return 0;
    case 'C':
    case 'S': return 1;
    case 'J':
    case 'D': return 3;
    default: return 2;
    }
}

static Class *make_array(Program *program, Class *element, const char *symbol)
{
    Class *class = program_new_class(program, CLASS_ARRAY, symbol);
    class->element = element;
    class->element_kind = 'L';
    for (const char *kind = PRIMITIVE_KINDS; *kind; kind++)
        if (program_primitive(program, *kind) == element)
            class->element_kind = *kind;
    class->element_shift = (uint8_t)element_shift(class->element_kind);
    class->flags =
        (uint16_t)((element->flags & (ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED)) | ACC_FINAL | ACC_ABSTRACT);
    class->source = element->source;
    class->space = element->space;
    class->space_hash = element->space_hash;
    class->space_name = element->space_name;
    class->super = program->object;
    class->interfaces = arena_allocate(&program->arena, 2 * sizeof(Class *));
    class->interfaces[class->interface_count++] = program->cloneable;
    class->interfaces[class->interface_count++] = program->serializable;
    link_array(program, class);
    return program_publish(program, program_add_entry(program, symbol, element->space), class);
}

static const char *array_name(Program *program, const Class *element)
{
    Arena arena = {0};
    const char *kind = PRIMITIVE_KINDS, *name;
    while (*kind && program_primitive(program, *kind) != element)
        kind++;
    if (*kind)
        name = arena_format(&arena, "[%c", *kind);
    else
        name = arena_format(&arena, class_is_array(element) ? "[%s" : "[L%s;", element->name);
    const char *symbol = program_symbol(program, name);
    arena_free(&arena);
    return symbol;
}

Class *program_array_of(Program *program, Class *element)
{
    if (element == program_primitive(program, 'V') || strspn(element->name, "[") >= ARRAY_DIMENSIONS_MAX)
        return NULL;
    program_lock(program);
    if (element->array == NULL)
        element->array = make_array(program, element, array_name(program, element));
    program_unlock(program);
    return element->array;
}

Class *program_load_array(Program *program, const char *symbol)
{
    size_t length = strlen(symbol), dimensions = strspn(symbol, "[");
    if (!descriptor_is_field(symbol)) {
        error_set(&program->error, "%s is no array type", symbol);
        return program_fail(program, LOAD_MISSING);
    }
    Class *class = program_class_of_descriptor(program, symbol + dimensions, length - dimensions);
    for (size_t i = 0; i < dimensions && class != NULL; i++)
        class = program_array_of(program, class);
    return class;
}

void program_make_primitives(Program *program)
{
    static const char *const names[] = {"boolean", "byte",  "char",   "short", "int",
                                        "long",    "float", "double", "void"};
    for (int i = 0; i < 9; i++) {
        /* Not entered under their names: a program's class may be called `int` by name only through a
         * descriptor. */
        Class *class = program_new_class(program, CLASS_PRIMITIVE, program_symbol(program, names[i]));
        class->flags = ACC_PUBLIC | ACC_FINAL | ACC_ABSTRACT;
        class->source = SOURCE_EMBEDDED;
        class->plain_initialization = true;
        program->primitives[i] = class;
        struct ClassEntry unlisted = {.key = {class->name, 0}}; /* a primitive type is not found by name */
        program_publish(program, &unlisted, class);
    }
}
