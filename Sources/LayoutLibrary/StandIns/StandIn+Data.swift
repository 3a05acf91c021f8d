// SPDX-License-Identifier: Apache-2.0

extension StandIn {
  private static var given: (any PreviewData)?
  private static var kept: [AnyObject] = []

  /// The data for the layout that is being made.
  public static var data: any PreviewData {
    get { given ?? NoData() }
    set { given = newValue }
  }

  /// Keeps an object alive for the layout that is being made, because it may hold it weakly.
  public static func keep<Object: AnyObject>(_ object: Object) -> Object {
    kept.append(object)
    return object
  }

  /// Returns the objects that were kept since the last layout, and forgets them.
  static func takeKept() -> [AnyObject] {
    defer { kept = [] }
    return kept
  }
}
