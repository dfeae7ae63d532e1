/* Values of property files: replaces the escapes of Java property files, and ${key} by the value of the key.
 */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "tools/jpf/jpf_file.h"

typedef struct ValueReader {
    JpfFile *jpf;
    const JpfEntry *place;
} ValueReader;

static void add_predefined(const ValueReader *reader, const char *name, Bytes *out)
{
    char *folder = NULL;
    const char *slash = strrchr(reader->place->file, '/');
    if (strcmp(name, "config_path") == 0 && slash == NULL)
        bytes_add_text(out, ".");
    else if (strcmp(name, "config_path") == 0)
        bytes_add(out, reader->place->file,
                  slash == reader->place->file ? 1 : (size_t)(slash - reader->place->file));
    else if (strcmp(name, "user.dir") == 0 && (folder = getcwd(NULL, 0)) != NULL)
        bytes_add_text(out, folder);
    else if (strcmp(name, "user.home") == 0 && getenv("HOME") != NULL)
        bytes_add_text(out, getenv("HOME"));
    else
        jpf_say(reader->place, "${%s} is unknown and replaced by nothing", name);
    free(folder);
}

/* Replaces ${key} by the present value of the key.  *at is at the '$', and moves to the '}'. */
static bool expand(const ValueReader *reader, const char **at, Bytes *out, Error *error)
{
    assert((*at)[0] == '$' && (*at)[1] == '{');
    const char *close = strchr(*at, '}');
    if (close == NULL)
        return jpf_wrong(reader->place, error, "${ without a }");
    char *name = memory_copy_string(*at + 2);
    name[close - *at - 2] = '\0';
    JpfEntry *entry = jpf_find(reader->jpf, name);
    if (entry != NULL) {
        entry->is_used = true;
        bytes_add_text(out, entry->value);
    } else
        add_predefined(reader, name, out);
    free(name);
    *at = close;
    return true;
}

static void add_code_point(uint32_t code, Bytes *out)
{
    if (code < 0x80)
        bytes_add_u1(out, code);
    else if (code < 0x800) {
        bytes_add_u1(out, 0xC0 | code >> 6);
        bytes_add_u1(out, 0x80 | (code & 0x3F));
    } else {
        bytes_add_u1(out, 0xE0 | code >> 12);
        bytes_add_u1(out, 0x80 | (code >> 6 & 0x3F));
        bytes_add_u1(out, 0x80 | (code & 0x3F));
    }
}

/* *at is after a backslash, and moves to the last character of the escape. */
static bool unescape(const ValueReader *reader, const char **at, Bytes *out, Error *error)
{
    assert(**at != '\0');
    static const char letters[] = "tnrf", meant[] = "\t\n\r\f";
    const char *letter = strchr(letters, **at);
    unsigned code;
    int length = 0;
    if (letter != NULL)
        bytes_add_u1(out, (unsigned char)meant[letter - letters]);
    else if (**at != 'u')
        bytes_add_u1(out, (unsigned char)**at);
    else if (strspn(*at + 1, "0123456789abcdefABCDEF") < 4 || sscanf(*at + 1, "%4x%n", &code, &length) != 1
             || code == 0)
        return jpf_wrong(reader->place, error, "\\u needs four hexadecimal digits");
    else {
        add_code_point(code, out);
        *at += 4;
    }
    return true;
}

bool jpf_value(JpfFile *jpf, const JpfEntry *place, const char *text, Bytes *out, Error *error)
{
    ValueReader reader = {jpf, place};
    for (const char *at = text; *at != '\0'; at++) {
        bool fine = true;
        if (at[0] == '\\' && at[1] != '\0') {
            at++;
            fine = unescape(&reader, &at, out, error);
        } else if (at[0] == '$' && at[1] == '{')
            fine = expand(&reader, &at, out, error);
        else
            bytes_add_u1(out, (unsigned char)*at);
        if (!fine)
            return false;
    }
    while (out->length > 0 && strchr(" \t\f\r", out->data[out->length - 1]) != NULL)
        out->length--;
    bytes_add_u1(out, 0);
    return true;
}
