// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import LayoutLibrary

@MainActor private var told: [String] = []

private final class HomeController: UIViewController, UICollectionViewDataSource {
  var count = 0
  private lazy var grid: UICollectionView = {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 50, height: 40)
    let made = UICollectionView(frame: view.bounds, collectionViewLayout: flow)
    made.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    made.dataSource = self
    return made
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    told.append("viewDidLoad")
    view.addSubview(grid)
    AppFoundation.DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      MainActor.assumeIsolated {
        told.append("answer")
        self.count = 4
        self.grid.reloadData()
      }
    }
  }
  override func viewIsAppearing(_ animated: Bool) { told.append("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { told.append("viewDidAppear") }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }
  func collectionView(
    _ view: UICollectionView,
    cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "c", for: path) }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var makesWindow = false
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    told.append("didFinishLaunching")
    guard makesWindow else { return true }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = HomeController()
    told.append("rootViewController")
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { told.append("appActive") }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    told.append("willConnect")
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: HomeController())
    window.makeKeyAndVisible()
    self.window = window
  }
  func sceneDidBecomeActive(_ scene: UIScene) { told.append("sceneActive") }
}

@MainActor
@Suite(.serialized, .ownProcess) struct AppRootTests {
  private func launched(_ root: AppRoot) -> OwnSource {
    told = []
    let process = AppProcess.current
    (process.clock, process.files) = (WorkClock(), AppFiles(folders: []))
    let source = OwnSource(root)
    source.start()
    return source
  }

  @Test func `a scene's delegate makes the window, and what comes half a second later is there`()
    throws
  {
    let app = AppDelegate()
    let scene = SceneDelegate()
    let source = launched(AppRoot("App", app: { app }, scene: { scene }))
    expect(
      told,
      equals: [
        "didFinishLaunching", "willConnect", "viewDidLoad", "sceneActive", "appActive",
        "viewIsAppearing", "viewDidAppear", "answer",
      ]
    )
    let shared = UIApplication.shared
    #expect(shared.delegate === app && shared.keyWindow === scene.window)
    expect(shared.windows.count, equals: 1)
    let connected = try #require(shared.connectedScenes.first as? UIWindowScene)
    #expect(connected.windows.first === scene.window && connected.delegate === scene)
    #expect(scene.window?.windowScene === connected)
    let data = try #require(source.dataSource)
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    expect(data.collectionView(view, numberOfItemsInSection: 0), equals: 4)
    #expect(source.isScreen && source.controller is UINavigationController)
  }

  @Test func `an app's delegate may make the window, whose view is made when it is shown`() {
    let app = AppDelegate()
    app.makesWindow = true
    let source = launched(AppRoot("App", app: { app }, scene: nil))
    expect(
      told.prefix(4),
      equals: ["didFinishLaunching", "rootViewController", "viewDidLoad", "appActive"]
    )
    #expect(source.controller is HomeController)
  }

  @Test func `an app that makes no window shows nothing, and does not trap`() {
    let app = AppDelegate()
    let source = launched(AppRoot("App", app: { app }, scene: nil))
    expect(told, equals: ["didFinishLaunching", "appActive"])
    #expect(source.dataSource == nil && source.layout == nil)
  }

  @Test func `the storyboard that the property list names is loaded before the delegate is told`()
    throws
  {
    final class Opening: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var first: UIViewController?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        first = window?.rootViewController
        window?.rootViewController = HomeController()
        return true
      }
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "Info.plist": """
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Start</string></dict></plist>
      """,
      "Start.storyboard": """
      <document initialViewController="v"><scenes><scene><objects>
      <viewController id="v" title="First"/></objects></scene></scenes></document>
      """,
    ]
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    told = []
    let app = Opening()
    let process = AppProcess.current
    (process.clock, process.files) = (WorkClock(), AppFiles(folders: [folder.path]))
    let source = OwnSource(AppRoot("App", app: { app }, scene: nil))
    source.start()
    expect(app.first?.title, equals: "First")
    #expect(source.controller is HomeController)
  }
}
