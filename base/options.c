/* Parses command-line words by a table of options and prints the help text from it. */
#include "base/options.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const OptionSpec *find(const OptionSpec *specs, const char *word, size_t length)
{
    for (; specs->name != NULL; specs++)
        if (strlen(specs->name) == length && memcmp(specs->name, word, length) == 0)
            return specs;
    return NULL;
}

static bool unknown(const OptionSpec *specs, const char *word, Error *error)
{
    const char *names[OPTIONS_MAX + 1] = {0};
    for (int i = 0; i < OPTIONS_MAX && specs[i].name != NULL; i++)
        names[i] = specs[i].name;
    char text[SUGGESTION_MAX];
    return error_set(error, "unknown option %s%s", word, suggestion(nearest_name(word, names), text));
}

/* ---- values that the table lists ---- */

bool option_has_choices(const OptionSpec *spec)
{
    return spec->value != NULL && strchr(spec->value, '|') != NULL;
}

/* Which of "a|b|c" it is; -1: none. */
static int choice_index(const char *choices, const char *value)
{
    for (int i = 0;; i++) {
        size_t length = strcspn(choices, "|");
        if (strlen(value) == length && memcmp(choices, value, length) == 0)
            return i;
        if (choices[length] == '\0')
            return -1;
        choices += length + 1;
    }
}

enum { CHOICES_MAX = 16, CHOICES_TEXT_MAX = 256 };

static bool no_choice(const OptionSpec *spec, const char *value, Error *error)
{
    char copy[CHOICES_TEXT_MAX], list[CHOICES_TEXT_MAX] = "", text[SUGGESTION_MAX], *rest = copy, *choice;
    const char *names[CHOICES_MAX + 1] = {0};
    snprintf(copy, sizeof copy, "%s", spec->value);
    for (int i = 0; i < CHOICES_MAX && (choice = strsep(&rest, "|")) != NULL; i++) {
        names[i] = choice;
        strncat(list, i == 0 ? "" : rest == NULL ? " or " : ", ", sizeof list - strlen(list) - 1);
        strncat(list, choice, sizeof list - strlen(list) - 1);
    }
    return error_set(error, "option %s is %s, not '%s'%s", spec->name, list, value,
                     suggestion(nearest_name(value, names), text));
}

bool options_parse(const OptionSpec *specs, int argc, char **argv, int *index, Options *options, Error *error)
{
    while (*index < argc && argv[*index][0] == '-' && argv[*index][1] != '\0') {
        const char *word = argv[(*index)++];
        if (strcmp(word, "--") == 0)
            return true;
        const char *equals = strncmp(word, "--", 2) == 0 ? strchr(word, '=') : NULL;
        const OptionSpec *spec = find(specs, word, equals ? (size_t)(equals - word) : strlen(word));
        if (spec == NULL)
            return unknown(specs, word, error);
        if (spec->value == NULL && equals != NULL)
            return error_set(error, "option %s takes no value", spec->name);
        const char *value = equals ? equals + 1 : NULL;
        if (spec->value != NULL && value == NULL) {
            if (*index == argc)
                return error_set(error, "option %s needs a value: %s %s", spec->name, spec->name,
                                 spec->value);
            value = argv[(*index)++];
            if (spec->value[0] != '"' && find(specs, value, strlen(value)) != NULL)
                return error_set(error, "option %s needs a value: %s %s, and is followed by %s", spec->name,
                                 spec->name, spec->value, value);
        }
        if (option_has_choices(spec) && choice_index(spec->value, value) < 0)
            return no_choice(spec, value, error);
        if (options->count == OPTIONS_MAX)
            return error_set(error, "more than %d options", OPTIONS_MAX);
        options->given[options->count].spec = spec;
        options->given[options->count++].value = value;
    }
    return true;
}

bool options_has(const Options *options, const char *name)
{
    for (int i = 0; i < options->count; i++)
        if (strcmp(options->given[i].spec->name, name) == 0)
            return true;
    return false;
}

const char *options_text(const Options *options, const char *name, const char *otherwise)
{
    for (int i = options->count - 1; i >= 0; i--)
        if (strcmp(options->given[i].spec->name, name) == 0)
            return options->given[i].value;
    return otherwise;
}

int options_texts(const Options *options, const char *name, const char **texts)
{
    int count = 0;
    for (int i = 0; i < options->count; i++)
        if (strcmp(options->given[i].spec->name, name) == 0)
            texts[count++] = options->given[i].value;
    return count;
}

int options_choice(const Options *options, const char *name)
{
    for (int i = options->count - 1; i >= 0; i--)
        if (strcmp(options->given[i].spec->name, name) == 0)
            return choice_index(options->given[i].spec->value, options->given[i].value);
    return 0;
}

bool options_number(const Options *options, const char *name, int64_t least, int64_t most, int64_t *number,
                    Error *error)
{
    const char *text = options_text(options, name, NULL);
    if (text == NULL)
        return true;
    char *end;
    errno = 0;
    long long value = strtoll(text, &end, 10);
    if (*text == '\0' || *end != '\0' || errno != 0 || value < least || value > most)
        return error_set(error, "option %s needs a number from %lld to %lld, not '%s'", name,
                         (long long)least, (long long)most, text);
    *number = value;
    return true;
}

/* Only digits and a point: strtod would take words and hexadecimals too. */
bool options_decimal(const Options *options, const char *name, double least, double most, double *number,
                     Error *error)
{
    const char *text = options_text(options, name, NULL);
    if (text == NULL)
        return true;
    char *end;
    double value = strtod(text, &end);
    if (*text == '\0' || text[strspn(text, "0123456789.")] != '\0' || *end != '\0' || value < least
        || value > most)
        return error_set(error, "option %s needs a number from %g to %g, not '%s'", name, least, most, text);
    *number = value;
    return true;
}
