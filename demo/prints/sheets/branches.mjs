import { at, chance, circle, curve, ellipse, line, path, placed, polygon, times } from './ink.mjs'
import { leaf } from './leaves.mjs'
import { broadPetals, petals } from './petals.mjs'
import { printed } from './texture.mjs'

const cherryBranch = () => {
  const next = chance(8)
  const bloom = (x, y, k) =>
    placed(
      x,
      y,
      next() * 360,
      at(
        0,
        0,
        [k, k],
        broadPetals(5, 62, 34, '#ffc4dc'),
        broadPetals(5, 40, 14, '#ff7fb0'),
        times(7, (i) => [
          line(0, 0, 22 * Math.cos(i), 22 * Math.sin(i), '#c2185b', 2),
          circle(24 * Math.cos(i), 24 * Math.sin(i), 3.4, '#ffd34d'),
        ]),
      ),
    )
  return printed(
    1104,
    '#bfe3ff',
    { worn: '#d9efff', least: 0.74 },
    curve(
      [
        [760, 130],
        [600, 300],
        [430, 380],
        [300, 560],
        [200, 800],
        [170, 980],
      ],
      '#4a2a34',
      26,
    ),
    curve(
      [
        [600, 300],
        [520, 180],
        [380, 120],
        [260, 130],
      ],
      '#4a2a34',
      14,
    ),
    curve(
      [
        [300, 560],
        [430, 640],
        [560, 650],
        [640, 720],
      ],
      '#4a2a34',
      13,
    ),
    curve(
      [
        [430, 380],
        [280, 340],
        [140, 400],
      ],
      '#4a2a34',
      12,
    ),
    [
      [260, 130],
      [350, 110],
      [430, 160],
      [520, 210],
      [140, 400],
      [220, 350],
      [300, 380],
      [600, 310],
      [500, 370],
      [400, 430],
      [560, 650],
      [480, 620],
      [640, 720],
      [380, 640],
      [250, 660],
      [190, 820],
      [240, 760],
      [170, 960],
      [330, 520],
    ].map(([x, y]) => bloom(x + next() * 30 - 15, y + next() * 30 - 15, 0.7 + next() * 0.5)),
    times(22, () => placed(next() * 736, 500 + next() * 580, next() * 360, leaf(24, 9, '#ffb0d0'))),
  )
}

const magnolia = () =>
  printed(
    1104,
    '#1b1240',
    { worn: '#33266b', least: 0.7 },
    curve(
      [
        [120, 1110],
        [200, 820],
        [330, 620],
        [400, 420],
        [560, 240],
      ],
      '#8a5a4a',
      22,
    ),
    curve(
      [
        [330, 620],
        [220, 520],
        [150, 400],
      ],
      '#8a5a4a',
      14,
    ),
    [
      [560, 230, 1.25, 20],
      [150, 390, 1, -24],
      [420, 560, 0.85, 40],
    ].map(([x, y, k, turn]) =>
      placed(
        x,
        y,
        turn,
        at(
          0,
          0,
          [k, k],
          [-66, -36, 36, 66, 0].map((lean, i) =>
            placed(
              0,
              20,
              -90 + lean,
              leaf(210, 56, ['#ffb3cf', '#ffd6e5', '#ffd6e5', '#ffb3cf', '#fff3f8'][i]),
            ),
          ),
          [-66, 66].map((lean) => placed(0, 20, -90 + lean, leaf(120, 22, '#e0528f'))),
          path('M-36 26C-36 70 36 70 36 26C20 6 -20 6 -36 26Z', '#7a8f4a'),
        ),
      ),
    ),
    [
      [240, 760, -30],
      [370, 520, 190],
      [480, 340, 160],
    ].map(([x, y, turn]) => placed(x, y, turn, leaf(120, 32, '#7fb069', '#3f6b3a'))),
  )

const anemones = () =>
  printed(
    920,
    '#f7f2ff',
    { worn: '#ffffff', least: 0.76 },
    [
      [190, 250, '#7b2ff7'],
      [520, 210, '#2347ff'],
      [360, 430, '#e5125d'],
      [150, 560, '#ffffff'],
      [580, 520, '#c026d3'],
    ].map(([x, y, color], i) => [
      curve(
        [
          [x, y],
          [x + 10, y + 200],
          [368, 930],
        ],
        '#2f7a4a',
        8,
      ),
      placed(
        x,
        y,
        i * 23,
        broadPetals(7, 120, 52, color),
        color === '#ffffff'
          ? times(7, (k) =>
              placed(
                0,
                0,
                (k * 360) / 7,
                path('M0 0C36 -46 120 -62 120 0C120 62 36 46 0 0Z', 'none', {
                  stroke: '#b9aee0',
                  strokeWidth: 3,
                }),
              ),
            )
          : broadPetals(7, 60, 22, '#ffffff'),
        circle(0, 0, 30, '#120b2e'),
        times(20, (k) => circle(44 * Math.cos(k * 0.314), 44 * Math.sin(k * 0.314), 4, '#120b2e')),
      ),
    ]),
    times(10, (i) => placed(368, 900, -170 + i * 18, leaf(150, 16, '#57a05f'))),
  )

const daffodils = () =>
  printed(
    1000,
    '#3ec6b6',
    { worn: '#63d5c8', least: 0.72 },
    [
      [200, 300, -12],
      [380, 210, 4],
      [560, 330, 14],
      [290, 500, -6],
      [500, 560, 10],
    ].map(([x, y, turn]) => [
      curve(
        [
          [x, y + 10],
          [x + turn, y + 240],
          [368 + (x - 368) * 0.5, 1010],
        ],
        '#1f7a3a',
        13,
      ),
      placed(
        x,
        y,
        turn,
        petals(6, 136, 44, '#fff3a8'),
        circle(0, 0, 54, '#ff9d00'),
        times(14, (i) => circle(50 * Math.cos(i * 0.45), 50 * Math.sin(i * 0.45), 11, '#ff9d00')),
        circle(0, 0, 36, '#e06a00'),
        times(6, (i) => circle(13 * Math.cos(i), 13 * Math.sin(i), 5, '#ffd34d')),
      ),
    ]),
    times(9, (i) =>
      placed(
        120 + i * 62,
        1010,
        -100 + i * 3 - 4,
        leaf(400 + ((i * 61) % 160), 22, i % 2 ? '#1f7a3a' : '#2f9e4f'),
      ),
    ),
  )

const thistles = () =>
  printed(
    1104,
    '#f2e9c9',
    { rough: 3, worn: '#fff8e2', least: 0.74 },
    [
      [240, 330, 1.2],
      [490, 240, 1],
      [400, 540, 0.8],
      [140, 600, 0.7],
    ].map(([x, y, k]) => [
      curve(
        [
          [x, y],
          [x + 20, y + 240],
          [370, 1120],
        ],
        '#2a5c4a',
        10,
      ),
      placed(
        x,
        y,
        0,
        at(
          0,
          0,
          [k, k],
          times(34, (i) =>
            line(
              0,
              0,
              130 * Math.cos(-2.72 + i * 0.069),
              130 * Math.sin(-2.72 + i * 0.069),
              ['#5b2fd6', '#8a4fff', '#b98aff'][i % 3],
              8,
            ),
          ),
          ellipse(0, 30, 66, 60, '#2a5c4a'),
          times(5, (row) =>
            times(6, (i) =>
              path(`M${-56 + i * 20 + (row % 2) * 9} ${2 + row * 15}l9 16h-18Z`, '#6fae8a'),
            ),
          ),
        ),
      ),
    ]),
    [
      [300, 760, 200],
      [400, 820, -20],
      [330, 940, 195],
      [380, 980, -15],
    ].map(([x, y, turn]) =>
      placed(
        x,
        y,
        turn,
        times(6, (i) =>
          placed(i * 34, 0, 0, polygon(['0,0', '30,-26', '40,0', '30,26'], '#3f7a63')),
        ),
        line(0, 0, 240, 0, '#2a5c4a', 5),
      ),
    ),
  )

export const branches = {
  'flower-cherry-branch': cherryBranch,
  'flower-magnolia': magnolia,
  'flower-anemones': anemones,
  'flower-daffodils': daffodils,
  'flower-thistles': thistles,
}
