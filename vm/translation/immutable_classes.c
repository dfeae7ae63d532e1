/* The table of classes whose documentation promises that their instances are immutable. */
#include "vm/translation/immutable_classes.h"

#include <string.h>

static const char *const immutable[] = {
    "java/util/regex/Pattern",
    "java/math/BigInteger",
    "java/math/BigDecimal",
    "java/math/MathContext",
    "java/util/UUID",
    "java/net/URI",
    "java/time/Duration",
    "java/time/Instant",
    "java/time/LocalDate",
    "java/time/LocalDateTime",
    "java/time/LocalTime",
    "java/time/MonthDay",
    "java/time/OffsetDateTime",
    "java/time/OffsetTime",
    "java/time/Period",
    "java/time/Year",
    "java/time/YearMonth",
    "java/time/ZonedDateTime",
    "java/time/ZoneOffset",
    "java/time/format/DateTimeFormatter",
    "java/time/format/DecimalStyle",
    "java/time/zone/ZoneRules",
};

bool class_is_immutable(const Class *class)
{
    size_t length = strcspn(class->name, "$");
    if (class->source == SOURCE_PROGRAM)
        return false;
    for (size_t i = 0; i < sizeof immutable / sizeof immutable[0]; i++)
        if (strncmp(class->name, immutable[i], length) == 0 && immutable[i][length] == '\0')
            return true;
    return false;
}
