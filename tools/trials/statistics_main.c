/* build/statistics, for the pages of tools/experiments: the tests of tools/trials on numbers from files.
 *
 *   statistics ranks < TABLE         a line of names, then for each program its name and a value for each
 * method, with tabs between -> chi-square, p, critical difference; then a mean rank for each name statistics
 * against VALUE < LIST  the signed-rank test of a list of numbers against one value -> number, positive
 * ranks, p statistics between FILE FILE     the Mann-Whitney test -> U, how often the first is smaller, p */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/trials/ranking.h"
#include "tools/trials/statistics.h"

typedef struct Numbers {
    double *values;
    uint32_t count, capacity;
} Numbers;

static void add(Numbers *numbers, double value)
{
    MEMORY_ROOM_FOR(numbers->values, numbers->capacity, numbers->count);
    numbers->values[numbers->count++] = value;
}

static int fail(const char *what)
{
    fprintf(stderr, "statistics: %s\n", what);
    return 2;
}

static bool read_numbers(FILE *in, Numbers *numbers)
{
    double value;
    while (fscanf(in, "%lf", &value) == 1)
        add(numbers, value);
    return feof(in);
}

static const char *p_text(double p, bool is_exact)
{
    static char text[32];
    snprintf(text, sizeof text, "%.4g\t%s", p, is_exact ? "exact" : "normal");
    return text;
}

static int against(double value)
{
    Numbers list = {0};
    if (!read_numbers(stdin, &list))
        return fail("what is to be compared is no list of numbers");
    for (uint32_t i = 0; i < list.count; i++)
        list.values[i] -= value;
    Wilcoxon test = wilcoxon(list.values, (int)list.count);
    if (test.is_defined)
        printf("%d\t%g\t%s\n", test.count, test.positive, p_text(test.p, test.is_exact));
    else
        puts("0\t-\t-\t-");
    free(list.values);
    return 0;
}

static int between(const char *first, const char *second)
{
    Numbers lists[2] = {{0}, {0}};
    const char *names[] = {first, second};
    for (int i = 0; i < 2; i++) {
        FILE *in = fopen(names[i], "r");
        if (in == NULL || !read_numbers(in, &lists[i]))
            return fail(names[i]);
        fclose(in);
    }
    MannWhitney test =
        mann_whitney(lists[0].values, (int)lists[0].count, lists[1].values, (int)lists[1].count);
    if (test.is_defined)
        printf("%g\t%.3f\t%s\n", test.u, test.less, p_text(test.p, test.is_exact));
    else
        puts("-\t-\t-\t-");
    free(lists[0].values);
    free(lists[1].values);
    return 0;
}

enum { LINE_MAX = 8192, METHODS_MAX = 100 };

static int split(char *line, char **words)
{
    int count = 0;
    line[strcspn(line, "\n")] = '\0';
    for (char *word = strtok(line, "\t"); word != NULL && count <= METHODS_MAX; word = strtok(NULL, "\t"))
        words[count++] = word;
    return count;
}

static int ranks(void)
{
    char head[LINE_MAX], line[LINE_MAX], *names[METHODS_MAX + 1], *words[METHODS_MAX + 1];
    double mean_ranks[METHODS_MAX];
    Numbers table = {0};
    int methods = fgets(head, sizeof head, stdin) != NULL ? split(head, names) : 0, programs = 0;
    if (methods < 2 || methods > METHODS_MAX)
        return fail("a table of ranks needs two methods or more");
    for (; fgets(line, sizeof line, stdin) != NULL; programs++) {
        if (split(line, words) != methods + 1)
            return fail("a line of the table is too short or too long");
        for (int i = 1; i <= methods; i++)
            add(&table, strtod(words[i], NULL));
    }
    if (programs == 0)
        return fail("a table of ranks needs a program");
    Ranking ranking = rank_methods(table.values, programs, methods, mean_ranks);
    printf("%.4f\t%.4g\t%.4f\n", ranking.chi_square, ranking.p, ranking.critical_difference);
    for (int i = 0; i < methods; i++)
        printf("%s\t%.4f\n", names[i], mean_ranks[i]);
    free(table.values);
    return 0;
}

int main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "ranks") == 0)
        return ranks();
    if (argc == 3 && strcmp(argv[1], "against") == 0)
        return against(strtod(argv[2], NULL));
    if (argc == 4 && strcmp(argv[1], "between") == 0)
        return between(argv[2], argv[3]);
    return fail("usage: statistics ranks | against VALUE | between FILE FILE");
}
