// SPDX-License-Identifier: Apache-2.0
public import CoreGraphics
public import Foundation

/// A layer with particles, which move by the clock of the frames.
///
/// Particles are flat and do not emit others; how they are painted over one another is the order of their births.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// What is emitted.
  open var emitterCells: [CAEmitterCell]?
  /// How much is emitted.
  open var birthRate: Float = 1
  /// How long particles live.
  open var lifetime: Float = 1
  /// The place of the source, in points.
  open var emitterPosition = CGPoint.zero
  /// The depth of the source.
  open var emitterZPosition: CGFloat = 0
  /// The size of the source, in points.
  open var emitterSize = CGSize.zero
  /// The depth of the source's extent.
  open var emitterDepth: CGFloat = 0
  /// The shape of the source.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// From where in the shape particles come.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How particles are painted over one another.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether depths are kept.
  open var preservesDepth = false
  /// How fast particles are.
  open var velocity: Float = 1
  /// How large particles are.
  open var scale: Float = 1
  /// How fast particles turn.
  open var spin: Float = 1
  /// Where random numbers begin.
  open var seed: UInt32 = 0
  /// The particles that live.
  package private(set) lazy var swarm = ParticleSwarm(of: self)
}

/// A kind of particles.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// The name.
  open var name: String?
  /// Whether it is emitted.
  open var isEnabled = true
  /// How many come in a second.
  open var birthRate: Float = 0
  /// How long they live, in seconds.
  open var lifetime: Float = 0
  /// How much that varies.
  open var lifetimeRange: Float = 0
  /// The direction in the plane, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The direction out of the plane, in radians.
  open var emissionLatitude: CGFloat = 0
  /// How much the direction varies, in radians.
  open var emissionRange: CGFloat = 0
  /// How fast they are, in points per second.
  open var velocity: CGFloat = 0
  /// How much that varies.
  open var velocityRange: CGFloat = 0
  /// How they become faster to the right.
  open var xAcceleration: CGFloat = 0
  /// How they become faster downwards.
  open var yAcceleration: CGFloat = 0
  /// How they become faster towards the eye.
  open var zAcceleration: CGFloat = 0
  /// How large they are.
  open var scale: CGFloat = 1
  /// How much that varies.
  open var scaleRange: CGFloat = 0
  /// How fast they grow.
  open var scaleSpeed: CGFloat = 0
  /// How fast they turn, in radians per second.
  open var spin: CGFloat = 0
  /// How much that varies.
  open var spinRange: CGFloat = 0
  /// The colour.
  open var color: CGColor?
  /// How much red varies.
  open var redRange: Float = 0
  /// How much green varies.
  open var greenRange: Float = 0
  /// How much blue varies.
  open var blueRange: Float = 0
  /// How much opacity varies.
  open var alphaRange: Float = 0
  /// How fast red changes.
  open var redSpeed: Float = 0
  /// How fast green changes.
  open var greenSpeed: Float = 0
  /// How fast blue changes.
  open var blueSpeed: Float = 0
  /// How fast opacity changes.
  open var alphaSpeed: Float = 0
  /// The picture.
  open var contents: Any?
  /// The part of the picture, as fractions.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels per point of the picture.
  open var contentsScale: CGFloat = 1
  /// What particles emit.
  open var emitterCells: [CAEmitterCell]?
  /// When it begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How long it lasts, in seconds.
  open var duration: CFTimeInterval = 0
  /// The factor of its speed.
  open var speed: Float = 1

  /// Makes a kind without particles.
  @preconcurrency @MainActor public override init() { super.init() }
}
