// SPDX-License-Identifier: Apache-2.0
import StageDocuments
import StageProtocol

extension EditRun {
  mutating func insertSection(
    at index: Int,
    title: String?,
    count: Int,
    seed: UInt32
  ) throws(ProtocolError) {
    try check(index, last: data.sections.count, "op.at")
    try checkRoom(for: count, "op.count")
    var maker = ItemMaker(like: data, or: file, seed: seed)
    let items = (0..<count).map { _ in newItem(&maker) }
    try addSection(at: index, title: title ?? "Section \(nextNumber)", items: items)
  }

  mutating func addSection(
    at index: Int,
    title: String,
    items: [StageData.Item]
  ) throws(ProtocolError) {
    guard data.sections.count < limits.sections else {
      throw ProtocolError(
        code: ErrorCode.tooMany,
        field: "op",
        message: "The stage has \(data.sections.count) sections, and may not have more."
      )
    }
    let id = ItemMaker.prefix + String(nextNumber)
    nextNumber += 1
    let section = StageData.Section(id: id, title: title, items: items)
    perform(.insertSections([DataChange.PlacedSection(section: section, index: index)]))
  }

  mutating func moveSection(_ id: String, to index: Int) throws(ProtocolError) {
    let old = try section(id)
    try check(index, last: data.sections.count - 1, "op.to")
    if old != index { perform(.moveSection(id, to: index)) }
  }

  mutating func updateSection(
    _ id: String,
    _ update: StageEdit.SectionUpdate
  ) throws(ProtocolError) {
    var section = data.sections[try section(id)]
    section.items = []
    let old = section
    section.title = update.title ?? section.title
    section.footer = update.footer ?? section.footer
    section.metrics = SectionMetrics(
      lineSpacing: update.lineSpacing.applied(to: section.metrics.lineSpacing),
      interitemSpacing: update.interitemSpacing.applied(to: section.metrics.interitemSpacing),
      inset: update.inset.applied(to: section.metrics.inset)
    )
    if section != old { perform(.describe(section)) }
  }

  private func check(_ index: Int, last: Int, _ field: String) throws(ProtocolError) {
    guard !(0...max(0, last)).contains(index) else { return }
    throw ProtocolError(
      code: ErrorCode.outOfRange,
      field: field,
      message: "\(field) is \(index), but must be between 0 and \(max(0, last))"
    )
  }
}
