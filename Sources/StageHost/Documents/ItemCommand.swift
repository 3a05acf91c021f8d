// SPDX-License-Identifier: Apache-2.0

/// The commands of the items' context menu.
enum ItemCommand: String, CaseIterable {
  case copy
  case paste
  case duplicate
  case insertBefore
  case insertAfter
  case moveToStart
  case moveToEnd
  case randomSize
  case selectSection
  case inspect
  case openWindow
  case flag
  case unflag
  case expand
  case collapse
  case delete

  /// The name for users.
  var title: String {
    switch self {
    case .copy: "Copy"
    case .paste: "Paste"
    case .duplicate: "Duplicate"
    case .insertBefore: "Before"
    case .insertAfter: "After"
    case .moveToStart: "To the start"
    case .moveToEnd: "To the end"
    case .randomSize: "Random size"
    case .selectSection: "Select the section"
    case .inspect: "Inspect"
    case .openWindow: "Open in a new window"
    case .flag: "Flag"
    case .unflag: "Unflag"
    case .expand: "Expand"
    case .collapse: "Collapse"
    case .delete: "Delete"
    }
  }
}
