// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Makes the device vibrate; it has no effect here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Prepares the device.
  open func prepare() {}
}

/// The vibration of an impact; it has no effect here.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of the impact.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  /// Makes a generator with a weight.
  public convenience init(style: FeedbackStyle) {
    self.init()
  }

  /// Reports an impact.
  open func impactOccurred() {}
  /// Reports an impact with a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// The vibration of a changed selection; it has no effect here.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Reports a changed selection.
  open func selectionChanged() {}
}

/// The vibration of a result; it has no effect here.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of a result.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Reports a result.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
