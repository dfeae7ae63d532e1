/* SHA-256 (FIPS 180-4), for formats that name files by it. */
#ifndef BASE_SHA256_H
#define BASE_SHA256_H

#include <stddef.h>
#include <stdint.h>

enum { SHA256_TEXT = 65 }; /* 64 digits and a zero */

typedef struct Sha256 {
    uint32_t state[8];
    uint64_t length;   /* bytes so far */
    uint8_t block[64]; /* the last ones, not yet mixed in */
} Sha256;

void sha256_begin(Sha256 *sha);
void sha256_add(Sha256 *sha, const void *data, size_t length);
void sha256_end(Sha256 *sha, char text[SHA256_TEXT]); /* in hexadecimal digits */

#endif
