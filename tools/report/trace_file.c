/* A page has its data in one element (tools/page/page.html), in which nothing looks like its end. */
#include "tools/report/trace_file.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/bytes.h"
#include "base/spelling.h"

static const char page_data[] = "<script id=\"data\" type=\"application/json\">";

/* With a zero at its end; nothing but that where nothing can be read. */
static Bytes read_text(const char *file)
{
    Bytes text = {0};
    char block[1 << 14];
    FILE *in = fopen(file, "r");
    for (size_t count; in != NULL && (count = fread(block, 1, sizeof block, in)) > 0;)
        bytes_add(&text, block, count);
    if (in != NULL)
        fclose(in);
    bytes_add_u1(&text, 0);
    return text;
}

json_t *trace_load(const char *file, Error *error)
{
    json_error_t problem = {.text = "the page has none"};
    if (access(file, R_OK) != 0) {
        error_no_file(error, "trace", file);
        return NULL;
    }
    Bytes bytes = read_text(file);
    const char *text = (const char *)bytes.data, *data = strstr(text, page_data);
    json_t *trace;
    if (data == NULL) {
        trace = json_loads(text, 0, &problem);
    } else {
        json_t *page = json_loads(data + strlen(page_data), JSON_DISABLE_EOF_CHECK, &problem);
        trace = json_incref(json_object_get(page, "trace"));
        json_decref(page);
    }
    bytes_free(&bytes);
    if (trace == NULL)
        error_set(error, "%s is not a trace of clew: line %d: %s", file, problem.line, problem.text);
    return trace;
}
