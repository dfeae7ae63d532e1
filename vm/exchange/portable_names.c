/* Reading the names in a state from outside; see portable_import.h. */
#include <string.h>
#include <xxhash.h>

#include "vm/exchange/expected_classes.h"
#include "vm/exchange/portable_format.h"
#include "vm/exchange/portable_import.h"

enum { TEXT_MAX = 65535, TEXTS_PER_BYTE = 32 };

/* --- pieces --- */

bool import_fail(Import *import, const char *why)
{
    error_set(import->error, "this is no state of this program: %s (at byte %zu)", why,
              import->reader.position);
    return false;
}

bool import_count(Import *import, uint32_t *count)
{
    uint64_t number = get_number(&import->reader);
    if (import->reader.failed || number > import->reader.length - import->reader.position)
        return import_fail(import, "a count is beyond the end");
    *count = (uint32_t)number;
    return true;
}

bool import_below(Import *import, uint32_t limit, uint32_t *number)
{
    uint64_t read = get_number(&import->reader);
    if (import->reader.failed || read >= limit)
        return import_fail(import, "a number is out of range");
    *number = (uint32_t)read;
    return true;
}

bool import_reference(Import *import, uint32_t *reference)
{
    return import_below(import, import->object_count + 1, reference);
}

bool import_thread(Import *import, uint32_t *thread_after)
{
    return import_below(import, import->thread_count + 1, thread_after);
}

bool import_class(Import *import, Class **class)
{
    uint32_t place;
    if (!import_below(import, import->class_count, &place))
        return false;
    *class = import->classes[place];
    return true;
}

bool import_method(Import *import, Method **method)
{
    uint32_t place;
    if (!import_below(import, import->method_count + METHOD_FIRST, &place))
        return false;
    *method = place == METHOD_NONE   ? NULL
              : place == METHOD_STUB ? import->program->initialization_stub
                                     : import->methods[place - METHOD_FIRST];
    return true;
}

bool import_fits(const Import *import, uint32_t reference, const Class *wanted)
{
    if (reference == 0)
        return true;
    const Class *given = import_object(import, reference)->class;
    return given != NULL && expect_fits(given, wanted);
}

/* --- texts --- */

static const char *read_text(Import *import, const char *before)
{
    uint32_t shared, length;
    if (!import_below(import, (uint32_t)strlen(before) + 1, &shared) || !import_count(import, &length))
        return NULL;
    const uint8_t *rest = read_bytes(&import->reader, length);
    if (shared + (size_t)length > TEXT_MAX || memchr(rest, '\0', length) != NULL)
        return import_fail(import, "a name is damaged"), NULL;
    char *text = arena_allocate(&import->arena, shared + (size_t)length + 1);
    memcpy(text, before, shared);
    memcpy(text + shared, rest, length);
    return text;
}

static bool read_texts(Import *import)
{
    if (!import_count(import, &import->text_count))
        return false;
    import->texts = arena_allocate(&import->arena, (import->text_count + 1) * sizeof *import->texts);
    const char *before = "";
    for (uint32_t i = 0; i < import->text_count; i++) {
        if ((before = import->texts[i] = read_text(import, before)) == NULL)
            return false;
        if (import->arena.total > TEXTS_PER_BYTE * import->reader.length + (1 << 20))
            return import_fail(import, "the names are too long");
    }
    return true;
}

static bool take_text(Import *import, const char **text)
{
    uint32_t place;
    if (!import_below(import, import->text_count, &place))
        return false;
    *text = import->texts[place];
    return true;
}

/* --- classes and methods --- */

static bool read_class(Import *import, Class **class)
{
    const char *name;
    if (!take_text(import, &name))
        return false;
    uint8_t is_primitive = read_u1(&import->reader);
    if (is_primitive > 1 || strlen(name) > PORTABLE_CLASS_NAME_MAX)
        return import_fail(import, "a class is damaged");
    *class = portable_class(import->vm, name, is_primitive);
    return *class != NULL || error_set(import->error, "the state needs class %s, which is not there", name);
}

static bool read_classes(Import *import, uint64_t wanted)
{
    uint64_t hash = 0;
    if (!import_count(import, &import->class_count))
        return false;
    import->classes = arena_allocate(&import->arena, (import->class_count + 1) * sizeof *import->classes);
    for (uint32_t i = 0; i < import->class_count; i++) {
        if (!read_class(import, &import->classes[i]))
            return false;
        hash = XXH3_64bits_withSeed(&import->classes[i]->fingerprint, sizeof hash, hash);
    }
    return hash == wanted || error_set(import->error, "the state is one of another version of this program");
}

static bool read_method(Import *import, Method **method)
{
    Class *class;
    const char *name, *descriptor;
    if (!import_class(import, &class) || !take_text(import, &name) || !take_text(import, &descriptor))
        return false;
    *method = class_declared_method(class, program_symbol(import->program, name),
                                    program_symbol(import->program, descriptor));
    return *method != NULL
           || error_set(import->error, "the state needs method %s.%s%s, which is not there", class->name,
                        name, descriptor);
}

static bool read_methods(Import *import)
{
    if (!import_count(import, &import->method_count))
        return false;
    import->methods = arena_allocate(&import->arena, (import->method_count + 1) * sizeof *import->methods);
    for (uint32_t i = 0; i < import->method_count; i++)
        if (!read_method(import, &import->methods[i]))
            return false;
    return true;
}

/* --- threads and objects --- */

/* The first of all threads has no parent; every other comes after its own. */
static bool read_threads(Import *import)
{
    if (!import_count(import, &import->thread_count))
        return false;
    import->threads = arena_allocate(&import->arena, (import->thread_count + 1) * sizeof *import->threads);
    for (uint32_t i = 0; i < import->thread_count; i++) {
        ImportedThread *thread = &import->threads[i];
        if (!import_below(import, i + 1, &thread->parent)
            || !import_below(import, UINT32_MAX, &thread->ordinal))
            return false;
        if ((thread->parent == 0) != (i == 0) || (i == 0 && thread->ordinal != 0))
            return import_fail(import, "a thread has the wrong parent");
    }
    return import->thread_count > 0 || import_fail(import, "it has no threads");
}

static bool read_characters(Import *import, ImportedObject *object)
{
    uint8_t wide = read_u1(&import->reader);
    uint16_t all = 0;
    if (wide > 1 || !import_count(import, &object->ordinal))
        return wide > 1 ? import_fail(import, "a String is damaged") : false;
    object->wide = wide;
    object->class = import->program->string;
    object->characters = arena_allocate(&import->arena, ((size_t)object->ordinal << wide) + 1);
    for (uint32_t i = 0; i < object->ordinal; i++)
        if (wide)
            all |= ((uint16_t *)object->characters)[i] = read_u2(&import->reader);
        else
            ((uint8_t *)object->characters)[i] = read_u1(&import->reader);
    return !wide || all > 255 || import_fail(import, "a String is wide in vain");
}

static bool read_site(Import *import, ImportedObject *object)
{
    AllocationSite *site = &object->site;
    if (!import_thread(import, &site->thread)
        || !import_below(import, import->method_count + METHOD_FIRST, &site->method)
        || !import_below(import, UINT32_MAX, &site->instruction)
        || !import_below(import, import->method_count + METHOD_FIRST, &site->native)
        || !import_below(import, UINT32_MAX, &object->ordinal))
        return false;
    bool outside = site->method == METHOD_NONE
                   && (site->thread != 0 || site->instruction != 0 || site->native != METHOD_NONE);
    return (!outside && site->native != METHOD_STUB) || import_fail(import, "an object is made nowhere");
}

static bool read_mirror(Import *import, ImportedObject *object)
{
    object->class = import->program->mirror;
    return import_class(import, &object->mirrored);
}

static bool read_object(Import *import, ImportedObject *object)
{
    object->kind = read_u1(&import->reader);
    switch (object->kind) {
    case SLOT_MADE: return read_site(import, object);
    case SLOT_MIRROR: return read_mirror(import, object);
    case SLOT_STRING: return read_characters(import, object);
    default: return import_fail(import, "an object is of no known kind");
    }
}

static bool read_objects(Import *import)
{
    if (!import_count(import, &import->object_count))
        return false;
    import->objects = arena_allocate(&import->arena, (import->object_count + 1) * sizeof *import->objects);
    for (uint32_t i = 0; i < import->object_count; i++)
        if (!read_object(import, &import->objects[i]))
            return false;
    return true;
}

static bool read_head(Import *import, uint64_t *fingerprint)
{
    Reader *reader = &import->reader;
    const uint8_t *magic = read_bytes(reader, strlen(PORTABLE_MAGIC));
    if (magic == NULL || memcmp(magic, PORTABLE_MAGIC, strlen(PORTABLE_MAGIC)) != 0
        || read_u1(reader) != PORTABLE_VERSION)
        return import_fail(import, "it does not begin like one");
    if (read_u1(reader) != import->program->step || read_u2(reader) != import->vm->options.unreduced)
        return error_set(import->error,
                         "the state was made with another size of steps, or another reduction");
    *fingerprint = read_u8(reader);
    return true;
}

bool import_names(Import *import)
{
    uint64_t fingerprint = 0;
    return read_head(import, &fingerprint) && read_texts(import) && read_classes(import, fingerprint)
           && read_methods(import) && read_threads(import) && read_objects(import);
}
