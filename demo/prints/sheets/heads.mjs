import { blob, circle, ellipse, path, rect } from './ink.mjs'

/** Neck and shoulders below a head at the origin. */
export const shoulders = (skin, top, shade = '#00000018') => [
  rect(-52, 60, 104, 170, skin, { rx: 40 }),
  blob(
    [
      [-58, 190],
      [-150, 226],
      [-262, 290],
      [-300, 420],
      [-300, 760],
      [300, 760],
      [300, 420],
      [262, 290],
      [150, 226],
      [58, 190],
      [0, 214],
    ],
    skin,
  ),
  blob(
    [
      [-120, 250],
      [-250, 290],
      [-330, 400],
      [-340, 780],
      [340, 780],
      [330, 400],
      [250, 290],
      [120, 250],
      [0, 330],
    ],
    top,
  ),
  path('M-52 150C-20 190 30 190 52 150V190C20 216 -20 216 -52 190Z', shade),
]

/** A face without features. */
export const face = (skin, cheek) => [
  path('M-104 -60C-110 60 -70 140 0 146S110 60 104 -60C90 -170 -90 -170 -104 -60Z', skin),
  [-1, 1].map((side) => ellipse(side * 106, -6, 16, 28, skin)),
  [-1, 1].map((side) => circle(side * 58, 44, 22, cheek, { opacity: 0.5 })),
]
