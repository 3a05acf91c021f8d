// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import TestSupport

/// A delta as people write it in a vector, without the members that are empty.
struct SparseDelta: Decodable {
  struct Size: Decodable {
    var width: Int64
    var height: Int64
  }

  struct Animation: Decodable {
    var curve: String
    var durationMs: UInt64
    var startMs: UInt64
    var responseMs: UInt64?
    var dampingPerMille: UInt64?
    var transition: UInt64?
    var progress: Int64?

    var value: WireAnimation {
      let (response, damping) = (responseMs ?? 0, dampingPerMille ?? 0)
      let number = transition ?? 0
      let curve: WireAnimation.Curve =
        switch curve {
        case "spring": .spring(responseMs: response, dampingPerMille: damping)
        case "interactive": .interactive(transition: number, progress: progress ?? 0)
        case "finish":
          .finish(transition: number, responseMs: response, dampingPerMille: damping)
        case "cancel":
          .cancel(transition: number, responseMs: response, dampingPerMille: damping)
        default: .easeInOut
        }
      return WireAnimation(curve: curve, durationMs: durationMs, startMs: startMs)
    }
  }

  struct Content: Decodable {
    var id: UInt64
    var style: UInt8?
    var hue: UInt8?
    var colour: UInt32?
    var title: String?
    var subtitle: String?
    var image: String?
    var selectedColour: UInt32?
    var isPlaceholder: Bool?
    var progress: UInt8?
    var list: SparseList?
    var figure: SparseFigure?

    var value: WireContent {
      WireContent(
        id: id,
        style: style ?? 0,
        hue: hue ?? 0,
        colour: colour,
        title: title ?? "",
        subtitle: subtitle ?? "",
        image: image ?? "",
        selectedColour: selectedColour,
        isPlaceholder: isPlaceholder ?? false,
        progress: progress,
        list: list?.value,
        figure: figure?.value
      )
    }
  }

  struct OrthogonalSection: Decodable {
    struct Rests: Decodable {
      var count: UInt64
      var first: Int64
      var last: Int64
    }

    var id: UInt64
    var gone: Bool?
    var key: String?
    var isVertical: Bool?
    var moves: Bool?
    var x: Int64?
    var y: Int64?
    var width: Int64?
    var height: Int64?
    var lower: Int64?
    var upper: Int64?
    var offset: Int64?
    var behaviour: UInt8?
    var bounce: UInt8?
    var rate: Float?
    var rests: [Rests]?

    var record: OrthogonalSectionRecord {
      guard gone != true else { return .gone(id) }
      var section = WireOrthogonalSection(id: id, key: key ?? "")
      section.isVertical = isVertical ?? false
      section.moves = moves ?? false
      (section.x, section.y) = (x ?? 0, y ?? 0)
      (section.width, section.height) = (width ?? 0, height ?? 0)
      (section.lower, section.upper, section.offset) = (lower ?? 0, upper ?? 0, offset ?? 0)
      section.behaviour = behaviour ?? 1
      section.bounce = bounce ?? 0
      section.rate = rate ?? 0
      section.rests = (rests ?? []).map {
        WireRests(count: $0.count, first: $0.first, last: $0.last)
      }
      return .section(section)
    }
  }

  struct Removal: Decodable {
    var id: UInt64
    var final: SparseChange?
  }

  struct Update: Decodable {
    var id: UInt64
    var change: SparseChange
  }

  struct Insertion: Decodable {
    var id: UInt64
    var category: UInt8?
    var kind: String?
    var key: String
    var attributes: SparseAttributes
    var initial: SparseChange?
  }

  var view: UInt64
  var revision: UInt64
  var base: UInt64?
  var contentSize: Size?
  var animation: Animation?
  var offsetAdjustment: [Int64]?
  var orthogonalSections: [OrthogonalSection]?
  var contents: [Content]?
  var removed: [Removal]?
  var updated: [Update]?
  var inserted: [Insertion]?

  var delta: Delta {
    var delta = Delta(view: view, revision: revision, base: base)
    delta.contentSize = contentSize.map { WireSize(width: $0.width, height: $0.height) }
    delta.animation = animation?.value
    delta.offsetAdjustment = offsetAdjustment.map { WireVector(dx: $0[0], dy: $0[1]) }
    delta.orthogonalSections = (orthogonalSections ?? []).map(\.record)
    delta.contents = (contents ?? []).map(\.value)
    delta.removed = (removed ?? []).map { Delta.Removal(id: $0.id, final: $0.final?.change) }
    delta.updated = (updated ?? []).map { Delta.Update(id: $0.id, change: $0.change.change) }
    delta.inserted = (inserted ?? []).map {
      Delta.Insertion(
        id: $0.id,
        category: $0.category ?? 0,
        kind: $0.kind ?? "",
        key: $0.key,
        attributes: $0.attributes.attributes,
        initial: $0.initial?.change
      )
    }
    return delta
  }
}

/// The range of a pinned element in a vector.
struct SparsePin: Decodable {
  var edge: UInt8
  var lower: Int64
  var upper: Int64

  var value: WirePin { WirePin(edge: edge, lower: lower, upper: upper) }
}

/// The looks of an element at several offsets along one axis, in a vector.
struct SparseTrack: Decodable {
  var axis: UInt8
  var fields: UInt64
  var samples: [SparseSample]

  var value: WireTrack {
    WireTrack(
      axis: WireTrack.Axis(rawValue: axis) ?? .vertical,
      fields: AttributeChange.Fields(rawValue: fields),
      samples: samples.map(\.value)
    )
  }
}

/// The look of an element at one offset, in a vector.
struct SparseSample: Decodable {
  var offset: Int64
  var origin: [Int64]?
  var size: [Int64]?
  var alpha: Int64?
  var transform: [Float]?

  var value: WireSample {
    var sample = WireSample(offset: offset)
    if let origin { (sample.dx, sample.dy) = (origin[0], origin[1]) }
    if let size { (sample.dWidth, sample.dHeight) = (size[0], size[1]) }
    sample.dAlpha = alpha ?? 0
    sample.transform = transform.map(wireTransform)
    return sample
  }
}

/// The attributes of an element in a vector.
struct SparseAttributes: Decodable {
  var x: Int64?
  var y: Int64?
  var width: Int64?
  var height: Int64?
  var alpha: UInt8?
  var zIndex: Int64?
  var isHidden: Bool?
  var transform: [Float]?
  var content: UInt64?
  var section: Int64?
  var item: Int64?
  var pin: SparsePin?
  var state: UInt8?
  var slot: Int64?
  var orthogonalSection: UInt64?
  var samples: [SparseTrack]?

  var attributes: WireAttributes {
    var attributes = WireAttributes()
    attributes.x = x ?? 0
    attributes.y = y ?? 0
    attributes.width = width ?? 0
    attributes.height = height ?? 0
    attributes.alpha = alpha ?? 255
    attributes.zIndex = zIndex ?? 0
    attributes.isHidden = isHidden ?? false
    attributes.transform = transform.map(wireTransform)
    attributes.content = content ?? 0
    attributes.section = section ?? 0
    attributes.item = item ?? 0
    attributes.pin = pin?.value
    attributes.state = state ?? 0
    attributes.slot = slot ?? 0
    attributes.orthogonalSection = orthogonalSection ?? 0
    attributes.tracks = samples?.map(\.value) ?? []
    return attributes
  }
}

/// A change in a vector; its fields are the members that are present, also with `null`.
struct SparseChange: Decodable {
  private enum Member: String, CodingKey, CaseIterable {
    case origin
    case size
    case alpha
    case zIndex
    case hidden
    case transform
    case content
    case position
    case pin
    case state
    case slot
    case orthogonalSection
    case samples
  }

  var change = AttributeChange()

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Member.self)
    for (bit, member) in Member.allCases.enumerated() where container.contains(member) {
      change.fields.insert(AttributeChange.Fields(rawValue: 1 << UInt64(bit)))
    }
    if let origin = try container.decodeIfPresent([Int64].self, forKey: .origin) {
      (change.dx, change.dy) = (origin[0], origin[1])
    }
    if let size = try container.decodeIfPresent([Int64].self, forKey: .size) {
      (change.dWidth, change.dHeight) = (size[0], size[1])
    }
    if let position = try container.decodeIfPresent([Int64].self, forKey: .position) {
      (change.values.section, change.values.item) = (position[0], position[1])
    }
    let sparse = try decoder.singleValueContainer()
    let values = try sparse.decode(SparseValues.self)
    change.values.alpha = values.alpha ?? 255
    change.values.zIndex = values.zIndex ?? 0
    change.values.isHidden = values.hidden ?? false
    change.values.transform = values.transform.map(wireTransform)
    change.values.content = values.content ?? 0
    change.values.pin = values.pin?.value
    change.values.state = values.state ?? 0
    change.values.slot = values.slot ?? 0
    change.values.orthogonalSection = values.orthogonalSection ?? 0
    change.values.tracks = values.samples?.map(\.value) ?? []
  }
}

/// The members of a change that have one value each.
private struct SparseValues: Decodable {
  var alpha: UInt8?
  var zIndex: Int64?
  var hidden: Bool?
  var transform: [Float]?
  var content: UInt64?
  var pin: SparsePin?
  var state: UInt8?
  var slot: Int64?
  var orthogonalSection: UInt64?
  var samples: [SparseTrack]?
}

private func wireTransform(_ numbers: [Float]) -> WireTransform {
  var transform = WireTransform(
    a: numbers[0],
    b: numbers[1],
    c: numbers[2],
    d: numbers[3],
    tx: numbers[4],
    ty: numbers[5]
  )
  if numbers.count > 6 {
    transform.g = numbers[6]
    transform.h = numbers[7]
    transform.w = numbers[8]
  }
  return transform
}
