// SPDX-License-Identifier: Apache-2.0

/// Shows that the engine itself makes an object of a class that is known only at run time.
///
/// UIKit makes such objects through the Objective-C runtime. Here each class of such objects has a
/// *required convenience* initialiser with this argument. A subclass inherits it when it overrides
/// the designated ones, so source written for UIKit need not mention it.
public struct EngineInstantiation: Sendable {
  package init() {}
}
