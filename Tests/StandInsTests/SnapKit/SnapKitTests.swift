// SPDX-License-Identifier: Apache-2.0
import Expectations
import SnapKit
import Testing
import UIKitTestSupport

/// In a cell of 200 × 100.
@MainActor @Suite(.ownProcess) struct SnapKitTests {
  private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func added() -> UIView {
    let view = UIView()
    cell.contentView.addSubview(view)
    return view
  }

  /// The frame of a view after its constraints are made.
  private func frame(_ closure: (ConstraintMaker) -> Void) -> CGRect {
    let view = added()
    view.snp.makeConstraints(closure)
    return placed(view)
  }

  private func placed(_ view: UIView) -> CGRect {
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    return view.frame
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `edges equal those of the superview, less an inset`() {
    expect(frame { $0.edges.equalToSuperview() }, equals: box(0, 0, 200, 100))
    expect(frame { $0.edges.equalToSuperview().inset(8) }, equals: box(8, 8, 184, 84))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expect(frame { $0.edges.equalToSuperview().inset(insets) }, equals: box(2, 1, 194, 96))
    expect(frame { $0.edges.equalTo(insets) }, equals: box(2, 1, 194, 96))
    let reading = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expect(
      frame { $0.directionalEdges.equalToSuperview().inset(reading) },
      equals: box(2, 1, 194, 96)
    )
  }

  @Test func `lines are chained, and numbers are distances from the superview`() {
    let both = frame {
      $0.leading.trailing.equalToSuperview().inset(10)
      $0.top.equalTo(5)
      $0.height.equalTo(20)
    }
    expect(both, equals: box(10, 5, 180, 20))
    let far = frame {
      $0.right.bottom.equalTo(-6)
      $0.width.height.equalTo(30)
    }
    expect(far, equals: box(164, 64, 30, 30))
    let middle = frame {
      $0.centerX.equalTo(50)
      $0.centerY.equalToSuperview()
      $0.size.equalTo(CGSize(width: 40, height: 10))
    }
    expect(middle, equals: box(30, 45, 40, 10))
  }

  @Test func `an offset moves a line as it is, also a far one`() {
    let moved = frame {
      $0.left.equalToSuperview().offset(12)
      $0.right.equalToSuperview().offset(-20)
      $0.verticalEdges.equalToSuperview().inset(1.5)
    }
    expect(moved, equals: box(12, 1.5, 168, 97))
    let wide = frame {
      $0.horizontalEdges.equalToSuperview()
      $0.top.equalToSuperview()
      $0.height.equalTo(10)
    }
    expect(wide, equals: box(0, 0, 200, 10))
  }

  @Test func `lines follow other views' lines`() {
    let first = added()
    first.snp.makeConstraints {
      $0.top.left.equalToSuperview().inset(10)
      $0.size.equalTo(20)
    }
    let second = added()
    second.snp.makeConstraints {
      $0.top.equalTo(first.snp.bottom).offset(4)
      $0.leading.equalTo(first)
      $0.width.equalTo(first).multipliedBy(2).offset(1)
      $0.height.equalTo(first.snp.width).dividedBy(2)
    }
    let third = added()
    third.snp.makeConstraints {
      $0.center.equalTo(second)
      $0.size.equalTo(first)
    }
    expect(placed(second), equals: box(10, 34, 41, 10))
    expect(placed(first), equals: box(10, 10, 20, 20))
    expect(placed(third), equals: box(20.5, 29, 20, 20))
  }

  @Test func `guides have lines, and can be placed`() {
    let margin = cell.contentView.layoutMargins
    let inside = frame { $0.edges.equalTo(cell.contentView.layoutMarginsGuide) }
    expect(inside.minX, equals: margin.left)
    expect(inside.maxY, equals: 100 - margin.bottom)
    let guide = UILayoutGuide()
    cell.contentView.addLayoutGuide(guide)
    guide.snp.makeConstraints {
      $0.leading.top.equalToSuperview().offset(30)
      $0.size.equalTo(10)
    }
    let after = frame {
      $0.leading.equalTo(guide.snp.trailing)
      $0.top.equalTo(guide.snp.bottom)
      $0.size.equalTo(5)
    }
    expect(after, equals: box(40, 40, 5, 5))
  }

  @Test func `the stronger of two statements holds`() {
    let view = frame {
      $0.top.left.equalToSuperview()
      $0.height.equalTo(10)
      $0.width.equalTo(50).priority(.low)
      $0.width.equalTo(70).priority(999)
      $0.width.lessThanOrEqualTo(60).priority(ConstraintPriority.required)
    }
    expect(view, equals: box(0, 0, 60, 10))
  }

  @Test func `a constraint can be changed and taken back later`() {
    let view = added()
    var top: Constraint?
    var low: Constraint?
    view.snp.makeConstraints {
      top = $0.top.equalToSuperview().offset(5).constraint
      $0.left.equalToSuperview()
      $0.size.equalTo(10)
    }
    expect(placed(view).minY, equals: 5)
    top?.update(offset: 15)
    expect(placed(view).minY, equals: 15)
    top?.deactivate()
    expect(top?.isActive, equals: false)
    low = view.snp.prepareConstraints { $0.bottom.equalToSuperview().inset(3) }.first
    low?.activate()
    expect(placed(view).maxY, equals: 97)
    low?.update(inset: 13)
    expect(placed(view).maxY, equals: 87)
  }

  @Test func `updated constraints keep their number, and remade ones replace all`() {
    let view = added()
    view.snp.makeConstraints {
      $0.top.left.equalToSuperview()
      $0.width.height.equalTo(10)
    }
    view.snp.updateConstraints { $0.width.equalTo(30) }
    expect(placed(view), equals: box(0, 0, 30, 10))
    // A statement that does not exist yet is made.
    view.snp.updateConstraints { $0.height.equalTo(view.snp.width).priority(.low) }
    expect(placed(view), equals: box(0, 0, 30, 10))
    view.snp.remakeConstraints {
      $0.right.bottom.equalToSuperview()
      $0.size.equalTo(20)
    }
    expect(placed(view), equals: box(180, 80, 20, 20))
    view.snp.removeConstraints()
    expect(!cell.contentView.constraints.contains { $0.firstItem === view })
  }

  @Test func `a view outside of every other gets only its lengths`() {
    let view = UIView()
    view.snp.makeConstraints {
      $0.edges.equalToSuperview()
      $0.top.equalTo(3)
      $0.width.equalTo(7)
    }
    expect(!view.translatesAutoresizingMaskIntoConstraints)
    expect(view.constraints.map(\.firstAttribute), equals: [.width])
  }

  @Test func `hugging and resistance are those of the view`() {
    let label = UILabel()
    label.snp.contentHuggingHorizontalPriority = 900
    label.snp.contentCompressionResistanceVerticalPriority = 100
    expect(label.contentHuggingPriority(for: .horizontal).rawValue, equals: 900)
    expect(label.contentCompressionResistancePriority(for: .vertical).rawValue, equals: 100)
    expect(label.snp.contentHuggingVerticalPriority, equals: 250)
  }

  @Test func `a named constraint is found by its name`() {
    let view = added()
    view.snp.makeConstraints { $0.width.equalTo(3).priority(500).labeled("narrow") }
    let found = view.constraints.filter { $0.identifier == "narrow" }
    expect(found.map(\.constant), equals: [3])
    expect(found.map(\.priority.rawValue), equals: [500])
  }
}
