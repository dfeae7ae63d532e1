/* Makes the part of a web page that shows coverage.  Classes of one source file share a listing, so that
 * lines of nested classes and lambdas stand where they were written. */
#include "tools/report/coverage_page.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/common/xml.h"
#include "tools/report/coverage_report.h"
#include "vm/coverage.h"

enum { NAME_MAX_LENGTH = 512 };

const char coverage_style[] =
    "#coverage table { width: auto; }\n"
    "#coverage td.figure { text-align: right; font-variant-numeric: tabular-nums; padding-left: 1.2em; }\n"
    "#coverage .listing { overflow: auto; max-height: 70vh; margin: 6px 0; border: 1px solid var(--line); }\n"
    "#coverage .listing div { white-space: pre; min-width: max-content; border-left: 4px solid transparent; }\n"
    "#coverage .listing div.reached { border-left-color: var(--good); }\n"
    "#coverage .listing div.never { border-left-color: var(--bad); color: var(--bad); }\n"
    "#coverage .listing span { display: inline-block; width: 4em; padding-right: 1em; text-align: right; "
    "color: var(--soft); user-select: none; }\n"
    "#coverage .listing em { color: var(--soft); padding-left: 2em; }\n";

/* A source file with what is known of its lines. */
typedef struct Listing {
    const char *name;         /* "bench/Account.java" */
    const char *const *lines; /* count of them */
    int count;
    CoverLine *state; /* by number; a line of several methods is reached if one of them reached it */
    char **notes;     /* by number; NULL: none */
} Listing;

typedef struct Listings {
    Listing *items;
    uint32_t count, capacity;
} Listings;

static Listing *listing_named(Listings *listings, const char *name, const char *const *lines, int count)
{
    for (uint32_t i = 0; i < listings->count; i++)
        if (strcmp(listings->items[i].name, name) == 0)
            return &listings->items[i];
    MEMORY_ROOM_FOR(listings->items, listings->capacity, listings->count);
    Listing *listing = &listings->items[listings->count++];
    *listing = (Listing){.name = name, .lines = lines, .count = count};
    listing->state = memory_allocate(((size_t)count + 1) * sizeof *listing->state);
    listing->notes = memory_allocate(((size_t)count + 1) * sizeof *listing->notes);
    return listing;
}

static void listings_free(Listings *listings)
{
    for (uint32_t i = 0; i < listings->count; i++) {
        for (int line = 0; line <= listings->items[i].count; line++)
            free(listings->items[i].notes[line]);
        free(listings->items[i].notes);
        free(listings->items[i].state);
    }
    free(listings->items);
}

/* NULL: its source file is not there. */
static Listing *listing_of(Listings *listings, Sources *sources, const Class *type)
{
    const char *name, *file = type->file != NULL ? type->file->source_file : NULL;
    int count;
    const char *const *lines =
        sources != NULL && file != NULL ? sources_lines(sources, type->name, file, &name, &count) : NULL;
    return lines != NULL ? listing_named(listings, name, lines, count) : NULL;
}

static void add_lines(Listing *listing, const Vm *vm, const Class *type)
{
    for (int i = 0; i < type->method_count; i++) {
        int count;
        if (!coverage_wants_method(&type->methods[i]))
            continue;
        CoverLine *lines = coverage_lines(vm, &type->methods[i], &count);
        for (int line = 1; line < count && line <= listing->count; line++)
            if (lines[line] > listing->state[line])
                listing->state[line] = lines[line];
        free(lines);
    }
}

/* The outcomes of the branches of each line, behind it: "to line 10: 9 (main 4, Thread-0 5); to line 12:
 * never". */
static void add_notes(Listing *listing, const Vm *vm, const Class *type)
{
    const CoverBranch *branch;
    for (uint32_t i = 0; (branch = coverage_branch(vm_program(vm), i)) != NULL; i++) {
        const CodeInfo *code = branch->method->info->code;
        int line = classfile_line(code, branch->offset);
        if (branch->method->owner != type || line <= 0 || line > listing->count)
            continue;
        char *text = NULL, *before = listing->notes[line];
        size_t size;
        FILE *out = open_memstream(&text, &size);
        if (before != NULL)
            fprintf(out, "%s; ", before);
        fprintf(out, "to line %d: ", classfile_line(code, branch->target));
        coverage_print_count(vm, i, out);
        fclose(out);
        free(before);
        listing->notes[line] = text;
    }
}

/* ---- writing ---- */

static void put_share(uint64_t part, uint64_t whole, FILE *out)
{
    fprintf(out, "<td class=\"figure\">%llu of %llu</td><td class=\"figure\">", (unsigned long long)part,
            (unsigned long long)whole);
    if (whole > 0)
        fprintf(out, "%.0f%%", 100.0 * (double)part / (double)whole);
    fputs("</td>", out);
}

static void put_figures(const Vm *vm, FILE *out)
{
    char name[NAME_MAX_LENGTH];
    fputs(
        "<table><tr><th>class</th><th colspan=\"2\">instructions</th><th colspan=\"2\">branches</th></tr>\n",
        out);
    for (uint32_t i = 0; i < vm_program(vm)->class_count; i++) {
        const Class *type = vm_program(vm)->classes[i];
        if (!coverage_wants_class(type))
            continue;
        CoverFigures figures = coverage_of_class(vm, type, ANY_THREAD);
        fputs("<tr><td>", out);
        xml_put(class_external_name(type, name, sizeof name), out);
        fputs("</td>", out);
        put_share(figures.instructions, figures.all_instructions, out);
        put_share(figures.branches, figures.all_branches, out);
        fputs("</tr>\n", out);
    }
    fputs("</table>\n", out);
}

static void put_line(const Listing *listing, int line, FILE *out)
{
    static const char *const kinds[] =
        {[COVER_LINE_NO_CODE] = "", [COVER_LINE_NEVER] = "never", [COVER_LINE_REACHED] = "reached"};
    fprintf(out, "<div class=\"%s\"><span>%d</span>", kinds[listing->state[line]], line);
    xml_put(listing->lines[line - 1], out);
    if (listing->notes[line] != NULL) {
        fputs("<em>", out);
        xml_put(listing->notes[line], out);
        fputs("</em>", out);
    }
    fputs("</div>\n", out);
}

static void put_listing(const Listing *listing, FILE *out)
{
    int never = 0;
    for (int line = 1; line <= listing->count; line++)
        never += listing->state[line] == COVER_LINE_NEVER;
    fprintf(out, "<details%s><summary>", never > 0 ? " open" : "");
    xml_put(listing->name, out);
    fprintf(out, never > 0 ? ": %d line%s never reached" : ": every line with code was reached", never,
            never == 1 ? "" : "s");
    fputs("</summary><div class=\"listing mono\">\n", out);
    for (int line = 1; line <= listing->count; line++)
        put_line(listing, line, out);
    fputs("</div></details>\n", out);
}

/* Of a class whose source is not there. */
static void put_numbers(const Vm *vm, const Class *type, FILE *out)
{
    char name[NAME_MAX_LENGTH];
    for (int i = 0; i < type->method_count; i++) {
        const Method *method = &type->methods[i];
        uint32_t count;
        if (!coverage_wants_method(method))
            continue;
        int *lines = coverage_unreached_lines(vm, method, &count);
        if (count > 0 || !coverage_was_called(method)) {
            fputs("<p class=\"mono\">", out);
            xml_put(class_external_name(type, name, sizeof name), out);
            fputc('.', out);
            xml_put(method->name, out);
            fputs(coverage_was_called(method) ? ": never reached: lines" : ": not called: lines", out);
            for (uint32_t k = 0; k < count; k++)
                fprintf(out, "%s %d", k > 0 ? "," : "", lines[k]);
            fputs("</p>\n", out);
        }
        free(lines);
    }
}

char *coverage_section(const Vm *vm, Sources *sources)
{
    Listings listings = {0};
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    fputs("<section id=\"coverage\"><h2>coverage</h2>\n", out);
    put_figures(vm, out);
    for (uint32_t i = 0; i < vm_program(vm)->class_count; i++) {
        const Class *type = vm_program(vm)->classes[i];
        if (!coverage_wants_class(type))
            continue;
        Listing *listing = listing_of(&listings, sources, type);
        if (listing == NULL) {
            put_numbers(vm, type, out);
            continue;
        }
        add_lines(listing, vm, type);
        add_notes(listing, vm, type);
    }
    for (uint32_t i = 0; i < listings.count; i++)
        put_listing(&listings.items[i], out);
    fputs("</section>\n", out);
    fclose(out);
    listings_free(&listings);
    return text;
}

static void put_page(const char *story, const char *section, FILE *out)
{
    fputs(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>clew: "
        "coverage</title>\n<style>\n"
        ":root { color-scheme: light dark; --good: #2e7d4f; --bad: #c22f2f; --soft: #6b7178; --line: "
        "#dedbd3; }\n"
        "@media (prefers-color-scheme: dark) { :root { --good: #6cc392; --bad: #ff7b72; --soft: #9aa0a7; "
        "--line: #34383e; } }\n"
        "body { font: 15px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 80em; padding: 0 1em; }\n"
        "h1 { font-size: 20px; } h2 { font-size: 15px; } th { text-align: left; font-weight: normal; color: "
        "var(--soft); }\n"
        ".mono { font: 12.5px/1.5 ui-monospace, monospace; }\n",
        out);
    fputs(coverage_style, out);
    fputs("</style>\n</head>\n<body>\n<h1>", out);
    xml_put(story, out);
    fputs("</h1>\n", out);
    fputs(section, out);
    fputs("</body>\n</html>\n", out);
}

bool coverage_write_page(const char *story, const char *section, const char *file, Error *error)
{
    bool is_stdout = strcmp(file, "-") == 0;
    FILE *out = is_stdout ? stdout : fopen(file, "w");
    if (out == NULL)
        return error_set(error, "cannot write %s", file);
    put_page(story, section, out);
    bool written = !ferror(out);
    if (!is_stdout)
        written = fclose(out) == 0 && written;
    return written || error_set(error, "cannot write %s", file);
}
