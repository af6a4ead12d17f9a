import { chance, circle, ellipse, line, path, placed, rect, stroke, times } from './ink.mjs'
import { color, drawnAt, sheetsOf } from './parts.mjs'
import { recipe } from './recipe-cards.mjs'

/** Breaks a sentence into lines of at most so many letters. */
const wrapped = (words, most) =>
  words.match(new RegExp(`.{1,${most}}(?:\\s|$)`, 'g')).map((each) => each.trim())

/** Throws parts into a round, the same way each time. */
const tossed = (parts, count, x, y, rx, ry, scale, seed = 7) => {
  const next = chance(seed)
  return times(count, (i) => {
    const [turn, far] = [i * 2.4, Math.sqrt((i + 0.4) / count)]
    return drawnAt(
      x + rx * far * Math.cos(turn),
      y + ry * far * Math.sin(turn),
      scale,
      parts[(i + Math.floor(i / parts.length)) % parts.length],
      next() * 360,
    )
  })
}

/** The dish above a recipe, in a field of 736 by 430. */
const dishes = {
  bowl: ({ parts, inks: [outer, food] }) => [
    circle(368, 215, 196, outer),
    circle(368, 215, 168, food),
    tossed(parts, 17, 368, 215, 134, 134, 0.7),
  ],
  plate: ({ parts, inks: [outer, food] }) => [
    circle(368, 215, 200, outer),
    circle(368, 215, 152, food),
    tossed(parts, 9, 368, 215, 104, 104, 0.85, 11),
    drawnAt(84, 215, 3.3, 'fork.white'),
    drawnAt(652, 215, 3.3, 'knife.white'),
  ],
  pan: ({ parts, inks: [outer, food] }) => [
    placed(340, 215, 24, rect(150, -22, 320, 44, outer, { rx: 20 })),
    circle(340, 215, 190, outer),
    circle(340, 215, 164, food),
    tossed(parts, 14, 340, 215, 122, 122, 0.66, 5),
  ],
  tray: ({ parts, inks: [outer, food] }) => [
    rect(76, 40, 584, 350, outer, { rx: 30 }),
    rect(104, 66, 528, 298, food, { rx: 18 }),
    times(15, (i) =>
      drawnAt(
        158 + (i % 5) * 105,
        122 + Math.floor(i / 5) * 94,
        0.86,
        parts[i % parts.length],
        (i * 37) % 60,
      ),
    ),
  ],
  glasses: ({ parts, inks: [drink, back] }) =>
    times(3, (i) =>
      placed(
        168 + i * 200,
        0,
        0,
        path('M-70 70H70L52 390H-52Z', back, { opacity: 0.8 }),
        path('M-63 130H63L49 380H-49Z', drink),
        times(3, (k) =>
          drawnAt(k % 2 ? 16 : -16, 200 + k * 62, 0.5, parts[k % parts.length], k * 50),
        ),
        drawnAt(58, 76, 0.8, parts[0]),
        stroke('M-10 30L8 350', color('white'), 9),
      ),
    ),
  jars: ({ parts, inks: [fill, lid] }) =>
    times(3, (i) =>
      placed(
        158 + i * 210,
        0,
        0,
        rect(-80, 110, 160, 290, fill, { rx: 26, opacity: 0.85 }),
        times(8, (k) =>
          drawnAt(
            -34 + (k % 2) * 68,
            166 + Math.floor(k / 2) * 62,
            0.58,
            parts[(k + i) % parts.length],
            k * 40,
          ),
        ),
        rect(-70, 66, 140, 50, lid, { rx: 10 }),
      ),
    ),
  cake: ({ parts, inks: [sponge, icing, plate] }) => [
    ellipse(368, 392, 280, 26, plate),
    rect(168, 190, 400, 190, sponge, { rx: 12 }),
    times(2, (i) => rect(168, 232 + i * 62, 400, 20, icing)),
    path(
      'M160 200C160 120 576 120 576 200q-20 56 -52 8t-52 10t-52 -8t-52 14t-52 -10t-52 8t-52 -6t-52 -16Z',
      icing,
    ),
    times(7, (i) =>
      drawnAt(206 + i * 54, 128 - (i % 2) * 14, 0.78, parts[i % parts.length], (i - 3) * 12),
    ),
  ],
  pie: ({ parts, inks: [crust, fill] }) => [
    circle(368, 215, 200, crust),
    times(26, (i) =>
      circle(368 + 190 * Math.cos(i * 0.2417), 215 + 190 * Math.sin(i * 0.2417), 24, crust),
    ),
    circle(368, 215, 162, fill),
    tossed(parts, 16, 368, 215, 122, 122, 0.62, 3),
    times(3, (i) => [
      line(368 - 130, 130 + i * 84, 368 + 130, 130 + i * 84, crust, 17),
      line(284 + i * 84, 84, 284 + i * 84, 346, crust, 17),
    ]),
  ],
  board: ({ parts, inks: [wood] }) => [
    rect(60, 60, 540, 310, wood, { rx: 34 }),
    rect(590, 180, 110, 66, wood, { rx: 30 }),
    circle(664, 213, 13, '#00000055'),
    times(8, (i) =>
      drawnAt(
        140 + (i % 4) * 128,
        140 + Math.floor(i / 4) * 148,
        1.2,
        parts[i % parts.length],
        (i % 3) * 14 - 14,
      ),
    ),
  ],
  steam: ({ parts, inks: [pot, lid] }) => [
    times(3, (i) =>
      stroke(`M${268 + i * 100} 150q-30 -40 0 -70t0 -64`, color('white'), 12, { opacity: 0.7 }),
    ),
    rect(160, 190, 416, 210, pot, { rx: 30 }),
    rect(100, 226, 536, 34, lid, { rx: 17 }),
    ellipse(368, 190, 208, 34, lid),
    times(9, (i) =>
      drawnAt(204 + i * 41, 178 - (i % 2) * 12, 0.62, parts[i % parts.length], i * 40),
    ),
  ],
}

const card = ({ dish, inks, parts, g, paper, k, accent, title, facts, needs, steps }) =>
  recipe(
    {
      height: 1104,
      ground: color(g),
      paper: color(paper),
      ink: color(k),
      accent: color(accent),
      title,
      facts,
      needs: needs.split(',').map((each) => each.trim()),
      steps: steps.split(' / ').map((each) => wrapped(each, 38)),
    },
    dishes[dish]({ parts: parts.split(' '), inks: inks.split(' ').map(color) }),
  )

/** Recipe cards: rows of `tables/recipes.txt`. */
export const tableRecipes = sheetsOf('recipes.txt', card)
