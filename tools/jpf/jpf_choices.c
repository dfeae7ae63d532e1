/* Named choices of a property file: NAME.class is a choice generator of JPF, and NAME.min, NAME.max or
 * NAME.values are its values.  They become --config options for the program's Verify.getInt(NAME) and similar
 * methods. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/jpf/jpf_keys.h"

typedef enum Shape { SHAPE_NONE, SHAPE_RANGE, SHAPE_LIST, SHAPE_BOTH } Shape;

static Shape shape_of(const char *class_name)
{
    static const struct {
        const char *name;
        Shape shape;
    } table[] = {
        {"IntIntervalGenerator", SHAPE_RANGE},  {"RandomIntIntervalGenerator", SHAPE_RANGE},
        {"IntChoiceFromSet", SHAPE_LIST},       {"IntChoiceFromList", SHAPE_LIST},
        {"DoubleChoiceFromSet", SHAPE_LIST},    {"DoubleChoiceFromList", SHAPE_LIST},
        {"BooleanChoiceGenerator", SHAPE_BOTH},
    };
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
        if (strcmp(table[i].name, jpf_simple_name(class_name)) == 0)
            return table[i].shape;
    return SHAPE_NONE;
}

/* The entry of NAME.part, marked as used. */
static const JpfEntry *part_of(JpfFile *jpf, const char *name, const char *part)
{
    char key[512];
    snprintf(key, sizeof key, "%s.%s", name, part);
    return jpf_take(jpf, key);
}

static bool add_range(JpfFile *jpf, const JpfEntry *entry, const char *name, StringList *options,
                      Error *error)
{
    const JpfEntry *least = part_of(jpf, name, "min"), *most = part_of(jpf, name, "max");
    if (least == NULL || most == NULL)
        return jpf_wrong(entry, error, "%s needs %s.min and %s.max", entry->key, name, name);
    command_line_add_option_format(options, "--config", "%s=%s..%s", name, least->value, most->value);
    return true;
}

static bool add_list(JpfFile *jpf, const JpfEntry *entry, const char *name, StringList *options, Error *error)
{
    const JpfEntry *values = part_of(jpf, name, "values");
    StringList items = {0};
    Bytes text = {0};
    if (values == NULL)
        return jpf_wrong(entry, error, "%s needs %s.values", entry->key, name);
    jpf_split(values->value, ",;:", &items);
    bytes_format(&text, "%s=", name);
    for (int i = 0; i < items.count; i++)
        bytes_format(&text, "%s%s", i > 0 ? "," : "", items.list[i]);
    bytes_add_u1(&text, 0);
    command_line_add_option(options, "--config", (char *)text.data);
    bytes_free(&text);
    string_list_free(&items);
    return true;
}

static bool add_choice(JpfFile *jpf, JpfEntry *entry, Shape shape, StringList *options, Error *error)
{
    assert(shape != SHAPE_NONE && strlen(entry->key) > strlen(".class"));
    char *name = memory_copy_string(entry->key);
    name[strlen(name) - strlen(".class")] = '\0';
    entry->is_used = true;
    bool fine = true;
    if (shape == SHAPE_BOTH)
        command_line_add_option_format(options, "--config", "%s=false,true", name);
    else
        fine = shape == SHAPE_RANGE ? add_range(jpf, entry, name, options, error)
                                    : add_list(jpf, entry, name, options, error);
    free(name);
    return fine;
}

bool jpf_translate_choices(JpfFile *jpf, StringList *options, Error *error)
{
    for (int i = 0; i < jpf->count; i++) {
        const char *key = jpf->entries[i].key,
                   *ending = strlen(key) > strlen(".class") ? key + strlen(key) - strlen(".class") : "";
        Shape shape = strcmp(ending, ".class") == 0 ? shape_of(jpf->entries[i].value) : SHAPE_NONE;
        if (shape != SHAPE_NONE && !add_choice(jpf, &jpf->entries[i], shape, options, error))
            return false;
    }
    return true;
}
