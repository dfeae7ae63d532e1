/* Parses field and method descriptors in one pass from left to right: types, parameters, return type,
 * argument slots. */
#include "classfiles/descriptor.h"

#include <assert.h>
#include <string.h>

#include "classfiles/names.h"

enum { DIMENSIONS_MAX = 255, ARGUMENT_SLOTS_MAX = 255 };

/* The text after one valid field type, or NULL. */
static const char *checked_skip(const char *type)
{
    const char *element = type + strspn(type, "[");
    if (element - type > DIMENSIONS_MAX)
        return NULL;
    if (*element != 'L')
        return *element != '\0' && strchr("BCDFIJSZ", *element) ? element + 1 : NULL;
    const char *end = strchr(element, ';');
    return end != NULL && name_is_class_part(element + 1, (size_t)(end - element - 1)) ? end + 1 : NULL;
}

bool descriptor_is_field(const char *descriptor)
{
    const char *end = checked_skip(descriptor);
    return end != NULL && *end == '\0';
}

bool descriptor_is_method(const char *descriptor)
{
    if (*descriptor != '(')
        return false;
    int slots = 0;
    const char *type = descriptor + 1;
    while (*type != ')') {
        slots += descriptor_slots(type);
        type = checked_skip(type);
        if (type == NULL || slots > ARGUMENT_SLOTS_MAX)
            return false;
    }
    return strcmp(type + 1, "V") == 0 || descriptor_is_field(type + 1);
}

const char *descriptor_skip(const char *type)
{
    assert(*type != '\0' && *type != ')' && "only of descriptors that were checked");
    while (*type == '[')
        type++;
    return *type == 'L' ? strchr(type, ';') + 1 : type + 1;
}

int descriptor_slots(const char *type) { return *type == 'J' || *type == 'D' ? 2 : *type == 'V' ? 0 : 1; }

int descriptor_argument_slots(const char *method)
{
    assert(method[0] == '(');
    int slots = 0;
    for (const char *type = method + 1; *type != ')'; type = descriptor_skip(type))
        slots += descriptor_slots(type);
    return slots;
}

int descriptor_argument_count(const char *method)
{
    assert(method[0] == '(');
    int count = 0;
    for (const char *type = method + 1; *type != ')'; type = descriptor_skip(type))
        count++;
    return count;
}

const char *descriptor_return(const char *method)
{
    const char *end = strchr(method, ')');
    assert(method[0] == '(' && end != NULL);
    return end + 1;
}
