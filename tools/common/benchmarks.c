/* Parses the table of benchmarks, which is embedded in the executable: a heading, then lines of fields that
 * are separated by tabs. */
#include "tools/common/benchmarks.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* Embedded by the linker.  Fields: name, arguments, verdict, summary, suite. */
extern const char _binary_benchmarks_tsv_start[], _binary_benchmarks_tsv_end[];

static void visit_line(const char *line, int length, void (*visit)(void *context, const Benchmark *benchmark),
                       void *context)
{
    assert(length >= 0);
    char text[512] = "", *fields[5] = {text, "", "", "", ""};
    snprintf(text, sizeof text, "%.*s", length, line);
    for (int i = 1; i < 5 && (fields[i] = strchr(fields[i - 1], '\t')) != NULL; i++)
        *fields[i]++ = '\0';
    if (fields[3] != NULL)
        visit(context, &(Benchmark){fields[0], fields[1], fields[2], fields[3]});
}

void benchmarks_each(void (*visit)(void *context, const Benchmark *benchmark), void *context)
{
    const char *line = memchr(_binary_benchmarks_tsv_start, '\n',
                              (size_t)(_binary_benchmarks_tsv_end - _binary_benchmarks_tsv_start));
    while (line != NULL && ++line < _binary_benchmarks_tsv_end) {
        const char *end = memchr(line, '\n', (size_t)(_binary_benchmarks_tsv_end - line));
        visit_line(line, (int)((end != NULL ? end : _binary_benchmarks_tsv_end) - line), visit, context);
        line = end;
    }
}
