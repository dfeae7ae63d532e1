/* Tables and parser made of check_options.def: the value of each option goes to its field by kind and offset.
 */
#include "tools/checking/check_options.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "tools/common/status_line.h"
#include "tools/program/session.h"

const OptionSpec check_options[] = {
#define OPTION(kind, field, flags, range, ...) {__VA_ARGS__},
#include "tools/checking/check_options.def"
    {0}};

typedef enum OptionKind { SWITCH, CHOICE, NUMBER, DECIMAL, TEXT, LIST } OptionKind;

/* What the table says of the option with the same index in check_options. */
typedef struct OptionField {
    OptionKind kind;
    size_t offset; /* in CheckOptions */
    unsigned flags;
    int64_t least, most, otherwise; /* of a number */
} OptionField;

#define NO_RANGE                      0, 0, 0
#define RANGE(least, most, otherwise) least, most, otherwise
static const OptionField fields[] = {
#define OPTION(kind, field, flags, range, ...) {kind, offsetof(CheckOptions, field), flags, range},
#include "tools/checking/check_options.def"
};
#undef RANGE
#undef NO_RANGE

enum { FIELD_COUNT = sizeof fields / sizeof fields[0] };
_Static_assert(FIELD_COUNT + 1 == sizeof check_options / sizeof check_options[0], "a field for each option");

static const double SECONDS_LEAST = 0.001, SECONDS_MOST = 1e9; /* all decimals of the table are seconds */

static bool read_field(CheckOptions *options, int index, Error *error)
{
    const OptionField *field = &fields[index];
    const char *name = check_options[index].name;
    void *place = (char *)options + field->offset;
    switch (field->kind) {
    case SWITCH: *(OptionSWITCH *)place = options_has(&options->given, name); break;
    case CHOICE: *(OptionCHOICE *)place = options_choice(&options->given, name); break;
    case TEXT: *(OptionTEXT *)place = options_text(&options->given, name, NULL); break;
    case LIST: {
        OptionTexts *texts = place;
        texts->count = options_texts(&options->given, name, texts->list);
        break;
    }
    case NUMBER:
        *(OptionNUMBER *)place = field->otherwise;
        return options_number(&options->given, name, field->least, field->most, place, error);
    case DECIMAL: return options_decimal(&options->given, name, SECONDS_LEAST, SECONDS_MOST, place, error);
    }
    return true;
}

bool check_options_parse(CheckOptions *options, int argc, char **argv, int *index, Error *error)
{
    *options = (CheckOptions){0};
    if (!options_parse(check_options, argc, argv, index, &options->given, error))
        return false;
    for (int i = 0; i < FIELD_COUNT; i++)
        if (!read_field(options, i, error))
            return false;
    return true;
}

bool check_option_has(const char *name, CheckOptionFlag flag)
{
    assert((flag & (flag - 1)) == 0 && "one flag is asked for at a time");
    for (int i = 0; i < FIELD_COUNT; i++)
        if (strcmp(check_options[i].name, name) == 0)
            return fields[i].flags & flag;
    return false;
}

bool check_options_want_portfolio(int argc, char **argv)
{
    Options options = {0};
    Error error; /* the portfolio or the check will report it */
    int index = 0;
    return options_parse(check_options, argc, argv, &index, &options, &error)
           && options_has(&options, "--time") && !options_has(&options, "--search");
}
