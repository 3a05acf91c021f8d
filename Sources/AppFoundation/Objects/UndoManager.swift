// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Remembers how changes are undone, and done again.
open class UndoManager: NSObject, @unchecked Sendable {
  private struct Step {
    weak var target: AnyObject?
    var act: () -> Void
  }
  private struct Group {
    var steps: [Step] = []
    var name = ""
  }

  private var undone: [Group] = []
  private var redone: [Group] = []
  private var open: [Group] = []
  private var disabled = 0

  /// Whether changes of one turn belong together; here each change is one of its own unless a group is open.
  open var groupsByEvent = true
  /// The most groups that are remembered; 0 means any number.
  open var levelsOfUndo = 0
  /// Whether a change is being undone.
  open private(set) var isUndoing = false
  /// Whether a change is being done again.
  open private(set) var isRedoing = false
  /// The depth of open groups.
  open var groupingLevel: Int { open.count }
  /// Whether changes are remembered.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Whether there is something to undo.
  open var canUndo: Bool { !undone.isEmpty || open.contains { !$0.steps.isEmpty } }
  /// Whether there is something to do again.
  open var canRedo: Bool { !redone.isEmpty }
  /// The name of what would be undone.
  open var undoActionName: String { undone.last?.name ?? "" }
  /// The name of what would be done again.
  open var redoActionName: String { redone.last?.name ?? "" }
  /// The title of a menu's entry for undoing.
  open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  /// The title of a menu's entry for doing again.
  open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

  /// Makes a manager without changes.
  public override init() { super.init() }

  /// Remembers how a change is undone.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping (Target) -> Void
  ) {
    guard disabled == 0 else { return }
    let step = Step(target: target) { [weak target] in target.map(handler) }
    if !open.isEmpty {
      open[open.count - 1].steps.append(step)
    } else if isUndoing {
      redone.append(Group(steps: [step]))
    } else {
      undone.append(Group(steps: [step]))
      if !isRedoing { redone.removeAll() }
    }
    if levelsOfUndo > 0, undone.count > levelsOfUndo { undone.removeFirst() }
    NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
  }

  /// Begins changes that belong together.
  open func beginUndoGrouping() { open.append(Group()) }

  /// Ends changes that belong together.
  open func endUndoGrouping() {
    guard let group = open.popLast(), !group.steps.isEmpty else { return }
    if !open.isEmpty {
      open[open.count - 1].steps += group.steps
    } else if isUndoing {
      redone.append(group)
    } else {
      undone.append(group)
      if !isRedoing { redone.removeAll() }
    }
  }

  /// Names the newest change.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if isUndoing {
      if !redone.isEmpty { redone[redone.count - 1].name = actionName }
    } else if !undone.isEmpty {
      undone[undone.count - 1].name = actionName
    }
  }

  /// Undoes the newest change.
  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    guard let group = undone.popLast() else { return }
    isUndoing = true
    repeatBack(group)
    isUndoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  /// Undoes the newest change.
  open func undoNestedGroup() { undo() }

  /// Does again what was undone last.
  open func redo() {
    guard let group = redone.popLast() else { return }
    isRedoing = true
    repeatBack(group)
    isRedoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }

  private func repeatBack(_ group: Group) {
    beginUndoGrouping()
    for step in group.steps.reversed() { step.act() }
    if let last = open.indices.last, open[last].name.isEmpty { open[last].name = group.name }
    endUndoGrouping()
  }

  /// Stops remembering changes.
  open func disableUndoRegistration() { disabled += 1 }
  /// Goes on remembering changes.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
  /// Forgets all changes.
  open func removeAllActions() { (undone, redone, open) = ([], [], []) }
  /// Forgets the changes of an object.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.map { Group(steps: $0.steps.filter { $0.target !== object }, name: $0.name) }
        .filter { !$0.steps.isEmpty }
    }
    (undone, redone) = (without(undone), without(redone))
  }
}

extension NSNotification.Name {
  /// Posted when a manager remembers a change.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  /// Posted after a change was undone.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// Posted after a change was done again.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
