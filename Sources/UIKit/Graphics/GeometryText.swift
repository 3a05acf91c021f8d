// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Geometry as text, such as `{1, 2}` and `{{1, 2}, {3, 4}}`.
extension NSCoder {
  /// A point as text.
  public class func string(for point: CGPoint) -> String { group([point.x, point.y]) }
  /// A size as text.
  public class func string(for size: CGSize) -> String { group([size.width, size.height]) }
  /// A rectangle as text.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Insets as text.
  public class func string(for insets: UIEdgeInsets) -> String {
    group([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// The point in a text; zero if there is none.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(of: string, 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }
  /// The size in a text; zero if there is none.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(of: string, 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }
  /// The rectangle in a text; zero if there is none.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(of: string, rectangle)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[rectangle - 1])
  }

  /// How many numbers a rectangle has.
  private static let rectangle = 4

  private class func group(_ numbers: [CGFloat]) -> String {
    let texts = numbers.map { number -> String in
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return "{\(texts.joined(separator: ", "))}"
  }

  private class func numbers(of text: String, _ count: Int) -> [CGFloat] {
    let parts = text.split { "{}, ".contains($0) }.compactMap { Double($0) }
    guard parts.count == count else { return Array(repeating: 0, count: count) }
    return parts.map { CGFloat($0) }
  }
}

extension NSIndexPath {
  /// Makes the index path of an item.
  public convenience init(item: Int, section: Int) {
    let path = IndexPath(item: item, section: section)
    unsafe self.init(indexes: Array(path), length: path.count)
  }
  /// Makes the index path of a row.
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }
  /// The first index.
  public var section: Int { index(atPosition: 0) }
  /// The second index.
  public var item: Int { index(atPosition: 1) }
  /// The second index.
  public var row: Int { item }
}
