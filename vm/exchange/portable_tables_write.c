/* Writes tables of names, sorted before; see portable_tables.h. */
#include "vm/exchange/portable_tables.h"

#include <stdlib.h>
#include <string.h>

#include "vm/exchange/portable_format.h"

static void write_texts(const Tables *tables, Bytes *out)
{
    const char *before = "";
    put_number(out, tables->text_count);
    for (uint32_t i = 0; i < tables->text_count; i++) {
        const char *text = tables->texts[i];
        size_t shared = 0;
        while (before[shared] != '\0' && before[shared] == text[shared])
            shared++;
        put_number(out, shared);
        put_number(out, strlen(text + shared));
        bytes_add_text(out, text + shared);
        before = text;
    }
}

static void write_text(const Tables *tables, const char *text, Bytes *out)
{
    const char **found =
        bsearch(&text, tables->texts, tables->text_count, sizeof *tables->texts, tables_compare_texts);
    put_number(out, (uint64_t)(found - tables->texts));
}

static void write_classes(const Tables *tables, Bytes *out)
{
    put_number(out, tables->classes.count);
    for (uint32_t i = 0; i < tables->classes.count; i++) {
        const Class *class = tables->vm->program->classes[tables->classes.numbers[i]];
        write_text(tables, class->space == 0 ? class->name : class->space_name, out);
        bytes_add_u1(out, class->kind == CLASS_PRIMITIVE);
    }
}

static void write_methods(const Tables *tables, Bytes *out)
{
    put_number(out, tables->methods.count);
    for (uint32_t i = 0; i < tables->methods.count; i++) {
        const Method *method = tables->vm->program->methods[tables->methods.numbers[i]];
        put_number(out, tables_place(&tables->classes, method->owner->id));
        write_text(tables, method->name, out);
        write_text(tables, method->descriptor, out);
    }
}

static void write_threads(const Tables *tables, Bytes *out)
{
    put_number(out, tables->threads.count);
    for (uint32_t i = 0; i < tables->threads.count; i++) {
        ThreadOrigin origin = numbering_thread_origin(tables->numbering, tables->threads.numbers[i]);
        put_number(out, origin.parent == NUMBERING_NO_PARENT ? 0 : tables->threads.places[origin.parent]);
        put_number(out, origin.ordinal);
    }
}

static void write_characters(const SlotOrigin *origin, Bytes *out)
{
    bytes_add_u1(out, origin->wide);
    put_number(out, origin->ordinal);
    for (uint32_t i = 0; i < origin->ordinal; i++)
        if (origin->wide)
            bytes_add_u2(out, tables_character(origin, i));
        else
            bytes_add_u1(out, tables_character(origin, i));
}

static void write_site(const Tables *tables, const AllocationSite *from, Bytes *out)
{
    AllocationSite site = tables_site(tables, from);
    put_number(out, site.thread);
    put_number(out, site.method);
    put_number(out, site.instruction);
    put_number(out, site.native);
}

static void write_objects(const Tables *tables, Bytes *out)
{
    put_number(out, tables->objects.count);
    for (uint32_t i = 0; i < tables->objects.count; i++) {
        const SlotOrigin *origin = &tables->slot_origins[i];
        bytes_add_u1(out, origin->kind);
        if (origin->kind == SLOT_STRING) {
            write_characters(origin, out);
        } else if (origin->kind == SLOT_MIRROR) {
            put_number(out, tables_place(&tables->classes, origin->ordinal));
        } else {
            write_site(tables, origin->key, out);
            put_number(out, origin->ordinal);
        }
    }
}

void tables_write(const Tables *tables, Bytes *out)
{
    write_texts(tables, out);
    write_classes(tables, out);
    write_methods(tables, out);
    write_threads(tables, out);
    write_objects(tables, out);
}
