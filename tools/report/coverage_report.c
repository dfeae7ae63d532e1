/* Reports of coverage; see coverage_report.h. */
#include "tools/report/coverage_report.h"

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

/* --- for people
 * ------------------------------------------------------------------------------------------------------- */

static void print_share(uint64_t part, uint64_t whole, FILE *out)
{
    char text[64];
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

/* --- as JSON
 * ----------------------------------------------------------------------------------------------------------
 */

static json_t *figures_json(const CoverFigures *figures)
{
    return json_pack("{s:{s:I, s:I}, s:{s:I, s:I}}", "instructions", "covered",
                     (json_int_t)figures->instructions, "all", (json_int_t)figures->all_instructions,
                     "branches", "covered", (json_int_t)figures->branches, "all",
                     (json_int_t)figures->all_branches);
}

static json_t *threads_json(const Vm *vm, const Class *type)
{
    json_t *list = json_array();
    for (uint32_t i = 0; i < coverage_thread_count(vm_coverage(vm)); i++) {
        CoverFigures figures = type != NULL ? coverage_of_class(vm, type, (int)i) : total(vm, (int)i);
        if (!is_seen(&figures))
            continue;
        json_t *row = figures_json(&figures);
        json_object_set_new(row, "thread", json_integer(i));
        json_object_set_new(row, "name", json_string(coverage_thread_name(vm_coverage(vm), i)));
        json_array_append_new(list, row);
    }
    return list;
}

/* How often each outcome of a branch was taken, by line: only methods that were called have any. */
static json_t *branches_json(const Vm *vm, const Class *type)
{
    json_t *list = json_array();
    const CoverBranch *branch;
    for (uint32_t i = 0; (branch = coverage_branch(vm_program(vm), i)) != NULL; i++) {
        if (branch->method->owner != type)
            continue;
        const CodeInfo *code = branch->method->info->code;
        json_array_append_new(
            list, json_pack("{s:s, s:i, s:i, s:i, s:i, s:I}", "method", branch->method->name, "line",
                            classfile_line(code, branch->offset), "offset", (int)branch->offset, "target",
                            (int)branch->target, "target_line", classfile_line(code, branch->target), "count",
                            (json_int_t)coverage_count(vm_coverage(vm), COVER_BRANCHES, i, ANY_THREAD)));
    }
    return list;
}

static json_t *class_json(const Vm *vm, const Class *type)
{
    char name[NAME_MAX_LENGTH];
    CoverFigures figures = coverage_of_class(vm, type, ANY_THREAD);
    json_t *row = figures_json(&figures);
    json_object_set_new(row, "class", json_string(class_external_name(type, name, sizeof name)));
    json_object_set_new(row, "threads", threads_json(vm, type));
    json_object_set_new(row, "taken", branches_json(vm, type));
    return row;
}

json_t *coverage_json(const Vm *vm)
{
    CoverFigures all = total(vm, ANY_THREAD);
    json_t *report = figures_json(&all), *classes = json_array();
    for (uint32_t i = 0; i < vm_program(vm)->class_count; i++)
        if (coverage_wants_class(vm_program(vm)->classes[i]))
            json_array_append_new(classes, class_json(vm, vm_program(vm)->classes[i]));
    json_object_set_new(report, "threads", threads_json(vm, NULL));
    json_object_set_new(report, "classes", classes);
    return report;
}
