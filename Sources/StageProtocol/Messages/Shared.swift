// SPDX-License-Identifier: Apache-2.0

/// A point or a vector in points.
public struct Point: Codable, Hashable, Sendable {
  /// The distance to the right.
  public var x: Double
  /// The distance downwards.
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

/// The view in which a client goes on after it has closed another one.
public struct NextView: Codable, Hashable, Sendable {
  /// The stage of the view.
  public var stage: String
  /// The number of the view.
  public var view: UInt64

  /// Makes the place of a view.
  public init(stage: String, view: UInt64) {
    self.stage = stage
    self.view = view
  }
}

/// The properties of a view that its driver's page decides.
public struct Viewport: Codable, Hashable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double
  /// Device pixels per point.
  public var scale: Double
  /// Content insets in points: the device's safe area.
  public var insets: Insets
  /// Whether the device shows a dark interface.
  public var isDark: Bool
  /// The text size, direction and keyboard of the device.
  public var traits: ViewTraits

  /// Makes a viewport.
  public init(
    width: Double,
    height: Double,
    scale: Double,
    insets: Insets,
    isDark: Bool = false,
    traits: ViewTraits = ViewTraits()
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.insets = insets
    self.isDark = isDark
    self.traits = traits
  }
}

/// How far a scroll has proceeded.
public enum ScrollPhase: String, CaseIterable, Codable, Sendable {
  /// A finger, wheel or key moves the content.
  case drag
  /// The finger is lifted, and `proposed` is the offset where the content would rest.
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
  /// The width and the height, in points.
  case size(Double, Double)
}

/// A parameter of a layout that users can set.
public struct ParameterDescriptor: Hashable, Sendable {
  /// The kind of a parameter's values, with their bounds.
  public enum Kind: Hashable, Sendable {
    /// A number; `isWhole` for counts and the like, which have no fractions.
    case number(
      minimum: Double,
      maximum: Double,
      step: Double,
      unit: String,
      isWhole: Bool = false
    )
    case flag
    case choice(options: [Option])
    /// Any opaque colour; its values are words, see ``FileColour``.
    case colour
    case insets(minimum: Double, maximum: Double, step: Double)
    case size(minimum: Double, maximum: Double, step: Double)
  }

  /// One option of a choice.
  public struct Option: Hashable, Sendable {
    /// The value on the wire.
    public var value: String
    /// The name for users.
    public var label: String

    /// Makes an option.
    public init(value: String, label: String) {
      self.value = value
      self.label = label
    }
  }

  /// The panel of the page that shows a parameter.
  public enum Panel: String, CaseIterable, Codable, Sendable {
    /// The panel of the layout.
    case layout
    /// The panel of the collection view itself.
    case collection
    /// The panel of the data.
    case data
  }

  /// The key in the layout file.
  public var key: String
  /// The name for users.
  public var label: String
  /// The heading above the parameter.
  public var group: String
  /// One sentence for a tooltip.
  public var help: String
  /// The kind of the values, with their bounds.
  public var kind: Kind
  /// The value that counts until a user sets another: the layout file's, or else the layout's own.
  public var defaultValue: ParameterValue
  /// The panel that shows it.
  public var panel: Panel
  /// Whether the options of a choice are ordered from less to more, so that a slider can show them.
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

/// A remark about a result, which is shown together with it.
public struct Diagnostic: Codable, Hashable, Sendable {
  /// How serious it is.
  public enum Severity: String, CaseIterable, Codable, Sendable {
    case note
    case warning
    case error
  }

  /// How serious it is.
  public var severity: Severity
  /// A fixed word for the cause, such as `item-too-wide` or `invalid-json`.
  public var code: String
  /// One sentence for users.
  public var message: String
  /// The file in the user's input, if known.
  public var file: String?
  /// The line in the file from 1, if known.
  public var line: Int?
  /// The column in the file from 1, if known.
  public var column: Int?
  /// The path of the field, such as `sections[2].items[14].width`.
  public var path: String?
  /// The key of the element, if it is about one.
  public var element: String?
  /// The line of the user's source, if it helps to show it.
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

/// The reason why a message was refused: the field and its bound.
public struct ProtocolError: Error, Codable, Hashable, Sendable {
  /// A fixed word, such as `out-of-range`, `unknown-kind`, `too-long`, `rate`, `not-found`.
  public var code: String
  /// The path of the wrong field; empty when the whole message is wrong.
  public var field: String
  /// One sentence with the bound.
  public var message: String

  /// Makes an error.
  public init(code: String, field: String, message: String) {
    self.code = code
    self.field = field
    self.message = message
  }
}
