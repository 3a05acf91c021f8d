// SPDX-License-Identifier: Apache-2.0
import CSeccomp
import Glibc

/// The system calls that a process may use: those that are named, and no others.
///
/// - Source: Linux, "Seccomp BPF", and libseccomp's manual.
package struct SystemCallFilter: Equatable, Sendable {
  /// What an argument must be.
  struct Condition: Equatable, Sendable {
    /// The argument's index.
    var argument: UInt32
    /// The bits that count.
    var mask: UInt64 = .max
    /// What these bits must be.
    var value: UInt64
  }

  /// The calls with their conditions, one list for each form in which a call is allowed; all
  /// conditions of a form must hold.
  var allowed: [String: [[Condition]]] = [:]

  /// Calls that are newer than glibc's other way to do the same.
  ///
  /// It takes the other way when the kernel does not know the call, but not when it refuses it.
  private static let unknown = [
    "clone3", "close_range", "openat2", "faccessat2", "epoll_pwait2", "futex_waitv",
  ]
  /// The first number of calls that this filter does not know, and the end of those that are told
  /// to be unknown; the numbers are the same on every architecture.
  private static let numbersToCome: Range<Int32> = 449..<512

  mutating func allow(_ names: [String]) { for name in names { allowed[name] = [[]] } }

  mutating func allow(_ name: String, where forms: [Condition]...) { allowed[name] = forms }

  // MARK: Entering

  /// Holds this process, and everything that it starts, to these calls.
  ///
  /// Everything else fails with `EPERM`.
  ///
  /// - Throws: `ConfinementError` when the filter cannot be made or is refused.
  package func enter() throws(ConfinementError) {
    guard let context = seccomp_init(cseccomp_refuse(EPERM)) else {
      throw ConfinementError(message: "no filter of system calls can be made")
    }
    defer { seccomp_release(context) }
    // A tree instead of a list, so that every call is found in few steps.
    _ = seccomp_attr_set(context, SCMP_FLTATR_CTL_OPTIMIZE, 2)
    _ = seccomp_attr_set(context, SCMP_FLTATR_ACT_BADARCH, cseccomp_refuse(EPERM))
    let numbers = Set(Self.unknown.map(Self.number)).union(Self.numbersToCome)
    for number in numbers where number >= 0 {
      try Self.add(cseccomp_refuse(ENOSYS), number, [], to: context)
    }
    for (name, forms) in allowed {
      let number = Self.number(of: name)
      // A call that this architecture does not have needs no rule.
      guard number >= 0, !numbers.contains(number) else { continue }
      for form in forms { try Self.add(cseccomp_allow(), number, form, to: context) }
    }
    let code = seccomp_load(context)
    guard code == 0 else { throw Self.error(code) }
  }

  private static func number(of name: String) -> Int32 { seccomp_syscall_resolve_name(name) }

  private static func add(
    _ action: UInt32,
    _ number: Int32,
    _ form: [Condition],
    to context: scmp_filter_ctx
  ) throws(ConfinementError) {
    let comparisons = form.map { condition in
      scmp_arg_cmp(
        arg: condition.argument,
        op: SCMP_CMP_MASKED_EQ,
        datum_a: condition.mask,
        datum_b: condition.value
      )
    }
    let code = seccomp_rule_add_array(
      context,
      action,
      number,
      UInt32(comparisons.count),
      comparisons
    )
    guard code == 0 else { throw error(code) }
  }

  private static func error(_ code: Int32) -> ConfinementError {
    ConfinementError(
      message: "the filter of system calls is refused: \(String(cString: strerror(-code)))"
    )
  }
}
