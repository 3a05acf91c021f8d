// SPDX-License-Identifier: Apache-2.0

/// What somebody who has a view open may do with its stage, beside scrolling and setting parameters.
///
/// The same on the way from page to server and from server to stage host. The server checks shapes and
/// bounds and never interprets one, but for `watch`.
public enum StageAction: Hashable, Sendable {
  /// Changes the stage's data for everybody, as one undo step.
  case edit(StageEdit, animated: Bool)
  /// One step back in the stage's history, for everybody.
  case undo
  /// One step forward again.
  case redo
  /// Selects in the stage's data, as far as the collection view's selection mode allows.
  case select(items: [String], mode: SelectionMode)
  /// A finger or a pointer on the content; only the view's driver may send it.
  case touch(StageTouch)
  /// Moves items to another place; only the view's driver may send it.
  case drag(StageDrag)
  /// Carries things from outside over the view and puts them down; only the view's driver may send it.
  case bring(StageBring)
  /// Says what became of a thing that was put down.
  case deliver(StageDelivery)
  /// Moves a row of a list aside or does an action behind it; only the view's driver may send it.
  case swipe(StageSwipe)
  /// A long press, a right click or the menu key; answered by a menu. Without a point it asks for the menu
  /// of the selection.
  case press(point: Point?)
  /// Picks an entry of a menu: the index in each of its levels.
  case choose(menu: UInt64, path: [Int])
  /// Closes a menu.
  case dismiss(menu: UInt64)
  /// Asks the layout for the elements in a rectangle of the content; answered by `probed`.
  case probe(rect: ContentRect)
  /// Asks what the layout is made of in a rectangle of the content, or only what is questionable about its
  /// groups; answered by `boxed`.
  case boxes(rect: ContentRect, marks: Bool = false)
  /// Asks what an element is; answered by `inspected`.
  case inspect(element: UInt64)
  /// Calls a method of the collection view or its layout.
  case invoke(Invocation)
  /// Turns the stage into another of its layouts, for everybody, as one undo step.
  case layout(LayoutChange)
  /// Moves the stage between its layout and another one by hand, for everybody.
  case transition(TransitionStep)
  /// Moves the focus of the view's items, as keys do; answered by `focused`; only the view's driver may
  /// send it.
  case focus(StageFocus)
  /// Asks what a new window begins with when the item at a point is opened in one; answered by `activated`.
  case activate(point: Point)
  /// Asks the data source for the index beside the items; answered by `titled`.
  case titles
  /// A finger is on a title of the index; only the view's driver may send it.
  case jump(title: String, index: Int)
  /// Starts or ends the `events` of this view for this client.
  case watch(events: Bool)

  /// How `select` combines with what is selected.
  public enum SelectionMode: String, CaseIterable, Codable, Sendable {
    case replace
    case add
    case remove
    case toggle
    /// Everything; the items that the action names mean nothing.
    case all
    /// Nothing; the items that the action names mean nothing.
    case none
  }

  /// What `invoke` calls.
  public enum Invocation: String, CaseIterable, Codable, Sendable {
    case invalidateLayout
    case reloadData
    case reloadVisible
    case reconfigureVisible
    case reloadSelection
    case scrollToSelection
    /// Tells the collection view of an insertion that the data does not have.
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
