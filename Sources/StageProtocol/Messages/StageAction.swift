// SPDX-License-Identifier: Apache-2.0

/// An action of a client on the stage of a view that it has open, other than scrolling and setting
/// parameters.
///
/// It is the same from the page to the server and from the server to the stage host. The server
/// checks shape and bounds, and interprets none but `watch`.
public enum StageAction: Hashable, Sendable {
  /// Changes the stage's data for all clients, as one step for undo.
  case edit(StageEdit, animated: Bool)
  /// Goes one step back in the stage's history, for all clients.
  case undo
  /// Goes one step forward again.
  case redo
  /// Selects items of the stage's data, within the collection view's selection mode.
  case select(items: [String], mode: SelectionMode)
  /// Moves a finger or a pointer on the content; only the view's driver may send it.
  case touch(StageTouch)
  /// Moves items to another place; only the view's driver may send it.
  case drag(StageDrag)
  /// Moves things from outside over the view and drops them; only the view's driver may send it.
  case bring(StageBring)
  /// Tells the progress or the content of a dropped thing.
  case deliver(StageDelivery)
  /// Moves a row of a list aside, or performs an action behind it; only the view's driver may send
  /// it.
  case swipe(StageSwipe)
  /// Asks for a menu, after a long press, a right click or the menu key.
  ///
  /// Without a point, it is the menu of the selection.
  case press(point: Point?)
  /// Chooses an entry of a menu: the index in each of its levels.
  case choose(menu: UInt64, path: [Int])
  /// Closes a menu.
  case dismiss(menu: UInt64)
  /// Asks the layout for the elements in a rectangle of the content; answered by `probed`.
  case probe(rect: ContentRect)
  /// Asks for the boxes of the layout in a rectangle of the content, or only for questionable
  /// groups; answered by `boxed`.
  case boxes(rect: ContentRect, marks: Bool = false)
  /// Asks for the description of an element; answered by `inspected`.
  case inspect(element: UInt64)
  /// Calls a method of the collection view or its layout.
  case invoke(Invocation)
  /// Changes the stage to another of its layouts for all clients, as one step for undo.
  case layout(LayoutChange)
  /// Moves the stage between its layout and another one by hand, for all clients.
  case transition(TransitionStep)
  /// Moves the focus of the view's items, as keys do; answered by `focused`.
  ///
  /// Only the view's driver may send it.
  case focus(StageFocus)
  /// Asks for the activity of a new window for the item at a point; answered by `activated`.
  case activate(point: Point)
  /// Asks the data source for the titles of the index beside the items; answered by `titled`.
  case titles
  /// Moves a finger to a title of the index; only the view's driver may send it.
  case jump(title: String, index: Int)
  /// Moves a finger on an app's screen around its collection view; only the view's driver may send it.
  case finger(ScreenTouch)
  /// Goes back to the screen before, or closes what is shown over it; only the view's driver may send it.
  case back
  /// Sets the text of the field on the screen that has the keyboard; only the view's driver may send it.
  case type(text: String)
  /// Starts or stops the `events` of this view for this client.
  case watch(events: Bool)
  /// Asks for the stage's layout as a file, with the present values; answered by `exported`.
  case export(format: ExportFormat)

  /// The form in which `export` gives a layout.
  public enum ExportFormat: String, CaseIterable, Codable, Sendable {
    /// UIKit source.
    case swift
    /// A layout file.
    case layout
  }

  /// How `select` changes the selection.
  public enum SelectionMode: String, CaseIterable, Codable, Sendable {
    case replace
    case add
    case remove
    case toggle
    /// Selects all items; those of the action are ignored.
    case all
    /// Selects no items; those of the action are ignored.
    case none
  }

  /// The method that `invoke` calls.
  public enum Invocation: String, CaseIterable, Codable, Sendable {
    case invalidateLayout
    case reloadData
    case reloadVisible
    case reconfigureVisible
    case reloadSelection
    case scrollToSelection
    /// Reports an insertion to the collection view that the data does not have.
    case forgetModel
  }
}

/// A rectangle in content coordinates, in points.
public struct ContentRect: Codable, Hashable, Sendable {
  /// Left edge.
  public var x: Double
  /// Upper edge.
  public var y: Double
  /// Width, from 0.
  public var width: Double
  /// Height, from 0.
  public var height: Double

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
