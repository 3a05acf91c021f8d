// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What the system remembers about a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// Makes a role with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows with which people interact.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role: Role
  /// The configuration by which the scene is made.
  public let configuration: UISceneConfiguration
  /// A name that stays when the app is started again.
  public let persistentIdentifier = UUID().uuidString
  /// Values that the app keeps with the scene.
  open var userInfo: [String: Any]?

  package init(role: Role = .windowApplication) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The configuration's name in the app's property list.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?

  /// Makes a configuration with a name and a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

extension UIScene {
  /// The reasons for which a scene is made; there are none here.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The activities that continue in the scene.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The app that asked for the scene.
    open var sourceApplication: String? { nil }
  }
}
