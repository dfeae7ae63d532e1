# `make` builds build/clew; `make check` runs the tests; `make SAN=1` builds with ASan and UBSan into build/san.
# Every .c file in a layer's folder belongs to it; headers are tracked by the compiler (-MMD).

SAN    ?= 0
CC     ?= cc
BUILD  := build
ifeq ($(SAN),1)
OUT    := $(BUILD)/san
SANFLAGS := -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer
OPTIMIZE := -O1
else
OUT    := $(BUILD)
SANFLAGS :=
OPTIMIZE := -O2
endif

CFLAGS ?= -g
override CFLAGS += -std=c11 -Wall -Wextra -Wpedantic -Wshadow -Werror $(OPTIMIZE) $(SANFLAGS) -I. -MMD -MP -D_GNU_SOURCE
LIBS   := -lzip -lxxhash -ljansson -lm -lpthread

LAYERS  := base classfiles vm vm/natives heuristics search
SOURCES := $(foreach layer,$(LAYERS),$(wildcard $(layer)/*.c))
OBJECTS := $(SOURCES:%.c=$(OUT)/obj/%.o)
TOOL_SOURCES := $(wildcard tools/*.c)
TOOL_OBJECTS := $(TOOL_SOURCES:%.c=$(OUT)/obj/%.o)
UNIT_SOURCES := $(wildcard tests/unit/*.c)
UNIT_OBJECTS := $(UNIT_SOURCES:%.c=$(OUT)/obj/%.o)

.PHONY: all clean unit
all: $(OUT)/clew

$(OUT)/obj/%.o: %.c
	@mkdir -p $(dir $@)
	$(CC) $(CFLAGS) -c $< -o $@

$(OUT)/unit: $(OBJECTS) $(UNIT_OBJECTS)
	$(CC) $(CFLAGS) $^ -o $@ $(LIBS) -lcunit

$(OUT)/clew: $(OBJECTS) $(TOOL_OBJECTS)
	$(CC) $(CFLAGS) $^ -o $@ $(LIBS)

unit: $(OUT)/unit
	$(OUT)/unit

clean:
	rm -rf $(BUILD)

-include $(OBJECTS:.o=.d) $(TOOL_OBJECTS:.o=.d) $(UNIT_OBJECTS:.o=.d)
