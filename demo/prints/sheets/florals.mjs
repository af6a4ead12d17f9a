import { blob, chance, circle, curve, ellipse, path, placed, stroke, times } from './ink.mjs'
import { leaf } from './leaves.mjs'
import { broad, broadPetals, petals } from './petals.mjs'
import { inked, printed } from './texture.mjs'

const sunflower = () => {
  const seeds = times(220, (i) => {
    const [r, a] = [7.4 * Math.sqrt(i), i * 2.39996]
    return circle(r * Math.cos(a), r * Math.sin(a), 4, i % 2 ? '#3a1a08' : '#7a3a10')
  })
  return printed(
    1104,
    '#2a5cff',
    { worn: '#4c77ff', least: 0.7 },
    stroke('M368 480C372 700 350 900 376 1120', '#1c8a3f', 26),
    placed(370, 860, 160, leaf(270, 90, '#27a84f', '#0f5c28')),
    placed(366, 760, 15, leaf(290, 96, '#1c8a3f', '#0f5c28')),
    placed(
      368,
      400,
      0,
      petals(24, 300, 46, '#ff9d00', 7),
      petals(24, 280, 40, '#ffd21f'),
      circle(0, 0, 122, '#4a2208'),
      seeds,
    ),
  )
}

const poppies = () =>
  printed(
    1104,
    '#fdf3e3',
    { worn: '#ffffff', least: 0.74 },
    [
      [210, 330, 150, 6],
      [500, 260, 180, 0],
      [420, 560, 130, 5],
      [160, 640, 100, 9],
    ].map(([x, y, r, lean]) => [
      curve(
        [
          [x, y],
          [x + lean * 4, y + 260],
          [368 + (x - 368) * 0.3, 1120],
        ],
        '#2f6b3a',
        8,
      ),
      placed(
        x,
        y,
        lean,
        inked(
          [0, 100, 190, 280].map((turn) =>
            placed(
              0,
              0,
              turn,
              blob(
                [
                  [0, 0],
                  [r * 0.5, -r * 0.8],
                  [r * 1.1, -r * 0.4],
                  [r * 1.15, r * 0.3],
                  [r * 0.6, r * 0.7],
                ],
                '#ff3a2f',
                { opacity: 0.9 },
              ),
            ),
          ),
        ),
        circle(0, 0, r * 0.3, '#1d1220'),
        times(18, (i) =>
          circle(r * 0.42 * Math.cos(i * 0.35), r * 0.42 * Math.sin(i * 0.35), 4.5, '#1d1220'),
        ),
        circle(0, 0, r * 0.14, '#b7d36a'),
      ),
    ]),
    [
      [330, 420],
      [620, 560],
    ].map(([x, y]) => [
      curve(
        [
          [x, y],
          [x + 30, y + 220],
          [380, 1120],
        ],
        '#2f6b3a',
        6,
      ),
      placed(
        x,
        y,
        20,
        ellipse(0, 0, 26, 40, '#3f8a4a'),
        path('M-22 -16C-10 -60 10 -60 22 -16Z', '#ff3a2f'),
      ),
    ]),
    times(9, (i) =>
      placed(250 + i * 30, 1110, -130 + i * 12, leaf(260, 20, i % 2 ? '#2f6b3a' : '#5c9a4f')),
    ),
  )

const peony = () =>
  printed(
    920,
    '#0d3b3e',
    { worn: '#1c5558', least: 0.7 },
    times(7, (i) =>
      placed(368, 470, i * 52 + 20, leaf(400, 90, i % 2 ? '#1f8a6b' : '#2fb07f', '#0d3b3e')),
    ),
    placed(
      368,
      450,
      0,
      broadPetals(9, 270, 96, '#ff7fb0'),
      broadPetals(9, 236, 90, '#ff9cc3', 20),
      broadPetals(8, 196, 80, '#ffb9d4', 8),
      broadPetals(7, 150, 66, '#ffd3e3', 30),
      broadPetals(6, 104, 48, '#ffe6ef', 10),
      broadPetals(5, 62, 30, '#fff5f9', 40),
      times(12, (i) => circle(26 * Math.cos(i * 0.52), 26 * Math.sin(i * 0.52), 6, '#ffc21f')),
    ),
    placed(
      610,
      170,
      0,
      circle(0, 0, 58, '#ff7fb0'),
      [0, 50, -50].map((turn) => placed(0, 0, turn - 90, leaf(80, 30, '#ffb9d4'))),
    ),
  )

const dahlia = () =>
  printed(
    736,
    '#ffe8d2',
    { worn: '#fff4e8', least: 0.74 },
    placed(
      368,
      368,
      0,
      times(9, (ring) =>
        petals(
          10 + (9 - ring) * 2,
          340 - ring * 36,
          34 - ring * 2,
          [
            '#5c0f5e',
            '#8a1f86',
            '#b52fa0',
            '#d9409f',
            '#f0559a',
            '#ff7a92',
            '#ff9a8a',
            '#ffb98a',
            '#ffd9a0',
          ][ring],
          ring * 11,
        ),
      ),
      circle(0, 0, 18, '#ffe9b0'),
    ),
  )

const hydrangea = () => {
  const next = chance(12)
  const floret = (x, y, r, color) =>
    placed(
      x,
      y,
      next() * 90,
      times(4, (i) => placed(0, 0, i * 90, broad(r, r * 0.62, color))),
      circle(0, 0, r * 0.14, '#fff7c9'),
    )
  return printed(
    1000,
    '#ffd9ec',
    { worn: '#ffe9f4', least: 0.74 },
    stroke('M368 560V1010', '#2f7a4a', 18),
    placed(360, 720, 200, leaf(330, 110, '#3a9a5c', '#1f5c36')),
    placed(376, 690, -15, leaf(330, 110, '#2f7a4a', '#1f5c36')),
    times(90, (i) => {
      const [r, a] = [28 * Math.sqrt(i), i * 2.39996]
      return floret(
        368 + r * Math.cos(a),
        400 + r * 0.88 * Math.sin(a),
        44,
        ['#3f5fe0', '#6a7cf5', '#8f7cf0', '#b89cff', '#5aa0ff'][Math.floor(next() * 5)],
      )
    }).toReversed(),
  )
}

export const florals = {
  'flower-sunflower': sunflower,
  'flower-poppies': poppies,
  'flower-peony': peony,
  'flower-dahlia': dahlia,
  'flower-hydrangea': hydrangea,
}
