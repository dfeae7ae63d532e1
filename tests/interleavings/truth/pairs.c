/* Objects that a thread makes, writes and publishes, in one order or another, and that others look at. */
#include "writer.h"

static void write_field(Writer *w, int pair, int field, int to)
{
    line(w, "p%d.%s = %d;", pair, field == 0 ? "x" : "y", to);
    emit(w, OP_CONST, to, 0);
    store(w, (Variable)(VAR_PAIRS + 2 * pair + field));
}

/* No statement is executed twice, so each makes one object at most. */
int publish(Writer *w, int budget)
{
    if (w->pairs == PAIRS_MAX)
        return look(w, budget);
    int pair = w->pairs++;
    bool early = chance(w, 30), both = chance(w, 50);
    line(w, "Pair p%d = new Pair();", pair);
    if (!early)
        write_field(w, pair, 0, 1 + pair);
    line(w, "pair = p%d;", pair);
    emit(w, OP_CONST, pair + 1, 0);
    store(w, VAR_PAIR);
    if (early || both)
        write_field(w, pair, early ? 0 : 1, 4);
    return 2 + both;
}

/* Looks once or twice, at what may have been replaced in between, or be nothing at all. */
int look(Writer *w, int budget)
{
    (void)budget;
    Variable to = shared(w);
    int field = (int)below(w, 2);
    const char *name = field == 0 ? "x" : "y";
    switch (below(w, 4)) {
    case 0:
        line(w, "pair.%s = 6;", name);
        load(w, VAR_PAIR);
        emit(w, OP_PUT, field, 6);
        return 2;
    case 1:
        line(w, "%s = pair.%s;", variable_names[to], name);
        load(w, VAR_PAIR);
        emit(w, OP_FETCH, field, 0);
        store(w, to);
        return 3;
    default:
        line(w, "if (pair != null) {");
        line(w, "    %s = pair.%s;", variable_names[to], name);
        line(w, "}");
        load(w, VAR_PAIR);
        Op *unless = emit(w, OP_UNLESS, '!', 0);
        load(w, VAR_PAIR);
        emit(w, OP_FETCH, field, 0);
        store(w, to);
        unless->target = here(w);
        return 4;
    }
}
