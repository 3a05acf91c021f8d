// SPDX-License-Identifier: Apache-2.0
import UIKit

struct Meal {
  let title: String
  let minutes: Int
  let colors: [UIColor]
  let ingredients: [String]

  static let today = [
    Meal(
      title: "Leek soup",
      minutes: 35,
      colors: [.systemGreen, .systemTeal],
      ingredients: ["Leek", "Potato", "Cream", "Thyme"]
    ),
    Meal(
      title: "Baked squash",
      minutes: 50,
      colors: [.systemOrange, .systemRed],
      ingredients: ["Squash", "Sage", "Butter"]
    ),
    Meal(
      title: "Plum cake",
      minutes: 70,
      colors: [.systemPurple, .systemIndigo],
      ingredients: ["Plums", "Flour", "Eggs", "Sugar", "Butter"]
    ),
  ]
}
