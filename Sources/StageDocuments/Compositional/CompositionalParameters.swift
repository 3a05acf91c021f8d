// SPDX-License-Identifier: Apache-2.0
package import StageProtocol

/// The parameters of a shown compositional layout: all of its numbers, and the values that are one
/// of a few words.
///
/// A parameter's key is the path of its value in the layout file.
extension CompositionalDocument {
  /// The parameters in order, with the file's values as defaults; parameters beyond the limit are
  /// left out.
  ///
  /// - Complexity: O(n) for n described values.
  package func parameters(limits: Limits = .standard) -> [ParameterDescriptor] {
    Array(allParameters(limits).prefix(limits.layoutParameters))
  }

  /// The number of parameters beyond the limit.
  package func omittedParameters(limits: Limits) -> Int {
    max(0, allParameters(limits).count - limits.layoutParameters)
  }

  private func allParameters(_ limits: Limits) -> [ParameterDescriptor] {
    var collector = ParameterCollector(limits: limits)
    var copy = self
    copy.visit(&collector)
    return collector.descriptors
  }

  /// The layout with other values of its parameters, by key; unknown keys are ignored.
  package func applying(_ values: [String: ParameterValue]) -> CompositionalDocument {
    var applier = ParameterApplier(values: values)
    var copy = self
    copy.visit(&applier)
    return copy
  }
}

/// Collects the parameters.
struct ParameterCollector: CompositionalVisitor {
  let limits: Limits
  var descriptors: [ParameterDescriptor] = []

  private static let fractionStep = 0.01
  /// The least maximum of a slider for lengths, in points.
  private static let leastLength = 400.0
  private static let leastSpacing = 100.0
  private static let leastCount = 12.0

  private typealias Items = CompositionalDocument.VisibleItems

  mutating func number(
    _ value: inout Double,
    _ place: CompositionalPlace,
    _ quantity: CompositionalQuantity
  ) {
    let range = range(value, quantity)
    add(
      place,
      .number(
        minimum: range.lowerBound,
        maximum: range.upperBound,
        step: isFraction(quantity) ? Self.fractionStep : 1,
        unit: unit(quantity),
        isWhole: quantity == .count
      ),
      .number(value),
      help(quantity)
    )
  }

  mutating func insets(
    _ value: inout CompositionalDocument.EdgeInsets,
    _ place: CompositionalPlace
  ) {
    let sides = [value.top, value.leading, value.bottom, value.trailing]
    let least = min(0, 2 * (sides.min() ?? 0))
    let most = max(Self.leastSpacing, 2 * (sides.max() ?? 0))
    add(
      place,
      .insets(
        minimum: max(limits.layoutInset.lowerBound, least),
        maximum: min(limits.layoutInset.upperBound, most),
        step: 1
      ),
      .insets(value.plain),
      "Distances inwards from the edges; left means leading, right means trailing."
    )
  }

  mutating func flag(_ value: inout Bool, _ place: CompositionalPlace, _ help: String) {
    add(place, .flag, .flag(value), help)
  }

  mutating func colour(_ value: inout UInt32, _ place: CompositionalPlace, _ help: String) {
    add(place, .colour, .choice(FileColour.text(of: value)), help)
  }

  mutating func choice<Word: CaseIterable & RawRepresentable<String>>(
    _ value: inout Word,
    _ place: CompositionalPlace,
    _ help: String
  ) {
    let options = Word.allCases.map {
      ParameterDescriptor.Option(value: $0.rawValue, label: PlainWords.spaced($0.rawValue))
    }
    add(place, .choice(options: options), .choice(value.rawValue), help)
  }

  private mutating func add(
    _ place: CompositionalPlace,
    _ kind: ParameterDescriptor.Kind,
    _ value: ParameterValue,
    _ help: String
  ) {
    descriptors.append(
      ParameterDescriptor(
        key: place.path,
        label: place.label,
        group: place.group,
        help: "\(help) In the file: \(place.path).",
        kind: kind,
        defaultValue: value
      )
    )
  }

  private func isFraction(_ quantity: CompositionalQuantity) -> Bool {
    switch quantity {
    case .dimension(.fractionalWidth), .dimension(.fractionalHeight), .scale, .alpha: true
    case .dimension, .spacing, .padding, .offset, .count, .rotation: false
    }
  }

  /// The range of a slider: up to twice the file's value, but at least as far as users want to try.
  private func range(
    _ value: Double,
    _ quantity: CompositionalQuantity
  ) -> ClosedRange<Double> {
    let twice = 2 * value
    switch quantity {
    case .dimension(.fractionalWidth), .dimension(.fractionalHeight):
      // Offsets may be fractions too, and they may be negative.
      return min(0, twice)...min(limits.layoutFraction.upperBound, max(1, twice))
    case .dimension: return 0...min(limits.layoutLength.upperBound, max(Self.leastLength, twice))
    case .spacing: return 0...min(limits.layoutSpacing.upperBound, max(Self.leastSpacing, twice))
    case .padding: return ListParameters.padding
    case .offset:
      let reach = min(limits.layoutInset.upperBound, max(Self.leastSpacing, abs(twice)))
      return -reach...reach
    case .count: return 1...min(Double(limits.groupCount.upperBound), max(Self.leastCount, twice))
    case .scale: return 0...min(Items.scales.upperBound, max(2, twice))
    case .alpha: return Items.alphas
    case .rotation: return Items.rotations
    }
  }

  private func unit(_ quantity: CompositionalQuantity) -> String {
    switch quantity {
    case .dimension(.fractionalWidth): "w"
    case .dimension(.fractionalHeight): "h"
    case .dimension, .spacing, .padding, .offset: "pt"
    case .count, .scale, .alpha: ""
    case .rotation: "°"
    }
  }

  private func help(_ quantity: CompositionalQuantity) -> String {
    switch quantity {
    case .dimension(.fractionalWidth): "A fraction of the width of the box around it."
    case .dimension(.fractionalHeight): "A fraction of the height of the box around it."
    case .dimension(.absolute): "A length in points."
    case .dimension(.estimated): "An estimate in points, used until the element is measured."
    case .dimension(.uniformAcrossSiblings):
      "An estimate in points until all siblings are measured; then all get the greatest length."
    case .spacing: "The distance between neighbours."
    case .padding: "The extra space above a header."
    case .offset: "The distance from its usual place."
    case .count: "The number of copies."
    case .scale: "The scale of a cell at that distance; a cell in the middle has the scale 1."
    case .alpha: "The opacity of a cell at that distance."
    case .rotation: "The rotation of a cell at that distance; before the middle, the other way."
    }
  }
}

/// Sets the values of parameters.
struct ParameterApplier: CompositionalVisitor {
  let values: [String: ParameterValue]

  mutating func number(
    _ value: inout Double,
    _ place: CompositionalPlace,
    _ quantity: CompositionalQuantity
  ) {
    if case .number(let number)? = values[place.path] { value = number }
  }

  mutating func insets(
    _ value: inout CompositionalDocument.EdgeInsets,
    _ place: CompositionalPlace
  ) {
    if case .insets(let insets)? = values[place.path] { value = .init(plain: insets) }
  }

  mutating func flag(_ value: inout Bool, _ place: CompositionalPlace, _ help: String) {
    if case .flag(let flag)? = values[place.path] { value = flag }
  }

  mutating func colour(_ value: inout UInt32, _ place: CompositionalPlace, _ help: String) {
    guard case .choice(let word)? = values[place.path] else { return }
    value = FileColour.value(of: word) ?? value
  }

  mutating func choice<Word: CaseIterable & RawRepresentable<String>>(
    _ value: inout Word,
    _ place: CompositionalPlace,
    _ help: String
  ) {
    guard case .choice(let word)? = values[place.path] else { return }
    value = Word(rawValue: word) ?? value
  }
}

extension CompositionalDocument.EdgeInsets {
  /// The insets on the wire, for a language that is read from left to right.
  var plain: Insets { Insets(top: top, left: leading, bottom: bottom, right: trailing) }

  /// Makes insets from those of the wire.
  init(plain: Insets) {
    self.init(
      top: plain.top,
      leading: plain.left,
      bottom: plain.bottom,
      trailing: plain.right
    )
  }
}
