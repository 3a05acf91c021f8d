// SPDX-License-Identifier: Apache-2.0
import Foundation

extension FlowGeometry {
  /// One solved section; main positions are points from the section's own start.
  struct Section: Sendable {
    /// The lines of the items, with or without stored sizes.
    enum Run: Sendable {
      case uniform(UniformRun)
      case chunked(ChunkedRun)
    }

    var metrics: FlowSectionMetrics
    let rules: LineRules
    /// Cross origin of the lines in the content, in points.
    let lineStart: CGFloat
    var run: Run
    /// Whether some of the given metrics had to be replaced.
    var hadInvalidMetrics: Bool
    /// The items whose sizes had to be replaced.
    var invalid = ItemMarks()

    /// Solves a section.
    ///
    /// - Complexity: O(n) in the number of items; O(1) when they are given as uniform.
    init(_ input: FlowSection, container: FlowContainer) {
      let (metrics, changed) = input.metrics.sanitised()
      let inset = metrics.inset
      let margins = container.itemMargins
      self.metrics = metrics
      hadInvalidMetrics = changed
      lineStart = inset.crossStart + margins.crossStart
      let available = container.crossLength - inset.cross - margins.cross
      let breaker = LineBreaker(available: available, gap: metrics.itemSpacing)
      rules = LineRules(breaker: breaker, lineSpacing: metrics.lineSpacing)
      switch input.items {
      case .uniform(let size, let count):
        let valid = size.sanitised
        if valid != size, count > 0 { invalid[0] = true }
        run = Self.uniformRun(of: valid, count: count, rules: rules)
      case .sized(let sizes):
        let isValid = sizes.allSatisfy(\.isValid)
        if !isValid {
          for item in sizes.indices where !sizes[item].isValid { invalid[item] = true }
        }
        run = Self.run(of: isValid ? sizes : sizes.map(\.sanitised), rules: rules)
      }
    }

    /// The first item whose size had to be replaced.
    var invalidItem: Int? { invalid.isEmpty ? nil : invalid.items.first }

    private static func run(of sizes: [AxisSize], rules: LineRules) -> Run {
      let first = sizes.first ?? .zero
      if sizes.allSatisfy({ $0 == first }) {
        return uniformRun(of: first, count: sizes.count, rules: rules)
      }
      return .chunked(ChunkedRun(sizes: sizes, rules: rules))
    }

    static func uniformRun(of size: AxisSize, count: Int, rules: LineRules) -> Run {
      .uniform(
        UniformRun(
          size: size,
          count: count,
          breaker: rules.breaker,
          lineSpacing: rules.lineSpacing
        )
      )
    }

    var count: Int {
      switch run {
      case .uniform(let run): run.count
      case .chunked(let run): run.count
      }
    }

    private var linesLength: CGFloat {
      switch run {
      case .uniform(let run): run.length
      case .chunked(let run): run.length
      }
    }

    /// The main origin of the first line.
    var linesOrigin: CGFloat { metrics.headerLength + metrics.inset.mainStart }

    /// The main origin of the footer.
    var footerOrigin: CGFloat { linesOrigin + linesLength + metrics.inset.mainEnd }

    /// Main length with header, margins and footer.
    var length: CGFloat { footerOrigin + metrics.footerLength }

    /// Whether its elements follow one another and end where the section ends.
    var isMonotone: Bool { metrics.isMonotone }

    /// The rectangle of an item: main from the section's start, cross in the content.
    func rect(of item: Int) -> AxisRect {
      var rect: AxisRect
      switch run {
      case .uniform(let run): rect = run.rect(of: item)
      case .chunked(let run): rect = run.rect(of: item)
      }
      rect.main += linesOrigin
      rect.cross += lineStart
      return rect
    }

    /// The first item that is too long for a line.
    var firstExceeding: Int? {
      switch run {
      case .uniform(let run): run.exceedsLine ? 0 : nil
      case .chunked(let run): run.firstExceeding
      }
    }
  }
}

extension AxisSize {
  /// Whether both lengths can be laid out.
  package var isValid: Bool {
    main >= 0 && cross >= 0 && main <= FlowPolicy.longestLength
      && cross <= FlowPolicy.longestLength
  }

  /// The size with zero for lengths that cannot be laid out.
  var sanitised: AxisSize {
    if isValid { return self }
    func valid(_ length: CGFloat) -> CGFloat {
      length >= 0 && length <= FlowPolicy.longestLength ? length : 0
    }
    return AxisSize(main: valid(main), cross: valid(cross))
  }
}
