/* JSON with the verdict "unusable", a test case with an <error>, a run that was not successful. */
#include "tools/report/unusable.h"

#include <jansson.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/commands.h"
#include "tools/common/json_writer.h"
#include "tools/common/xml.h"

static const char *const reports[] = {"--json",  "--trace",   "--html", "--junit",
                                      "--sarif", "--witness", "--dot"};

/* Devices and descriptors that somebody waits at the other end of are left alone. */
static bool is_file(const char *name)
{
    struct stat status;
    return strncmp(name, "/dev/", 5) != 0 && strncmp(name, "/proc/", 6) != 0 && stat(name, &status) == 0
           && S_ISREG(status.st_mode);
}

/* The file that was asked for; "-": none, or a folder (clew test --html). */
static const char *report_file(const Options *options, const char *report)
{
    for (int i = options->count; i-- > 0;)
        if (strcmp(options->given[i].spec->name, report) == 0)
            return strcmp(options->given[i].spec->value, "FOLDER") != 0 ? options->given[i].value : "-";
    return "-";
}

void reports_remove(const Options *options)
{
    for (size_t i = 0; i < sizeof reports / sizeof reports[0]; i++) {
        const char *name = report_file(options, reports[i]);
        if (is_file(name) && unlink(name) != 0 && truncate(name, 0) != 0)
            fprintf(stderr, "clew: cannot remove the old %s\n", name);
    }
}

static void put_json(const char *program, const char *message, FILE *out)
{
    json_t *object = json_object();
    json_add_optional_text(object, "program", program);
    json_add_number(object, "status", STATUS_USAGE);
    json_add_text(object, "verdict", "unusable");
    json_add_flag(object, "complete", false);
    json_add_clean_text(object, "reason", message);
    json_add_null(object, "error");
    json_dumpf(object, out, JSON_INDENT(2));
    fputc('\n', out);
    json_decref(object);
}

static void put_junit(const char *program, const char *message, FILE *out)
{
    fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
          "<testsuites name=\"clew\" tests=\"1\" failures=\"0\" errors=\"1\" time=\"0.000\">\n  <testsuite",
          out);
    xml_put_attribute("name", program, out);
    fputs(" tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\" time=\"0.000\">\n    <testcase", out);
    xml_put_attribute("classname", program, out);
    fputs(" name=\"usable\" time=\"0.000\">\n      <error", out);
    xml_put_attribute("message", message, out);
    fputs(" type=\"unusable\"/>\n    </testcase>\n  </testsuite>\n</testsuites>\n", out);
}

static void put_sarif(const char *message, FILE *out)
{
    json_t *all = json_pack(
        "{s:s, s:s, s:[{s:{s:{s:s, s:s, s:[]}}, s:[{s:b, s:i, s:[{s:s, s:{s:s}}]}], s:[]}]}", "$schema",
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        "version", "2.1.0", "runs", "tool", "driver", "name", "clew", "version", CLEW_VERSION, "rules",
        "invocations", "executionSuccessful", 0, "exitCode", STATUS_USAGE, "toolExecutionNotifications",
        "level", "error", "message", "text", "", "results");
    json_t *run = json_array_get(json_object_get(all, "runs"), 0);
    json_t *invocation = json_array_get(json_object_get(run, "invocations"), 0);
    json_t *note = json_array_get(json_object_get(invocation, "toolExecutionNotifications"), 0);
    json_add_clean_text(json_object_get(note, "message"), "text", message);
    json_dumpf(all, out, JSON_INDENT(2));
    fputc('\n', out);
    json_decref(all);
}

void reports_put_unusable(const Options *options, const char *program, const char *message)
{
    static const char *const written[] = {"--json", "--junit", "--sarif"};
    const char *name = program != NULL ? program : "clew";
    reports_remove(options); /* they may be asked for beside what is wrong with the options */
    for (int i = 0; i < 3; i++) {
        const char *file = options_text(options, written[i], NULL);
        bool is_stdout = file != NULL && strcmp(file, "-") == 0;
        FILE *out = file == NULL ? NULL : is_stdout ? stdout : fopen(file, "w");
        if (out == NULL)
            continue;
        if (i == 0)
            put_json(program, message, out);
        else if (i == 1)
            put_junit(name, message, out);
        else
            put_sarif(message, out);
        if (is_stdout)
            fflush(out);
        else
            fclose(out);
    }
}

/* What follows it are options of clew, too. */
static bool is_property_file(const char *word)
{
    size_t length = strlen(word);
    return length > 4 && strcmp(word + length - 4, ".jpf") == 0;
}

void reports_refuse(const OptionSpec *specs, int argc, char **argv, const Error *error)
{
    Options options = {0};
    Error ignored;
    int index = 0;
    while (options_parse(specs, argc, argv, &index, &options, &ignored) && index < argc
           && is_property_file(argv[index]))
        index++;
    reports_put_unusable(&options, NULL, error->text);
}
