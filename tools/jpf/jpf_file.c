/* Reads property files line by line into a table of keys and values, with the file and line of each. */
#include "tools/jpf/jpf_file.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/spelling.h"

enum { INCLUDES_MAX = 32, FILE_MAX = 1 << 20 };

/* The position in a file. */
typedef struct Cursor {
    JpfFile *jpf;
    const char *file, *at, *end;
    int line, depth; /* line: the first line of the logical line that was read last */
    int next_line;
    bool is_argument; /* of the command line: the + before it is gone */
} Cursor;

/* --- messages --- */

static void format_place(const JpfEntry *entry, const char *format, va_list arguments, char *text,
                         size_t size)
{
    int length = entry->line > 0 ? snprintf(text, size, "%s:%d: ", entry->file, entry->line)
                                 : snprintf(text, size, "%s: ", entry->file);
    if (length > 0 && (size_t)length < size)
        vsnprintf(text + length, size - (size_t)length, format, arguments);
}

bool jpf_wrong(const JpfEntry *entry, Error *error, const char *format, ...)
{
    char text[ERROR_TEXT_MAX];
    va_list arguments;
    va_start(arguments, format);
    format_place(entry, format, arguments, text, sizeof text);
    va_end(arguments);
    return error_set(error, "%s", text);
}

void jpf_say(const JpfEntry *entry, const char *format, ...)
{
    char text[ERROR_TEXT_MAX];
    va_list arguments;
    va_start(arguments, format);
    format_place(entry, format, arguments, text, sizeof text);
    va_end(arguments);
    fprintf(stderr, "clew: %s\n", text);
}

static JpfEntry here(const Cursor *cursor) { return (JpfEntry){.file = cursor->file, .line = cursor->line}; }

/* --- entries --- */

JpfEntry *jpf_find(const JpfFile *jpf, const char *key)
{
    for (int i = 0; i < jpf->count; i++)
        if (strcmp(jpf->entries[i].key, key) == 0)
            return &jpf->entries[i];
    return NULL;
}

static JpfEntry *entry_for(JpfFile *jpf, const char *key)
{
    JpfEntry *entry = jpf_find(jpf, key);
    if (entry != NULL)
        return entry;
    MEMORY_ROOM_FOR(jpf->entries, jpf->capacity, (uint32_t)jpf->count);
    entry = &jpf->entries[jpf->count++];
    *entry = (JpfEntry){.key = memory_copy_string(key), .value = memory_copy_string("")};
    return entry;
}

static bool is_separator(char c) { return c == ',' || c == ';' || c == ':'; }

/* Joins two lists with a comma, unless there is a separator already. */
static char *joined(const char *first, const char *second)
{
    size_t length = strlen(first);
    bool needs_comma =
        length > 0 && second[0] != '\0' && !is_separator(first[length - 1]) && !is_separator(second[0]);
    Bytes text = {0};
    bytes_format(&text, "%s%s%s", first, needs_comma ? "," : "", second);
    bytes_add_u1(&text, 0);
    return (char *)text.data;
}

/* Sets key, appends to it (key+) or prepends to it (+key). */
static void set(JpfFile *jpf, char *key, const char *value, const char *file, int line)
{
    size_t length = strlen(key);
    assert(length > 0);
    bool appends = length > 1 && key[length - 1] == '+', prepends = length > 1 && key[0] == '+';
    if (appends)
        key[length - 1] = '\0';
    JpfEntry *entry = entry_for(jpf, key + prepends);
    char *old = entry->value;
    entry->value = appends ? joined(old, value) : prepends ? joined(value, old) : memory_copy_string(value);
    entry->file = file;
    entry->line = line;
    free(old);
}

/* --- lines --- */

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\f' || c == '\r'; }

static void skip_blanks(Cursor *cursor)
{
    while (cursor->at < cursor->end && is_blank(*cursor->at))
        cursor->at++;
}

/* The length of the line at the cursor, without the line end. */
static size_t line_length(const Cursor *cursor)
{
    const char *newline = memchr(cursor->at, '\n', (size_t)(cursor->end - cursor->at));
    size_t length = (size_t)((newline != NULL ? newline : cursor->end) - cursor->at);
    return length > 0 && cursor->at[length - 1] == '\r' ? length - 1 : length;
}

static bool is_continued(const char *line, size_t length)
{
    size_t backslashes = 0;
    while (backslashes < length && line[length - 1 - backslashes] == '\\')
        backslashes++;
    return backslashes % 2 == 1;
}

static void next_line(Cursor *cursor, size_t length)
{
    assert(length <= (size_t)(cursor->end - cursor->at));
    cursor->at += length;
    if (cursor->at < cursor->end && *cursor->at == '\r')
        cursor->at++;
    if (cursor->at < cursor->end)
        cursor->at++;
    cursor->next_line++;
}

/* Reads a logical line: a line and those that continue it, without leading blanks.  Comments are not
 * continued. false: at the end of the file. */
static bool read_line(Cursor *cursor, Bytes *line)
{
    line->length = 0;
    if (cursor->at >= cursor->end)
        return false;
    cursor->line = cursor->next_line;
    for (bool goes_on = true; goes_on && cursor->at < cursor->end;) {
        skip_blanks(cursor);
        size_t length = line_length(cursor);
        bool is_comment = line->length == 0 && length > 0 && (*cursor->at == '#' || *cursor->at == '!');
        goes_on = !is_comment && is_continued(cursor->at, length);
        if (!is_comment)
            bytes_add(line, cursor->at, length - goes_on);
        next_line(cursor, length);
    }
    bytes_add_u1(line, 0);
    return true;
}

/* --- files --- */

static bool read_file(JpfFile *jpf, const char *file, int depth, const JpfEntry *asker, Error *error);

/* Names are relative to the folder of the including file. */
static bool include(const Cursor *cursor, const char *name, Error *error)
{
    const char *slash = strrchr(cursor->file, '/');
    assert(cursor->depth <= INCLUDES_MAX);
    JpfEntry place = here(cursor);
    Bytes path = {0};
    if (cursor->depth == INCLUDES_MAX)
        return jpf_wrong(&place, error, "the files include each other in a cycle");
    bytes_format(&path, "%.*s%s", slash != NULL && name[0] != '/' ? (int)(slash + 1 - cursor->file) : 0,
                 cursor->file, name);
    bytes_add_u1(&path, 0);
    bool fine = read_file(cursor->jpf, (char *)path.data, cursor->depth + 1, &place, error);
    bytes_free(&path);
    return fine;
}

/* Other directives are about installations of JPF; they are ignored with a message. */
static bool apply_directive(const Cursor *cursor, const char *directive, const char *value, Error *error)
{
    JpfEntry place = here(cursor);
    if (strcmp(directive, "@include") == 0)
        return include(cursor, value, error);
    jpf_say(&place, "%s %s is ignored", directive, value);
    return true;
}

/* Reads "key = value" or "key: value"; a bare "+key", and a bare key of an argument, is set to true. */
static bool read_entry(const Cursor *cursor, char *line, Error *error)
{
    JpfEntry place = here(cursor);
    Bytes value = {0};
    size_t length = strcspn(line, "=: \t");
    char *at = line + length;
    at += strspn(at, " \t");
    if (length > (line[0] == '+') && *at == '\0' && (line[0] == '+' || cursor->is_argument)) {
        line[length] = '\0';
        set(cursor->jpf, line + (line[0] == '+'), "true", cursor->file, cursor->line);
        return true;
    }
    if (length == 0 || (*at != '=' && *at != ':'))
        return jpf_wrong(&place, error, "expected key = value: %.60s", line);
    at++;
    at += strspn(at, " \t");
    bool fine = jpf_value(cursor->jpf, &place, at, &value, error);
    line[length] = '\0';
    if (fine && line[0] == '@')
        fine = apply_directive(cursor, line, (char *)value.data, error);
    else if (fine)
        set(cursor->jpf, line, (char *)value.data, cursor->file, cursor->line);
    bytes_free(&value);
    return fine;
}

static bool read_lines(Cursor *cursor, Error *error)
{
    Bytes line = {0};
    bool fine = true;
    while (fine && read_line(cursor, &line))
        fine = line.data[0] == '\0' || read_entry(cursor, (char *)line.data, error);
    bytes_free(&line);
    return fine;
}

static char *read_all(const char *file, size_t *length)
{
    struct stat about;
    FILE *in = stat(file, &about) == 0 && S_ISREG(about.st_mode) && about.st_size <= FILE_MAX
                   ? fopen(file, "rb")
                   : NULL;
    if (in == NULL)
        return NULL;
    char *text = memory_allocate((size_t)about.st_size + 1);
    *length = fread(text, 1, (size_t)about.st_size, in);
    fclose(in);
    return text;
}

static const char *keep_name(JpfFile *jpf, const char *file)
{
    MEMORY_ROOM_FOR(jpf->names, jpf->name_capacity, (uint32_t)jpf->name_count);
    return jpf->names[jpf->name_count++] = memory_copy_string(file);
}

static bool read_file(JpfFile *jpf, const char *file, int depth, const JpfEntry *asker, Error *error)
{
    size_t length = 0;
    char *text = read_all(file, &length);
    if (text == NULL && asker == NULL && access(file, R_OK) != 0)
        return error_no_file(error, "property file", file);
    if (text == NULL)
        return asker != NULL ? jpf_wrong(asker, error, "cannot read %s", file)
                             : error_set(error, "cannot read %s", file);
    Cursor cursor = {.jpf = jpf,
                     .file = keep_name(jpf, file),
                     .at = text,
                     .end = text + length,
                     .next_line = 1,
                     .depth = depth};
    bool fine = memchr(text, '\0', length) == NULL ? read_lines(&cursor, error)
                                                   : error_set(error, "%s is not a text file", file);
    free(text);
    return fine;
}

bool jpf_read(JpfFile *jpf, const char *file, Error *error) { return read_file(jpf, file, 0, NULL, error); }

bool jpf_set(JpfFile *jpf, const char *text, Error *error)
{
    Cursor cursor = {.jpf = jpf, .file = "command line", .is_argument = true};
    char *line = memory_copy_string(text);
    bool fine = read_entry(&cursor, line, error);
    free(line);
    return fine;
}

void jpf_free(JpfFile *jpf)
{
    for (int i = 0; i < jpf->count; i++) {
        free(jpf->entries[i].key);
        free(jpf->entries[i].value);
    }
    for (int i = 0; i < jpf->name_count; i++)
        free(jpf->names[i]);
    free(jpf->entries);
    free(jpf->names);
    *jpf = (JpfFile){0};
}
