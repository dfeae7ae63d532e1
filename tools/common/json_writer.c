/* Typed calls over jansson.  An object or a value that is missing is a mistake of the caller: every call
 * asserts that it has both, so that no member is ever left out in silence. */
#include "tools/common/json_writer.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/common/clean_text.h"

/* jansson returns NULL only when memory runs out, once texts are valid UTF-8 and numbers finite. */
static json_t *made(json_t *value)
{
    if (value == NULL)
        memory_exhausted(sizeof(json_t));
    return value;
}

static json_t *clean_value(const char *text)
{
    assert(text != NULL);
    char *clean = clean_text(text, strlen(text));
    json_t *value = made(json_string(clean));
    free(clean);
    return value;
}

static json_t *text_value(const char *text)
{
    assert(text != NULL);
    json_t *value = json_string(text);
    return value != NULL ? value : clean_value(text);
}

static json_t *real_value(double number)
{
    assert(isfinite(number) && "JSON has no infinities");
    return made(json_real(number));
}

/* ---- members ---- */

void json_add_value(json_t *object, const char *key, json_t *value)
{
    assert(json_is_object(object) && value != NULL && value != object);
    if (json_object_set_new(object, key, value) != 0)
        memory_exhausted(strlen(key));
}

void json_add_text(json_t *object, const char *key, const char *text)
{
    json_add_value(object, key, text_value(text));
}

void json_add_clean_text(json_t *object, const char *key, const char *text)
{
    json_add_value(object, key, clean_value(text));
}

void json_add_optional_text(json_t *object, const char *key, const char *text)
{
    json_add_value(object, key, text != NULL ? text_value(text) : json_null());
}

void json_add_number(json_t *object, const char *key, int64_t number)
{
    json_add_value(object, key, made(json_integer(number)));
}

void json_add_real(json_t *object, const char *key, double number)
{
    json_add_value(object, key, real_value(number));
}

void json_add_flag(json_t *object, const char *key, bool flag)
{
    json_add_value(object, key, json_boolean(flag));
}

void json_add_null(json_t *object, const char *key) { json_add_value(object, key, json_null()); }

json_t *json_add_object(json_t *object, const char *key)
{
    json_t *member = made(json_object());
    json_add_value(object, key, member);
    return member;
}

json_t *json_add_list(json_t *object, const char *key)
{
    json_t *member = made(json_array());
    json_add_value(object, key, member);
    return member;
}

/* ---- items ---- */

void json_append_value(json_t *list, json_t *value)
{
    assert(json_is_array(list) && value != NULL && value != list);
    if (json_array_append_new(list, value) != 0)
        memory_exhausted(sizeof(json_t));
}

void json_append_text(json_t *list, const char *text) { json_append_value(list, text_value(text)); }

void json_append_clean_text(json_t *list, const char *text) { json_append_value(list, clean_value(text)); }

void json_append_number(json_t *list, int64_t number) { json_append_value(list, made(json_integer(number))); }

void json_append_real(json_t *list, double number) { json_append_value(list, real_value(number)); }

json_t *json_append_object(json_t *list)
{
    json_t *item = made(json_object());
    json_append_value(list, item);
    return item;
}

json_t *json_append_list(json_t *list)
{
    json_t *item = made(json_array());
    json_append_value(list, item);
    return item;
}

/* ---- files ---- */

bool json_write(const json_t *json, const char *file, unsigned indent, Error *error)
{
    assert(json != NULL && indent > 0 && indent <= JSON_MAX_INDENT);
    int failed = strcmp(file, "-") == 0 ? json_dumpf(json, stdout, JSON_INDENT(indent))
                                        : json_dump_file(json, file, JSON_INDENT(indent));
    return failed == 0 || error_set(error, "cannot write %s", file);
}
