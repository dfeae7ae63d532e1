/* Splitting and quoting by the rules of POSIX shells, without expansions: what command_line_quoted writes,
 * command_line_split and a shell read back as the same arguments. */
#include "tools/common/command_line.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/bytes.h"

void command_line_add_option(StringList *line, const char *option, const char *value)
{
    assert(option[0] == '-');
    string_list_add(line, option);
    string_list_add(line, value);
}

void command_line_add_option_format(StringList *line, const char *option, const char *format, ...)
{
    char text[1024];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    assert(length >= 0);
    (void)length;
    command_line_add_option(line, option, text);
}

void command_line_add_words(StringList *line, int argc, char *const *argv)
{
    if (argc > 0 && argv[0][0] == '-')
        string_list_add(line, "--");
    string_list_add_all(line, argc, argv);
}

/* --- splitting --- */

/* Within double quotes a backslash stands for itself, except before these four characters. */
static bool is_escape(const char *at, char quote)
{
    return *at == '\\' && at[1] != '\0'
           && (quote == '\0' || (quote == '"' && strchr("\"\\$`", at[1]) != NULL));
}

static bool ends_argument(char c, char quote)
{
    return c == '\0' || (quote == '\0' && strchr(" \t\n", c) != NULL);
}

/* Reads one argument from `at` on and returns its end.  *quote: the quote that is still open there, or 0. */
static const char *read_argument(const char *at, Bytes *argument, char *quote)
{
    for (*quote = '\0'; !ends_argument(*at, *quote); at++) {
        if (is_escape(at, *quote))
            bytes_add_u1(argument, (unsigned char)*++at);
        else if (*quote != '\0' ? *at == *quote : *at == '\'' || *at == '"')
            *quote = *quote != '\0' ? '\0' : *at;
        else
            bytes_add_u1(argument, (unsigned char)*at);
    }
    bytes_add_u1(argument, 0);
    return at;
}

bool command_line_split(StringList *line, const char *text, Error *error)
{
    for (const char *at = text + strspn(text, " \t\n"); *at != '\0'; at += strspn(at, " \t\n")) {
        Bytes argument = {0};
        char quote;
        at = read_argument(at, &argument, &quote);
        assert(quote == '\0' || *at == '\0');
        if (quote == '\0')
            string_list_add(line, (const char *)argument.data);
        bytes_free(&argument);
        if (quote != '\0')
            return error_set(error, "a quote (%c) is not closed in: %s", quote, text);
    }
    return true;
}

/* --- quoting --- */

static bool is_plain(const char *argument)
{
    static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_./:,=+@%";
    return *argument != '\0' && argument[strspn(argument, plain)] == '\0';
}

static void add_quoted(Bytes *text, const char *argument)
{
    if (is_plain(argument)) {
        bytes_add_text(text, argument);
        return;
    }
    bytes_add_text(text, "'");
    for (; *argument != '\0'; argument++) {
        if (*argument == '\'')
            bytes_add_text(text, "'\\''");
        else
            bytes_add_u1(text, (unsigned char)*argument);
    }
    bytes_add_text(text, "'");
}

char *command_line_quoted(const StringList *line)
{
    Bytes text = {0};
    for (int i = 0; i < line->count; i++) {
        bytes_add_text(&text, i > 0 ? " " : "");
        add_quoted(&text, line->list[i]);
    }
    bytes_add_u1(&text, 0);
    return (char *)text.data;
}
