// SPDX-License-Identifier: Apache-2.0

/// Lines and lengths by which something is found.
public struct ConstraintLineSet {
  let attributes: ConstraintAttributes
}

/// Something of which lines and lengths are named one after the other.
@preconcurrency @MainActor
public protocol ConstraintLines {
  associatedtype Line
  func line(_ attributes: ConstraintLineSet) -> Line
}

extension ConstraintLines {
  private func line(_ attributes: ConstraintAttributes) -> Line {
    line(ConstraintLineSet(attributes: attributes))
  }

  public var left: Line { line(.init([.left])) }
  public var top: Line { line(.init([.top])) }
  public var right: Line { line(.init([.right])) }
  public var bottom: Line { line(.init([.bottom])) }
  public var leading: Line { line(.init([.leading])) }
  public var trailing: Line { line(.init([.trailing])) }
  public var width: Line { line(.init([.width])) }
  public var height: Line { line(.init([.height])) }
  public var centerX: Line { line(.init([.centerX])) }
  public var centerY: Line { line(.init([.centerY])) }
  public var lastBaseline: Line { line(.init([.lastBaseline])) }
  public var firstBaseline: Line { line(.init([.firstBaseline])) }
  public var leftMargin: Line { line(.init([.leftMargin])) }
  public var topMargin: Line { line(.init([.topMargin])) }
  public var rightMargin: Line { line(.init([.rightMargin])) }
  public var bottomMargin: Line { line(.init([.bottomMargin])) }
  public var leadingMargin: Line { line(.init([.leadingMargin])) }
  public var trailingMargin: Line { line(.init([.trailingMargin])) }
  public var edges: Line { line(.edges) }
  public var directionalEdges: Line { line(.directionalEdges) }
  public var horizontalEdges: Line { line(.horizontalEdges) }
  public var verticalEdges: Line { line(.verticalEdges) }
  public var directionalHorizontalEdges: Line { line(.directionalHorizontalEdges) }
  public var directionalVerticalEdges: Line { line(.verticalEdges) }
  public var size: Line { line(.size) }
  public var center: Line { line(.center) }
  public var margins: Line { line(.margins) }
  public var directionalMargins: Line { line(.directionalMargins) }
}
