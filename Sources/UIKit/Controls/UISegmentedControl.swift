// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// A control for a choice among several segments.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that means no segment.
  public nonisolated static let noSegment = -1
  private var titles: [String?] = [] { didSet { noteTitles() } }
  private var images: [Int: UIImage] = [:] { didSet { noteTitles() } }

  /// The index of the selected segment.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { noteChange(from: oldValue, to: selectedSegmentIndex) }
  }
  /// The number of segments.
  open var numberOfSegments: Int { titles.count }

  /// Makes a control from titles; other items have no title.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
    for (index, item) in (items ?? []).enumerated() { images[index] = item as? UIImage }
    frame.size = intrinsicContentSize
  }

  private func noteTitles() {
    invalidateIntrinsicContentSize()
    noteContentChange()
  }

  /// The height of a segmented control, and the space around its titles, in points.
  private static let height: CGFloat = 32
  private static let padding: CGFloat = 20

  open override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13).text
    let widest =
      titles.enumerated().map { index, title in
        (images[index]?.size.width ?? font.width(of: shown(title ?? ""))) + Self.padding
      }.max() ?? 0
    return CGSize(width: (widest * CGFloat(max(1, titles.count))).rounded(.up), height: Self.height)
  }

  /// The colour of the selected segment; white unless given.
  open var selectedSegmentTintColor: UIColor? { didSet { noteContentChange() } }
  /// A segment's image.
  open func imageForSegment(at segment: Int) -> UIImage? { images[segment] }
  /// Sets a segment's image.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    images[segment] = image
  }
  /// Sets the attributes of the titles in a state; colour and font of the normal and the selected one are used.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) { record(attributes, as: "titles.\(state.rawValue)") }
  /// The attributes of the titles in a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { recorded("titles.\(state.rawValue)") }

  /// Adds a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(max(0, segment), titles.count))
  }
  /// Sets a segment's title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title }
  }
  /// A segment's title.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
  /// Adds a segment with a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let place = min(max(0, segment), titles.count)
    titles.insert(nil, at: place)
    images = Dictionary(uniqueKeysWithValues: images.map { ($0 < place ? $0 : $0 + 1, $1) })
    images[place] = image
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    images[segment] = nil
    images = Dictionary(uniqueKeysWithValues: images.map { ($0 < segment ? $0 : $0 - 1, $1) })
    if selectedSegmentIndex >= titles.count { selectedSegmentIndex = Self.noSegment }
  }
  /// Lets people choose a segment or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    var closed: Set<Int> = recorded("closed") ?? []
    if enabled { closed.remove(segment) } else { closed.insert(segment) }
    record(closed, as: "closed")
  }
  /// Whether people can choose a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    (recorded("closed") as Set<Int>?)?.contains(segment) != true
  }
  /// Makes a control from actions, which a choice runs.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: titles.count, animated: false) }
  }
  /// Adds a segment whose choice runs an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let place = min(max(0, segment), titles.count)
    insertSegment(with: action.image, at: place, animated: false)
    titles[place] = action.title
    setAction(action, forSegmentAt: place)
  }
  /// Lets a choice of a segment run an action.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    var actions: [Int: UIAction] = recorded("actions") ?? [:]
    actions[segment] = action
    record(actions, as: "actions")
  }
  /// The action that a choice of a segment runs.
  open func actionForSegment(at segment: Int) -> UIAction? {
    (recorded("actions") as [Int: UIAction]?)?[segment]
  }

  /// Removes all segments.
  open func removeAllSegments() { (titles, images) = ([], [:]) }
}
