// SPDX-License-Identifier: Apache-2.0
import Glibc

/// How many descriptors the process may have, and how many of them may be sockets of clients.
///
/// The rest is kept for stage hosts, compilers, files and the journal.
struct DescriptorBudget: Equatable {
  /// Kept for everything but clients, if the system allows enough.
  private static let kept = 512
  /// The least share of all descriptors that is kept: one in four.
  private static let keptShare = 4
  /// Sockets beside those of clients: pages load their files with a few more.
  private static let besidesClients = 256

  /// The limit for the process.
  let all: Int
  /// The limit for sockets of clients.
  let sockets: Int

  /// The budget for a number of clients with the system's limit.
  init(clients: Int, allowed: Int) {
    let wanted = clients + Self.besidesClients + Self.kept
    all = min(wanted, allowed)
    sockets = all - min(Self.kept, all / Self.keptShare)
  }

  /// The budget of this process, whose limit is set to it.
  static func claim(clients: Int) -> DescriptorBudget {
    var limit = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    getrlimit(resource, &limit)
    let allowed = Int(clamping: limit.rlim_max)
    let budget = DescriptorBudget(clients: clients, allowed: allowed)
    limit.rlim_cur = rlim_t(budget.all)
    setrlimit(resource, &limit)
    return budget
  }
}
