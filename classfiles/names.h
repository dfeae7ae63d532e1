/* Which texts are names in a class file (JVMS 4.2, 4.4.7), and whether a list of names repeats itself. */
#ifndef CLASSFILES_NAMES_H
#define CLASSFILES_NAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

bool name_is_modified_utf8(const uint8_t *bytes, size_t length);

bool name_is_field(const char *name);          /* an unqualified name */
bool name_is_method(const char *name);         /* the same without < and >, or <init> or <clinit> */
bool name_is_class(const char *name);          /* "a/b/C", no array */
bool name_is_class_or_array(const char *name); /* "a/b/C" or "[[I" or "[La/b/C;" */
bool name_is_class_part(const char *name, size_t length); /* "a/b/C" that ends after `length` bytes */
bool name_is_initializer(const char *name);               /* <init> or <clinit> */

/* A name, or a name with a descriptor (else NULL). */
typedef struct NamePair {
    const char *name, *descriptor;
} NamePair;

/* The index of the first pair that equals an earlier one; -1 when all differ. */
long names_find_duplicate(const NamePair *pairs, size_t count);

#endif
