// SPDX-License-Identifier: Apache-2.0

/// The properties that Interface Builder sets, which the settings keep.
extension CosmosView: InspectedObject {
  package func setInspected(_ name: String, to value: Any) -> Bool {
    switch (name, value) {
    case ("fillMode", let number as Int):
      settings.fillMode = StarFillMode(rawValue: number) ?? .full
    case ("text", let words as String): text = words
    case ("filledImage", let picture as UIImage): settings.filledImage = picture
    case ("emptyImage", let picture as UIImage): settings.emptyImage = picture
    case ("totalStars", let number as Int): settings.totalStars = number
    case ("updateOnTouch", let isSet as Bool): settings.updateOnTouch = isSet
    default: return setLength(name, to: value) || setColour(name, to: value)
    }
    return true
  }

  private func setLength(_ name: String, to value: Any) -> Bool {
    set(
      name,
      to: value,
      of: [
        "rating": \CosmosView.rating, "starSize": \.settings.starSize,
        "starMargin": \.settings.starMargin, "textMargin": \.settings.textMargin,
        "minTouchRating": \.settings.minTouchRating,
        "filledBorderWidth": \.settings.filledBorderWidth,
        "emptyBorderWidth": \.settings.emptyBorderWidth,
      ]
    )
  }

  private func setColour(_ name: String, to value: Any) -> Bool {
    set(
      name,
      to: value,
      of: [
        "filledColor": \CosmosView.settings.filledColor, "emptyColor": \.settings.emptyColor,
        "filledBorderColor": \.settings.filledBorderColor,
        "emptyBorderColor": \.settings.emptyBorderColor, "textColor": \.settings.textColor,
      ]
    )
  }
}
