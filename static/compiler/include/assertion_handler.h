/* Replaces libc++'s header of this name, which vendors may do: a failed check of the hardening is
 * reported with its message, instead of a bare trap. */

#ifndef _LIBCPP___ASSERTION_HANDLER
#define _LIBCPP___ASSERTION_HANDLER

#include <__config>
#include <__verbose_abort>

#define _LIBCPP_ASSERTION_HANDLER(message) _LIBCPP_VERBOSE_ABORT("%s", message)

#endif
