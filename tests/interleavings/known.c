/* Known outcomes; see known.h. */
#include "tests/interleavings/known.h"

#include <stdio.h>
#include <string.h>

bool known_read(const char *folder, const char *class_name, const char *kind, Outcomes *outcomes)
{
    char text[4096];
    snprintf(text, sizeof text, "%s/%s.%s", folder, class_name, kind);
    FILE *file = fopen(text, "r");
    if (file == NULL)
        return false;
    while (fgets(text, sizeof text, file) != NULL) {
        text[strcspn(text, "\n")] = '\0';
        outcomes_add(outcomes, text);
    }
    fclose(file);
    return true;
}

static bool begins(const char *text, const char *with) { return strncmp(text, with, strlen(with)) == 0; }

/* Of "exception: java.lang.RuntimeException: What: why" and of "exception: java.lang.What: why", What. */
static void add_exception(Outcomes *outcomes, const char *message)
{
    static const char wrapper[] = "java.lang.RuntimeException: ";
    char text[128];
    if (begins(message, wrapper))
        message += sizeof wrapper - 1;
    size_t length = strcspn(message, ":"), start = length;
    while (start > 0 && message[start - 1] != '.')
        start--;
    snprintf(text, sizeof text, "exception: %.*s", (int)(length - start), message + start);
    outcomes_add(outcomes, text);
}

void known_reword(const Outcomes *found, Outcomes *outcomes)
{
    for (uint32_t i = 0; i < found->count; i++) {
        const char *text = found->texts[i], *last = strrchr(text, ' ');
        char words[128];
        if (begins(text, "deadlock: "))
            outcomes_add(outcomes, "deadlock");
        else if (begins(text, "exception: "))
            add_exception(outcomes, text + strlen("exception: "));
        else if (begins(text, "assertion: ") && snprintf(words, sizeof words, "assertion:%s", last) > 0)
            outcomes_add(outcomes, words);
        else
            outcomes_add(outcomes, text);
    }
}
