/* A page that is no longer part of its file is replaced by one of zeros, and counted: the one variable that a
 * signal handler can reach. */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include "tools/common/faults.h"

#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

static volatile sig_atomic_t faults;

static void on_fault(int number, siginfo_t *info, void *context)
{
    (void)context;
    size_t size = (size_t)sysconf(_SC_PAGESIZE);
    uint8_t *address = info->si_addr, *page = address - (uintptr_t)address % size;
    faults = faults + 1;
    if (info->si_code != BUS_ADRERR
        || mmap(page, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0)
               == MAP_FAILED)
        signal(number, SIG_DFL); /* the access is made again, and ends the process */
}

const volatile sig_atomic_t *faults_catch(void)
{
    sigaction(SIGBUS, &(struct sigaction){.sa_sigaction = on_fault, .sa_flags = SA_SIGINFO}, NULL);
    return &faults;
}
