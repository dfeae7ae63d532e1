/* Classes, fields, methods and translated code, as the VM uses them.  All of it is shared by every VM of a
 * Program and never changes with the running program's state: static fields and initialization states live in
 * the heap (in mirrors).
 *
 * Names and descriptors are symbols (vm/loading/symbols.h): equal text is the same pointer. */
#ifndef VM_CLASS_H
#define VM_CLASS_H

#include <stdbool.h>
#include <stdint.h>

#include "classfiles/classfile.h"
#include "classfiles/classpath.h"
#include "vm/value.h"

typedef struct Program Program;
typedef struct Vm Vm;
typedef struct Class Class;
typedef struct Field Field;
typedef struct Method Method;
typedef struct Code Code;
typedef struct Insn Insn;

typedef enum ClassKind { CLASS_PLAIN, CLASS_ARRAY, CLASS_PRIMITIVE } ClassKind;

enum { SUPER_DISPLAY = 8 };

struct Class {
    uint32_t id; /* index into the program's classes */
    ClassKind kind;
    uint16_t flags; /* of the class file; InnerClasses flags where reflection wants them */
    SourceKind source;
    const char *name; /* "java/lang/String", "[I", "int" */
    uint32_t space; /* the slot of the loader of the program's own that has defined it; 0: it is of the class
                       path, or the VM's */
    int32_t space_hash;     /* and that loader's identity hash code */
    const char *space_name; /* and its name in messages: "Plugins @1b2c3d"; NULL: none */
    Program *program;
    Class *super;       /* NULL for Object, interfaces have Object, primitives none */
    Class **interfaces; /* direct ones */
    uint16_t interface_count;
    ClassFile *file; /* NULL for arrays and primitives */

    /* subtype tests: supers[d] is the superclass at depth d, for the first SUPER_DISPLAY levels */
    uint16_t depth;
    Class *supers[SUPER_DISPLAY];
    Class **all_interfaces; /* every interface it has, its own and inherited */
    uint16_t all_interface_count;

    /* layout */
    Field *fields; /* declared here */
    uint16_t field_count;
    uint32_t instance_size;      /* payload bytes of an instance */
    uint32_t static_size;        /* bytes of static fields in the mirror, after the Class object's own */
    uint32_t *reference_offsets; /* payload offsets of an instance's reference fields, inherited ones too */
    uint32_t reference_count;
    uint32_t *static_reference_offsets; /* mirror payload offsets */
    uint32_t static_reference_count;

    /* methods */
    Method *methods; /* declared here */
    uint16_t method_count;
    Method **vtable;
    uint16_t vtable_length;
    struct InterfaceEntry {
        Method *wanted, *found;
    } * itable; /* open addressing; size is itable_mask + 1 */
    uint32_t itable_mask;
    Method *initializer;       /* <clinit>, or NULL */
    bool plain_initialization; /* no <clinit> here or above: initializing it has no effect */

    /* arrays: element class and the descriptor character of the element; any class: its array class once made
     */
    Class *element;
    char element_kind;     /* 'Z' 'B' 'C' 'S' 'I' 'J' 'F' 'D' 'L' ('L' for arrays of arrays too) */
    uint8_t element_shift; /* log2 of the element size */
    Class *array;

    bool is_string, is_mirror;    /* java.lang.String, java.lang.Class: payloads that the VM knows */
    bool is_reference;            /* java.lang.ref.Reference or below, but for SoftReference */
    bool is_throwable, is_thread; /* Throwable, Thread or below */
    bool is_concurrent;    /* of the library, in java.util.concurrent: its code is taken to order threads as
                              documented */
    bool is_model, called; /* a concurrent class of ours that models the JDK's; the program itself calls it */
    bool hidden;           /* cannot be found by name (lambdas, Lookup.defineHiddenClass) */
    bool is_generated;     /* written by the VM itself */
    bool verified;         /* its methods and those above it: vm/translation/verification.h */
    Class *site_user;      /* of a class written for a call site or constant: whose; NULL for all others */
    bool twin_sought;      /* vm/loading/jdk_twin.h */
    ClassFile *twin;       /* the JDK's version of a class of our library; NULL: none, or nobody has asked */
    _Atomic bool hashed_by_identity; /* some instance was a key of a hash table with an identity hash code */
    bool found;                      /* by its name, on the class path */
    uint64_t fingerprint;            /* of its bytes, if so */
};

struct Field {
    const char *name, *descriptor;
    uint16_t flags;
    char kind;       /* first character of the descriptor, '[' as 'L' */
    uint32_t offset; /* payload offset in the instance, or in the mirror for statics */
    uint32_t id;     /* index into the program's fields */
    Class *owner;
    const FieldInfo *info;
};

/* What the accesses of a method of the library order, if it says so: getPlain, setRelease and their like
 * order less than volatile ones do. */
typedef enum Ordering {
    ORDERING_OPEN,     /* its caller says it */
    ORDERING_FULL,     /* as volatile */
    ORDERING_ACQUIRES, /* by reads alone: writes are weak */
    ORDERING_RELEASES, /* by writes alone: reads are weak */
    ORDERING_WEAK,     /* with the help of fences */
    ORDERING_PLAIN,    /* as a field that is not volatile: nothing, and it may race */
    ORDERING_TAKES,    /* the library's own affair, which orders as taking a lock: by its reads */
    ORDERING_GIVES,    /* and as giving it back: by its writes */
    ORDERING_NONE      /* the library's own affair */
} Ordering;

/* How a native method ended; vm/memory/native.h says what natives may do. */
typedef enum NativeOutcome {
    NATIVE_DONE,    /* *result holds the result, if the method has one */
    NATIVE_THROWN,  /* an exception was set, with vm_throw or vm_throw_object */
    NATIVE_BLOCKED, /* the thread cannot go on now; the native is called again, with the same arguments, when
                       it can */
    NATIVE_ENTERED, /* a frame was pushed: its result is the native's result */
    NATIVE_STOPPED, /* before a visible operation: a choice point; then the native is called again */
    NATIVE_AGAIN    /* a frame was pushed (a class initializer): call the native again when it is done */
} NativeOutcome;

typedef NativeOutcome (*NativeFunction)(Vm *vm, Value *arguments, Value *result);

struct Method {
    const char *name, *descriptor;
    uint16_t flags;
    uint16_t argument_slots; /* with the receiver */
    uint16_t max_locals, max_stack;
    char return_kind;     /* 'V', 'I' (also Z B C S), 'J', 'F', 'D', 'L' */
    bool atomic, hidden;  /* @Atomic, @Hidden of our library */
    bool open;            /* @Atomic and @CallsOut: others may run where it calls the program */
    bool calls_out;       /* of the program, or @CallsOut alone: suspends the open sections around it */
    uint8_t ordering;     /* an Ordering */
    uint8_t unseen;       /* an operation that is no choice point, by the reduction of this number less 1 */
    bool is_initializer;  /* <init> */
    bool guarded;         /* a native that loads classes: called under the program's lock */
    bool has_effects;     /* a native: see program_native */
    bool takes_arrays;    /* a native that may read or write the elements of its arguments */
    bool takes_memory;    /* one that may do so at an address */
    uint8_t touch;        /* of a native: a NativeTouch */
    int32_t vtable_index; /* -1: never overridden (private, static, constructors) */
    uint32_t id;          /* index into the program's methods */
    Class *owner;
    const MethodInfo *info;
    Code *code;            /* NULL until first called */
    NativeFunction native; /* found at first call */
};

/* One internal instruction: where to go, and its operands. */
struct Insn {
    const void *handler;
    union {
        struct {
            int32_t a, b;
        };
        int64_t j;
        double d;
        void *p;
    };
};

typedef struct Handler {
    uint32_t start, end, target; /* instruction indexes */
    const char *catch_class;     /* NULL: anything */
} Handler;

typedef struct Dataflow Dataflow;

struct Code {
    Method *method;
    Insn *insns;
    uint32_t insn_count;
    uint16_t *offsets; /* instruction index -> bytecode offset */
    Handler *handlers;
    uint16_t handler_count;
    const Dataflow *dataflow;
    Class ***expected; /* by instruction: the classes of its references, see expected_classes.h; NULL: nobody
                          has asked */
};

static inline bool class_is_interface(const Class *type) { return type->flags & ACC_INTERFACE; }
static inline bool class_is_array(const Class *type) { return type->kind == CLASS_ARRAY; }
static inline bool method_is_static(const Method *method) { return method->flags & ACC_STATIC; }

/* Members by name; inherited ones too for find, only declared ones for declared. NULL when there is none. */
Field *class_declared_field(const Class *type, const char *name, const char *descriptor);
Field *class_find_field(Class *type, const char *name, const char *descriptor);
Method *class_declared_method(const Class *type, const char *name, const char *descriptor);
Method *class_find_method(Class *type, const char *name, const char *descriptor);
Method *class_find_default(const Class *type, const char *name,
                           const char *descriptor); /* only in its interfaces */

/* The implementation that `receiver` has of an interface or virtual method; NULL when it has none. */
Method *class_select(const Class *receiver, const Method *wanted);

bool class_same_package(const Class *a, const Class *b);
bool class_is_subclass(const Class *from, const Class *to); /* the instanceof relation */

/* "java.lang.String[]"-like text for messages goes to `buffer`. */
const char *class_external_name(const Class *type, char *buffer, size_t size);

#endif
