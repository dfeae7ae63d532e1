/* States to bytes, in the making; only the portable_export files include this.  Each function either gathers
 * what it is given or writes it. */
#ifndef VM_EXCHANGE_PORTABLE_EXPORT_H
#define VM_EXCHANGE_PORTABLE_EXPORT_H

#include "vm/exchange/portable.h"
#include "vm/exchange/portable_tables.h"
#include "vm/states/components.h"
#include "vm/states/store.h"

typedef struct Export {
    States *states;
    Vm *vm;
    Program *program;
    Store *store;
    Tables tables;
    bool writing; /* the second walk */
    Bytes *out;
    Error *error;
    bool failed;
} Export;

void export_refuse(Export *e, const Class *class, const char *why);

void export_number(Export *e, uint64_t number);
void export_signed(Export *e, int64_t number);
void export_byte(Export *e, unsigned byte);
void export_reference(Export *e, Ref slot);
void export_thread(Export *e, uint32_t thread_after); /* number + 1; 0: none */
void export_class(Export *e, const Class *class);
void export_method(Export *e, uint32_t id);

/* What an object holds (`id` 0: it is as it was made, or only its name is known), what a thread holds, and
 * how the program ended. */
void export_object(Export *e, uint32_t id);
void export_thread_contents(Export *e, uint32_t id);
void export_end(Export *e, uint32_t id);

#endif
