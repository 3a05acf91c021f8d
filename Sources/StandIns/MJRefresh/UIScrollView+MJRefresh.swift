// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

extension UIScrollView {
  /// The view above the content.
  @preconcurrency @MainActor
  public var mj_header: MJRefreshHeader? {
    get { recorded("mj_header") }
    set { exchange(mj_header, newValue, "mj_header") }
  }

  /// The view below the content.
  @preconcurrency @MainActor
  public var mj_footer: MJRefreshFooter? {
    get { recorded("mj_footer") }
    set { exchange(mj_footer, newValue, "mj_footer") }
  }

  private func exchange<Component: MJRefreshComponent>(
    _ old: Component?,
    _ new: Component?,
    _ name: String
  ) {
    guard old !== new else { return }
    old?.leave()
    record(new, as: name)
    new?.join(self)
  }

  public var mj_offsetX: CGFloat {
    get { contentOffset.x }
    set { contentOffset.x = newValue }
  }
  public var mj_offsetY: CGFloat {
    get { contentOffset.y }
    set { contentOffset.y = newValue }
  }
  public var mj_contentW: CGFloat {
    get { contentSize.width }
    set { contentSize.width = newValue }
  }
  public var mj_contentH: CGFloat {
    get { contentSize.height }
    set { contentSize.height = newValue }
  }
  public var mj_inset: UIEdgeInsets { adjustedContentInset }
  public var mj_insetT: CGFloat {
    get { adjustedContentInset.top }
    set { contentInset.top += newValue - adjustedContentInset.top }
  }
  public var mj_insetB: CGFloat {
    get { adjustedContentInset.bottom }
    set { contentInset.bottom += newValue - adjustedContentInset.bottom }
  }
}

extension UIView {
  public var mj_x: CGFloat {
    get { frame.origin.x }
    set { frame.origin.x = newValue }
  }
  public var mj_y: CGFloat {
    get { frame.origin.y }
    set { frame.origin.y = newValue }
  }
  public var mj_w: CGFloat {
    get { frame.width }
    set { frame.size.width = newValue }
  }
  public var mj_h: CGFloat {
    get { frame.height }
    set { frame.size.height = newValue }
  }
  public var mj_size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  public var mj_origin: CGPoint {
    get { frame.origin }
    set { frame.origin = newValue }
  }
}
