/* Shows and writes a trace that is held in memory by running a command of clew on an unnamed file of it. */
#include "tools/report/trace_bytes.h"

#include <errno.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tools/commands.h"
#include "tools/common/child_process.h"

static bool write_bytes(const Bytes *bytes, FILE *file)
{
    return fwrite(bytes->data, 1, bytes->length, file) == bytes->length && fflush(file) == 0;
}

/* Runs a command of clew on the trace, from a file that has no name and so is never left behind; its exit
 * status, or -1. */
static int run_on(const Bytes *trace, StringList *line, FILE *out)
{
    FILE *file = tmpfile();
    int status = -1;
    if (file == NULL)
        return status;
    char name[DESCRIPTOR_NAME_MAX];
    descriptor_name(fileno(file), name);
    string_list_add(line, name);
    bool written = write_bytes(trace, file) && fflush(out) == 0;
    pid_t process =
        written ? child_process_start(line, &(ChildFiles){fileno(out), STDERR_FILENO, {fileno(file), -1}})
                : -1;
    while (process > 0 && waitpid(process, &status, 0) < 0 && errno == EINTR)
        continue;
    fclose(file);
    return process > 0 && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

void trace_bytes_show(const Bytes *trace, bool full, FILE *out)
{
    StringList line = {0};
    string_list_add(&line, "replay");
    if (full)
        string_list_add(&line, "--full-trace");
    run_on(trace, &line, out);
    string_list_free(&line);
}

bool trace_bytes_write(const Bytes *trace, const char *file, Error *error)
{
    bool is_standard = strcmp(file, "-") == 0;
    FILE *out = is_standard ? stdout : fopen(file, "w");
    bool written = out != NULL && write_bytes(trace, out);
    if (out != NULL && !is_standard && fclose(out) != 0)
        written = false;
    return written || error_set(error, "cannot write %s: %s", file, strerror(errno));
}

bool trace_bytes_write_page(const Bytes *trace, const char *file, Error *error)
{
    StringList line = {0};
    string_list_add_all(&line, 3, (char *[]){"report", "-o", (char *)file});
    int status = run_on(trace, &line, stdout);
    string_list_free(&line);
    return status == STATUS_FINE || error_set(error, "no page was written to %s", file);
}
