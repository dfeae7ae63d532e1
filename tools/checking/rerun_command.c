/* Puts the command line of a check together again from its options, by the flags of their table. */
#include "tools/checking/rerun_command.h"

#include "tools/common/command_line.h"

char *rerun_command(const Check *check)
{
    const CheckRequest *asked = &check->asked;
    const Options *given = &asked->options.given;
    StringList words = {0};
    string_list_add_all(&words, 2, (char *[]){"clew", "check"});
    for (int i = 0; i < given->count; i++) {
        if (check_option_has(given->given[i].spec->name, NOT_REPEATED))
            continue;
        string_list_add(&words, given->given[i].spec->name);
        if (given->given[i].value != NULL)
            string_list_add(&words, given->given[i].value);
    }
    command_line_add_words(&words, asked->word_count, asked->words);
    char *quoted = command_line_quoted(&words);
    string_list_free(&words);
    return quoted;
}
