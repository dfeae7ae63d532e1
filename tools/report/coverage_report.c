/* Coverage per class and thread: as a table for people, and as JSON with the count of each branch. */
#include "tools/report/coverage_report.h"

#include <assert.h>

#include "tools/common/json_writer.h"
#include "vm/coverage.h"

enum { NAME_MAX_LENGTH = 512 };

void coverage_print_methods(const Program *program, FILE *out)
{
    uint32_t called, all;
    coverage_count_methods(program, &called, &all);
    fprintf(out, "so far %u of %u methods of the program were called (--coverage shows more)\n", called, all);
}

static bool is_seen(const CoverFigures *figures) { return figures->instructions > 0; }

static void add(CoverFigures *sum, const CoverFigures *figures)
{
    sum->instructions += figures->instructions;
    sum->all_instructions += figures->all_instructions;
    sum->branches += figures->branches;
    sum->all_branches += figures->all_branches;
}

/* Over all classes of the program. */
static CoverFigures total(const Vm *vm, int thread)
{
    CoverFigures sum = {0};
    for (uint32_t i = 0; i < vm_program(vm)->class_count; i++) {
        CoverFigures figures = coverage_of_class(vm, vm_program(vm)->classes[i], thread);
        add(&sum, &figures);
    }
    return sum;
}

/* ---- for people ---- */

static void print_share(uint64_t part, uint64_t whole, FILE *out)
{
    char text[64];
    assert(part <= whole);
    snprintf(text, sizeof text, "%llu of %llu", (unsigned long long)part, (unsigned long long)whole);
    fprintf(out, " %16s", text);
    if (whole > 0)
        fprintf(out, " %3.0f%%", 100.0 * (double)part / (double)whole);
    else
        fprintf(out, "     ");
}

static void print_row(const char *indent, const char *name, const CoverFigures *figures, FILE *out)
{
    fprintf(out, "%s%-*s", indent, 40 - (int)(indent[0] != '\0' ? 2 : 0), name);
    print_share(figures->instructions, figures->all_instructions, out);
    print_share(figures->branches, figures->all_branches, out);
    fprintf(out, "\n");
}

static void print_threads(const Vm *vm, const Class *type, FILE *out)
{
    for (uint32_t i = 0; i < coverage_thread_count(vm_coverage(vm)); i++) {
        CoverFigures figures = type != NULL ? coverage_of_class(vm, type, (int)i) : total(vm, (int)i);
        if (is_seen(&figures))
            print_row("  ", coverage_thread_name(vm_coverage(vm), i), &figures, out);
    }
}

void coverage_print(const Vm *vm, FILE *out)
{
    char name[NAME_MAX_LENGTH];
    fprintf(out, "%-40s %21s %21s\n", "coverage", "instructions", "branches");
    for (uint32_t i = 0; i < vm_program(vm)->class_count; i++) {
        const Class *type = vm_program(vm)->classes[i];
        if (!coverage_wants_class(type))
            continue;
        CoverFigures figures = coverage_of_class(vm, type, ANY_THREAD);
        print_row("", class_external_name(type, name, sizeof name), &figures, out);
        print_threads(vm, type, out);
    }
    CoverFigures all = total(vm, ANY_THREAD);
    print_row("", "all classes", &all, out);
    print_threads(vm, NULL, out);
}

/* ---- as JSON ---- */

static void add_share(json_t *object, const char *key, uint64_t covered, uint64_t all)
{
    json_t *share = json_add_object(object, key);
    assert(covered <= all);
    json_add_number(share, "covered", (int64_t)covered);
    json_add_number(share, "all", (int64_t)all);
}

static void add_figures(json_t *object, const CoverFigures *figures)
{
    add_share(object, "instructions", figures->instructions, figures->all_instructions);
    add_share(object, "branches", figures->branches, figures->all_branches);
}

static void add_threads(json_t *object, const char *key, const Vm *vm, const Class *type)
{
    json_t *list = json_add_list(object, key);
    for (uint32_t i = 0; i < coverage_thread_count(vm_coverage(vm)); i++) {
        CoverFigures figures = type != NULL ? coverage_of_class(vm, type, (int)i) : total(vm, (int)i);
        if (!is_seen(&figures))
            continue;
        json_t *row = json_append_object(list);
        add_figures(row, &figures);
        json_add_number(row, "thread", i);
        json_add_text(row, "name", coverage_thread_name(vm_coverage(vm), i));
    }
}

/* How often each outcome of a branch was taken, by line: only methods that were called have any. */
static void add_branches(json_t *object, const char *key, const Vm *vm, const Class *type)
{
    json_t *list = json_add_list(object, key);
    const CoverBranch *branch;
    for (uint32_t i = 0; (branch = coverage_branch(vm_program(vm), i)) != NULL; i++) {
        if (branch->method->owner != type)
            continue;
        const CodeInfo *code = branch->method->info->code;
        uint64_t count = coverage_count(vm_coverage(vm), COVER_BRANCHES, i, ANY_THREAD);
        json_t *row = json_append_object(list);
        json_add_text(row, "method", branch->method->name);
        json_add_number(row, "line", classfile_line(code, branch->offset));
        json_add_number(row, "offset", branch->offset);
        json_add_number(row, "target", branch->target);
        json_add_number(row, "target_line", classfile_line(code, branch->target));
        json_add_number(row, "count", (int64_t)count);
    }
}

static void add_class(json_t *classes, const Vm *vm, const Class *type)
{
    char name[NAME_MAX_LENGTH];
    CoverFigures figures = coverage_of_class(vm, type, ANY_THREAD);
    json_t *row = json_append_object(classes);
    add_figures(row, &figures);
    json_add_text(row, "class", class_external_name(type, name, sizeof name));
    add_threads(row, "threads", vm, type);
    add_branches(row, "taken", vm, type);
}

json_t *coverage_json(const Vm *vm)
{
    CoverFigures all = total(vm, ANY_THREAD);
    json_t *report = json_object();
    add_figures(report, &all);
    add_threads(report, "threads", vm, NULL);
    json_t *classes = json_add_list(report, "classes");
    for (uint32_t i = 0; i < vm_program(vm)->class_count; i++)
        if (coverage_wants_class(vm_program(vm)->classes[i]))
            add_class(classes, vm, vm_program(vm)->classes[i]);
    return report;
}
