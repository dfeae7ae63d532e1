/* Goes through the words until the main class, as the parser of options will, and rewrites those of java. */
#include "tools/common/java_words.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/bytes.h"
#include "base/memory.h"

/* --- argument files --- */

/* White space separates words; quotes keep it, and in quotes a backslash stands before a quote, a backslash
 * or n, r, t, f, or at the end of a line, which then goes on where the next one has begun; # begins a
 * comment, also within a word: what is in front of it and not in quotes is lost then, as with java. */
typedef struct ArgumentFile {
    const char *at;
    Bytes word;
    size_t quoted; /* so much of the word ends with a quote */
    bool has_word; /* perhaps an empty one, in quotes */
} ArgumentFile;

static const char WHITE_SPACE[] = " \t\n\r\f";

static void end_word(ArgumentFile *file, StringList *words)
{
    if (file->has_word) {
        bytes_add_u1(&file->word, 0);
        string_list_add(words, (const char *)file->word.data);
    }
    file->word.length = file->quoted = 0;
    file->has_word = false;
}

static void skip_comment(ArgumentFile *file)
{
    assert(*file->at == '#' && file->quoted <= file->word.length);
    file->at += strcspn(file->at, "\r\n");
    file->word.length = file->quoted; /* begins the next word, if there is one */
    file->has_word = false;
    file->at += strspn(file->at, WHITE_SPACE);
}

static char escaped(char c)
{
    return c == 'n' ? '\n' : c == 'r' ? '\r' : c == 't' ? '\t' : c == 'f' ? '\f' : c;
}

static void read_quoted(ArgumentFile *file)
{
    char quote = *file->at++;
    for (; *file->at != '\0' && *file->at != quote && strchr("\r\n", *file->at) == NULL;) {
        if (*file->at != '\\' || file->at[1] == '\0')
            bytes_add_u1(&file->word, (unsigned char)*file->at++);
        else if (file->at++, *file->at == '\n' || *file->at == '\r')
            file->at += strspn(file->at, WHITE_SPACE);
        else
            bytes_add_u1(&file->word, (unsigned char)escaped(*file->at++));
    }
    file->has_word = *file->at != '\0' || file->word.length > 0; /* not for a quote at the very end */
    file->at += *file->at == quote;
    file->quoted = file->word.length;
}

static void read_words(const char *text, StringList *words)
{
    ArgumentFile file = {.at = text};
    while (*file.at != '\0') {
        if (strchr(WHITE_SPACE, *file.at) != NULL) {
            end_word(&file, words);
            file.at++;
        } else if (*file.at == '#') {
            skip_comment(&file);
        } else if (*file.at == '"' || *file.at == '\'') {
            read_quoted(&file);
        } else {
            bytes_add_u1(&file.word, (unsigned char)*file.at++);
            file.has_word = true;
        }
    }
    end_word(&file, words);
    bytes_free(&file.word);
}

static bool read_argument_file(const char *name, StringList *words, Error *error)
{
    char *text = NULL;
    size_t size = 0;
    FILE *file = fopen(name, "r");
    if (file == NULL)
        return error_no_file(error, "argument file", name);
    if (getdelim(&text, &size, '\0', file) >= 0)
        read_words(text, words);
    free(text);
    fclose(file);
    return true;
}

/* --- words --- */

typedef struct Rewriting {
    const OptionSpec *specs, *more;
    StringList left;        /* words, of which the first `next` were rewritten */
    int next, from_file;    /* those before `from_file` stood in a file: an @ there is no file of files */
    bool has_jar, has_main; /* words that are left belong to the program */
    StringList *words;
} Rewriting;

static const OptionSpec *find_in(const OptionSpec *specs, const char *word, size_t length)
{
    for (; specs != NULL && specs->name != NULL; specs++)
        if (strlen(specs->name) == length && memcmp(specs->name, word, length) == 0)
            return specs;
    return NULL;
}

static const OptionSpec *find(const Rewriting *rewriting, const char *word)
{
    size_t length = strncmp(word, "--", 2) == 0 ? strcspn(word, "=") : strlen(word);
    const OptionSpec *spec = find_in(rewriting->specs, word, length);
    return spec != NULL ? spec : find_in(rewriting->more, word, length);
}

static bool may_be_meant(const OptionSpec *specs, const char *word)
{
    const char *names[OPTIONS_MAX + 1] = {0};
    int count = 0;
    if (strncmp(word, "--", 2) != 0)
        return strncmp(word, "-D", 2) == 0 || strncmp(word, "-ea", 3) == 0 || strncmp(word, "-da", 3) == 0;
    for (; specs != NULL && specs->name != NULL && count < OPTIONS_MAX; specs++)
        names[count++] = specs->name;
    return nearest_name(word, names) != NULL;
}

static const struct {
    const char *java, *ours;
} names[] = {
    {"-classpath", "-cp"},
    {"--class-path", "-cp"},
    {"-p", "--module-path"},
    {"-m", "--module"},
};

/* "-classpath" and its like; the value may stand behind a '='. */
static bool rewrite_name(Rewriting *rewriting, const char *word)
{
    size_t length = strcspn(word, "=");
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strlen(names[i].java) == length && memcmp(names[i].java, word, length) == 0
            && find(rewriting, names[i].ours) != NULL) {
            string_list_add(rewriting->words, names[i].ours);
            rewriting->has_main |= strcmp(names[i].ours, "--module") == 0;
            if (word[length] == '=')
                string_list_add(rewriting->words, word + length + 1);
            else if (rewriting->next < rewriting->left.count)
                string_list_add(rewriting->words, rewriting->left.list[rewriting->next++]);
            return true;
        }
    return false;
}

static bool rewrite_definition(Rewriting *rewriting, const char *word)
{
    if (strncmp(word, "-D", 2) != 0 || word[2] == '\0' || find(rewriting, "-D") == NULL)
        return false;
    Bytes definition = {0};
    bytes_format(&definition, "%s%s", word + 2, strchr(word, '=') == NULL ? "=" : "");
    bytes_add_u1(&definition, 0);
    string_list_add(rewriting->words, "-D");
    string_list_add(rewriting->words, (const char *)definition.data);
    bytes_free(&definition);
    return true;
}

static bool rewrite_assertions(Rewriting *rewriting, const char *word)
{
    static const struct {
        const char *java, *ours;
    } switches[] = {{"-ea", "on"},
                    {"-enableassertions", "on"},
                    {"-da", "off"},
                    {"-disableassertions", "off"},
                    {"-esa", NULL}, /* the library's own: clew's has none */
                    {"-enablesystemassertions", NULL},
                    {"-dsa", NULL},
                    {"-disablesystemassertions", NULL}};
    size_t length = strcspn(word, ":");
    if (find(rewriting, "--assertions") == NULL)
        return false;
    for (size_t i = 0; i < sizeof switches / sizeof switches[0]; i++)
        if (strlen(switches[i].java) == length && memcmp(switches[i].java, word, length) == 0) {
            Bytes value = {0};
            if (switches[i].ours == NULL)
                return true;
            bytes_format(&value, "%s%s", switches[i].ours, word + length);
            bytes_add_u1(&value, 0);
            string_list_add(rewriting->words, "--assertions");
            string_list_add(rewriting->words, (const char *)value.data);
            bytes_free(&value);
            return true;
        }
    return false;
}

/* An option that the command has, with its value. */
static void copy_option(Rewriting *rewriting, const char *word, const OptionSpec *spec)
{
    string_list_add(rewriting->words, word);
    rewriting->has_jar |= spec != NULL && strcmp(spec->name, "-jar") == 0;
    rewriting->has_main |= spec != NULL && strcmp(spec->name, "--module") == 0;
    bool has_value = spec != NULL && spec->value != NULL && (word[1] != '-' || strchr(word, '=') == NULL);
    if (has_value && rewriting->next < rewriting->left.count)
        string_list_add(rewriting->words, rewriting->left.list[rewriting->next++]);
}

static void copy_rest(Rewriting *rewriting)
{
    string_list_add_all(rewriting->words, rewriting->left.count - rewriting->next,
                        rewriting->left.list + rewriting->next);
    rewriting->next = rewriting->left.count;
}

/* The words of the file come before those that are left. */
static bool insert_file(Rewriting *rewriting, const char *file, Error *error)
{
    StringList words = {0};
    if (!read_argument_file(file, &words, error)) {
        string_list_free(&words);
        return false;
    }
    int count = words.count;
    string_list_add_all(&words, rewriting->left.count - rewriting->next,
                        rewriting->left.list + rewriting->next);
    string_list_free(&rewriting->left);
    rewriting->left = words;
    rewriting->next = 0;
    rewriting->from_file = count;
    return true;
}

static bool rewrite_one(Rewriting *rewriting, Error *error)
{
    bool may_be_file = rewriting->next >= rewriting->from_file;
    char *word = memory_copy_string(rewriting->left.list[rewriting->next++]);
    const OptionSpec *spec = find(rewriting, word);
    bool fine = true;
    if (may_be_file && word[0] == '@' && word[1] != '@' && word[1] != '\0') {
        fine = insert_file(rewriting, word + 1, error);
    } else if (word[0] != '-' || word[1] == '\0') { /* the main class, or with -jar an argument */
        string_list_add(rewriting->words, may_be_file && word[0] == '@' && word[1] == '@' ? word + 1 : word);
        copy_rest(rewriting);
    } else if (strcmp(word, "--") == 0) {
        string_list_add(rewriting->words, word);
        copy_rest(rewriting);
    } else if (spec == NULL && rewriting->has_jar && !may_be_meant(rewriting->specs, word)
               && !may_be_meant(rewriting->more, word)) {
        string_list_add(rewriting->words, "--");
        rewriting->next--;
        copy_rest(rewriting);
    } else if (spec != NULL
               || (!rewrite_name(rewriting, word) && !rewrite_definition(rewriting, word)
                   && !rewrite_assertions(rewriting, word))) {
        copy_option(rewriting, word, spec);
    }
    free(word);
    return fine;
}

bool java_words(const OptionSpec *specs, const OptionSpec *more, int argc, char **argv, StringList *words,
                Error *error)
{
    Rewriting rewriting = {.specs = specs, .more = more, .words = words};
    bool fine = true;
    string_list_add_all(&rewriting.left, argc, argv);
    while (fine && rewriting.next < rewriting.left.count)
        if (rewriting.has_main) {
            string_list_add(words, "--");
            copy_rest(&rewriting);
        } else {
            fine = rewrite_one(&rewriting, error);
        }
    string_list_free(&rewriting.left);
    return fine;
}
