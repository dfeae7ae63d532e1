/* Interned text: equal text is the same pointer, so names compare with ==. */
#ifndef VM_LOADING_SYMBOLS_H
#define VM_LOADING_SYMBOLS_H

#include <stddef.h>

typedef struct Symbols Symbols;

Symbols *symbols_create(void);
void symbols_destroy(Symbols *symbols);
const char *symbols_intern(Symbols *symbols, const char *text); /* copies what it does not have yet */
const char *symbols_intern_part(Symbols *symbols, const char *text, size_t length);

#endif
