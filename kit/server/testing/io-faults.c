// Loaded into a Node process by LD_PRELOAD (see io-faults.ts). Watches the I/O calls on files in one
// folder: counts them, makes a chosen one fail, and records what they write. With ENOMEM as the error,
// it does the same to the memory that SQLite allocates.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

// Shared with io-faults.ts, which maps the same file.
struct control {
  int64_t armed;   // whether calls are counted
  int64_t fail_at; // the first call that fails; 0 for none
  int64_t fail_to; // the last one
  int64_t error;   // the errno it gets
  int64_t half;    // whether a failing write writes its first half
  int64_t count;   // calls so far
  int64_t fired;   // calls that failed
  int64_t events;  // records in the trace
  char names[512]; // the calls that failed, separated by spaces
};

struct record {
  int32_t kind;
  int32_t path_length;
  int64_t offset;
  int64_t length;
};
enum { WRITE = 1, SYNC, TRUNCATE, CREATE, UNLINK, RENAME, SYNC_FOLDER, LINK };

#define MAX_FILES 65536
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct control *control;
static const char *folder;
static int trace = -1;
// Where SQLite's two functions that allocate are in the program.
static struct {
  uintptr_t start, end;
} allocating[2];
static struct {
  char *path;
  dev_t device;
  ino_t inode;
} files[MAX_FILES];

#define REAL(name) \
  static __typeof__(name) *real; \
  if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

static __typeof__(write) *plain_write;

__attribute__((constructor)) static void start(void) {
  const char *file = getenv("IO_FAULTS_CONTROL");
  const char *record = getenv("IO_FAULTS_TRACE");
  folder = getenv("IO_FAULTS_FOLDER");
  const char *ranges = getenv("IO_FAULTS_ALLOCATIONS");
  if (ranges)
    sscanf(ranges, "%lx-%lx,%lx-%lx", &allocating[0].start, &allocating[0].end,
           &allocating[1].start, &allocating[1].end);
  if (!file || !folder) return;
  plain_write = (__typeof__(write) *)dlsym(RTLD_NEXT, "write");
  __typeof__(open) *plain_open = (__typeof__(open) *)dlsym(RTLD_NEXT, "open");
  int descriptor = plain_open(file, O_RDWR | O_CLOEXEC);
  if (descriptor < 0) abort();
  control = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  if (control == MAP_FAILED) abort();
  if (record) trace = plain_open(record, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static int is_watched(const char *path) {
  return control && path && strncmp(path, folder, strlen(folder)) == 0;
}

/** The path of a watched file. Node also closes files in ways that aren't seen here. */
static const char *path_of(int descriptor) {
  if (descriptor < 0 || descriptor >= MAX_FILES || !files[descriptor].path) return NULL;
  struct stat now;
  int error = errno;
  int is_same = fstat(descriptor, &now) == 0 && now.st_dev == files[descriptor].device &&
                now.st_ino == files[descriptor].inode;
  errno = error;
  return is_same ? files[descriptor].path : NULL;
}

/** Counts a call and returns whether it must fail. The lock is held. */
static int fails(const char *name) {
  int is_allocation = strcmp(name, "malloc") == 0;
  if (!control->armed || (control->error == ENOMEM) != is_allocation) return 0;
  int64_t number = ++control->count;
  if (!control->fail_at || number < control->fail_at || number > control->fail_to) return 0;
  control->fired++;
  if (strlen(control->names) + strlen(name) + 2 < sizeof control->names) {
    strcat(control->names, name);
    strcat(control->names, " ");
  }
  errno = (int)control->error;
  return 1;
}

static void put(int kind, const char *path, int64_t offset, int64_t length, const void *data) {
  if (trace < 0) return;
  struct record record = {kind, (int32_t)strlen(path), offset, data ? length : 0};
  plain_write(trace, &record, sizeof record);
  plain_write(trace, path, strlen(path));
  if (data) plain_write(trace, data, (size_t)length);
  control->events++;
}

static int opened(int descriptor, const char *path, int is_new) {
  if (descriptor >= 0 && descriptor < MAX_FILES) {
    struct stat now;
    fstat(descriptor, &now);
    // The old name isn't freed: another thread may just be reading it.
    files[descriptor].path = strdup(path);
    files[descriptor].device = now.st_dev;
    files[descriptor].inode = now.st_ino;
    if (is_new) put(CREATE, path, 0, 0, NULL);
  }
  return descriptor;
}

static int watched_open(__typeof__(open) *real, const char *path, int flags, mode_t mode) {
  pthread_mutex_lock(&lock);
  struct stat before;
  int is_new = (flags & O_CREAT) && stat(path, &before) != 0;
  int result = fails("open") ? -1 : opened(real(path, flags, mode), path, is_new);
  if (result >= 0 && (flags & O_TRUNC) && !is_new) put(TRUNCATE, path, 0, 0, NULL);
  pthread_mutex_unlock(&lock);
  return result;
}

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    REAL(name); \
    mode_t mode = 0; \
    if (flags & O_CREAT) { \
      va_list list; \
      va_start(list, flags); \
      mode = va_arg(list, mode_t); \
      va_end(list); \
    } \
    return is_watched(path) ? watched_open(real, path, flags, mode) : real(path, flags, mode); \
  }
OPEN(open)
OPEN(open64)

int close(int descriptor) {
  REAL(close);
  if (descriptor >= 0 && descriptor < MAX_FILES) files[descriptor].path = NULL;
  return real(descriptor);
}

/** Runs a call on a watched file unless it must fail; `done` records it. */
#define CALL(descriptor, label, failed, run, done) \
  const char *path = path_of(descriptor); \
  if (!path) return run; \
  pthread_mutex_lock(&lock); \
  __typeof__(run) result; \
  if (fails(label)) { \
    int error = errno; \
    failed; \
    result = -1; \
    errno = error; \
  } else { \
    result = run; \
    if (result >= 0) { \
      int error = errno; \
      done; \
      errno = error; \
    } \
  } \
  pthread_mutex_unlock(&lock); \
  return result

ssize_t pwrite64(int descriptor, const void *data, size_t length, off64_t offset) {
  REAL(pwrite64);
  CALL(descriptor, "pwrite",
       if (control->half && real(descriptor, data, length / 2, offset) > 0)
         put(WRITE, path, offset, (int64_t)length / 2, data),
       real(descriptor, data, length, offset), put(WRITE, path, offset, result, data));
}

ssize_t write(int descriptor, const void *data, size_t length) {
  REAL(write);
  off_t offset = path_of(descriptor) ? lseek(descriptor, 0, SEEK_CUR) : 0;
  CALL(descriptor, "write",
       if (control->half && real(descriptor, data, length / 2) > 0)
         put(WRITE, path, offset, (int64_t)length / 2, data),
       real(descriptor, data, length), put(WRITE, path, offset, result, data));
}

ssize_t read(int descriptor, void *data, size_t length) {
  REAL(read);
  CALL(descriptor, "read", , real(descriptor, data, length), );
}

ssize_t pread64(int descriptor, void *data, size_t length, off64_t offset) {
  REAL(pread64);
  CALL(descriptor, "pread", , real(descriptor, data, length, offset), );
}

static void synced(int descriptor, const char *path) {
  struct stat stat;
  int is_folder = fstat(descriptor, &stat) == 0 && S_ISDIR(stat.st_mode);
  put(is_folder ? SYNC_FOLDER : SYNC, path, 0, 0, NULL);
}

int fsync(int descriptor) {
  REAL(fsync);
  CALL(descriptor, "fsync", , real(descriptor), synced(descriptor, path));
}

int fdatasync(int descriptor) {
  REAL(fdatasync);
  CALL(descriptor, "fdatasync", , real(descriptor), synced(descriptor, path));
}

int ftruncate64(int descriptor, off64_t length) {
  REAL(ftruncate64);
  CALL(descriptor, "ftruncate", , real(descriptor, length),
       put(TRUNCATE, path, length, 0, NULL));
}

int fchmod(int descriptor, mode_t mode) {
  REAL(fchmod);
  CALL(descriptor, "fchmod", , real(descriptor, mode), );
}

void *mmap64(void *address, size_t length, int protection, int flags, int descriptor, off64_t offset) {
  REAL(mmap64);
  if (!path_of(descriptor)) return real(address, length, protection, flags, descriptor, offset);
  pthread_mutex_lock(&lock);
  int failed = fails("mmap");
  pthread_mutex_unlock(&lock);
  return failed ? MAP_FAILED : real(address, length, protection, flags, descriptor, offset);
}

/** The same for calls that name a file. */
#define NAMED(path, label, run, done) \
  if (!is_watched(path)) return run; \
  pthread_mutex_lock(&lock); \
  int result = fails(label) ? -1 : run; \
  if (result >= 0) { \
    done; \
  } \
  pthread_mutex_unlock(&lock); \
  return result

int unlink(const char *path) {
  REAL(unlink);
  NAMED(path, "unlink", real(path), put(UNLINK, path, 0, 0, NULL));
}

int rename(const char *from, const char *to) {
  REAL(rename);
  NAMED(from, "rename", real(from, to), put(RENAME, from, 0, (int64_t)strlen(to), to));
}

int link(const char *from, const char *to) {
  REAL(link);
  NAMED(from, "link", real(from, to), put(LINK, from, 0, (int64_t)strlen(to), to));
}

int chmod(const char *path, mode_t mode) {
  REAL(chmod);
  NAMED(path, "chmod", real(path, mode), );
}

int chown(const char *path, uid_t user, gid_t group) {
  REAL(chown);
  NAMED(path, "chown", real(path, user, group), );
}

int mkdir(const char *path, mode_t mode) {
  REAL(mkdir);
  NAMED(path, "mkdir", real(path, mode), );
}

int access(const char *path, int mode) {
  REAL(access);
  NAMED(path, "access", real(path, mode), );
}

void *__libc_malloc(size_t size);
void *__libc_realloc(void *memory, size_t size);

static int allocation_fails(uintptr_t caller) {
  if (!control || !control->armed || control->error != ENOMEM) return 0;
  int is_sqlite = 0;
  for (int each = 0; each < 2; each++)
    is_sqlite |= caller >= allocating[each].start && caller < allocating[each].end;
  if (!is_sqlite) return 0;
  pthread_mutex_lock(&lock);
  int failed = fails("malloc");
  pthread_mutex_unlock(&lock);
  return failed;
}

void *malloc(size_t size) {
  return allocation_fails((uintptr_t)__builtin_return_address(0)) ? NULL : __libc_malloc(size);
}

void *realloc(void *memory, size_t size) {
  return allocation_fails((uintptr_t)__builtin_return_address(0)) ? NULL
                                                                  : __libc_realloc(memory, size);
}
