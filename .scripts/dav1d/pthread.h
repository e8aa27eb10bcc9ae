/* Threads for a single thread: locks that are always free, and no thread can be created. */
#ifndef PTHREAD_H
#define PTHREAD_H

#include <errno.h>
#include <stddef.h>

#define PTHREAD_MUTEX_INITIALIZER 0
#define PTHREAD_COND_INITIALIZER 0
#define PTHREAD_ONCE_INIT 0

typedef int pthread_t, pthread_attr_t, pthread_once_t;
typedef int pthread_mutex_t, pthread_mutexattr_t;
typedef int pthread_cond_t, pthread_condattr_t;

#define ALWAYS(name, ...) static inline int name(__VA_ARGS__) { return 0; }
ALWAYS(pthread_mutex_init, pthread_mutex_t *mutex, const pthread_mutexattr_t *attributes)
ALWAYS(pthread_mutex_destroy, pthread_mutex_t *mutex)
ALWAYS(pthread_mutex_lock, pthread_mutex_t *mutex)
ALWAYS(pthread_mutex_unlock, pthread_mutex_t *mutex)
ALWAYS(pthread_cond_init, pthread_cond_t *condition, const pthread_condattr_t *attributes)
ALWAYS(pthread_cond_destroy, pthread_cond_t *condition)
ALWAYS(pthread_cond_signal, pthread_cond_t *condition)
ALWAYS(pthread_cond_broadcast, pthread_cond_t *condition)
ALWAYS(pthread_cond_wait, pthread_cond_t *condition, pthread_mutex_t *mutex)
ALWAYS(pthread_attr_init, pthread_attr_t *attributes)
ALWAYS(pthread_attr_destroy, pthread_attr_t *attributes)
ALWAYS(pthread_attr_setstacksize, pthread_attr_t *attributes, size_t size)
ALWAYS(pthread_join, pthread_t thread, void **result)

static inline int pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                                 void *(*run)(void *), void *argument) {
    return EAGAIN;
}

static inline int pthread_once(pthread_once_t *once, void (*run)(void)) {
    if (!*once) {
        *once = 1;
        run();
    }
    return 0;
}

#endif
