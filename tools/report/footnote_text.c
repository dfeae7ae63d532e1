/* One sentence for each footnote, for people and as JSON. */
#include "tools/report/footnote_text.h"

#include "tools/common/json_writer.h"

static const struct {
    const char *kind, *text;
} sentences[FOOTNOTE_COUNT] = {
    [FOOTNOTE_CLOCK_READ] =
        {"clock-read", "the program read the clock, which stands still but for time-outs: what takes time "
                       "otherwise was not searched"},
    [FOOTNOTE_IDENTITY_HASH] =
        {"identity-hash", "the program used identity hash codes: one assignment of them was searched, and so "
                          "one order of hash tables of such objects"},
};

void footnotes_print(const Program *program, FILE *out)
{
    for (Footnote i = 0; i < FOOTNOTE_COUNT; i++)
        if (footnote_is_noted(program, i))
            fprintf(out, "note: %s\n", sentences[i].text);
}

json_t *footnotes_json(const Program *program)
{
    json_t *list = json_array();
    for (Footnote i = 0; i < FOOTNOTE_COUNT; i++) {
        if (!footnote_is_noted(program, i))
            continue;
        json_t *footnote = json_append_object(list);
        json_add_text(footnote, "kind", sentences[i].kind);
        json_add_text(footnote, "text", sentences[i].text);
    }
    return list;
}
