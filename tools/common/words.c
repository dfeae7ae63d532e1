/* Lists of words; see words.h. */
#include "tools/common/words.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

void words_add(Words *words, const char *word)
{
    words->list = memory_resize(words->list, (size_t)(words->count + 2) * sizeof *words->list);
    words->list[words->count++] = memory_copy_string(word);
    words->list[words->count] = NULL;
}

void words_add_all(Words *words, int count, char *const *list)
{
    for (int i = 0; i < count; i++)
        words_add(words, list[i]);
}

bool words_has(const Words *words, const char *word)
{
    for (int i = 0; i < words->count; i++)
        if (strcmp(words->list[i], word) == 0)
            return true;
    return false;
}

void words_free(Words *words)
{
    for (int i = 0; i < words->count; i++)
        free(words->list[i]);
    free(words->list);
    *words = (Words){0};
}

/* Within double quotes a backslash is one, except before these. */
static bool is_escape(const char *at, char quote)
{
    return *at == '\\' && at[1] != '\0'
           && (quote == '\0' || (quote == '"' && strchr("\"\\$`", at[1]) != NULL));
}

static bool ends_word(char c, char quote)
{
    return c == '\0' || (quote == '\0' && strchr(" \t\n", c) != NULL);
}

/* One word from `at` on; where it ends.  *quote is the one that is still open there. */
static const char *read_word(const char *at, Bytes *word, char *quote)
{
    for (*quote = '\0'; !ends_word(*at, *quote); at++) {
        if (is_escape(at, *quote))
            bytes_add_u1(word, (unsigned char)*++at);
        else if (*quote != '\0' ? *at == *quote : *at == '\'' || *at == '"')
            *quote = *quote != '\0' ? '\0' : *at;
        else
            bytes_add_u1(word, (unsigned char)*at);
    }
    bytes_add_u1(word, 0);
    return at;
}

bool words_split(Words *words, const char *text, Error *error)
{
    for (const char *at = text + strspn(text, " \t\n"); *at != '\0'; at += strspn(at, " \t\n")) {
        Bytes word = {0};
        char quote;
        at = read_word(at, &word, &quote);
        if (quote == '\0')
            words_add(words, (const char *)word.data);
        bytes_free(&word);
        if (quote != '\0')
            return error_set(error, "a quote (%c) is not closed in: %s", quote, text);
    }
    return true;
}

static bool is_plain(const char *word)
{
    return *word != '\0'
           && word[strspn(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_./:,=+@%")]
                  == '\0';
}

static void add_quoted(Bytes *text, const char *word)
{
    if (is_plain(word)) {
        bytes_add_text(text, word);
        return;
    }
    bytes_add_text(text, "'");
    for (; *word != '\0'; word++) {
        if (*word == '\'')
            bytes_add_text(text, "'\\''");
        else
            bytes_add_u1(text, (unsigned char)*word);
    }
    bytes_add_text(text, "'");
}

char *words_quoted(const Words *words)
{
    Bytes text = {0};
    for (int i = 0; i < words->count; i++) {
        bytes_add_text(&text, i > 0 ? " " : "");
        add_quoted(&text, words->list[i]);
    }
    bytes_add_u1(&text, 0);
    return (char *)text.data;
}
