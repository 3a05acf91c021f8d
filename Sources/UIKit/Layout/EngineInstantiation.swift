// SPDX-License-Identifier: Apache-2.0

/// Proof that the engine itself makes an object whose class it knows only at run time.
///
/// UIKit makes such objects through the Objective-C runtime. Here each class that it so makes has one
/// *required convenience* initialiser with this argument: a subclass inherits it as soon as it
/// overrides the designated ones, so that source written for UIKit need not mention it.
public struct EngineInstantiation: Sendable {
  package init() {}
}
