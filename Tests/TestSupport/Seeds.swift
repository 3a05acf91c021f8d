// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The seeds of a test with random stories: all of them with `SEEDS=all`, and otherwise the first third.
///
/// `make test` must end within minutes; `make test-all` tries every seed. It is for tests that take
/// seconds; the others try all of theirs each time.
package func seeds(_ count: UInt64) -> Range<UInt64> {
  0..<(ProcessInfo.processInfo.environment["SEEDS"] == "all" ? count : max(count / 3, 1))
}
