// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import UIKit

/// An entry of an open menu, and the effect of choosing it.
@MainActor
struct MenuNode {
  /// The kind of an entry.
  enum Role {
    case action(UIAction)
    case edit(EditAction)
    case group([MenuNode])
  }

  /// The title for users.
  var title: String
  var role: Role
  private var subtitle: String?
  private var image: UIImage.Source?
  private var isDestructive = false
  private var isInline = false

  /// The entries of a press's menu, in order.
  static func nodes(of menu: PressMenu, limits: Limits) -> [MenuNode] {
    switch menu {
    case .context(let menu, _): return nodes(of: menu, limits: limits)
    case .control(let control): return nodes(of: control.menu, limits: limits)
    case .edit(let actions):
      return actions.map { MenuNode(title: $0.title, role: .edit($0)) }
    }
  }

  private static func nodes(of menu: UIMenu, limits: Limits) -> [MenuNode] {
    var room = limits.menuEntries
    return nodes(of: menu, depth: limits.menuDepth, room: &room)
  }

  /// The entries of a menu with its submenus, as many and as deep as the wire allows, without
  /// hidden ones.
  private static func nodes(of menu: UIMenu, depth: Int, room: inout Int) -> [MenuNode] {
    var nodes: [MenuNode] = []
    let children = menu.children.flatMap { ($0 as? UIDeferredMenuElement)?.elements ?? [$0] }
    for child in children where room > 0 {
      if let action = child as? UIAction, !action.attributes.contains(.hidden) {
        room -= 1
        var node = MenuNode(action, role: .action(action))
        node.isDestructive = action.attributes.contains(.destructive)
        nodes.append(node)
      } else if let group = child as? UIMenu, depth > 1 {
        room -= 1
        let children = Self.nodes(of: group, depth: depth - 1, room: &room)
        var node = MenuNode(group, role: .group(children))
        node.isDestructive = group.options.contains(.destructive)
        node.isInline = group.options.contains(.displayInline)
        nodes.append(node)
      }
    }
    return nodes
  }

  private init(title: String, role: Role) {
    self.title = title
    self.role = role
  }

  private init(_ element: UIMenuElement, role: Role) {
    self.init(title: element.title, role: role)
    subtitle = element.subtitle
    image = element.image?.source
  }

  /// Whether the entry cannot be chosen now.
  var isDisabled: Bool {
    if case .action(let action) = role { action.attributes.contains(.disabled) } else { false }
  }

  /// The entry on the wire.
  var entry: MenuEntry {
    var entry = plainEntry
    entry.subtitle = subtitle.flatMap { $0.isEmpty ? nil : $0 }
    switch image {
    case .symbol(let name): entry.symbol = name
    case .file(let path): entry.picture = path
    case nil: break
    }
    return entry
  }

  /// The entry without its picture and its second text.
  private var plainEntry: MenuEntry {
    switch role {
    case .action(let action):
      MenuEntry(
        title: title,
        image: action.identifier.rawValue,
        destructive: isDestructive,
        disabled: isDisabled,
        state: MenuEntry.State(action.state)
      )
    case .edit(let action):
      MenuEntry(title: title, image: action.rawValue)
    case .group(let nodes):
      MenuEntry(
        title: title,
        destructive: isDestructive,
        inline: isInline,
        children: nodes.map(\.entry)
      )
    }
  }
}

extension [MenuNode] {
  /// The entry at a path of indexes; `nil` when there is none.
  @MainActor
  func node(at path: [Int]) -> MenuNode? {
    guard let first = path.first, indices.contains(first) else { return nil }
    let node = self[first]
    guard path.count > 1 else { return node }
    guard case .group(let children) = node.role else { return nil }
    return children.node(at: [Int](path.dropFirst()))
  }
}

extension MenuEntry.State {
  /// The check mark of an action.
  init(_ state: UIMenuElement.State) {
    switch state {
    case .off: self = .off
    case .on: self = .on
    case .mixed: self = .mixed
    }
  }
}

extension EditAction {
  /// The title for users.
  var title: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    }
  }
}
