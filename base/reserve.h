/* Large tables that never move: a range of addresses is reserved once, memory comes as it is touched, on huge
 * pages if it can. */
#ifndef BASE_RESERVE_H
#define BASE_RESERVE_H

#include <stddef.h>

void *reserve_create(size_t bytes);
void *reserve_plain(size_t bytes); /* on small pages: for tables of which little is touched */
void reserve_destroy(void *range, size_t bytes);

#endif
