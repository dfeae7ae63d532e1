/* Prints the rows of a counterexample: a column per thread where the terminal is wide enough, or else a list
 * with the thread's name in each row. */
#include "tools/report/show.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/bytes.h"
#include "base/memory.h"
#include "tools/common/clean_text.h"

enum {
    STEP_WIDTH = 5, /* at least */
    GAP = 2,
    CELL_LEAST = 22,
    CELL_MOST = 60,
    WHERE_MOST = 30,
    SOURCE_LEAST = 24,
    SOURCE_MOST = 60,
    SOURCE_OPEN = 100,
    NAME_MOST = 20,
    TEXT_LEAST = 34,
    ROW_CELLS = 8 /* at most, besides one for each thread */
};

typedef struct Table {
    const Recording *recording;
    const Terminal *terminal;
    uint32_t *threads; /* that do something, in the order of their numbers */
    size_t *widths;    /* of their columns */
    int count;
    bool columns;
    size_t *words; /* of each thread: the longest word that it says */
    size_t step_width, name_width, text_width, where_width, source_width;
} Table;

static const TraceRow *row_at(const Table *table, uint32_t i) { return &table->recording->rows[i]; }

static size_t least(size_t a, size_t b) { return a < b ? a : b; }
static size_t most(size_t a, size_t b) { return a > b ? a : b; }

static void where(const TraceRow *row, char *text, size_t size)
{
    if (row->event.file[0] == '\0')
        text[0] = '\0';
    else if (row->event.line > 0)
        snprintf(text, size, "%s:%d", row->event.file, row->event.line);
    else
        snprintf(text, size, "%s", row->event.file);
}

static int column_of(const Table *table, uint32_t thread)
{
    int column = 0;
    while (column < table->count && table->threads[column] != thread)
        column++;
    assert(column < table->count && "every thread that has a row has a column");
    return column;
}

static void find_threads(Table *table)
{
    uint32_t bound = 0;
    for (uint32_t i = 0; i < table->recording->row_count; i++)
        bound = row_at(table, i)->event.thread >= bound ? row_at(table, i)->event.thread + 1 : bound;
    bool *acts = memory_allocate(bound + 1);
    for (uint32_t i = 0; i < table->recording->row_count; i++)
        acts[row_at(table, i)->event.thread] = true;
    table->threads = memory_allocate((bound + 1) * sizeof *table->threads);
    table->widths = memory_allocate((bound + 1) * sizeof *table->widths);
    table->words = memory_allocate((bound + 1) * sizeof *table->words);
    for (uint32_t thread = 0; thread < bound; thread++)
        if (acts[thread])
            table->threads[table->count++] = thread;
    assert(table->count > 0 && "a table has rows");
    free(acts);
}

/* The longest part of the text at which no line can be broken. */
static size_t longest_word(const char *text)
{
    size_t longest = 0;
    for (const char *at = text; *at != '\0';) {
        size_t length = strcspn(at, " .(/$#,");
        length += at[length] != '\0' && at[length] != ' ';
        longest = most(longest, length);
        at += length;
        at += strspn(at, " ");
    }
    return longest;
}

static void measure(Table *table)
{
    char place[512];
    for (uint32_t i = 0; i < table->recording->row_count; i++) {
        const TraceRow *row = row_at(table, i);
        size_t *width = &table->widths[column_of(table, row->event.thread)];
        size_t *word = &table->words[column_of(table, row->event.thread)];
        *width = most(*width, most(text_width(row->event.text), text_width(row->event.thread_name)));
        *word = most(*word, longest_word(row->event.text));
        table->name_width = most(table->name_width, least(text_width(row->event.thread_name), NAME_MOST));
        table->text_width = most(table->text_width, text_width(row->event.text));
        where(row, place, sizeof place);
        table->where_width = most(table->where_width, least(text_width(place), WHERE_MOST));
        if (row->source != NULL)
            table->source_width = most(table->source_width, least(text_width(row->source), SOURCE_MOST));
    }
}

/* Does a word of some thread not fit into its column, with the indent of a line that goes on? */
static bool breaks_words(const Table *table, size_t cell)
{
    for (int i = 0; i < table->count; i++)
        if (table->words[i] + GAP > most(cell, CELL_LEAST) && table->words[i] + GAP <= CELL_MOST)
            return true;
    return false;
}

static size_t columns_width(const Table *table, size_t cell)
{
    size_t sum = 0;
    for (int i = 0; i < table->count; i++)
        sum += least(table->widths[i], cell) + GAP;
    return sum;
}

/* The widest cells with which everything fits, sources cut to `source_least`; false: they would be too
 * narrow. */
static bool fit_columns(Table *table, size_t source_least)
{
    size_t source = table->source_width > 0 ? least(table->source_width, source_least) + GAP : 0;
    size_t fixed = table->step_width + GAP + table->where_width + source, cell = CELL_MOST;
    while (cell >= CELL_LEAST && fixed + columns_width(table, cell) > table->terminal->width)
        cell--;
    if (cell < CELL_LEAST || breaks_words(table, cell))
        return false;
    for (int i = 0; i < table->count; i++)
        table->widths[i] = least(table->widths[i], cell);
    if (source > 0)
        table->source_width = least(table->source_width, table->terminal->width - (fixed - (source - GAP))
                                                             - columns_width(table, cell));
    return true;
}

static void fit_list(Table *table)
{
    size_t fixed = table->step_width + GAP + table->name_width + GAP + GAP + table->where_width;
    if (table->terminal->width < fixed + TEXT_LEAST + GAP + SOURCE_LEAST / 2)
        table->source_width = 0; /* there is no room for it */
    size_t source = table->source_width > 0 ? GAP + least(table->source_width, SOURCE_LEAST / 2) : 0;
    size_t left = table->terminal->width > fixed + source + TEXT_LEAST
                      ? table->terminal->width - fixed - source
                      : TEXT_LEAST;
    table->text_width = least(table->text_width, left);
    if (source > 0)
        table->source_width = least(
            table->source_width,
            most(SOURCE_LEAST / 2,
                 table->terminal->width - least(table->terminal->width, fixed + table->text_width + GAP)));
}

static const char *name_of(const Table *table, uint32_t thread)
{
    uint32_t i = 0;
    while (row_at(table, i)->event.thread != thread)
        i++;
    return row_at(table, i)->event.thread_name;
}

static void print_heading(const Table *table, Cell *cells)
{
    const Terminal *terminal = table->terminal;
    int count = 0;
    cells[count++] = (Cell){" step", table->step_width, terminal->bold, true};
    if (table->columns) {
        for (int i = 0; i < table->count; i++)
            cells[count++] =
                (Cell){name_of(table, table->threads[i]), table->widths[i], terminal->bold, true};
    } else {
        cells[count++] = (Cell){"thread", table->name_width, terminal->bold, true};
        cells[count++] = (Cell){"what happens", table->text_width, terminal->bold, true};
    }
    cells[count++] = (Cell){"where", table->where_width, terminal->bold, true};
    terminal_cells(terminal, cells, count);
}

static bool same_place(const TraceRow *a, const TraceRow *b)
{
    return a->event.thread == b->event.thread && a->event.line == b->event.line
           && strcmp(a->event.file, b->event.file) == 0;
}

/* `before`: the row above, or NULL. */
static void print_row(const Table *table, const TraceRow *row, const TraceRow *before, const Fold *fold,
                      Cell *cells)
{
    const Terminal *terminal = table->terminal;
    char step[16] = "", place[512];
    const char *text = fold->text != NULL ? fold->text : row->event.text,
               *style =
                   row->event.kind == EVENT_BLOCKED || row->event.kind == EVENT_ERROR ? terminal->red : "";
    int count = 0;
    if (before == NULL || before->step != row->step)
        snprintf(step, sizeof step, "%*u", (int)table->step_width, row->step);
    cells[count++] = (Cell){step, table->step_width, "", true};
    if (table->columns) {
        for (int i = 0; i < table->count; i++)
            cells[count++] =
                (Cell){table->threads[i] == row->event.thread ? text : NULL, table->widths[i], style, false};
    } else {
        cells[count++] = (Cell){row->event.thread_name, table->name_width, "", true};
        cells[count++] = (Cell){text, table->text_width, style, false};
    }
    if (before == NULL || !same_place(before, row)) {
        where(row, place, sizeof place);
        cells[count++] = (Cell){place, table->where_width, terminal->dim, true};
        cells[count++] =
            (Cell){table->source_width > 0 ? row->source : NULL, table->source_width, terminal->dim, true};
    }
    assert(count <= table->count + ROW_CELLS);
    terminal_cells(terminal, cells, count);
}

static bool begins_cycle(const Recording *recording, uint32_t row)
{
    uint32_t first = recording->cycle_from;
    return first > 0 && recording->rows[row].step >= first
           && (row == 0 || recording->rows[row - 1].step < first);
}

static void print_cycle(const Recording *recording, const Terminal *terminal)
{
    Bytes text = {0};
    uint32_t last = recording->rows[recording->row_count - 1].step;
    sentence_add(NULL, &text, recording->cycle_from == last ? SENTENCE_STEP_REPEATS : SENTENCE_STEPS_REPEAT,
                 &(Operands){.least = recording->cycle_from, .most = last});
    bytes_add_u1(&text, 0);
    fprintf(terminal->out, "       %s%s%s\n", terminal->bold, (const char *)text.data, terminal->plain);
    bytes_free(&text);
}

static void print_omitted(const Recording *recording, const Terminal *terminal)
{
    Bytes text = {0};
    uint32_t at = recording->omitted_at;
    sentence_add(NULL, &text, SENTENCE_ROWS_OMITTED, NULL);
    sentence_add(
        NULL, &text, SENTENCE_SEVERAL_STEPS,
        &(Operands){.least = at > 0 ? recording->rows[at - 1].step : 0, .most = recording->rows[at].step});
    bytes_add_u1(&text, 0);
    fprintf(terminal->out, "       %s%s%s\n", terminal->bold, (const char *)text.data, terminal->plain);
    bytes_free(&text);
}

void show_rows(const Recording *recording, const Terminal *terminal)
{
    Table table = {.recording = recording, .terminal = terminal};
    if (recording->row_count == 0)
        return;
    find_threads(&table);
    char last_step[16];
    table.name_width = strlen("thread");
    table.step_width = most(STEP_WIDTH, (size_t)snprintf(last_step, sizeof last_step, "%u",
                                                         row_at(&table, recording->row_count - 1)->step));
    measure(&table);
    table.columns = fit_columns(&table, SOURCE_LEAST) || fit_columns(&table, SOURCE_LEAST / 2);
    if (!table.columns)
        fit_list(&table);
    if (terminal->is_open) /* sources come last, and nobody's screen is too narrow */
        table.source_width = SOURCE_OPEN;
    Cell *cells = memory_allocate((size_t)(table.count + ROW_CELLS) * sizeof *cells);
    Fold *folds = fold_rows(recording, terminal->full);
    const TraceRow *before = NULL;
    print_heading(&table, cells);
    for (uint32_t i = 0; i < recording->row_count; i++) {
        if (begins_cycle(recording, i))
            print_cycle(recording, terminal);
        if (recording->omitted > 0 && i == recording->omitted_at)
            print_omitted(recording, terminal);
        if (folds[i].note != NULL)
            fprintf(terminal->out, "       %s%s%s\n", terminal->dim, folds[i].note, terminal->plain);
        if (folds[i].hidden)
            continue;
        print_row(&table, row_at(&table, i), before, &folds[i], cells);
        before = row_at(&table, i);
    }
    fold_free(folds, recording->row_count);
    free(cells);
    free(table.threads);
    free(table.widths);
    free(table.words);
}
