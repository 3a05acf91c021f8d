# SPDX-License-Identifier: Apache-2.0
"""Writes an app of fifty Swift files, in the styles of Tests/Apps, with two modules of package managers, for measurements."""

FEATURES = ("Feed", "Albums", "Places", "People", "Recipes", "Trips", "Events", "Books", "Tracks")

APP = """import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UITabBarController()
    let client = Client(session: .shared)
    tabs.viewControllers = [
%s    ]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  private func wrapped(_ controller: UIViewController, _ title: String) -> UIViewController {
    controller.title = title
    let navigation = UINavigationController(rootViewController: controller)
    navigation.tabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil)
    return navigation
  }
}
"""

THEME = """import UIKit

enum Theme {
  static let tint = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
  static let ground = UIColor(white: 0.96, alpha: 1)
  static let corner: CGFloat = 8
  static let spacing: CGFloat = 12

  static func title(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: UIFont.boldSystemFont(ofSize: 15)])
  }
}
"""

VIEWS = """import Anchors
import UIKit

extension UIView {
  func add(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  func fill(_ other: UIView, inset: CGFloat = 0) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ])
  }
}
"""

STORE = """import Foundation
import Streams

struct Page<Element> {
  var items: [Element]
  var next: Int?

  func map<Other>(_ transform: (Element) -> Other) -> Page<Other> {
    Page<Other>(items: items.map(transform), next: next)
  }
}

protocol Loading {
  associatedtype Element
  func load(page: Int, completion: @escaping (Result<Page<Element>, Error>) -> Void)
}

final class Store<Element> {
  let changed = Stream0<Int>()
  private(set) var pages: [Page<Element>] = []
  var all: [Element] { pages.flatMap { $0.items } }
  var count: Int { pages.reduce(0) { $0 + $1.items.count } }
  func append(_ page: Page<Element>) {
    pages.append(page)
    changed.send(count)
  }
  func clear() { pages.removeAll() }
}
"""

CLIENT = """import Foundation

enum ClientError: Error {
  case status(Int)
  case empty
}

final class Client {
  private let session: URLSession

  init(session: URLSession) { self.session = session }

  func get<Model: Decodable>(_ path: String, completion: @escaping (Result<Model, Error>) -> Void) {
    guard let url = URL(string: "https://api.example.org/" + path) else { return }
    session.dataTask(with: url) { data, response, error in
      if let error = error { return completion(.failure(error)) }
      guard let data = data else { return completion(.failure(ClientError.empty)) }
      completion(Result { try JSONDecoder().decode(Model.self, from: data) })
    }.resume()
  }
}
"""

MODEL = """import Foundation

struct NAMEItem: Codable, Hashable {
  enum Kind: String, Codable, CaseIterable { case plain, featured, archived }

  let id: Int
  var title: String
  var detail: String
  var kind: Kind = .plain
  var score: Double = 0.5

  var isFeatured: Bool { kind == .featured }
  var line: String {
    switch kind {
    case .plain: return title
    case .featured: return "★ " + title
    case .archived: return title + " (archived)"
    }
  }

  static func sample(_ number: Int) -> NAMEItem {
    NAMEItem(id: number, title: "NAME \\(number)", detail: "Number \\(number) of many")
  }
}

extension NAMEItem: Comparable {
  static func < (left: NAMEItem, right: NAMEItem) -> Bool {
    (left.score, left.id) < (right.score, right.id)
  }
}
"""

SERVICE = """import Foundation

final class NAMEService: Loading {
  private let client: Client
  private let size = 24

  init(client: Client) { self.client = client }

  func load(page: Int, completion: @escaping (Result<Page<NAMEItem>, Error>) -> Void) {
    let items = (0..<size).map { NAMEItem.sample(page * size + $0) }
    DispatchQueue.main.async { completion(.success(Page(items: items, next: page + 1))) }
  }

  func refresh(_ item: NAMEItem, completion: @escaping (NAMEItem?) -> Void) {
    client.get("NAME/\\(item.id)") { (result: Result<NAMEItem, Error>) in
      completion(try? result.get())
    }
  }
}
"""

MODEL_OF_VIEW = """import UIKit

protocol NAMEViewModelDelegate: AnyObject {
  func viewModelDidChange(_ model: NAMEViewModel)
}

final class NAMEViewModel {
  struct Row: Hashable {
    let title: String
    let detail: String
    let isTall: Bool
  }

  weak var delegate: NAMEViewModelDelegate?
  private let service: NAMEService
  private let store = Store<NAMEItem>()
  private var page = 0
  private(set) var isLoading = false

  init(service: NAMEService) { self.service = service }

  var rows: [Row] {
    store.all.enumerated().map { index, item in
      Row(title: item.line, detail: item.detail, isTall: index % 3 == 0)
    }
  }

  func start() {
    guard !isLoading else { return }
    isLoading = true
    service.load(page: page) { [weak self] result in
      guard let self = self else { return }
      self.isLoading = false
      if case .success(let page) = result {
        self.store.append(page)
        self.page = page.next ?? self.page
      }
      self.delegate?.viewModelDidChange(self)
    }
  }

  func row(at indexPath: IndexPath) -> Row? {
    let all = rows
    return all.indices.contains(indexPath.item) ? all[indexPath.item] : nil
  }
}
"""

CELL = """import UIKit

final class NAMECell: UICollectionViewCell {
  static let identifier = "NAMECell"
  private let title = UILabel()
  private let detail = UILabel()
  private let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = Theme.ground
    contentView.layer.cornerRadius = Theme.corner
    title.font = .boldSystemFont(ofSize: 15)
    detail.font = .systemFont(ofSize: 12)
    detail.textColor = .darkGray
    badge.backgroundColor = Theme.tint
    let stack = UIStackView(arrangedSubviews: [title, detail])
    stack.axis = .vertical
    stack.spacing = 4
    contentView.add(stack, badge)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 6),
      badge.heightAnchor.constraint(equalToConstant: 6),
      badge.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ row: NAMEViewModel.Row) {
    title.text = row.title
    detail.text = row.detail
    badge.isHidden = !row.isTall
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    title.text = nil
    detail.text = nil
  }
}
"""

CONTROLLER = """import UIKit

final class NAMEViewController: UIViewController {
  private let model: NAMEViewModel
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())

  init(model: NAMEViewModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.add(collectionView)
    collectionView.fill(view)
    collectionView.backgroundColor = .white
    collectionView.register(NAMECell.self, forCellWithReuseIdentifier: NAMECell.identifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(reload))
    model.delegate = self
    model.start()
  }

  private func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = Theme.spacing
    layout.minimumInteritemSpacing = Theme.spacing
    layout.sectionInset = UIEdgeInsets(top: 10, left: leading(), bottom: 10, right: 20)
    return layout
  }

  private func leading() -> CGFloat {
    // TERMS
    return 5
  }

  @objc private func reload() { model.start() }

  private func describe(_ index: Int) -> String {
    guard index >= 0 else { return "none" }
    var words: [String] = []
    for step in 0..<3 {
      words.append("\\(index + step)")
    }
    return words.joined(separator: ", ")
  }
}

extension NAMEViewController: NAMEViewModelDelegate {
  func viewModelDidChange(_ model: NAMEViewModel) { collectionView.reloadData() }
}

extension NAMEViewController: UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    model.rows.count
  }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: NAMECell.identifier, for: indexPath)
    if let cell = cell as? NAMECell, let row = model.row(at: indexPath) { cell.show(row) }
    return cell
  }
}

extension NAMEViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ view: UICollectionView,
    layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let isTall = model.row(at: indexPath)?.isTall ?? false
    return CGSize(width: 150, height: isTall ? 90 : 60)
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let next = UIViewController()
    next.title = describe(indexPath.item)
    navigationController?.pushViewController(next, animated: true)
  }
}
"""

ANCHORS = """import UIKit

public protocol NAMETarget {}
extension UIView: NAMETarget {}

public final class NAMEMaker {
  private let view: UIView
  private(set) var made: [NSLayoutConstraint] = []

  public init(_ view: UIView) { self.view = view }

  @discardableResult public func NAME(_ other: UIView, inset: CGFloat = 0) -> NAMEMaker {
    view.translatesAutoresizingMaskIntoConstraints = false
    made.append(view.NAMEAnchor.constraint(equalTo: other.NAMEAnchor, constant: inset))
    return self
  }

  public func activate() { NSLayoutConstraint.activate(made) }
}
"""

STREAMS = """import Foundation

public final class NAME<Element> {
  public typealias Observer = (Element) -> Void
  private var observers: [Int: Observer] = [:]
  private var next = 0
  private let lock = NSLock()

  public init() {}

  @discardableResult public func subscribe(_ observer: @escaping Observer) -> () -> Void {
    lock.lock()
    defer { lock.unlock() }
    let number = next
    next += 1
    observers[number] = observer
    return { [weak self] in self?.observers[number] = nil }
  }

  public func send(_ element: Element) {
    for (_, observer) in observers.sorted(by: { $0.key < $1.key }) { observer(element) }
  }

  public func map<Other>(_ transform: @escaping (Element) -> Other) -> NAME<Other> {
    let result = NAME<Other>()
    subscribe { result.send(transform($0)) }
    return result
  }

  public func filter(_ isIncluded: @escaping (Element) -> Bool) -> NAME<Element> {
    let result = NAME<Element>()
    subscribe { if isIncluded($0) { result.send($0) } }
    return result
  }

  public func receive(on queue: DispatchQueue) -> NAME<Element> {
    let result = NAME<Element>()
    subscribe { element in queue.async { result.send(element) } }
    return result
  }
}
"""
STREAM_FILES = 40

PARTS = (
    ("Item", MODEL), ("Service", SERVICE), ("ViewModel", MODEL_OF_VIEW), ("Cell", CELL),
    ("ViewController", CONTROLLER),
)  # fmt: skip
FIRST = "Feed/FeedViewController.swift"
BODY = "    // TERMS\n    return 5\n"


def files():
    """Returns the texts of the app's files by path."""
    tabs = "".join(
        f'      wrapped({name}ViewController(model: {name}ViewModel(service: {name}Service(client: client))), "{name}"),\n'
        for name in FEATURES
    )
    texts = {"AppDelegate.swift": APP % tabs}
    texts |= {"Support/Theme.swift": THEME, "Support/Views.swift": VIEWS, "Support/Store.swift": STORE}
    texts["Network/Client.swift"] = CLIENT
    for name in FEATURES:
        for part, text in PARTS:
            texts[f"{name}/{name}{part}.swift"] = text.replace("NAME", name)
    return texts


def modules():
    """Returns the texts of the modules that the app imports, by path."""
    anchors = ("top", "bottom", "leading", "trailing", "centerX", "centerY", "left", "right")
    texts = {f"Pods/Anchors/Sources/{name}.swift": ANCHORS.replace("NAME", name) for name in anchors}
    folder = ".build/checkouts/streams/Sources/Streams"
    streams = (f"Stream{number}" for number in range(STREAM_FILES))
    return texts | {f"{folder}/{name}.swift": STREAMS.replace("NAME", name) for name in streams}


def write(folder):
    """Writes the app into a folder."""
    for name, text in (files() | modules()).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def with_body(terms):
    """Returns the first screen's controller whose items begin at 5 + `terms` points, in the body of one method."""
    return files()[FIRST].replace(BODY, f"    return {'1 + ' * terms}5\n")


def with_property(terms):
    """Returns the first screen's controller with `terms` more stored properties, each of which moves its items."""
    text = with_body(0).replace("    return 5\n", "    return 5" + "".join(f" + step{n}" for n in range(terms)) + "\n")
    added = "".join(f"  private let step{n}: CGFloat = 1\n" for n in range(terms))
    return text.replace("  private let model:", added + "  private let model:", 1)
