/* Coverage per class and thread: as a table for people, and as JSON with the count of each branch. */
#include "tools/report/coverage_report.h"

#include <assert.h>
#include <stdlib.h>

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

void coverage_print_count(const Vm *vm, uint32_t branch, FILE *out)
{
    const Coverage *coverage = vm_coverage(vm);
    uint64_t count = coverage_count(coverage, COVER_BRANCHES, branch, ANY_THREAD);
    const char *separator = "(";
    if (count == 0) {
        fprintf(out, "never");
        return;
    }
    fprintf(out, "%llu ", (unsigned long long)count);
    for (uint32_t i = 0; i < coverage_thread_count(coverage); i++) {
        uint64_t own = coverage_count(coverage, COVER_BRANCHES, branch, (int)i);
        if (own == 0)
            continue;
        fprintf(out, "%s%s %llu", separator, coverage_thread_name(coverage, i), (unsigned long long)own);
        separator = ", ";
    }
    fprintf(out, ")");
}

/* Each outcome of each branch of the methods that were called. */
static void print_branches(const Vm *vm, FILE *out)
{
    char name[NAME_MAX_LENGTH];
    const CoverBranch *branch;
    for (uint32_t i = 0; (branch = coverage_branch(vm_program(vm), i)) != NULL; i++) {
        const CodeInfo *code = branch->method->info->code;
        if (i == 0)
            fprintf(out, "branches\n");
        fprintf(out, "  %s.%s, line %d to line %d: ",
                class_external_name(branch->method->owner, name, sizeof name), branch->method->name,
                classfile_line(code, branch->offset), classfile_line(code, branch->target));
        coverage_print_count(vm, i, out);
        fprintf(out, "\n");
    }
}

static void print_unreached_method(const Vm *vm, const Method *method, FILE *out)
{
    char name[NAME_MAX_LENGTH];
    uint32_t count;
    int *lines = coverage_unreached_lines(vm, method, &count);
    bool was_called = coverage_was_called(method);
    if (count > 0 || !was_called)
        fprintf(out, "  %s.%s: %s", class_external_name(method->owner, name, sizeof name), method->name,
                !was_called  ? "not called"
                : count == 1 ? "line"
                             : "lines");
    for (uint32_t i = 0; was_called && i < count; i++)
        fprintf(out, "%s %d", i > 0 ? "," : "", lines[i]);
    if (count > 0 || !was_called)
        fprintf(out, "\n");
    free(lines);
}

static void print_unreached(const Vm *vm, FILE *out)
{
    fprintf(out, "never reached\n");
    for (uint32_t i = 0; i < vm_program(vm)->method_count; i++) {
        const Method *method = vm_program(vm)->methods[i];
        if (method != NULL && coverage_wants_method(method))
            print_unreached_method(vm, method, out);
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
    print_branches(vm, out);
    print_unreached(vm, out);
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

/* Of one outcome, by thread. */
static void add_counts(json_t *row, const Vm *vm, uint32_t branch)
{
    json_t *list = json_add_list(row, "threads");
    for (uint32_t i = 0; i < coverage_thread_count(vm_coverage(vm)); i++) {
        uint64_t count = coverage_count(vm_coverage(vm), COVER_BRANCHES, branch, (int)i);
        if (count == 0)
            continue;
        json_t *own = json_append_object(list);
        json_add_number(own, "thread", i);
        json_add_text(own, "name", coverage_thread_name(vm_coverage(vm), i));
        json_add_number(own, "count", (int64_t)count);
    }
}

/* Methods of which some line was never reached. */
static void add_unreached(json_t *object, const Vm *vm, const Class *type)
{
    json_t *list = json_add_list(object, "never_reached");
    for (int i = 0; i < type->method_count; i++) {
        const Method *method = &type->methods[i];
        uint32_t count;
        if (!coverage_wants_method(method))
            continue;
        int *lines = coverage_unreached_lines(vm, method, &count);
        if (count > 0 || !coverage_was_called(method)) {
            json_t *row = json_append_object(list);
            json_add_text(row, "method", method->name);
            json_add_flag(row, "called", coverage_was_called(method));
            json_t *numbers = json_add_list(row, "lines");
            for (uint32_t k = 0; k < count; k++)
                json_array_append_new(numbers, json_integer(lines[k]));
        }
        free(lines);
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
        add_counts(row, vm, i);
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
    add_unreached(row, vm, type);
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
