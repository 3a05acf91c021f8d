// SPDX-License-Identifier: Apache-2.0

/// What `undo` and `redo` would do, for everybody on a stage.
public struct HistoryState: Hashable, Sendable {
  /// What the next undo takes back, as on a button; `nil` when there is nothing.
  public var undo: String?
  /// What the next redo does again, as on a button; `nil` when there is nothing.
  public var redo: String?
  /// Steps between the files and the stage now.
  public var edits: Int

  /// Makes a state.
  public init(undo: String? = nil, redo: String? = nil, edits: Int = 0) {
    self.undo = undo
    self.redo = redo
    self.edits = edits
  }
}

/// What is selected on a stage.
public struct SelectionState: Hashable, Sendable {
  /// Number of selected items.
  public var count: Int
  /// Ids of the first of them.
  public var items: [String]

  /// Makes a state.
  public init(count: Int = 0, items: [String] = []) {
    self.count = count
    self.items = items
  }
}

/// The sections of a stage, for menus and panels.
public struct StageOutline: Hashable, Sendable {
  /// One section.
  public struct Section: Hashable, Sendable {
    /// Id in the data.
    public var id: String
    /// Text of the header.
    public var title: String
    /// Number of its items.
    public var items: Int

    /// Makes a section.
    public init(id: String, title: String, items: Int) {
      self.id = id
      self.title = title
      self.items = items
    }
  }

  /// Number of sections.
  public var sections: Int
  /// The first of them.
  public var list: [Section]

  /// Makes an outline.
  public init(sections: Int = 0, list: [Section] = []) {
    self.sections = sections
    self.list = list
  }
}

/// What a view's collection view asked and did, for those who watch it.
public struct StageEvents: Hashable, Sendable {
  /// One call.
  public struct Event: Hashable, Sendable {
    /// Who was called.
    public enum Kind: String, CaseIterable, Codable, Sendable {
      case layout
      case data
      case delegate
      case update
      case view
      case touch
    }

    /// Counts up per view.
    public var n: UInt64
    /// Who was called.
    public var kind: Kind
    /// The call in words.
    public var text: String

    /// Makes an event.
    public init(n: UInt64, kind: Kind, text: String) {
      self.n = n
      self.kind = kind
      self.text = text
    }
  }

  /// The view.
  public var view: UInt64
  /// How many events were left out before these.
  public var dropped: Int
  /// The events in order.
  public var items: [Event]
  /// Counts since the view was opened, by name.
  public var counters: [String: Double]

  /// Makes the message.
  public init(view: UInt64, dropped: Int = 0, items: [Event], counters: [String: Double] = [:]) {
    self.view = view
    self.dropped = dropped
    self.items = items
    self.counters = counters
  }
}
