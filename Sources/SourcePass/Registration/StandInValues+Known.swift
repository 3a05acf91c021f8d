// SPDX-License-Identifier: Apache-2.0

/// Values of types that come with the platform.
extension StandInValues {
  private static let floats: Set = ["CGFloat", "Double", "Float", "TimeInterval"]
  private static let integers: Set = [
    "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
    "NSInteger", "NSUInteger",
  ]
  static let layout = "UICollectionViewFlowLayout()"
  /// A layout that differs from `layout`.
  static let otherLayout =
    "UICollectionViewCompositionalLayout(section: LayoutLibrary.StandIn.section())"
  private static let view =
    "UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), "
    + "collectionViewLayout: UICollectionViewFlowLayout())"

  /// An item that fills its group.
  private static let wholeItem =
    "NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize("
    + "widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))"

  private static let values: [String: String] = [
    "Bool": "false",
    "CGSize": "CGSize(width: 100, height: 100)",
    "CGPoint": "CGPoint.zero",
    "CGRect": "CGRect(x: 0, y: 0, width: 390, height: 844)",
    "CGVector": "CGVector(dx: 0, dy: 0)",
    "CGAffineTransform": "CGAffineTransform.identity",
    "CATransform3D": "CATransform3DIdentity",
    "UIEdgeInsets": "UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)",
    "NSDirectionalEdgeInsets":
      "NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)",
    "UIOffset": "UIOffset.zero",
    "UIColor": "UIColor.systemBlue",
    "UIFont": "UIFont.systemFont(ofSize: 17)",
    "UIImage": "UIImage()",
    "IndexPath": "IndexPath(item: 0, section: 0)",
    "IndexSet": "IndexSet()",
    "NSRange": "NSRange(location: 0, length: 0)",
    "UUID": "UUID()",
    "Date": "Date(timeIntervalSinceReferenceDate: 0)",
    "Calendar": "Calendar(identifier: .gregorian)",
    "DateInterval":
      "DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 3600)",
    "DateComponents": "DateComponents(hour: 9, minute: 0)",
    "Locale": "Locale(identifier: \"en_US\")",
    "TimeZone": "TimeZone.gmt",
    "URL": "URL(fileURLWithPath: \"/\")",
    "Data": "Data()",
    "Bundle": "Bundle.main",
    "NotificationCenter": "NotificationCenter.default",
    "UserDefaults": "UserDefaults.standard",
    "NSNumber": "NSNumber(value: 1)",
    "NSString": "\"\" as NSString",
    "CGColor": "UIColor.systemBlue.cgColor",
    "UIBezierPath": "UIBezierPath()",
    "UILabel": "UILabel()",
    "UIImageView": "UIImageView()",
    "UINib": "UINib(nibName: \"\", bundle: nil)",
    "DispatchQueue": "DispatchQueue.main",
    "NSObject": "NSObject()",
    "Any": "NSObject()",
    "AnyObject": "NSObject()",
    "UIView": "UIView()",
    "UIViewController": "UIViewController()",
    "UICollectionView": view,
    "UIScrollView": "UIScrollView()",
    "UICollectionViewLayout": layout,
    "UICollectionViewFlowLayout": layout,
    "UICollectionViewCompositionalLayout":
      "UICollectionViewCompositionalLayout.list(using: "
      + "UICollectionLayoutListConfiguration(appearance: .plain))",
    "UICollectionViewCompositionalLayoutConfiguration":
      "UICollectionViewCompositionalLayoutConfiguration()",
    "UICollectionViewLayoutAttributes":
      "UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))",
    "UICollectionView.ScrollDirection": ".vertical",
    "UICollectionLayoutListConfiguration.Appearance": ".plain",
    "UICollectionLayoutListConfiguration":
      "UICollectionLayoutListConfiguration(appearance: .plain)",
    "UICollectionLayoutSectionOrthogonalScrollingBehavior": ".continuous",
    "NSCollectionLayoutDimension": ".absolute(100)",
    "NSCollectionLayoutSize":
      "NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))",
    "NSCollectionLayoutSpacing": ".fixed(8)",
    "NSCollectionLayoutItem": wholeItem,
    "NSCollectionLayoutGroup":
      "NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize("
      + "widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), "
      + "subitems: [\(wholeItem)])",
    "NSCollectionLayoutSection": "LayoutLibrary.StandIn.section()",
    "NSRectAlignment": ".top",
    "UITraitCollection": "UITraitCollection()",
    "UIUserInterfaceIdiom": ".phone",
    "UIUserInterfaceSizeClass": ".compact",
    "UICollectionViewCell.Type": "UICollectionViewCell.self",
    "UICollectionReusableView.Type": "UICollectionReusableView.self",
    "AnyClass": "UICollectionReusableView.self",
  ]

  /// A value of a type that comes with the platform, for a property or parameter called `name`.
  static func known(_ type: String, _ name: String) -> String? {
    if floats.contains(type) { return number(name) }
    if integers.contains(type) { return whole(name) }
    if type == "String" { return text(name) }
    if type.hasPrefix("Set<") || type.hasPrefix("Array<") { return "[]" }
    if type.hasPrefix("Dictionary<") { return "[:]" }
    return values[type]
  }

  private static let numbers: [(words: [String], value: String)] = [
    (["spacing", "gap", "padding", "margin", "inset"], "8"),
    (["ratio", "aspect", "alpha", "progress", "fraction", "scale", "factor", "multiplier"], "1"),
    (["offset", "angle", "velocity"], "0"),
    (["column", "row", "count", "number", "per"], "3"),
    (["estimated", "height"], "120"),
    (["containerwidth", "boundswidth", "screenwidth", "viewwidth", "totalwidth"], "390"),
    (["width"], "160"),
    (["radius", "size", "length"], "100"),
  ]
  private static let otherNumber = "10"

  private static func number(_ name: String) -> String {
    numbers.first { $0.words.contains(where: name.contains) }?.value ?? otherNumber
  }

  private static func whole(_ name: String) -> String {
    if ["section", "index", "offset"].contains(where: name.contains) { return "0" }
    if ["spacing", "gap", "padding", "margin"].contains(where: name.contains) { return "8" }
    let several = ["column", "row", "span", "count", "line", "lane", "number", "per"]
    return several.contains(where: name.contains) ? "3" : "1"
  }

  private static func text(_ name: String) -> String {
    if name.contains("footer") { return "UICollectionView.elementKindSectionFooter" }
    if name.contains("kind") || name.contains("header") {
      return "UICollectionView.elementKindSectionHeader"
    }
    return "\"\(name.filter { $0.isLetter })\""
  }
}
