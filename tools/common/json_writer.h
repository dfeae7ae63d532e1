/* JSON objects and lists, built one member per call so that each key stands beside its value.
 * Members keep the order in which they were added.  Every text is written: where it is not valid UTF-8,
 * as texts of class files need not be, it is cleaned first. */
#ifndef TOOLS_COMMON_JSON_WRITER_H
#define TOOLS_COMMON_JSON_WRITER_H

#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/error.h"

/* A member of `object`; a key that it has already keeps its place and gets the new value. */
void json_add_text(json_t *object, const char *key, const char *text);
void json_add_clean_text(json_t *object, const char *key, const char *text);    /* see clean_text.h */
void json_add_optional_text(json_t *object, const char *key, const char *text); /* NULL: null */
void json_add_number(json_t *object, const char *key, int64_t number);
void json_add_real(json_t *object, const char *key, double number); /* finite */
void json_add_flag(json_t *object, const char *key, bool flag);
void json_add_null(json_t *object, const char *key);
void json_add_value(json_t *object, const char *key, json_t *value); /* takes over `value` */
json_t *json_add_object(json_t *object, const char *key);            /* empty; belongs to `object` */
json_t *json_add_list(json_t *object, const char *key);              /* likewise */

/* An item at the end of `list`. */
void json_append_text(json_t *list, const char *text);
void json_append_clean_text(json_t *list, const char *text);
void json_append_number(json_t *list, int64_t number);
void json_append_real(json_t *list, double number);
void json_append_value(json_t *list, json_t *value); /* takes over `value` */
json_t *json_append_object(json_t *list);            /* empty; belongs to `list` */
json_t *json_append_list(json_t *list);

/* Writes `json` to a file, or to standard output where `file` is "-", indented by `indent` spaces. */
bool json_write(const json_t *json, const char *file, unsigned indent, Error *error);

#endif
