// SPDX-License-Identifier: Apache-2.0
import Expectations
import Glibc
import Testing

@testable import PreviewServer

@Suite struct LayoutFaultTests {
  private static let trap = """

    Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

    *** Program crashed: Illegal instruction at 0x00007fd70f16df7f ***

    Thread 0 "tessera-stage-h" crashed:

      0               0x00007fd70f16df7f _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      1 [ra]          0x00007fd70ee6fb20 Mosaic.prepare() + 271 in a.so at /somewhere/Mosaic.swift:42:10
      2 [ra]          0x0000557176b25575 pass() + 532 in host at /build/UICollectionView+Cycle.swift:129:14
    """

  private func fault(
    _ end: BoundedProcess.End,
    _ errors: String,
    files: [String] = ["mine/Mosaic.swift"]
  ) -> LayoutFault {
    LayoutFault(end: end, errors: errors, files: files, seconds: 10)
  }

  @Test func `names the reason and the first place in the user's own files`() {
    let fault = fault(.signalled(SIGILL), Self.trap)
    expect(fault.message, equals: "mine/Mosaic.swift:42:10: Fatal error: Index out of range")
  }

  @Test func `names no place when none of the frames is the user's`() {
    let fault = fault(.signalled(SIGILL), Self.trap, files: ["Other.swift"])
    expect(fault.message, equals: "Fatal error: Index out of range")
  }

  @Test func `tells a loop from a crash`() {
    let fault = fault(.overdue, Self.trap)
    expect(fault.place, equals: "mine/Mosaic.swift:42:10")
    expect(
      fault.reason,
      equals: "the layout did not finish within 10 s; perhaps it loops endlessly"
    )
  }

  @Test func `knows endless recursion by its frames`() {
    let frame = "  1 [ra] 0x0 Mosaic.deep() + 1 in a.so at /somewhere/Mosaic.swift:7:3\n"
    let errors =
      "*** Program crashed: Bad pointer dereference at 0x1 ***\n"
      + String(repeating: frame, count: 9)
    expect(
      fault(.signalled(SIGSEGV), errors).message,
      equals: "mine/Mosaic.swift:7:3: the layout calls itself endlessly"
    )
  }

  @Test func `describes an end without a backtrace by its exit code or signal`() {
    expect(fault(.exited(7), "").message, equals: "the layout's process ended with 7")
    expect(
      fault(.signalled(SIGBUS), "").message,
      equals: "the layout crashed with signal \(SIGBUS)"
    )
    expect(
      fault(.signalled(SIGSEGV), "").message,
      equals: "the layout used memory that it does not own"
    )
    expect(fault(.signalled(SIGILL), "").message.contains("trap"))
    let memory = "x: Fatal error: failed to allocate 80 bytes of memory with alignment 8"
    expect(fault(.signalled(SIGILL), memory).reason.contains("memory"))
  }
}
