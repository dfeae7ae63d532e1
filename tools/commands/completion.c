/* Writes a completion script for bash.  The tables become three functions that answer with words:
 *   _clew_options COMMAND    _clew_values OPTION    _clew_settings SEARCH-OR-HEURISTIC
 * and _clew, the same for every version, asks them.  Each value that is a list or has settings is completed
 * behind its last comma. */
#include "tools/commands/completion.h"

#include <string.h>

#include "heuristics/heuristic.h"
#include "search/search.h"
#include "tools/checking/check_options.h"
#include "tools/commands.h"
#include "tools/common/benchmarks.h"
#include "tools/program/properties.h"
#include "tools/program/reduction_lists.h"

static void put_names(FILE *out, const OptionSpec *specs)
{
    for (; specs != NULL && specs->name != NULL; specs++)
        fprintf(out, " %s", specs->name);
}

/* ---- options of commands ---- */

static void put_commands(FILE *out)
{
    fprintf(out, "_clew_commands=\"");
    for (int i = 0; command_at(i) != NULL; i++)
        fprintf(out, "%s%s", i > 0 ? " " : "", command_at(i)->name);
    fprintf(out, "\"\n\n_clew_options() {\n    case \"$1\" in\n");
    for (int i = 0; command_at(i) != NULL; i++) {
        fprintf(out, "        %s) echo \"", command_at(i)->name);
        put_names(out, command_at(i)->options);
        put_names(out, command_at(i)->more_options);
        fprintf(out, "\" ;;\n");
    }
    fprintf(out, "    esac\n}\n\n");
}

/* ---- values of options ---- */

static void put_searches(FILE *out)
{
    for (int i = 0; search_at(i) != NULL; i++)
        fprintf(out, " %s", search_at(i)->name);
}

static void put_heuristics(FILE *out)
{
    for (int i = 0; heuristic_at(i) != NULL; i++)
        fprintf(out, " %s", heuristic_at(i)->name);
}

static void put_properties(FILE *out)
{
    for (const PropertySpec *property = properties_list(); property->name != NULL; property++) {
        const char *formula = strstr(property->name, "EXPR"); /* the user's own */
        fprintf(out, " %.*s",
                (int)(formula != NULL ? (size_t)(formula - property->name) : strlen(property->name)),
                property->name);
    }
}

static void put_reductions(FILE *out)
{
    fprintf(out, " all none");
    for (const ReductionSpec *reduction = reductions_list(); reduction->name != NULL; reduction++)
        fprintf(out, " %s", reduction->name);
}

/* Options of check whose values are names from other tables. */
static const struct {
    CheckOptionFlag flag;
    void (*put)(FILE *out);
} named[] = {
    {NAMES_SEARCH, put_searches},
    {NAMES_HEURISTIC, put_heuristics},
    {NAMES_PROPERTY, put_properties},
    {NAMES_REDUCTION, put_reductions},
};

static void put_choices(FILE *out, const char *choices)
{
    for (; *choices != '\0'; choices++)
        fputc(*choices == '|' ? ' ' : *choices, out);
}

static bool is_file(const OptionSpec *spec)
{
    static const char *const names[] = {"FILE", "PATH", "HOME", "DIR", "DIR[,every=S]"};
    for (size_t i = 0; spec->value != NULL && i < sizeof names / sizeof names[0]; i++)
        if (strcmp(spec->value, names[i]) == 0)
            return true;
    return false;
}

/* "-": nothing to offer, but it has a value; "/": a file. */
static void put_value(FILE *out, const char *command, const OptionSpec *spec)
{
    if (spec->value == NULL)
        return;
    fprintf(out, "        %s:%s) echo \"", command, spec->name);
    for (size_t i = 0; i < sizeof named / sizeof named[0]; i++)
        if (check_option_has(spec->name, named[i].flag))
            named[i].put(out);
    if (option_has_choices(spec))
        put_choices(out, spec->value);
    fprintf(out, "%s\" ;;\n", is_file(spec) ? "/" : " -");
}

static void put_values_of(FILE *out, const char *command, const OptionSpec *specs)
{
    for (; specs != NULL && specs->name != NULL; specs++)
        put_value(out, command, specs);
}

static void put_values(FILE *out)
{
    fprintf(out, "_clew_values() {\n    case \"$1:$2\" in\n");
    for (int i = 0; command_at(i) != NULL; i++) {
        put_values_of(out, command_at(i)->name, command_at(i)->options);
        put_values_of(out, command_at(i)->name, command_at(i)->more_options);
    }
    fprintf(out, "    esac\n}\n\n");
}

/* ---- settings of searches and heuristics ---- */

static void put_settings_of(FILE *out, const char *option, const char *name, const OptionSpec *specs)
{
    if (specs == NULL || specs->name == NULL)
        return;
    fprintf(out, "        %s:%s) echo \"", option, name);
    for (; specs->name != NULL; specs++)
        fprintf(out, " %s%s", specs->name, specs->value != NULL ? "=" : "");
    fprintf(out, "\" ;;\n");
}

static void put_settings(FILE *out)
{
    fprintf(out, "_clew_settings() {\n    case \"$1:$2\" in\n");
    for (int i = 0; search_at(i) != NULL; i++)
        put_settings_of(out, "--search", search_at(i)->name,
                        search_at(i)->queued != NULL ? search_at(i)->queued->options : search_at(i)->options);
    for (int i = 0; heuristic_at(i) != NULL; i++)
        put_settings_of(out, "--heuristic", heuristic_at(i)->name, heuristic_at(i)->options);
    fprintf(out, "        --property:*) _clew_values check --property ;;\n    esac\n}\n\n");
}

/* ---- lists and classes ---- */

/* As its usage names them: "list a|b|c". */
static void put_lists(FILE *out)
{
    fprintf(out, "_clew_lists=\"");
    put_choices(out, strchr(command_find("list")->usage, ' ') + 1);
    fprintf(out, "\"\n");
}

typedef struct Classes {
    FILE *out;
    char last[64];
} Classes;

/* Once each: those of one class follow each other. */
static void put_benchmark(void *context, const Benchmark *benchmark)
{
    Classes *classes = context;
    if (strcmp(classes->last, benchmark->name) != 0)
        fprintf(classes->out, " bench.%s", benchmark->name);
    snprintf(classes->last, sizeof classes->last, "%s", benchmark->name);
}

static void put_benchmarks(FILE *out)
{
    fprintf(out, "_clew_benchmarks=\"");
    benchmarks_each(put_benchmark, &(Classes){.out = out});
    fprintf(out, "\"\n\n");
}

/* bash cuts words at '=' and ':' too, so "--step=line" comes as three words, and of a path only the part
 * behind the last ':'. */
static const char script[] =
    "_clew_offer() {\n"
    "    COMPREPLY=($(compgen -W \"$1\" -- \"$2\"))\n"
    "    if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]]; then compopt -o nospace 2>/dev/null; fi\n"
    "}\n"
    "\n"
    "_clew_value() {\n"
    "    local values before\n"
    "    values=$(_clew_values \"$1\" \"$2\")\n"
    "    if [[ $values == */ ]]; then\n"
    "        compopt -o filenames 2>/dev/null\n"
    "        COMPREPLY=($(compgen -f -- \"$3\"))\n"
    "    elif [[ $3 == *,* ]]; then\n"
    "        before=${3%,*},\n"
    "        _clew_offer \"$(for word in $(_clew_settings \"$2\" \"${3%%,*}\"); do [[ $word == - ]] || echo \"$before$word\"; done)\" \"$3\"\n"
    "    else\n"
    "        _clew_offer \"${values% -}\" \"$3\"\n"
    "    fi\n"
    "}\n"
    "\n"
    "_clew() {\n"
    "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]} values\n"
    "    COMPREPLY=()\n"
    "    if [[ $COMP_CWORD -eq 1 && $word != -* ]]; then _clew_offer \"$_clew_commands --version --help\" \"$word\"; return; fi\n"
    "    case \" $_clew_commands \" in *\" $command \"*) ;; *) command=check ;; esac\n"
    "    if [[ $word == = || $word == : ]]; then before=${COMP_WORDS[COMP_CWORD-1]} word=; fi\n"
    "    if [[ $before == = || $before == : ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi\n"
    "    if [[ $before == -* && -n $(_clew_values \"$command\" \"$before\") ]]; then _clew_value \"$command\" \"$before\" \"$word\"; return; fi\n"
    "    case \"$command:$word\" in\n"
    "        *:-*) _clew_offer \"$(_clew_options \"$command\")\" \"$word\" ;;\n"
    "        help:*) _clew_offer \"$_clew_commands\" \"$word\" ;;\n"
    "        list:*) _clew_offer \"$_clew_lists\" \"$word\" ;;\n"
    "        replay:*|report:*) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- \"$word\")) ;;\n"
    "        *:b*) _clew_offer \"$_clew_benchmarks\" \"$word\" ;;\n"
    "    esac\n"
    "}\n"
    "\n"
    "complete -F _clew clew\n";

void completion_write(FILE *out)
{
    fprintf(out, "# Completion of clew %s for bash, written by clew help --completion bash.\n\n",
            CLEW_VERSION);
    put_commands(out);
    put_values(out);
    put_settings(out);
    put_lists(out);
    put_benchmarks(out);
    fputs(script, out);
}
