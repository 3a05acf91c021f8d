// SPDX-License-Identifier: Apache-2.0
import Confinement
import Expectations
import Testing

@Suite struct KernelSupportTests {
  private let whole = KernelSupport(landlock: 6, filters: true)

  @Test func `a kernel with Landlock and filters lacks nothing`() throws {
    expect(whole.lack, equals: nil)
    expect(try ConfinementMode.available.lack(of: whole), equals: nil)
    expect(try ConfinementMode.required.lack(of: whole), equals: nil)
  }

  @Test(arguments: [
    (0, true, "no Landlock"), (4, false, "does not filter system calls"),
    (0, false, "neither Landlock nor filters"),
  ])
  func `what is missing is told, and refused where it is required`(
    landlock: Int,
    filters: Bool,
    words: String
  ) throws {
    let kernel = KernelSupport(landlock: landlock, filters: filters)
    expect(try ConfinementMode.available.lack(of: kernel)?.contains(words), equals: true)
    let error = #expect(throws: ConfinementError.self) {
      try ConfinementMode.required.lack(of: kernel)
    }
    expect(error?.message.contains(words), equals: true)
  }

  @Test func `without confinement, everybody is told`() throws {
    expect(try ConfinementMode.off.lack(of: whole)?.contains("all your rights"), equals: true)
  }

  @Test func `an older version can be chosen, a newer one cannot`() {
    expect(whole.limited(toLandlock: 2), equals: KernelSupport(landlock: 2, filters: true))
    expect(whole.limited(toLandlock: 9), equals: whole)
    expect(whole.limited(toLandlock: nil), equals: whole)
  }
}
