/* Puts the command line of a check together again from its options, by the flags of their table. */
#include "tools/checking/rerun_command.h"

#include "tools/common/words.h"

char *rerun_command(const Check *check)
{
    const CheckRequest *asked = &check->asked;
    const Options *given = &asked->options.given;
    Words words = {0};
    words_add_all(&words, 2, (char *[]){"clew", "check"});
    for (int i = 0; i < given->count; i++) {
        if (check_option_has(given->given[i].spec->name, NOT_REPEATED))
            continue;
        words_add(&words, given->given[i].spec->name);
        if (given->given[i].value != NULL)
            words_add(&words, given->given[i].value);
    }
    if (asked->options.jar == NULL)
        words_add(&words, check->session.launch.main_class);
    words_add_all(&words, asked->argument_count, asked->arguments);
    char *quoted = words_quoted(&words);
    words_free(&words);
    return quoted;
}
