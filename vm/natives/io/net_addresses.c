/* The natives of java.net's addresses.  There is IPv4 only; sockets are not supported. */
#include <netdb.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "vm/memory/strings.h"
#include "vm/natives/answers.h"
#include "vm/natives/host.h"

static NativeOutcome answer_yes(Vm *vm, Value *arguments, Value *result)
{
    (void)vm, (void)arguments;
    return answer_int(result, 1);
}

static NativeOutcome local_name(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    char name[256] = "localhost";
    if (gethostname(name, sizeof name - 1) != 0)
        strcpy(name, "localhost");
    return answer_ref(result, string_from_utf8(vm, name));
}

/* Runs clew.internal.Hosts.lookup, which makes the objects. */
static NativeOutcome lookup(Vm *vm, Value *arguments, Value *result)
{
    Class *hosts = vm_class(vm, "clew/internal/Hosts");
    Method *method =
        class_find_method(hosts, program_symbol(vm->program, "lookup"),
                          program_symbol(vm->program, "(Ljava/lang/String;)[Ljava/net/InetAddress;"));
    if (arguments[1].r == 0 || method == NULL)
        return throw_null(vm);
    Value host = arguments[1];
    return vm_enter(vm, method, &host, result);
}

static NativeOutcome find_addresses(Vm *vm, Value *arguments, Value *result)
{
    char *name = text_argument(vm, arguments[0]), local[256] = "";
    static const uint8_t loopback[] = {127, 0, 0, 1};
    gethostname(local, sizeof local - 1);
    if (vm->checking && (strcmp(name, "localhost") == 0 || strcmp(name, local) == 0)) {
        free(name);
        return answer_ref(result, new_bytes(vm, loopback, sizeof loopback));
    }
    if (host_refuse_net(vm, "ask for the address of a host", name)) {
        free(name);
        return NATIVE_THROWN;
    }
    struct addrinfo hints = {.ai_family = AF_INET, .ai_socktype = SOCK_STREAM}, *found = NULL;
    Bytes bytes = {0};
    result->r = 0;
    if (getaddrinfo(name, NULL, &hints, &found) == 0) {
        for (const struct addrinfo *each = found; each != NULL; each = each->ai_next)
            bytes_add(&bytes, &((const struct sockaddr_in *)(const void *)each->ai_addr)->sin_addr, 4);
        freeaddrinfo(found);
        result->r = new_bytes(vm, bytes.data, bytes.length);
    }
    bytes_free(&bytes);
    free(name);
    return NATIVE_DONE;
}

static NativeOutcome name_of_address(Vm *vm, Value *arguments, Value *result)
{
    struct sockaddr_in address = {.sin_family = AF_INET};
    char name[NI_MAXHOST];
    const uint8_t *bytes = bytes_argument(vm, arguments[1].r, 0, 4, false);
    if (bytes == NULL)
        return NATIVE_THROWN;
    if (vm->checking && bytes[0] == 127)
        return answer_ref(result, vm_new_string(vm, "localhost"));
    if (host_refuse_net(vm, "ask for the name of a host", ""))
        return NATIVE_THROWN;
    memcpy(&address.sin_addr, bytes, 4);
    if (getnameinfo((const struct sockaddr *)(const void *)&address, sizeof address, name, sizeof name, NULL,
                    0, NI_NAMEREQD)
        != 0)
        return vm_throw(vm, "java/net/UnknownHostException", NULL);
    return answer_ref(result, string_from_utf8(vm, name));
}

#define FOUR "java/net/Inet4AddressImpl"

const NativeMethod natives_net_addresses[] = {
    {"java/net/InetAddress", "init", "()V", native_nothing},
    {"java/net/Inet4Address", "init", "()V", native_nothing},
    {"java/net/Inet6Address", "init", "()V", native_nothing},
    {"java/net/InetAddress", "isIPv4Available", "()Z", answer_yes},
    {"java/net/InetAddress", "isIPv6Supported", "()Z", native_nothing},
    {"java/net/InetAddressImplFactory", "isIPv6Supported", "()Z", native_nothing},
    {FOUR, "getLocalHostName", "()Ljava/lang/String;", local_name},
    {FOUR, "lookupAllHostAddr", "(Ljava/lang/String;)[Ljava/net/InetAddress;", lookup},
    {FOUR, "getHostByAddr", "([B)Ljava/lang/String;", name_of_address},
    {FOUR, "isReachable0", "([BI[BI)Z", native_nothing},
    {"clew/internal/Hosts", "addresses", "(Ljava/lang/String;)[B", find_addresses},
    {0}};
#undef FOUR
