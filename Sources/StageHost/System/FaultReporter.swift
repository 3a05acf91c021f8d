// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation
import Glibc
import StageProtocol

/// Reports the running calls of a compiled layout when a signal ends the process.
///
/// The runtime's own list of calls takes seconds, because it reads the debug information of the
/// whole program. This list contains only places in the library, as numbers, which the server looks
/// up in the library's file.
enum FaultReporter {
  /// A range of addresses.
  struct Area {
    var start: UInt = 0
    var end: UInt = 0
    func holds(_ address: UInt) -> Bool { address >= start && address < end }
  }

  /// The start of the line; the library's path and the places follow, those in its base marked by
  /// ``BaseLibrary/mark``.
  static let mark = "*** frames "
  /// The greatest number of reported calls: enough to show endless recursion.
  private static let mostPlaces = 64
  /// The greatest number of visited calls.
  private static let mostCalls = 512
  /// How much of the stack is searched when the chain of frames is broken, in bytes.
  private static let searchedBytes: UInt = 64 * 1024
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
  private static let handlerStackBytes = 256 * 1024
  /// The bytes of an address, with the space and the mark before it.
  private static let placeBytes = 18

  // It is written once before any code of the library runs, and read by the handler on the same
  // thread.
  nonisolated(unsafe) private static var library = Area()
  /// The library whose bodies this one replaces, if there is one.
  nonisolated(unsafe) private static var base = Area()
  nonisolated(unsafe) private static var baseMark = UInt8(ascii: " ")
  nonisolated(unsafe) private static var stack = Area()
  nonisolated(unsafe) private static var text: UnsafeMutableBufferPointer<UInt8>?
  nonisolated(unsafe) private static var headCount = 0

  /// Prepares the calling thread's report for a library that was just loaded.
  static func watch(library path: String) {
    guard let real = realpath(path, nil) else { return }
    let path = String(cString: real)
    free(real)
    let lines = LoadedFiles.maps.split(separator: "\n")
    guard let own = area(of: path, lines) else { return }
    library = own
    base = area(of: BaseLibrary.path(beside: path), lines) ?? Area()
    baseMark = BaseLibrary.mark.asciiValue ?? baseMark
    var local = 0
    let here = withUnsafePointer(to: &local) { UInt(bitPattern: $0) }
    stack = lines.compactMap(area).first { $0.holds(here) } ?? Area()
    let head = Array((mark + path).utf8)
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: head.count + mostPlaces * placeBytes + 1
    )
    _ = buffer.update(from: head)
    text = buffer
    headCount = head.count
    install()
  }

  /// The addresses of a file that is loaded.
  private static func area(of path: String, _ lines: [Substring]) -> Area? {
    let own = lines.filter { $0.hasSuffix(" " + path) }.compactMap(area)
    guard let first = own.first, let last = own.last else { return nil }
    return Area(start: first.start, end: last.end)
  }

  /// The addresses at the start of a line of `/proc/self/maps`.
  private static func area(_ line: Substring) -> Area? {
    let parts = line.prefix { $0 != " " }.split(separator: "-").map { UInt($0, radix: 16) }
    guard parts.count == 2, let start = parts[0], let end = parts[1] else { return nil }
    return Area(start: start, end: end)
  }

  private static func install() {
    // After a stack overflow, the handler needs another stack.
    var alternative = stack_t()
    alternative.ss_sp = UnsafeMutableRawPointer.allocate(
      byteCount: handlerStackBytes,
      alignment: MemoryLayout<UInt>.alignment
    )
    alternative.ss_size = handlerStackBytes
    sigaltstack(&alternative, nil)
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { signal, _, context in
      if let context { FaultReporter.report(context) }
      // The handler is already removed, so this signal ends the process in the usual way.
      kill(getpid(), signal)
    }
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | Int32(truncatingIfNeeded: SA_RESETHAND)
    for signal in signals { sigaction(signal, &action, nil) }
  }

  // The following functions run in the handler: they neither allocate nor lock.

  #if arch(arm64)
  /// The offsets of registers in `ucontext_t`, in bytes.
  private static let framePlace = 416
  private static let linkPlace = 424
  private static let stackPlace = 432
  private static let programPlace = 440
  #else
  private static let framePlace = 120
  private static let stackPlace = 160
  private static let programPlace = 168
  #endif

  private static func report(_ context: UnsafeMutableRawPointer) {
    guard let text else { return }
    let top = context.load(fromByteOffset: stackPlace, as: UInt.self)
    var count = headCount
    var places = 0
    let frame = context.load(fromByteOffset: framePlace, as: UInt.self)
    tell(context.load(fromByteOffset: programPlace, as: UInt.self), text, &count, &places)
    tellEntered(context, top, frame, text, &count, &places)
    walk(from: frame, top, text, &count, &places)
    if places == 0 { search(from: top, text, &count, &places) }
    guard places > 0 else { return }
    text[count] = UInt8(ascii: "\n")
    _ = Glibc.write(STDERR_FILENO, text.baseAddress, count + 1)
  }

  /// Reports the caller of a function that has not made its frame yet: the chain leaves it out.
  private static func tellEntered(
    _ context: UnsafeMutableRawPointer,
    _ top: UInt,
    _ frame: UInt,
    _ text: UnsafeMutableBufferPointer<UInt8>,
    _ count: inout Int,
    _ places: inout Int
  ) {
    #if arch(arm64)
    tell(context.load(fromByteOffset: linkPlace, as: UInt.self) &- 1, text, &count, &places)
    #else
    // The return address is on top, or below the frame that the function has just put there.
    let wordBytes = UInt(MemoryLayout<UInt>.size)
    for address in stride(from: top, through: top &+ wordBytes, by: Int(wordBytes))
    where stack.holds(address) && address < frame && address % wordBytes == 0 {
      guard let pointer = UnsafePointer<UInt>(bitPattern: address) else { return }
      tell(pointer[0] &- 1, text, &count, &places)
    }
    #endif
  }

  /// Follows the frames; each contains the address of the next outer one.
  private static func walk(
    from first: UInt,
    _ top: UInt,
    _ text: UnsafeMutableBufferPointer<UInt8>,
    _ count: inout Int,
    _ places: inout Int
  ) {
    let wordBytes = UInt(MemoryLayout<UInt>.size)
    var frame = first
    var lowest = top
    for _ in 0..<mostCalls {
      guard frame >= lowest, frame < stack.end - 2 * wordBytes, frame % wordBytes == 0,
        let pointer = UnsafePointer<UInt>(bitPattern: frame)
      else { return }
      // The return address is after the call.
      tell(pointer[1] &- 1, text, &count, &places)
      lowest = frame + 1
      frame = pointer[0]
    }
  }

  /// Reports every value on the stack that could be a return address.
  private static func search(
    from top: UInt,
    _ text: UnsafeMutableBufferPointer<UInt8>,
    _ count: inout Int,
    _ places: inout Int
  ) {
    let wordBytes = UInt(MemoryLayout<UInt>.size)
    guard top < stack.end - wordBytes else { return }
    var address = top & ~(wordBytes - 1)
    let end = min(stack.end - wordBytes, address + searchedBytes)
    while address < end {
      if let pointer = UnsafePointer<UInt>(bitPattern: address) {
        tell(pointer[0] &- 1, text, &count, &places)
      }
      address += wordBytes
    }
  }

  /// Adds an address in one of the libraries, as its distance from the library's start.
  private static func tell(
    _ address: UInt,
    _ text: UnsafeMutableBufferPointer<UInt8>,
    _ count: inout Int,
    _ places: inout Int
  ) {
    let isInBase = base.holds(address)
    guard isInBase || library.holds(address), places < mostPlaces else { return }
    places += 1
    let offset = address - (isInBase ? base : library).start
    let bitsPerDigit: UInt = 4
    var shift = UInt(UInt.bitWidth)
    var isLeading = true
    text[count] = UInt8(ascii: " ")
    count += 1
    if isInBase {
      text[count] = baseMark
      count += 1
    }
    while shift > 0 {
      shift -= bitsPerDigit
      let digit = UInt8((offset >> shift) & 0xF)
      if digit == 0, isLeading, shift > 0 { continue }
      isLeading = false
      let decimals: UInt8 = 10
      text[count] =
        digit < decimals ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - decimals
      count += 1
    }
  }
}
