// SPDX-License-Identifier: Apache-2.0

/// A point or a vector in points.
public struct Point: Codable, Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// Edge insets in points.
public struct Insets: Codable, Hashable, Sendable {
  /// At the upper edge.
  public var top: Double
  /// At the left edge.
  public var left: Double
  /// At the lower edge.
  public var bottom: Double
  /// At the right edge.
  public var right: Double

  /// Makes insets.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)
}

/// The part of a view that its driver's page decides.
public struct Viewport: Codable, Hashable, Sendable {
  /// Size in points.
  public var width: Double
  /// Height in points.
  public var height: Double
  /// Device pixels per point.
  public var scale: Double
  /// Content insets in points: the device's safe area.
  public var insets: Insets
  /// Whether the device shows a dark interface.
  public var isDark: Bool

  /// Makes a viewport.
  public init(
    width: Double,
    height: Double,
    scale: Double,
    insets: Insets,
    isDark: Bool = false
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.insets = insets
    self.isDark = isDark
  }
}

/// How far a scroll has come.
public enum ScrollPhase: String, CaseIterable, Codable, Sendable {
  /// A finger, wheel or key moves the content.
  case drag
  /// The finger has gone and `proposed` says where the content would rest.
  case end
  /// The content moves by itself.
  case decelerate
  /// The content rests.
  case idle
}

/// The value of a layout parameter.
public enum ParameterValue: Hashable, Sendable {
  case number(Double)
  case flag(Bool)
  /// A word: one of a choice's options, or a colour such as `#3a7bd5`.
  case choice(String)
  case insets(Insets)
  /// Width and height in points.
  case size(Double, Double)
}

/// What a layout lets people tune, in the order in which it is shown.
public struct ParameterDescriptor: Hashable, Sendable {
  /// What can be set.
  public enum Kind: Hashable, Sendable {
    case number(minimum: Double, maximum: Double, step: Double, unit: String)
    case flag
    case choice(options: [Option])
    /// Any opaque colour, which values tell as a word; see ``FileColour``.
    case colour
    case insets(minimum: Double, maximum: Double, step: Double)
    case size(minimum: Double, maximum: Double, step: Double)
  }

  /// One way to answer a choice.
  public struct Option: Hashable, Sendable {
    /// What the wire says.
    public var value: String
    /// What people read.
    public var label: String

    /// Makes an option.
    public init(value: String, label: String) {
      self.value = value
      self.label = label
    }
  }

  /// Where the page shows a parameter.
  public enum Panel: String, CaseIterable, Codable, Sendable {
    /// Among the layout's.
    case layout
    /// Among those of the collection view itself.
    case collection
    /// By the data.
    case data
  }

  /// Name of the parameter, as in the layout file.
  public var key: String
  /// What people read.
  public var label: String
  /// Heading that the parameter stands under.
  public var group: String
  /// One sentence for a tooltip.
  public var help: String
  /// What can be set, and its bounds.
  public var kind: Kind
  /// The value when no person says another: the layout file's, else the layout's own.
  public var defaultValue: ParameterValue
  /// Where the page shows it.
  public var panel: Panel
  /// Whether the options of a choice go from less to more, so that a slider suits it.
  public var isOrdered: Bool

  /// Makes a descriptor.
  public init(
    key: String,
    label: String,
    group: String,
    help: String,
    kind: Kind,
    defaultValue: ParameterValue,
    panel: Panel = .layout,
    isOrdered: Bool = false
  ) {
    self.key = key
    self.label = label
    self.group = group
    self.help = help
    self.kind = kind
    self.defaultValue = defaultValue
    self.panel = panel
    self.isOrdered = isOrdered
  }
}

/// Something to know about a result: shown beside it, never instead of it.
public struct Diagnostic: Codable, Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, CaseIterable, Codable, Sendable {
    case note
    case warning
    case error
  }

  /// How bad it is.
  public var severity: Severity
  /// A stable word for the cause, such as `item-too-wide` or `invalid-json`.
  public var code: String
  /// One sentence for people.
  public var message: String
  /// File, line and column in the user's input, where known; both count from 1.
  public var file: String?
  /// Line in the file.
  public var line: Int?
  /// Column in the file.
  public var column: Int?
  /// Path of the field, such as `sections[2].items[14].width`.
  public var path: String?
  /// Key of the element that it concerns.
  public var element: String?
  /// The line of the user's source, where it helps to see it.
  public var source: String?

  /// Makes a diagnostic.
  public init(
    severity: Severity,
    code: String,
    message: String,
    file: String? = nil,
    line: Int? = nil,
    column: Int? = nil,
    path: String? = nil,
    element: String? = nil,
    source: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.path = path
    self.element = element
    self.source = source
  }
}

/// A message that was refused: which field, why, and its bound.
public struct ProtocolError: Error, Codable, Hashable, Sendable {
  /// A stable word, such as `out-of-range`, `unknown-kind`, `too-long`, `rate`, `not-found`.
  public var code: String
  /// Path of the offending field; empty when the whole message is at fault.
  public var field: String
  /// One sentence with the value's bound.
  public var message: String

  /// Makes an error.
  public init(code: String, field: String, message: String) {
    self.code = code
    self.field = field
    self.message = message
  }
}
