// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// Places beside other views.
extension PinLayout {
  /// A view's frame in the superview's coordinates.
  private func frame(_ other: UIView) -> CGRect {
    guard let room = view.superview, let holder = other.superview, holder !== room else {
      return other.frame
    }
    return holder.convert(other.frame, to: room)
  }

  @discardableResult
  public func above(of view: UIView, aligned: HorizontalAlign = .none) -> PinLayout {
    above(of: [view], aligned: aligned)
  }

  @discardableResult
  public func above(of views: [UIView], aligned: HorizontalAlign = .none) -> PinLayout {
    let frames = views.map(frame)
    guard let place = frames.map(\.minY).min() else { return self }
    return say {
      $0.y.far = place
      $0.x.align(aligned, with: Self.union(frames), isMirrored: isMirrored)
    }
  }

  @discardableResult
  public func below(of view: UIView, aligned: HorizontalAlign = .none) -> PinLayout {
    below(of: [view], aligned: aligned)
  }

  @discardableResult
  public func below(of views: [UIView], aligned: HorizontalAlign = .none) -> PinLayout {
    let frames = views.map(frame)
    guard let place = frames.map(\.maxY).max() else { return self }
    return say {
      $0.y.near = place
      $0.x.align(aligned, with: Self.union(frames), isMirrored: isMirrored)
    }
  }

  @discardableResult
  public func before(of view: UIView, aligned: VerticalAlign = .none) -> PinLayout {
    before(of: [view], aligned: aligned)
  }

  @discardableResult
  public func before(of views: [UIView], aligned: VerticalAlign = .none) -> PinLayout {
    let frames = views.map(frame)
    guard let place = frames.map(\.minX).min() else { return self }
    if isMirrored { return right(of: views, aligned: aligned) }
    return say {
      $0.x.far = place
      $0.y.align(aligned, with: Self.union(frames))
    }
  }

  @discardableResult
  public func after(of view: UIView, aligned: VerticalAlign = .none) -> PinLayout {
    after(of: [view], aligned: aligned)
  }

  @discardableResult
  public func after(of views: [UIView], aligned: VerticalAlign = .none) -> PinLayout {
    let frames = views.map(frame)
    guard let place = frames.map(\.maxX).max() else { return self }
    if isMirrored { return left(of: views, aligned: aligned) }
    return say {
      $0.x.near = place
      $0.y.align(aligned, with: Self.union(frames))
    }
  }

  @discardableResult
  public func left(of view: UIView, aligned: VerticalAlign = .none) -> PinLayout {
    left(of: [view], aligned: aligned)
  }

  @discardableResult
  public func left(of views: [UIView], aligned: VerticalAlign = .none) -> PinLayout {
    let frames = views.map(frame)
    guard let place = frames.map(\.minX).min() else { return self }
    return say {
      $0.x.far = place
      $0.y.align(aligned, with: Self.union(frames))
    }
  }

  @discardableResult
  public func right(of view: UIView, aligned: VerticalAlign = .none) -> PinLayout {
    right(of: [view], aligned: aligned)
  }

  @discardableResult
  public func right(of views: [UIView], aligned: VerticalAlign = .none) -> PinLayout {
    let frames = views.map(frame)
    guard let place = frames.map(\.maxX).max() else { return self }
    return say {
      $0.x.near = place
      $0.y.align(aligned, with: Self.union(frames))
    }
  }

  private static func union(_ frames: [CGRect]) -> CGRect {
    frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
  }

  @discardableResult
  public func justify(_ place: HorizontalJustify) -> PinLayout {
    let share: CGFloat =
      switch place {
      case .left: 0
      case .center: 0.5
      case .right: 1
      case .start: isMirrored ? 1 : 0
      case .end: isMirrored ? 0 : 1
      }
    return say { $0.x.justified = share }
  }

  @discardableResult
  public func align(_ place: VerticalJustify) -> PinLayout {
    let share: CGFloat =
      switch place {
      case .top: 0
      case .center: 0.5
      case .bottom: 1
      }
    return say { $0.y.justified = share }
  }
}

extension PinAxis {
  fileprivate mutating func align(
    _ place: HorizontalAlign,
    with frame: CGRect,
    isMirrored: Bool
  ) {
    switch place {
    case .left: near = frame.minX
    case .center: middle = frame.midX
    case .right: far = frame.maxX
    case .start: align(isMirrored ? .right : .left, with: frame, isMirrored: isMirrored)
    case .end: align(isMirrored ? .left : .right, with: frame, isMirrored: isMirrored)
    case .none: break
    }
  }

  fileprivate mutating func align(_ place: VerticalAlign, with frame: CGRect) {
    switch place {
    case .top: near = frame.minY
    case .center: middle = frame.midY
    case .bottom: far = frame.maxY
    case .none: break
    }
  }
}
