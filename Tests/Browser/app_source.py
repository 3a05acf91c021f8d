# SPDX-License-Identifier: Apache-2.0
"""Source of small apps for tests."""


def app(root, rest):
    """Returns an app that shows the controller that the expression `root` makes; `rest` is its other source."""
    return f"""
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {{
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {{
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = {root}
    window.makeKeyAndVisible()
    self.window = window
    return true
  }}
}}
{rest}"""
