# `make` builds build/clew, and build/clew-mpi if there is Open MPI; `make test` runs the quick tests, `make check` more of them.
#   SAN=1       with AddressSanitizer and UndefinedBehaviorSanitizer, into build/san
#   STRICT=1    warnings are errors (tools/check sets it)
# Every .c file in a layer's folder, however deep, belongs to it; headers are tracked by the compiler (-MMD).

SAN    ?= 0
STRICT ?= 0
CC     ?= cc
BUILD  := build
JAVAC  ?= javac
JAR    ?= jar
ifeq ($(SAN),1)
OUT      := $(BUILD)/san
OPTIMIZE := -O1 -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer -DCHECK_COSTLY_INVARIANTS
else
OUT      := $(BUILD)
OPTIMIZE := -O2
endif

CFLAGS ?= -g
override CFLAGS += -std=c11 -Wall -Wextra -Wpedantic -Wshadow $(if $(filter 1,$(STRICT)),-Werror) $(OPTIMIZE) -I. -MMD -MP -D_GNU_SOURCE
LIBS   := -lzip -lz -lxxhash -ljansson -lm -ldl -lpthread

sources = $(sort $(shell find -L $(1) -name '*.c'))
objects = $(patsubst %.c,$(OUT)/obj/%.o,$(1))

ENGINE_SOURCES := $(call sources,base classfiles vm heuristics search)
TOOL_SOURCES   := $(filter-out tools/main.c tools/trials/statistics_main.c,$(call sources,tools))
UNIT_SOURCES   := $(call sources,tests/unit)
ENGINE_OBJECTS := $(call objects,$(ENGINE_SOURCES))
TOOL_OBJECTS   := $(call objects,$(TOOL_SOURCES))

MPI_FLAGS := $(shell mpicc --showme:compile 2>/dev/null)
MPI_LIBS  := $(shell mpicc --showme:link 2>/dev/null)
MPI_CLEW  := $(if $(MPI_LIBS),$(OUT)/clew-mpi)

# The extension for JUnit 5 is built where JUnit's own jars are (Debian: junit5).
JUNIT_PLACE ?= /usr/share/java
JUNIT_JARS  := $(patsubst %,$(JUNIT_PLACE)/%.jar,junit-jupiter-api junit-platform-commons opentest4j apiguardian-api)
JUNIT_JAR   := $(if $(wildcard $(JUNIT_PLACE)/junit-jupiter-api.jar),$(BUILD)/clew-junit.jar)

.PHONY: all test check demo install uninstall deb static clean unit gaps fuzz fuzz-replay
all: $(OUT)/clew $(MPI_CLEW) $(OUT)/statistics $(BUILD)/benchmarks.jar $(BUILD)/verify.jar $(JUNIT_JAR) $(OUT)/clew.1 $(OUT)/clew.bash-completion

$(OUT)/obj/%.o: %.c
	@mkdir -p $(dir $@)
	@echo "  CC    $<"
	@$(CC) $(CFLAGS) -c $< -o $@
$(OUT)/obj/mpi/%.o: override CFLAGS += $(MPI_FLAGS:-I%=-isystem %)

# Files that are part of the executable: the class library, the table of benchmarks, the page that shows a counterexample.
EMBEDDED := $(BUILD)/library.zip javasrc/bench/benchmarks.tsv tools/page/page.html
$(OUT)/obj/embedded/%.o: FILE = $(filter %/$*.zip %/$*.tsv %/$*.html,$(EMBEDDED))
$(OUT)/obj/embedded/library.o: $(BUILD)/library.zip
$(OUT)/obj/embedded/benchmarks.o: javasrc/bench/benchmarks.tsv
$(OUT)/obj/embedded/page.o: tools/page/page.html
$(OUT)/obj/embedded/%.o:
	@mkdir -p $(dir $@)
	@cd $(dir $(FILE)) && ld -r -z noexecstack -b binary -o $(abspath $@) $(notdir $(FILE))

# Archives, so that each program links what it uses and nothing else.
$(OUT)/tools.a: $(TOOL_OBJECTS)
$(OUT)/engine.a: $(ENGINE_OBJECTS)
$(OUT)/embedded.a: $(patsubst %,$(OUT)/obj/embedded/%.o,library benchmarks page)
$(OUT)/%.a:
	@rm -f $@
	@ar rcs $@ $^

# Programs.  Each is its own objects and the archives; mpi/mpi_transport.c takes the place of search/ranks/transport_open.c in clew-mpi.
TEST_PROGRAMS := unit make_classes gaps interleavings expressions distances portable spoil
ALL_PROGRAMS  := clew clew-mpi statistics $(TEST_PROGRAMS)
$(OUT)/clew:          $(OUT)/obj/tools/main.o
$(OUT)/clew-mpi:      $(OUT)/obj/tools/main.o $(call objects,$(call sources,mpi))
$(OUT)/statistics:    $(OUT)/obj/tools/trials/statistics_main.o
$(OUT)/unit:          $(call objects,$(UNIT_SOURCES))
$(OUT)/make_classes:  $(patsubst %,$(OUT)/obj/tests/%.o,hostile/make_classes unit/assembler unit/class_builder unit/checks)
$(OUT)/gaps:          $(OUT)/obj/tests/gaps/gaps.o
$(OUT)/interleavings: $(call objects,$(wildcard tests/interleavings/*.c))
$(OUT)/expressions:   $(OUT)/obj/tests/expressions/expressions.o
$(OUT)/distances:     $(OUT)/obj/tests/distances/distances.o
$(OUT)/portable:      $(OUT)/obj/tests/portable/walk.o
$(OUT)/spoil:         $(OUT)/obj/tests/checkpoints/spoil.o
$(OUT)/replay_%:      $(OUT)/obj/tests/fuzz/fuzz_%.o $(OUT)/obj/tests/fuzz/replay.o $(OUT)/engine.a $(OUT)/embedded.a
	$(LINK)
$(OUT)/clew-mpi: LIBS += $(MPI_LIBS)
$(OUT)/unit $(OUT)/make_classes: LIBS += -lcunit
$(ALL_PROGRAMS:%=$(OUT)/%): $(OUT)/tools.a $(OUT)/engine.a $(OUT)/embedded.a
	$(LINK)
define LINK
@echo "  LD    $@"
@$(CC) $(CFLAGS) $(filter %.o,$^) $(filter %.a,$^) -o $@ $(LIBS)
endef

unit: $(OUT)/unit
	$(OUT)/unit

# The class library: compiled as a patch of java.base and zipped.  Where only method bodies have changed, only their files are compiled.
LIBRARY_SOURCES := $(shell find -L javasrc/lib javasrc/verify -name '*.java' -o -name '*.template')
$(BUILD)/library.zip: $(LIBRARY_SOURCES) tools/build-library tools/expand-template
	@JAVAC=$(JAVAC) JAR=$(JAR) tools/build-library $@ $(filter %.java %.template,$?)

# clew.Verify for real JVMs; clew itself has it in its library.
VERIFY_SOURCES := $(shell find -L javasrc/verify -name '*.java')
$(BUILD)/verify.jar: $(VERIFY_SOURCES)
	@rm -rf $(BUILD)/verify && mkdir -p $(BUILD)/verify
	@echo "  JAVAC verify.jar"
	@$(JAVAC) -g -d $(BUILD)/verify $(VERIFY_SOURCES)
	@$(JAR) -c -M -f $@ -C $(BUILD)/verify .

# @ClewTest for JUnit 5.
EXTENSION_SOURCES := $(shell find -L javasrc/junit -name '*.java')
empty :=
space := $(empty) $(empty)
$(BUILD)/clew-junit.jar: $(EXTENSION_SOURCES)
	@rm -rf $(BUILD)/junit && mkdir -p $(BUILD)/junit
	@echo "  JAVAC clew-junit.jar"
	@$(JAVAC) -g --release 8 -Xlint:all,-options,-classfile -cp $(subst $(space),:,$(JUNIT_JARS)) -d $(BUILD)/junit $(EXTENSION_SOURCES)
	@$(JAR) -c -M -f $@ -C $(BUILD)/junit .

# The benchmark programs, and the table that says what is to be found in them.
BENCHMARK_SOURCES := $(shell find -L javasrc/bench -name '*.java')
$(BUILD)/benchmarks.jar: $(BENCHMARK_SOURCES) javasrc/bench/benchmarks.tsv $(BUILD)/verify.jar
	@rm -rf $(BUILD)/benchmarks && mkdir -p $(BUILD)/benchmarks/bench
	@echo "  JAVAC benchmarks.jar"
	@$(JAVAC) -g -Xlint:all -cp $(BUILD)/verify.jar -d $(BUILD)/benchmarks $(BENCHMARK_SOURCES)
	@cp javasrc/bench/benchmarks.tsv $(BUILD)/benchmarks/bench
	@$(JAR) -c -M -f $@ -C $(BUILD)/benchmarks .

# Fuzzing needs clang; the corpora can be replayed with any compiler (SAN=1 recommended).
FUZZ_TARGETS := reader run archive state expression
FUZZ_FLAGS   := -g -O1 -std=c11 -I. -D_GNU_SOURCE -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=undefined
FUZZED       := $(call sources,base classfiles vm heuristics)
$(BUILD)/fuzz_reader $(BUILD)/fuzz_run: FUZZ_MUTATOR := tests/fuzz/mutate_class.c
$(BUILD)/fuzz_run: FUZZ_FLAGS += -O2 -fno-sanitize-coverage=trace-cmp
$(BUILD)/fuzz_%: tests/fuzz/fuzz_%.c tests/fuzz/mutate_class.c $(FUZZED) $(BUILD)/obj/embedded/library.o
	@mkdir -p $(dir $@)
	clang $(FUZZ_FLAGS) $< $(FUZZ_MUTATOR) $(FUZZED) $(BUILD)/obj/embedded/library.o -o $@ $(LIBS)

gaps: $(OUT)/gaps
fuzz: $(FUZZ_TARGETS:%=$(BUILD)/fuzz_%)
fuzz-replay: $(FUZZ_TARGETS:%=$(OUT)/replay_%)
	@for target in $(FUZZ_TARGETS); do $(OUT)/replay_$$target tests/fuzz/corpus/$$target || exit 1; done

test:
	tests/run --quick

check:
	tools/check

demo:
	tools/demo

# Only compiled, with another compiler: `make CC=clang BUILD=build/clang build/clang/objects`.
$(OUT)/objects: $(ENGINE_OBJECTS) $(TOOL_OBJECTS) $(OUT)/obj/tools/main.o $(if $(MPI_LIBS),$(call objects,$(call sources,mpi)))
	@touch $@

# The man page and the completion for bash come from the tables of the program itself.
$(OUT)/clew.1: $(OUT)/clew
	@$(OUT)/clew help --man > $@
$(OUT)/clew.bash-completion: $(OUT)/clew
	@$(OUT)/clew help --completion bash > $@

# What is installed: programs, the header for plug-ins, jars, documentation with its examples, the man page, the completion.
PREFIX   ?= /usr/local
DESTDIR  ?=
PLACE    := $(DESTDIR)$(PREFIX)
PROGRAMS := $(OUT)/clew $(MPI_CLEW)
INSTALLED := $(patsubst $(OUT)/%,bin/%,$(PROGRAMS)) include/clew share/clew share/doc/clew share/man/man1/clew.1 share/bash-completion/completions/clew
install: all
	install -d $(PLACE)/bin $(PLACE)/include/clew $(PLACE)/share/clew $(PLACE)/share/doc/clew/docs $(PLACE)/share/man/man1 \
	    $(PLACE)/share/bash-completion/completions
	install -m 755 $(PROGRAMS) $(PLACE)/bin
	install -m 644 include/clew/heuristic.h $(PLACE)/include/clew
	install -m 644 $(BUILD)/verify.jar $(BUILD)/benchmarks.jar $(JUNIT_JAR) $(PLACE)/share/clew
	install -m 644 README.md $(PLACE)/share/doc/clew
	cp -R docs/. $(PLACE)/share/doc/clew/docs
	install -m 644 LICENSE $(PLACE)/share/doc/clew/copyright
	install -m 644 $(OUT)/clew.1 $(PLACE)/share/man/man1
	install -m 644 $(OUT)/clew.bash-completion $(PLACE)/share/bash-completion/completions/clew

uninstall:
	rm -rf $(addprefix $(PLACE)/,$(INSTALLED))

# One executable that needs no shared library, for containers without any: build/clew-static.  Plug-ins cannot be loaded by it.
static: $(OUT)/clew-static
$(BUILD)/static/libzip.a: | tools/packaging/static-libzip
	tools/packaging/static-libzip $(BUILD)/static
$(OUT)/clew-static: $(OUT)/obj/tools/main.o $(OUT)/tools.a $(OUT)/engine.a $(OUT)/embedded.a $(BUILD)/static/libzip.a
	@echo "  LD    $@"
	@$(CC) $(CFLAGS) -static $(filter %.o,$^) $(filter %.a,$^) -o $@ $(filter-out -lzip,$(LIBS)) 2> $(BUILD)/static/warnings || { cat $(BUILD)/static/warnings >&2; exit 1; }

# A Debian package, in build.
deb: all
	tools/packaging/make-deb $(OUT)

clean:
	rm -rf $(BUILD)

-include $(shell find $(OUT)/obj -name '*.d' 2>/dev/null)
