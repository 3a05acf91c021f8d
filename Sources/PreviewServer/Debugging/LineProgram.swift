// SPDX-License-Identifier: Apache-2.0

/// Which lines of which files the code of a library comes from.
///
/// - Source: DWARF Debugging Information Format, version 4, section 6.2; the layout compiler asks for that version.
struct LineProgram {
  /// A place in source.
  struct Place: Hashable {
    var file: String
    var line: Int
  }

  /// From an address on, until the next row.
  private struct Row {
    var address: UInt64
    var place: Place?
  }

  private static let versions = 2...4
  private static let widthBytes = 4
  private static let addressBytes = 8
  /// A length that says that lengths are twice as wide, which no library of ours has.
  private static let wideMark: UInt64 = 0xFFFF_FFFF
  private static let lastOpcode = 255

  /// By address; where a sequence of code ends there is a row without a place.
  private var rows: [Row] = []

  /// Reads a section `.debug_line`; units of other versions are passed over.
  init(_ section: ArraySlice<UInt8>) {
    var reader = ByteReader(section)
    while !reader.isSpent {
      let length = reader.number(Self.widthBytes)
      guard length != Self.wideMark, length > 0 else { break }
      let end = reader.offset + Int(length)
      var unit = ByteReader(reader.rest(Int(length)))
      read(&unit)
      reader.move(to: end)
    }
    rows.sort { $0.address < $1.address }
  }

  /// The place of an address; `nil` for code without one.
  ///
  /// - Complexity: O(log n) in the number of rows.
  func place(of address: UInt64) -> Place? {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].address <= address { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? rows[low - 1].place : nil
  }

  // MARK: Reading

  /// What a unit's head says.
  private struct Head {
    var step: UInt64 = 1
    var lineBase = 0
    var lineRange = 1
    var opcodeBase = 1
    var argumentCounts: [Int] = []
    var files: [String] = []
  }

  private mutating func read(_ unit: inout ByteReader) {
    let version = Int(unit.number(2))
    guard Self.versions.contains(version) else { return }
    let headEnd = Int(unit.number(Self.widthBytes)) + unit.offset
    var head = Head()
    head.step = UInt64(unit.byte())
    // Several operations an instruction are for other kinds of processors.
    if version >= Self.versions.upperBound { _ = unit.byte() }
    _ = unit.byte()
    head.lineBase = Int(Int8(bitPattern: unit.byte()))
    head.lineRange = max(1, Int(unit.byte()))
    head.opcodeBase = max(1, Int(unit.byte()))
    head.argumentCounts = (1..<head.opcodeBase).map { _ in Int(unit.byte()) }
    readFiles(&unit, &head)
    unit.move(to: headEnd)
    run(&unit, head)
  }

  private func readFiles(_ unit: inout ByteReader, _ head: inout Head) {
    var folders: [String] = []
    while !unit.isSpent {
      let name = unit.text()
      if name.isEmpty { break }
      folders.append(name)
    }
    while !unit.isSpent {
      let name = unit.text()
      if name.isEmpty { break }
      let folder = Int(clamping: unit.variable())
      _ = unit.variable()
      _ = unit.variable()
      let isWhole = name.hasPrefix("/") || folder == 0 || folder > folders.count
      head.files.append(isWhole ? name : folders[folder - 1] + "/" + name)
    }
  }

  /// Where a program stands.
  private struct State {
    var address: UInt64 = 0
    var file = 1
    var line = 1
  }

  private mutating func run(_ unit: inout ByteReader, _ head: Head) {
    var state = State()
    while !unit.isSpent {
      let opcode = Int(unit.byte())
      if opcode >= head.opcodeBase {
        let step = opcode - head.opcodeBase
        state.address &+= UInt64(step / head.lineRange) &* head.step
        state.line &+= head.lineBase + step % head.lineRange
        add(state, head)
      } else if opcode == 0 {
        extended(&unit, &state)
      } else {
        standard(opcode, &unit, &state, head)
      }
    }
  }

  /// Numbers of operations in the format.
  private enum Opcode {
    static let copy = 1
    static let advanceAddress = 2
    static let advanceLine = 3
    static let setFile = 4
    static let addConstant = 8
    static let addFixed = 9
    static let endSequence: UInt8 = 1
    static let setAddress: UInt8 = 2
  }

  private mutating func extended(_ unit: inout ByteReader, _ state: inout State) {
    let length = Int(clamping: unit.variable())
    let (end, isTooLong) = unit.offset.addingReportingOverflow(length)
    switch unit.byte() {
    case Opcode.endSequence:
      rows.append(Row(address: state.address, place: nil))
      state = State()
    case Opcode.setAddress: state.address = unit.number(Self.addressBytes)
    default: break
    }
    unit.move(to: isTooLong ? .max : end)
  }

  private mutating func standard(
    _ opcode: Int,
    _ unit: inout ByteReader,
    _ state: inout State,
    _ head: Head
  ) {
    switch opcode {
    case Opcode.copy: add(state, head)
    case Opcode.advanceAddress: state.address &+= unit.variable() &* head.step
    case Opcode.advanceLine: state.line &+= Int(truncatingIfNeeded: unit.signedVariable())
    case Opcode.setFile: state.file = Int(clamping: unit.variable())
    case Opcode.addConstant:
      let step = (Self.lastOpcode - head.opcodeBase) / head.lineRange
      state.address &+= UInt64(max(0, step)) &* head.step
    case Opcode.addFixed: state.address &+= unit.number(2)
    default:
      let count = head.argumentCounts[opcode - 1]
      for _ in 0..<count { _ = unit.variable() }
    }
  }

  /// Code that the compiler made up has line 0; it belongs to the place before.
  private mutating func add(_ state: State, _ head: Head) {
    guard state.line > 0, state.file >= 1, state.file <= head.files.count else { return }
    let place = Place(file: head.files[state.file - 1], line: state.line)
    rows.append(Row(address: state.address, place: place))
  }
}
