// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Makes the device tap; nothing is felt here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Gets ready.
  open func prepare() {}
}

/// A tap of something that is hit; nothing is felt here.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the thing is.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  /// Makes a generator of a weight.
  public convenience init(style: FeedbackStyle) {
    self.init()
  }

  /// Taps.
  open func impactOccurred() {}
  /// Taps with a force, 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// The ticks of a wheel; nothing is felt here.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Ticks.
  open func selectionChanged() {}
}

/// The taps of good or bad news; nothing is felt here.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What the news is.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Taps.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
