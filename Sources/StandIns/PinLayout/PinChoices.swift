// SPDX-License-Identifier: Apache-2.0

/// How a view that is beside another is aligned with it.
public enum HorizontalAlign: Sendable {
  case left
  case center
  case right
  case start
  case end
  case none
}

/// How a view that is before or after another is aligned with it.
public enum VerticalAlign: Sendable {
  case top
  case center
  case bottom
  case none
}

/// Where a view is put between two edges that are farther apart than it is wide.
public enum HorizontalJustify: Sendable {
  case left
  case center
  case right
  case start
  case end
}

/// Where a view is put between two edges that are farther apart than it is high.
public enum VerticalJustify: Sendable {
  case top
  case center
  case bottom
}

/// Which length of a view decides the other.
public enum FitType: Sendable {
  case width
  case height
  case widthFlexible
  case heightFlexible
  case content

  var fitsWidth: Bool { self == .width || self == .widthFlexible }
  var isFlexible: Bool { self == .widthFlexible || self == .heightFlexible }
}
