/* The footnotes of a program: a bit for each. */
#include "vm/footnotes.h"

#include <assert.h>

#include "vm/program.h"

static_assert(FOOTNOTE_COUNT <= 32, "footnotes are bits of an unsigned");

void footnote_note(Program *program, Footnote footnote)
{
    assert(footnote < FOOTNOTE_COUNT);
    atomic_fetch_or_explicit(&program->footnotes, 1u << footnote, memory_order_relaxed);
}

bool footnote_is_noted(const Program *program, Footnote footnote)
{
    assert(footnote < FOOTNOTE_COUNT);
    return atomic_load_explicit(&program->footnotes, memory_order_relaxed) >> footnote & 1;
}
