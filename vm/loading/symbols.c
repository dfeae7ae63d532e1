/* The symbol table: a hash set of texts in an arena. */
#include "vm/loading/symbols.h"

#include <string.h>
#include <uthash.h>

#include "base/memory.h"

typedef struct Symbol {
    UT_hash_handle hh;
    char text[];
} Symbol;

struct Symbols {
    Symbol *table;
    Arena arena;
};

Symbols *symbols_create(void) { return memory_allocate(sizeof(Symbols)); }

void symbols_destroy(Symbols *symbols)
{
    HASH_CLEAR(hh, symbols->table);
    arena_free(&symbols->arena);
    free(symbols);
}

const char *symbols_intern_part(Symbols *symbols, const char *text, size_t length)
{
    Symbol *symbol;
    HASH_FIND(hh, symbols->table, text, length, symbol);
    if (symbol == NULL) {
        symbol = arena_allocate(&symbols->arena, sizeof *symbol + length + 1);
        memcpy(symbol->text, text, length);
        HASH_ADD_KEYPTR(hh, symbols->table, symbol->text, length, symbol);
    }
    return symbol->text;
}

const char *symbols_intern(Symbols *symbols, const char *text)
{
    return symbols_intern_part(symbols, text, strlen(text));
}
