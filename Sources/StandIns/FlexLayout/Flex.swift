// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

/// A view as a container of others and as one of a container's.
///
/// The rules are those of flexible boxes on the web, with columns unless something else is said, and
/// without shrinking.
@preconcurrency @MainActor
public final class Flex {
  /// The view.
  public private(set) weak var view: UIView?
  var style = FlexStyle()
  /// Whether the container places the view.
  public var isIncludedInLayout = true

  init(_ view: UIView) { self.view = view }

  /// Changes the style.
  func say(_ change: (inout FlexStyle) -> Void) -> Flex {
    change(&style)
    return self
  }

  // MARK: Children

  /// Adds a new view.
  @discardableResult public func addItem() -> Flex { addItem(UIView()) }

  /// Adds a view.
  @discardableResult public func addItem(_ view: UIView) -> Flex {
    self.view?.addSubview(view)
    return view.flex
  }

  /// Says something of this view and its children.
  @discardableResult public func define(_ closure: (_ flex: Flex) -> Void) -> Flex {
    closure(self)
    return self
  }

  /// The children that the container places.
  var children: [Flex] {
    (view?.subviews ?? []).compactMap { Flex.known($0) }
      .filter { $0.isIncludedInLayout && $0.style.display == .flex }
  }

  @discardableResult public func isIncludedInLayout(_ included: Bool) -> Flex {
    isIncludedInLayout = included
    return self
  }

  @discardableResult public func display(_ value: Display) -> Flex {
    say { $0.display = value }
  }

  // MARK: Layout

  /// Places the children in the view; its length along an axis may follow theirs.
  public func layout(mode: LayoutMode = .fitContainer) {
    guard let view else { return }
    let size = view.bounds.size
    let given: (FlexSpan, FlexSpan) =
      switch mode {
      case .fitContainer: (.exact(size.width), .exact(size.height))
      case .adjustWidth: (.free, .exact(size.height))
      case .adjustHeight: (.exact(size.width), .free)
      }
    let box = FlexBox(self, given.0, given.1)
    if box.size != size {
      view.frame = CGRect(origin: view.frame.origin, size: box.size)
    }
    box.place()
  }

  /// The next layout measures the view anew, as each layout does here.
  @discardableResult public func markDirty() -> Flex { self }

  /// The size that the view needs within another size.
  public func sizeThatFits(size: CGSize) -> CGSize {
    let span = { (length: CGFloat) -> FlexSpan in
      length.isFinite && length < CGFloat.greatestFiniteMagnitude ? .atMost(length) : .free
    }
    return FlexBox(self, span(size.width), span(size.height)).size
  }

  /// The size that the view needs by itself.
  public var intrinsicSize: CGSize { FlexBox(self, .free, .free).size }

  var isMirrored: Bool {
    switch style.reading {
    case .ltr: false
    case .rtl: true
    case .inherit: view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
  }
}

@MainActor private let flexKey = NSObject()

extension Flex {
  private static var key: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(flexKey).toOpaque())
  }

  /// What was said of a view; `nil` for a view of which nothing was said.
  static func known(_ view: UIView) -> Flex? { objc_getAssociatedObject(view, key) as? Flex }

  fileprivate static func of(_ view: UIView) -> Flex {
    if let known = known(view) { return known }
    let new = Flex(view)
    objc_setAssociatedObject(view, key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }
}

extension UIView {
  /// The view as a flexible box.
  public var flex: Flex { Flex.of(self) }
}
