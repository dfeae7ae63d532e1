/* Parses "NAME,key=value,flag" into options, with commas in brackets left alone. */
#include "base/settings.h"

#include <stdlib.h>
#include <string.h>

size_t settings_name_length(const char *text) { return strcspn(text, ",="); }

/* Up to the comma that ends it, or to the end. */
size_t settings_item_length(const char *text)
{
    size_t length = 0;
    for (int depth = 0; text[length] != '\0' && (depth > 0 || text[length] != ','); length++) {
        if (strchr("([", text[length]) != NULL)
            depth++;
        else if (strchr(")]", text[length]) != NULL && depth > 0)
            depth--;
    }
    return length;
}

static const OptionSpec *find(const OptionSpec *specs, const char *key)
{
    for (; specs != NULL && specs->name != NULL; specs++)
        if (strcmp(specs->name, key) == 0)
            return specs;
    return NULL;
}

static bool unknown(const OptionSpec *specs, const char *owner, const char *key, Error *error)
{
    const char *names[OPTIONS_MAX + 1] = {0};
    for (int i = 0; specs != NULL && i < OPTIONS_MAX && specs[i].name != NULL; i++)
        names[i] = specs[i].name;
    const char *nearest = nearest_name(key, names);
    return nearest != NULL ? error_set(error, "%s has no setting %s (did you mean %s?)", owner, key, nearest)
                           : error_set(error, "%s has no setting %s", owner, key);
}

/* "key=value" or "flag", whose key it cuts off. */
static bool parse_one(char *item, const OptionSpec *specs, const char *owner, Options *settings, Error *error)
{
    char *equals = strchr(item, '=');
    if (equals != NULL)
        *equals = '\0';
    const OptionSpec *spec = find(specs, item);
    if (spec == NULL)
        return unknown(specs, owner, item, error);
    if (spec->value == NULL && equals != NULL)
        return error_set(error, "setting %s of %s takes no value", item, owner);
    if (spec->value != NULL && equals == NULL)
        return error_set(error, "setting %s of %s needs a value: %s=%s", item, owner, item, spec->value);
    if (settings->count == OPTIONS_MAX)
        return error_set(error, "%s has more than %d settings", owner, OPTIONS_MAX);
    settings->given[settings->count].spec = spec;
    settings->given[settings->count++].value = equals != NULL ? equals + 1 : NULL;
    return true;
}

bool settings_parse(char *text, const OptionSpec *specs, Options *settings, Error *error)
{
    char *rest = text + settings_name_length(text), *item = *rest == '=' ? text : rest + 1;
    bool more = *rest != '\0';
    settings->count = 0;
    if (*rest == ',')
        *rest = '\0';
    for (; more; item = rest + 1) {
        rest = item + settings_item_length(item);
        more = *rest != '\0';
        *rest = '\0';
        if (!parse_one(item, specs, text, settings, error))
            return false;
    }
    return true;
}

bool settings_decimal(const Options *settings, const char *name, double least, double most, double *number,
                      Error *error)
{
    const char *text = options_text(settings, name, NULL);
    if (text == NULL)
        return true;
    char *end;
    double value = strtod(text, &end);
    if (*text == '\0' || *end != '\0' || !(value >= least && value <= most))
        return error_set(error, "%s needs a number from %g to %g, not '%s'", name, least, most, text);
    *number = value;
    return true;
}
