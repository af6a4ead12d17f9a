import {
  at,
  chance,
  circle,
  clipped,
  ellipse,
  head,
  line,
  path,
  placed,
  rect,
  stroke,
  times,
} from './ink.mjs'
import { hatch, inked, printed } from './texture.mjs'

const upper =
  'M-270 -150C-240 -170 -200 -160 -176 -140C-150 -118 -110 -112 -80 -124C-50 -90 20 -40 120 -24C200 -12 262 10 268 70L-276 70C-290 0 -292 -90 -270 -150Z'

/** A low sneaker from the side, its toe at the right. */
const sneaker = ({ body, toe, heel, sole, lace, stripe }, id) => [
  path(upper, body),
  clipped(id, path(upper, body), [
    path('M150 -60C110 0 120 60 140 100H300V-60Z', toe),
    path('M-300 -200H-190C-216 -120 -210 -20 -180 90H-300Z', heel),
    path('M-120 90C-90 20 -10 -20 40 -60L84 -44C50 0 0 40 -30 90Z', stripe),
    times(24, (i) => circle(170 + (i % 6) * 15, -6 + Math.floor(i / 6) * 15, 2.6, '#00000026')),
  ]),
  path(
    'M-176 -142C-150 -118 -110 -112 -80 -126C-50 -90 -10 -62 50 -42L34 -20C-40 -40 -90 -80 -110 -100C-140 -96 -170 -110 -190 -134Z',
    lace === '#fff' ? '#e9edf2' : '#fff',
  ),
  times(5, (i) =>
    stroke(`M${-92 + i * 28} ${-76 + i * 15}L${-58 + i * 28} ${-112 + i * 15}`, lace, 11),
  ),
  stroke('M-262 -146C-236 -140 -216 -120 -176 -136', '#00000030', 5),
  path(
    'M-284 64C-100 74 100 74 270 62C284 90 280 112 262 118H-272C-290 112 -292 84 -284 64Z',
    sole,
  ),
  times(26, (i) => line(-270 + i * 21, 108, -264 + i * 21, 118, '#00000030', 4)),
  stroke('M-282 84C-100 94 100 94 276 82', '#00000020', 4),
]

const white = () =>
  printed(
    920,
    '#1f3fff',
    { worn: '#5068ff', least: 0.7 },
    circle(368, 430, 300, '#ff5c39'),
    times(7, (i) => line(0, 690 + i * 34, 736, 690 + i * 34, i % 2 ? '#3d59ff' : '#ffffff', 5)),
    ellipse(368, 640, 310, 20, '#0f2499'),
    placed(
      368,
      510,
      -10,
      at(
        0,
        0,
        [1.12, 1.12],
        sneaker(
          {
            body: '#ffffff',
            toe: '#f2f4f8',
            heel: '#ffd21f',
            sole: '#ffffff',
            lace: '#fff',
            stripe: '#dfe5ee',
          },
          'white',
        ),
      ),
    ),
  )

const kinds = [
  {
    body: '#ff4f81',
    toe: '#ff8fb0',
    heel: '#12275e',
    sole: '#fff7e6',
    lace: '#12275e',
    stripe: '#fff',
  },
  {
    body: '#ffd21f',
    toe: '#ffe680',
    heel: '#0fae7a',
    sole: '#ffffff',
    lace: '#0fae7a',
    stripe: '#17181f',
  },
  {
    body: '#19b5a5',
    toe: '#7ad9cf',
    heel: '#ff7a3d',
    sole: '#fff7e6',
    lace: '#ff7a3d',
    stripe: '#fff',
  },
  {
    body: '#17181f',
    toe: '#3a3d4a',
    heel: '#e01e37',
    sole: '#ffffff',
    lace: '#ffffff',
    stripe: '#ffffff',
  },
  {
    body: '#8f5be8',
    toe: '#b998f2',
    heel: '#c9f06a',
    sole: '#fff7e6',
    lace: '#c9f06a',
    stripe: '#ffd21f',
  },
  {
    body: '#2347ff',
    toe: '#7a92ff',
    heel: '#ff9fc4',
    sole: '#ffffff',
    lace: '#ff9fc4',
    stripe: '#fff',
  },
]

const sixPairs = () =>
  printed(
    1104,
    '#f7f2ff',
    { rough: 3, least: 0.74 },
    kinds.map((kind, i) => {
      const [x, y] = [i % 2 ? 552 : 184, 184 + Math.floor(i / 2) * 368]
      return [
        rect(
          x - 184,
          y - 184,
          368,
          368,
          ['#c9f0e6', '#ffb8d0', '#ffe48a', '#8fd3ff', '#ffc9a8', '#e3d4ff'][i],
        ),
        at(x + (i % 2 ? 6 : -4), y + 20, [i % 2 ? -0.58 : 0.58, 0.58], sneaker(kind, `pair${i}`)),
      ]
    }),
  )

const hiking = () => {
  const [ink, light] = ['#0b3b2e', '#f6f0dc']
  const shape =
    'M-130 -330H60C54 -240 70 -170 110 -120C180 -90 250 -50 262 40V80H-190C-196 -20 -150 -120 -130 -330Z'
  return printed(
    1104,
    light,
    { rough: 5, least: 1 },
    rect(40, 40, 656, 1024, ink),
    path('M40 620L200 360L300 500L440 240L696 640V1064H40Z', '#1f7a5c'),
    path(
      'M440 240L500 334L450 380L420 340L380 400L360 388ZM200 360L240 416L206 440L176 420L160 424Z',
      light,
    ),
    circle(560, 200, 66, '#ff8a3d'),
    at(
      366,
      900,
      [1.06, 1.06],
      [
        path(shape, '#e0562b', { stroke: light, strokeWidth: 7 }),
        clipped(
          'boot',
          path(shape, ink),
          placed(-60, -60, 60, hatch(420, 13, 0, '#b3391a', 3.4)),
          path('M60 90C80 0 160 -30 270 -20V90Z', ink),
        ),
        path('M-134 -330H62L58 -290H-138Z', light),
        times(6, (i) => [
          stroke(`M${-10 + i * 8} ${-270 + i * 34}L${64 + i * 12} ${-256 + i * 30}`, '#ffd21f', 9),
          circle(-14 + i * 8, -270 + i * 34, 7, light),
        ]),
        path(
          'M-200 76H272V110L250 128H230L220 112H190L180 128H150L140 112H110L100 128H70L60 112H30L20 128H-10L-20 112H-50L-60 128H-90L-100 112H-130L-140 128H-180L-200 110Z',
          light,
        ),
      ],
    ),
    head(368, 130, 'Uphill, both ways', 54, light, { anchor: 'middle', weight: 700 }),
  )
}

const heels = () => {
  const next = chance(2)
  const one = (c, d) => [
    path(
      'M-200 120C-150 90 -90 70 -20 -20C40 -110 100 -150 170 -170C196 -150 200 -110 190 -60L176 190H160L152 0C100 60 30 110 -60 130L-190 150C-210 146 -214 130 -200 120Z',
      c,
    ),
    path('M-20 -20C40 -110 100 -150 170 -170C150 -110 80 -30 -10 30C-20 20 -26 0 -20 -20Z', d),
    stroke('M-198 150C-120 150 -40 140 40 100', '#00000033', 7),
  ]
  return printed(
    920,
    '#ffb3d1',
    { worn: '#ffc9df', least: 0.7 },
    times(30, () => {
      const [x, y] = [next() * 736, next() * 920]
      return placed(
        x,
        y,
        next() * 180,
        path('M0 -17L6 -6L17 0L6 6L0 17L-6 6L-17 0L-6 -6Z', '#fff3f8'),
      )
    }),
    inked(at(300, 360, [1.3, 1.3], one('#e0122f', '#ff6b7a'))),
    at(440, 640, [1.3, 1.3], one('#c8102a', '#ff4f63')),
  )
}

const socks = () => {
  const one = (c, d, draw, id) => [
    path(
      'M-60 -190H50V40C70 60 130 84 140 120C146 160 110 180 70 172L-30 140C-56 130 -66 110 -64 80Z',
      c,
    ),
    clipped(
      id,
      path(
        'M-60 -190H50V40C70 60 130 84 140 120C146 160 110 180 70 172L-30 140C-56 130 -66 110 -64 80Z',
        c,
      ),
      draw,
      circle(-50, 90, 52, d),
      circle(140, 140, 60, d),
      rect(-70, -200, 140, 40, d),
    ),
  ]
  return printed(
    920,
    '#7a5cff',
    { worn: '#9a84ff', least: 0.72 },
    [
      ['#ffd21f', '#ff4f81', times(9, (i) => rect(-70, -150 + i * 40, 240, 17, '#ffffff'))],
      [
        '#ffffff',
        '#0fae7a',
        times(30, (i) => circle(-50 + (i % 5) * 44, -150 + Math.floor(i / 5) * 50, 12, '#ff7a3d')),
      ],
      [
        '#ff8fb8',
        '#2347ff',
        placed(0, 0, 45, hatch(300, 40, 0, '#fff', 9), hatch(300, 40, 90, '#e01e5a', 5)),
      ],
      [
        '#19c2b5',
        '#12275e',
        times(9, (i) =>
          stroke(
            `M-70 ${-140 + i * 40}l20 -20l20 20l20 -20l20 20l20 -20l20 20l20 -20l20 20l20 -20l20 20`,
            '#ffe14d',
            8,
          ),
        ),
      ],
    ].map(([c, d, draw], i) =>
      at(
        180 + (i % 2) * 340,
        250 + Math.floor(i / 2) * 430,
        [1, 1],
        placed(0, 0, i % 2 ? 6 : -6, one(c, d, draw, `sock${i}`)),
      ),
    ),
  )
}

/** Prints of shoes. */
export const shoes = {
  'shoes-white-sneaker': white,
  'shoes-six-sneakers': sixPairs,
  'shoes-hiking-boot': hiking,
  'shoes-red-heels': heels,
  'shoes-socks': socks,
}
