// SPDX-License-Identifier: Apache-2.0
import Glibc

extension SystemCallFilter {
  /// The calls of a stage host: it computes, reads files and answers over the socket that it has.
  ///
  /// Nothing in it connects, starts programs, writes files or changes other processes.
  package static func host(_ kernel: KernelSupport) -> SystemCallFilter {
    var filter = SystemCallFilter()
    filter.allow(memory + threads + signals + time + readingFiles + waiting + ownProcess)
    filter.allowSignals(kernel)
    filter.allowOwnSettings()
    filter.allow("open", where: [readsOnly(flags: 1)])
    filter.allow("openat", where: [readsOnly(flags: 2)])
    filter.allow(
      "clone",
      where: [Condition(argument: 0, mask: cloneFlags, value: thread)],
      // A copy of the process, by someone who knows how.
      [
        Condition(argument: 0, value: UInt64(SIGCHLD)),
        Condition(argument: 4, value: ProcessCopy.permission),
      ]
    )
    return filter
  }

  /// The calls of the compiler and of its tools: they also write files and start programs.
  package static func compiler(_ kernel: KernelSupport) -> SystemCallFilter {
    var filter = SystemCallFilter()
    filter.allow(memory + threads + signals + time + readingFiles + waiting + ownProcess)
    filter.allow(writingFiles + ["open", "openat", "execve", "fork", "vfork"])
    filter.allowSignals(kernel)
    filter.allowOwnSettings()
    filter.allow("clone", where: [Condition(argument: 0, mask: cloneFlags & ~thread, value: 0)])
    return filter
  }

  // MARK: Conditions

  /// `CLONE_THREAD`.
  private static let thread: UInt64 = 0x1_0000
  /// `CLONE_PARENT`: the new process would be a child of the server.
  private static let sibling: UInt64 = 0x8000
  /// New namespaces: of mounts, control groups, names, messages, users, processes and networks.
  private static let namespaces: UInt64 =
    0x2_0000 | 0x200_0000 | 0x400_0000 | 0x800_0000 | 0x1000_0000 | 0x2000_0000 | 0x4000_0000
  private static let cloneFlags = thread | sibling | namespaces

  /// Files are opened for reading, and neither made nor cut.
  private static func readsOnly(flags argument: UInt32) -> Condition {
    let writing = UInt64(O_ACCMODE | O_CREAT | O_TRUNC)
    return Condition(argument: argument, mask: writing, value: UInt64(O_RDONLY))
  }

  /// Allows signals that Landlock stops at other processes; without it, only those to itself.
  private mutating func allowSignals(_ kernel: KernelSupport) {
    if kernel.keepsSignals { return allow(["kill", "tgkill", "tkill"]) }
    let own = UInt64(getpid())
    allow("kill", where: [Condition(argument: 0, value: own)])
    allow("tgkill", where: [Condition(argument: 0, value: own)])
  }

  /// Allows calls about this process only that can also be about others.
  private mutating func allowOwnSettings() {
    allow("prlimit64", where: [Condition(argument: 0, value: 0)])
    // By their numbers in <sys/prctl.h>, which Swift does not import. The end with the parent stays.
    let setParentDeathSignal: UInt64 = 1
    allowed["prctl"] =
      [
        [
          Condition(argument: 0, value: setParentDeathSignal),
          Condition(argument: 1, value: UInt64(SIGKILL)),
        ]
      ] + Self.harmlessOptions.map { [Condition(argument: 0, value: $0)] }
    // Owners of descriptors get signals.
    allowed["fcntl"] = Self.harmlessCommands.map { [Condition(argument: 1, value: UInt64($0))] }
    allowed["ioctl"] = Self.harmlessRequests.map { [Condition(argument: 1, value: $0)] }
  }

  /// `PR_GET_PDEATHSIG`, `PR_GET_DUMPABLE`, `PR_SET_NAME`, `PR_GET_NAME`, `PR_SET_NO_NEW_PRIVS`,
  /// `PR_GET_NO_NEW_PRIVS`, `PR_SET_VMA`.
  private static let harmlessOptions: [UInt64] = [2, 3, 15, 16, 38, 39, 0x5356_4d41]
  private static let harmlessCommands = [
    F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_GETLK, F_SETLK, F_SETLKW, F_DUPFD_CLOEXEC,
  ]
  /// `TCGETS`, `TIOCGWINSZ`, `FIONREAD`, `FIONBIO`, `FIOCLEX`, `FIONCLEX`.
  private static let harmlessRequests: [UInt64] = [
    0x5401, 0x5413, 0x541B, 0x5421, 0x5451, 0x5450,
  ]

  // MARK: Calls without conditions

  private static let memory = [
    "brk", "madvise", "membarrier", "mincore", "mlock", "mmap", "mprotect", "mremap", "msync",
    "munlock", "munmap",
  ]
  private static let threads = [
    "arch_prctl", "exit", "exit_group", "futex", "get_robust_list", "gettid", "rseq",
    "sched_get_priority_max", "sched_get_priority_min", "sched_getaffinity", "sched_getparam",
    "sched_getscheduler", "sched_yield", "set_robust_list", "set_tid_address",
  ]
  private static let signals = [
    "pause", "restart_syscall", "rt_sigaction", "rt_sigpending", "rt_sigprocmask", "rt_sigreturn",
    "rt_sigsuspend", "rt_sigtimedwait", "sigaltstack",
  ]
  private static let time = [
    "alarm", "clock_getres", "clock_gettime", "clock_nanosleep", "getitimer", "getrusage",
    "gettimeofday", "nanosleep", "setitimer", "time", "timer_create", "timer_delete",
    "timer_getoverrun", "timer_gettime", "timer_settime", "timerfd_create", "timerfd_gettime",
    "timerfd_settime", "times",
  ]
  private static let readingFiles = [
    "access", "close", "dup", "dup2", "dup3", "faccessat", "fadvise64", "fstat", "fstatfs",
    "getcwd", "getdents64", "lseek", "lstat", "newfstatat", "pread64", "preadv", "pwrite64", "read",
    "readahead", "readlink", "readlinkat", "readv", "stat", "statfs", "statx", "umask", "write",
    "writev",
  ]
  private static let waiting = [
    "epoll_create1", "epoll_ctl", "epoll_pwait", "epoll_wait", "eventfd2", "pipe", "pipe2", "poll",
    "ppoll", "pselect6", "select", "wait4", "waitid",
  ]
  private static let ownProcess = [
    "capget", "getcpu", "getegid", "geteuid", "getgid", "getgroups", "getpgid", "getpgrp",
    "getpid", "getppid", "getpriority", "getrandom", "getresgid", "getresuid", "getrlimit",
    "getsid",
    "getuid", "landlock_add_rule", "landlock_create_ruleset", "landlock_restrict_self", "setrlimit",
    "sysinfo", "uname",
  ]
  private static let writingFiles = [
    "chdir", "copy_file_range", "creat", "fallocate", "fchdir", "fchmod", "fdatasync", "flock",
    "fsync", "ftruncate", "link", "linkat", "memfd_create", "mkdir", "mkdirat", "pwritev", "rename",
    "renameat", "renameat2", "rmdir", "sendfile", "symlink", "symlinkat", "unlink", "unlinkat",
    "utimensat",
  ]
}
