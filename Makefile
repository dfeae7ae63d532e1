# `make` builds build/clew, and build/clew-mpi if there is Open MPI; `make check` runs the tests; `make SAN=1` builds with ASan and UBSan into build/san.
# Every .c file in a layer's folder belongs to it; headers are tracked by the compiler (-MMD).

SAN    ?= 0
CC     ?= cc
BUILD  := build
JAVAC  ?= javac
JAR    ?= jar
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
LIBS   := -lzip -lz -lxxhash -ljansson -lm -lpthread

LAYERS  := base classfiles vm vm/natives heuristics search
SOURCES := $(foreach layer,$(LAYERS),$(wildcard $(layer)/*.c))
OBJECTS := $(SOURCES:%.c=$(OUT)/obj/%.o)
TOOL_SOURCES := $(wildcard tools/*.c)
TOOL_OBJECTS := $(TOOL_SOURCES:%.c=$(OUT)/obj/%.o)
UNIT_SOURCES := $(wildcard tests/unit/*.c)
UNIT_OBJECTS := $(UNIT_SOURCES:%.c=$(OUT)/obj/%.o)

# The same program over MPI, if there is one: with its own post in place of that of a process on its own.
MPI_FLAGS := $(shell mpicc --showme:compile 2>/dev/null)
MPI_LIBS  := $(shell mpicc --showme:link 2>/dev/null)
MPI_OBJECTS := $(patsubst %.c,$(OUT)/obj/%.o,$(wildcard mpi/*.c)) $(filter-out $(OUT)/obj/tools/post_open.o,$(TOOL_OBJECTS))
MPI_CLEW  := $(if $(MPI_LIBS),$(OUT)/clew-mpi)

.PHONY: all check demo install uninstall deb clean unit gaps fuzz fuzz-replay
all: $(OUT)/clew $(MPI_CLEW) $(BUILD)/benchmarks.jar $(BUILD)/verify.jar $(OUT)/clew.1 $(OUT)/clew.bash-completion

$(OUT)/obj/%.o: %.c
	@mkdir -p $(dir $@)
	@echo "  CC    $<"
	@$(CC) $(CFLAGS) -c $< -o $@

# What is tested of the program itself: how trials are read and counted.
UNIT_TOOLS := $(patsubst %,$(OUT)/obj/tools/%.o,statistics words trial trials_figures clean_text status_line check_progress portfolio portfolio_turns portfolio_members)
$(OUT)/unit: $(OBJECTS) $(UNIT_OBJECTS) $(UNIT_TOOLS) $(OUT)/obj/library.o
	@echo "  LD    $@"
	@$(CC) $(CFLAGS) $^ -o $@ $(LIBS) -lcunit

# The class library: compiled as a patch of java.base, zipped, and linked into the executable as bytes.
LIBRARY_SOURCES := $(shell find javasrc/lib javasrc/verify -name '*.java')
$(BUILD)/library.zip: $(LIBRARY_SOURCES)
	@rm -rf $(BUILD)/library && mkdir -p $(BUILD)/library
	@echo "  JAVAC the library"
	@$(JAVAC) -nowarn -Xlint:none -XDignore.symbol.file -g -XDstringConcat=inline --patch-module java.base=javasrc/lib:javasrc/verify -d $(BUILD)/library $(LIBRARY_SOURCES)
	@cd $(BUILD)/library && $(JAR) -c -0 -M -f ../library.zip .

$(OUT)/obj/library.o: $(BUILD)/library.zip
	@mkdir -p $(dir $@)
	@cd $(BUILD) && ld -r -z noexecstack -b binary -o $(abspath $@) library.zip

# The table of benchmarks, for `clew list benchmarks`.
$(OUT)/obj/benchmarks.o: javasrc/bench/benchmarks.tsv
	@mkdir -p $(dir $@)
	@cd javasrc/bench && ld -r -z noexecstack -b binary -o $(abspath $@) benchmarks.tsv

# The page that shows a counterexample.
$(OUT)/obj/page.o: tools/page/page.html
	@mkdir -p $(dir $@)
	@cd tools/page && ld -r -z noexecstack -b binary -o $(abspath $@) page.html

$(OUT)/clew: $(OBJECTS) $(TOOL_OBJECTS) $(OUT)/obj/library.o $(OUT)/obj/benchmarks.o $(OUT)/obj/page.o
	@echo "  LD    $@"
	@$(CC) $(CFLAGS) $^ -o $@ $(LIBS)

$(OUT)/obj/mpi/%.o: override CFLAGS += $(MPI_FLAGS:-I%=-isystem %)
$(OUT)/clew-mpi: $(OBJECTS) $(MPI_OBJECTS) $(OUT)/obj/library.o $(OUT)/obj/benchmarks.o $(OUT)/obj/page.o
	@echo "  LD    $@"
	@$(CC) $(CFLAGS) $^ -o $@ $(LIBS) $(MPI_LIBS)

unit: $(OUT)/unit
	$(OUT)/unit

# clew.Verify for real JVMs; clew itself has it in its library.
VERIFY_SOURCES := $(shell find javasrc/verify -name '*.java')
$(BUILD)/verify.jar: $(VERIFY_SOURCES)
	@rm -rf $(BUILD)/verify && mkdir -p $(BUILD)/verify
	@echo "  JAVAC verify.jar"
	@$(JAVAC) -g -d $(BUILD)/verify $(VERIFY_SOURCES)
	@$(JAR) -c -M -f $@ -C $(BUILD)/verify .

# The benchmark programs, and the table that says what is to be found in them.
BENCHMARK_SOURCES := $(shell find javasrc/bench -name '*.java')
$(BUILD)/benchmarks.jar: $(BENCHMARK_SOURCES) javasrc/bench/benchmarks.tsv $(BUILD)/verify.jar
	@rm -rf $(BUILD)/benchmarks && mkdir -p $(BUILD)/benchmarks/bench
	@echo "  JAVAC benchmarks.jar"
	@$(JAVAC) -g -Xlint:all -cp $(BUILD)/verify.jar -d $(BUILD)/benchmarks $(BENCHMARK_SOURCES)
	@cp javasrc/bench/benchmarks.tsv $(BUILD)/benchmarks/bench
	@$(JAR) -c -M -f $@ -C $(BUILD)/benchmarks .

# Writes the class files of tests/hostile, which no compiler would.
$(OUT)/make_classes: $(patsubst %,$(OUT)/obj/tests/%.o,hostile/make_classes unit/assembler unit/class_builder unit/checks) $(filter $(OUT)/obj/base/% $(OUT)/obj/classfiles/%,$(OBJECTS))
	@echo "  LD    $@"
	@$(CC) $(CFLAGS) $^ -o $@ $(LIBS) -lcunit

# Fuzzing needs clang; the corpora can be replayed with any compiler (SAN=1 recommended).
FUZZ_TARGETS := reader run archive state expression
FUZZ_FLAGS   := -g -O1 -std=c11 -I. -D_GNU_SOURCE -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=undefined
FUZZED       := $(wildcard base/*.c classfiles/*.c vm/*.c vm/natives/*.c heuristics/*.c)
$(BUILD)/fuzz_reader $(BUILD)/fuzz_run: FUZZ_MUTATOR := tests/fuzz/mutate_class.c
$(BUILD)/fuzz_run: FUZZ_FLAGS += -O2 -fno-sanitize-coverage=trace-cmp
$(BUILD)/fuzz_%: tests/fuzz/fuzz_%.c tests/fuzz/mutate_class.c $(FUZZED) $(BUILD)/obj/library.o
	@mkdir -p $(dir $@)
	clang $(FUZZ_FLAGS) $< $(FUZZ_MUTATOR) $(FUZZED) $(BUILD)/obj/library.o -o $@ $(LIBS)

$(OUT)/replay_%: $(OUT)/obj/tests/fuzz/fuzz_%.o $(OUT)/obj/tests/fuzz/replay.o $(OBJECTS) $(OUT)/obj/library.o
	@echo "  LD    $@"
	@$(CC) $(CFLAGS) $^ -o $@ $(LIBS)

# What JDK classes want of our library and it lacks: build/gaps build/library.zip JDK-HOME
$(OUT)/gaps: $(OBJECTS) $(OUT)/obj/tests/gaps/gaps.o
	@echo "  LD    $@"
	@$(CC) $(CFLAGS) $^ -o $@ $(LIBS)

# Compares searches with a stateless enumerator: see tests/run-interleavings.
$(OUT)/interleavings: $(OBJECTS) $(patsubst %.c,$(OUT)/obj/%.o,$(wildcard tests/interleavings/*.c)) $(OUT)/obj/tools/launch.o $(OUT)/obj/tools/session.o $(OUT)/obj/library.o
	@echo "  LD    $@"
	@$(CC) $(CFLAGS) $^ -o $@ $(LIBS)

# Prints values of expressions: see tests/run-expressions.
$(OUT)/expressions: $(OBJECTS) $(OUT)/obj/tests/expressions/expressions.o $(OUT)/obj/tools/launch.o $(OUT)/obj/tools/session.o $(OUT)/obj/library.o
	@echo "  LD    $@"
	@$(CC) $(CFLAGS) $^ -o $@ $(LIBS)

# Prints and compares distances along a run: see tests/run-distances.
$(OUT)/distances: $(OBJECTS) $(OUT)/obj/tests/distances/distances.o $(OUT)/obj/tools/launch.o $(OUT)/obj/tools/session.o $(OUT)/obj/library.o
	@echo "  LD    $@"
	@$(CC) $(CFLAGS) $^ -o $@ $(LIBS)

# Sends states from one VM to another: see tests/run-portable.
$(OUT)/portable: $(OBJECTS) $(OUT)/obj/tests/portable/walk.o $(OUT)/obj/tools/launch.o $(OUT)/obj/tools/session.o $(OUT)/obj/library.o
	@echo "  LD    $@"
	@$(CC) $(CFLAGS) $^ -o $@ $(LIBS)

# Makes checkpoints that lie: see tests/run-checkpoints.
$(OUT)/spoil: $(filter $(OUT)/obj/base/%,$(OBJECTS)) $(OUT)/obj/tests/checkpoints/spoil.o
	@echo "  LD    $@"
	@$(CC) $(CFLAGS) $^ -o $@ $(LIBS)

gaps: $(OUT)/gaps
fuzz: $(FUZZ_TARGETS:%=$(BUILD)/fuzz_%)
fuzz-replay: $(FUZZ_TARGETS:%=$(OUT)/replay_%)
	@for target in $(FUZZ_TARGETS); do $(OUT)/replay_$$target tests/fuzz/corpus/$$target || exit 1; done

check:
	tools/check

demo:
	tools/demo

# Only compiled, with another compiler: `make CC=clang BUILD=build/clang build/clang/objects`.
$(OUT)/objects: $(OBJECTS) $(TOOL_OBJECTS) $(if $(MPI_LIBS),$(MPI_OBJECTS))
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
	install -m 644 $(BUILD)/verify.jar $(BUILD)/benchmarks.jar $(PLACE)/share/clew
	install -m 644 README.md $(PLACE)/share/doc/clew
	cp -R docs/. $(PLACE)/share/doc/clew/docs
	install -m 644 LICENSE $(PLACE)/share/doc/clew/copyright
	install -m 644 $(OUT)/clew.1 $(PLACE)/share/man/man1
	install -m 644 $(OUT)/clew.bash-completion $(PLACE)/share/bash-completion/completions/clew

uninstall:
	rm -rf $(addprefix $(PLACE)/,$(INSTALLED))

# A Debian package, in build.
deb: all
	tools/make-deb $(OUT)

clean:
	rm -rf $(BUILD)

-include $(OBJECTS:.o=.d) $(TOOL_OBJECTS:.o=.d) $(UNIT_OBJECTS:.o=.d) $(MPI_OBJECTS:.o=.d) $(wildcard $(OUT)/obj/tests/*/*.d)
