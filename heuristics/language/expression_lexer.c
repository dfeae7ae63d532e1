/* From characters to tokens, and messages that point at a character; see expression_tree.h. */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "heuristics/language/expression_tree.h"

static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/* Java's names may have letters of any script: all bytes of UTF-8 beyond ASCII pass. */
static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$'
           || (unsigned char)c >= 0x80;
}

bool token_is(const Token *token, const char *text, const char *word)
{
    return (token->kind == TOKEN_NAME || token->kind == TOKEN_SYMBOL) && strlen(word) == token->length
           && memcmp(text + token->start, word, token->length) == 0;
}

/* --- numbers --- */

static const char *skip_digits(const char *c)
{
    while (is_digit(*c))
        c++;
    return c;
}

/* A point belongs to a number when a digit follows, so that 0..7 stays two numbers. */
static const char *skip_number(const char *c, bool *is_real)
{
    c = skip_digits(c);
    if (*c == '.' && is_digit(c[1])) {
        *is_real = true;
        c = skip_digits(c + 1);
    }
    if (*c == 'e' || *c == 'E') {
        const char *digits = c + 1 + (c[1] == '+' || c[1] == '-');
        if (is_digit(*digits)) {
            *is_real = true;
            c = skip_digits(digits);
        }
    }
    return c;
}

static void read_whole(Token *token, const char *digits, bool is_long)
{
    errno = 0;
    long long value = strtoll(digits, NULL, 10);
    if (errno != 0)
        *token = (Token){.kind = TOKEN_WRONG,
                         .start = token->start,
                         .length = token->length,
                         .problem = "this number is too large"};
    token->value =
        (ExpressionValue){.type = is_long || value > INT32_MAX ? TYPE_LONG : TYPE_INT, .whole = value};
}

static void read_real(Token *token, const char *digits, bool is_float)
{
    token->value = is_float ? (ExpressionValue){.type = TYPE_FLOAT, .real = strtof(digits, NULL)}
                            : (ExpressionValue){.type = TYPE_DOUBLE, .real = strtod(digits, NULL)};
}

static Token number_at(const char *text, uint32_t start)
{
    bool is_real = false;
    const char *end = skip_number(text + start, &is_real);
    bool is_float = *end == 'f' || *end == 'F', is_double = *end == 'd' || *end == 'D',
         is_long = !is_real && (*end == 'l' || *end == 'L');
    const char *last = end + (is_float || is_double || is_long);
    Token token = {.kind = TOKEN_NUMBER, .start = start, .length = (uint32_t)(last - (text + start))};
    if (is_letter(*last) || is_digit(*last))
        return (Token){.kind = TOKEN_WRONG,
                       .start = (uint32_t)(last - text),
                       .length = 1,
                       .problem = "this does not belong to a number"};
    if (is_real || is_float || is_double)
        read_real(&token, text + start, is_float);
    else
        read_whole(&token, text + start, is_long);
    return token;
}

/* --- tokens --- */

static Token name_at(const char *text, uint32_t start)
{
    uint32_t end = start;
    while (is_letter(text[end]) || is_digit(text[end]))
        end++;
    return (Token){.kind = TOKEN_NAME, .start = start, .length = end - start};
}

static Token symbol_at(const char *text, uint32_t start)
{
    static const char *const pairs[] = {"||", "&&", "==", "!=", "<=", ">=", "=>", ".."};
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++)
        if (strncmp(text + start, pairs[i], 2) == 0)
            return (Token){.kind = TOKEN_SYMBOL, .start = start, .length = 2};
    if (strchr("+-*/%!<>?:()[].,", text[start]) != NULL)
        return (Token){.kind = TOKEN_SYMBOL, .start = start, .length = 1};
    const char *problem = text[start] == '=' ? "a single '=' means nothing here; equality is '=='"
                          : text[start] == '&' || text[start] == '|' ? "the operators are '&&' and '||'"
                                                                     : "this character means nothing here";
    return (Token){.kind = TOKEN_WRONG, .start = start, .length = 1, .problem = problem};
}

Token token_at(const char *text, uint32_t position)
{
    while (is_space(text[position]))
        position++;
    if (text[position] == '\0')
        return (Token){.kind = TOKEN_END, .start = position};
    if (is_digit(text[position]))
        return number_at(text, position);
    return is_letter(text[position]) ? name_at(text, position) : symbol_at(text, position);
}

/* --- messages --- */

enum { SHOWN_BEFORE = 60, SHOWN = 120 };

static bool continues_character(char c) { return ((unsigned char)c & 0xc0) == 0x80; }

static uint32_t count_characters(const char *text, uint32_t from, uint32_t to)
{
    uint32_t count = 0;
    for (; from < to; from++)
        count += !continues_character(text[from]);
    return count;
}

/* The part of the text around the column on one line, and below it a caret. */
static void point_at(const char *text, uint32_t column, char *shown, size_t size)
{
    uint32_t length = (uint32_t)strlen(text), from = column > SHOWN_BEFORE ? column - SHOWN_BEFORE : 0,
             to = length > from + SHOWN ? from + SHOWN : length;
    while (from > 0 && continues_character(text[from]))
        from--;
    while (to < length && continues_character(text[to]))
        to++;
    int before = (from > 0 ? 3 : 0) + (int)count_characters(text, from, column);
    char part[SHOWN + 16];
    snprintf(part, sizeof part, "%.*s", (int)(to - from), text + from);
    for (char *c = part; *c; c++)
        if ((unsigned char)*c < ' ' || *c == 0x7f)
            *c = ' ';
    snprintf(shown, size, "    %s%s%s\n    %*s^", from > 0 ? "..." : "", part, to < length ? "..." : "",
             before, "");
}

bool expression_error(const Expression *expression, uint32_t column, Error *error, const char *format, ...)
{
    char message[512], shown[2 * SHOWN + 64];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    point_at(expression->text, column, shown, sizeof shown);
    return error_set(error, "column %u of the expression: %s\n%s",
                     count_characters(expression->text, 0, column) + 1, message, shown);
}
