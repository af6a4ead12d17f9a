import { bold, middle } from './guide-sheet.mjs'
import {
  at,
  chance,
  circle,
  clipped,
  curve,
  ellipse,
  head,
  path,
  placed,
  polygon,
  rect,
  stroke,
  text,
  times,
} from './ink.mjs'
import { leaf } from './leaves.mjs'
import { color, drawnAt, sheetsOf } from './parts.mjs'
import { printed } from './texture.mjs'

const words = (list = '') => list.split(' ').filter((word) => word !== '')
const linesOf = (list = '') => list.split(' / ').filter((each) => each !== '')

const perforated = (x, y, w, h, paper, inside) => [
  rect(x, y, w, h, paper),
  times(Math.round(w / 24) + 1, (i) =>
    [0, h].map((side) => circle(x + i * 24, y + side, 7, inside)),
  ),
  times(Math.round(h / 24) + 1, (i) =>
    [0, w].map((side) => circle(x + side, y + i * 24, 7, inside)),
  ),
]

const rosette = (r, count, fill) => [
  circle(0, 0, r, fill),
  times(count, (i) =>
    circle(
      r * Math.cos((i * 2 * Math.PI) / count),
      r * Math.sin((i * 2 * Math.PI) / count),
      (r * 3.4) / count,
      fill,
    ),
  ),
]

/** Printed things that people keep. Each draws itself from parts, inks and words. */
const looks = {
  stamps: ({ ground, parts, inks, lines }) =>
    parts.map((each, i) => {
      const [x, y] = [48 + (i % 3) * 216, 60 + Math.floor(i / 3) * 264]
      return [
        perforated(x, y, 192, 240, color('white'), ground),
        rect(x + 18, y + 18, 156, 204, inks[i % inks.length]),
        drawnAt(x + 96, y + 112, 1.3, each),
        head(x + 30, y + 208, String((i + 1) * 5), 30, color('white'), { weight: 800 }),
        text(x + 162, y + 206, lines[i % lines.length], 15, color('white'), {
          anchor: 'end',
          weight: 700,
        }),
      ]
    }),
  ticket: ({ ground, h, parts, inks: [paper, ink, accent], lines: [title, where, when, price] }) =>
    placed(
      368,
      h / 2,
      -7,
      rect(-300, -420, 600, 840, paper, { rx: 26 }),
      [-300, 300].map((x) => circle(x, 190, 34, ground)),
      times(17, (i) => rect(-256 + i * 31, 186, 18, 7, ink, { opacity: 0.5 })),
      rect(-268, -388, 536, 400, accent, { rx: 14 }),
      parts.map((each, i) =>
        drawnAt((i - (parts.length - 1) / 2) * 190, -188, parts.length > 1 ? 2.2 : 3.5, each),
      ),
      head(-262, 92, title, 54, ink, { weight: 800 }),
      text(-262, 140, where, 25, ink, { weight: 600 }),
      head(-262, 290, when, 50, ink, { weight: 800 }),
      text(-262, 346, price, 24, ink, { weight: 600 }),
      times(26, (i) => rect(60 + i * 8, 240, [3, 5, 2, 6][i % 4], 116, ink)),
    ),
  matchbox: ({ parts, inks: [paper, ink, accent], lines: [title, foot], h }) => [
    rect(88, 80, 560, h - 160, paper, { rx: 12 }),
    rect(112, 104, 512, h - 208, 'none', { stroke: ink, strokeWidth: 7, rx: 6 }),
    placed(
      368,
      h * 0.5,
      0,
      times(28, (i) => placed(0, 0, (i * 360) / 28, polygon(['0,0', '250,-15', '250,15'], accent))),
    ),
    circle(368, h * 0.5, 190, paper),
    drawnAt(368, h * 0.5, 2.9, parts[0]),
    head(368, 200, title, 64, ink, { ...middle, weight: 800 }),
    text(368, h - 148, foot, 25, ink, { ...bold, spacing: 0.12 }),
    times(2, (i) => drawnAt(170 + i * 396, h - 158, 0.5, parts[1] ?? 'star')),
  ],
  tarot: ({ parts, inks: [paper, ink, accent], lines: [number, title], h }) => [
    rect(70, 60, 596, h - 120, paper, { rx: 34 }),
    rect(92, 82, 552, h - 164, 'none', { stroke: accent, strokeWidth: 6, rx: 22 }),
    clipped(
      'arch',
      path(`M132 ${h - 230}V400A236 236 0 0 1 604 400V${h - 230}Z`, ink),
      rect(0, 0, 736, h, ink),
      times(30, (i) =>
        placed(368, 560, i * 12, polygon(['0,0', '600,-9', '600,9'], accent, { opacity: 0.32 })),
      ),
      times(16, (i) =>
        drawnAt(150 + ((i * 149) % 440), 220 + ((i * 97) % 330), 0.16 + (i % 3) * 0.06, 'star'),
      ),
      parts
        .slice(1)
        .map((each, i) =>
          drawnAt(i % 2 ? 540 : 196, h - 320 - Math.floor(i / 2) * 190, 1.25, each),
        ),
    ),
    drawnAt(368, h * 0.54, 3.1, parts[0]),
    head(368, 158, number, 50, accent, { ...middle, weight: 700 }),
    head(368, h - 132, title, 62, ink, { ...middle, weight: 800, spacing: 0.04 }),
    [-1, 1].map((side) => drawnAt(368 + side * 232, 142, 0.5, 'star', 0)),
  ],
  tin: ({ parts, inks: [body, label, ink, accent], lines: [title, kind, foot], h }) => [
    ellipse(368, h - 110, 250, 30, '#00000022'),
    path(`M130 190V${h - 150}Q368 ${h - 70} 606 ${h - 150}V190Z`, body),
    ellipse(368, 190, 238, 50, accent),
    ellipse(368, 182, 206, 38, body),
    path(`M130 330Q368 400 606 330V${h - 270}Q368 ${h - 200} 130 ${h - 270}Z`, label),
    head(368, 460, title, 70, ink, { ...middle, weight: 800 }),
    text(368, 504, kind, 26, ink, { ...bold, spacing: 0.08 }),
    parts.map((each, i) => drawnAt(368 + (i - (parts.length - 1) / 2) * 150, 620, 1.6, each)),
    text(368, h - 262, foot, 21, ink, bold),
  ],
  cover: ({ parts, inks: [paper, ink, accent, other], lines: [title, next, author], h }) => [
    rect(60, 40, 616, h - 80, '#00000022', { rx: 8 }),
    rect(48, 28, 616, h - 80, paper, { rx: 8 }),
    rect(48, 28, 34, h - 80, accent),
    circle(372, h * 0.56, 220, other),
    parts.map((each, i) =>
      drawnAt(
        372 + (i - (parts.length - 1) / 2) * 170,
        h * 0.56 + (i % 2) * 40,
        parts.length > 1 ? 2 : 3.4,
        each,
      ),
    ),
    head(372, 150, title, 74, ink, { ...middle, weight: 800 }),
    head(372, 224, next, 74, ink, { ...middle, weight: 800 }),
    text(372, h - 96, author, 26, ink, bold),
  ],
  gig: ({ parts, inks: [ink, accent, other], lines: [band, next, where], h }) => [
    times(14, (i) => circle(368, h * 0.44, 620 - i * 44, i % 2 ? accent : other)),
    parts.map((each, i) =>
      drawnAt(
        368 + (i - (parts.length - 1) / 2) * 200,
        h * 0.44,
        parts.length > 1 ? 2.4 : 4.4,
        each,
        parts.length > 1 ? i * 16 - 8 : 0,
      ),
    ),
    rect(0, h * 0.72, 736, h, ink),
    head(48, h * 0.72 + 112, band, 96, other, { weight: 800 }),
    head(48, h * 0.72 + 196, next, 70, accent, { weight: 800 }),
    text(50, h - 44, where, 26, other, { weight: 600 }),
  ],
  badge: ({ parts, inks: [ring, paper, ink, accent], lines: [title, foot], h }) => [
    placed(368, h / 2, 0, rosette(300, 36, ring)),
    circle(368, h / 2, 276, paper),
    circle(368, h / 2, 258, 'none', { stroke: ring, strokeWidth: 6 }),
    drawnAt(368, h / 2 - 20, 2.5, parts[0]),
    [-1, 1].map((side) => drawnAt(368 + side * 190, h / 2, 0.8, parts[1] ?? 'star')),
    head(368, h / 2 - 156, title, 42, ink, { ...middle, weight: 800 }),
    path(
      `M108 ${h / 2 + 130}H628L590 ${h / 2 + 178}L628 ${h / 2 + 226}H108L146 ${h / 2 + 178}Z`,
      accent,
    ),
    text(368, h / 2 + 188, foot, 29, paper, bold),
  ],
  menu: ({ parts, inks: [ink, accent], lines: [title, ...dishes], h, ground }) => [
    rect(44, 44, 648, h - 88, 'none', { stroke: accent, strokeWidth: 5, rx: 20 }),
    rect(120, 20, 496, 200, ground),
    parts
      .slice(0, 3)
      .map((each, i) => drawnAt(368 + (i - 1) * 150, 112, i === 1 ? 1.5 : 1.1, each, (i - 1) * 10)),
    head(368, 300, title, 84, ink, { ...middle, weight: 800 }),
    rect(328, 330, 80, 7, accent),
    dishes.map((each, i) => {
      const [name, note = ''] = each.split(' – ')
      const y = 412 + (i * (h - 500)) / dishes.length
      return [
        head(368, y, name, 37, ink, { ...middle, weight: 700 }),
        text(368, y + 36, note, 22, accent, bold),
      ]
    }),
  ],
  invite: ({ parts, inks: [ink, accent, paper], lines, h }) => {
    const next = chance(23)
    return [
      times(46, (i) =>
        drawnAt(
          next() * 736,
          next() * h,
          0.5 + next() * 0.4,
          parts[i % parts.length],
          next() * 360,
        ),
      ),
      placed(
        368,
        h / 2,
        0,
        circle(0, 0, 292, paper),
        circle(0, 0, 270, 'none', { stroke: accent, strokeWidth: 5 }),
        lines.map((each, i) =>
          i < 2
            ? head(0, -70 + i * 88, each, 80, ink, { ...middle, weight: 800 })
            : text(0, 92 + (i - 2) * 42, each, 27, ink, bold),
        ),
      ),
    ]
  },
  vase: ({ parts, inks: [vase, band, table, stem], h, lines: [shape] }) => {
    const mouth = h * 0.56
    const n = parts.length
    const heads = parts.map((each, i) => {
      const spread = n === 1 ? 0 : i / (n - 1) - 0.5
      return [368 + spread * 500, h * 0.16 + Math.abs(spread) * 200 + (i % 2) * 110, each]
    })
    return [
      rect(0, h * 0.83, 736, h, table),
      heads.map(([x, y], i) => [
        curve(
          [
            [368 + (x - 368) * 0.12, mouth + 40],
            [368 + (x - 368) * 0.55, (mouth + y) / 2 + 40],
            [x, y + 20],
          ],
          stem,
          8,
        ),
        placed(368 + (x - 368) * 0.5, (mouth + y) / 2 + 50, i % 2 ? -150 : -30, leaf(84, 20, stem)),
      ]),
      heads.map(([x, y, each], i) => drawnAt(x, y, 1.62, each, (x - 368) * 0.08 + (i % 2) * 8)),
      {
        round: [
          path(
            `M318 ${mouth}H418C418 ${mouth + 60} 548 ${mouth + 110} 548 ${h * 0.79}C548 ${h * 0.9} 460 ${h * 0.91} 368 ${h * 0.91}S188 ${h * 0.9} 188 ${h * 0.79}C188 ${mouth + 110} 318 ${mouth + 60} 318 ${mouth}Z`,
            vase,
          ),
          times(5, (i) => circle(248 + i * 60, h * 0.78, 20, band)),
        ],
        tall: [
          path(`M300 ${mouth}H436L470 ${h * 0.9}Q368 ${h * 0.93} 266 ${h * 0.9}Z`, vase),
          times(4, (i) =>
            stroke(`M${294 - i * 6} ${mouth + 60 + i * 70}H${442 + i * 6}`, band, 22),
          ),
        ],
        jug: [
          stroke(`M500 ${mouth + 60}C620 ${mouth + 60} 600 ${h * 0.84} 490 ${h * 0.84}`, vase, 30),
          path(
            `M270 ${mouth}H470L506 ${mouth - 30}C486 ${mouth + 90} 530 ${mouth + 130} 520 ${h * 0.8}Q512 ${h * 0.91} 368 ${h * 0.91}Q224 ${h * 0.91} 216 ${h * 0.8}C206 ${mouth + 130} 300 ${mouth + 90} 270 ${mouth}Z`,
            vase,
          ),
          stroke(`M222 ${h * 0.74}q38 -40 74 0t74 0t74 0t74 0`, band, 12),
        ],
        jar: [
          rect(246, mouth, 244, h * 0.35, vase, { rx: 44, opacity: 0.85 }),
          rect(262, mouth + 90, 212, h * 0.35 - 106, band, { rx: 34, opacity: 0.6 }),
          rect(262, mouth - 12, 212, 40, vase, { rx: 14 }),
        ],
        can: [
          path(`M252 ${mouth}H484V${h * 0.9}Q368 ${h * 0.93} 252 ${h * 0.9}Z`, vase),
          rect(252, mouth + 70, 232, h * 0.2, band),
          circle(368, mouth + 70 + h * 0.1, 52, vase),
          ellipse(368, mouth, 116, 16, band),
        ],
      }[shape],
    ]
  },
  nails: ({ parts, inks, lines: [shape, design], h }) =>
    times(10, (i) => {
      const [x, y] = [104 + (i % 5) * 132, h * 0.28 + Math.floor(i / 5) * h * 0.44]
      const top = {
        almond: 'M-46 120C-52 0 -30 -120 0 -150C30 -120 52 0 46 120Q0 160 -46 120Z',
        square: 'M-46 -140Q0 -148 46 -140V120Q0 160 -46 120Z',
        oval: 'M-46 120V-60C-46 -170 46 -170 46 -60V120Q0 160 -46 120Z',
        coffin: 'M-48 120L-26 -146H26L48 120Q0 160 -48 120Z',
      }[shape]
      const [base, accent, other] = inks
      const turn = chance(i + 3)
      const designs = {
        parts: () => [
          path(top, i % 2 ? base : accent),
          drawnAt(0, i % 2 ? -50 : 30, 0.62, parts[i % parts.length], i * 20),
          i % 3 ? '' : drawnAt(-4, -76, 0.4, parts[(i + 1) % parts.length], 30),
        ],
        checks: () => [
          path(top, base),
          times(48, (k) =>
            (k + Math.floor(k / 6)) % 2
              ? rect(
                  -54 + (k % 6) * 18,
                  -160 + Math.floor(k / 6) * 38,
                  18,
                  38,
                  k % 3 && i % 2 ? other : accent,
                )
              : '',
          ),
        ],
        stripes: () => [
          path(top, base),
          times(9, (k) => (k % 2 ? rect(-60, -160 + k * 34, 120, 34, i % 2 ? accent : other) : '')),
        ],
        halves: () => [
          path(top, base),
          path(i % 2 ? 'M-60 -170H60L-60 60Z' : 'M60 -170H-60L60 60Z', accent),
          stroke(i % 2 ? 'M60 -170L-60 60' : 'M-60 -170L60 60', other, 6),
        ],
        aura: () =>
          times(6, (k) =>
            k === 0
              ? path(top, base)
              : ellipse(0, -6, 46 - k * 6, 96 - k * 13, k < 4 ? accent : other, { opacity: 0.34 }),
          ),
        tips: () => [
          path(top, base),
          path('M-60 -90Q0 -20 60 -90V-180H-60Z', i % 2 ? accent : other),
          drawnAt(0, 40, 0.3, parts[i % parts.length]),
        ],
        spots: () => [
          path(top, base),
          times(13, (k) =>
            ellipse(
              -40 + turn() * 80,
              -130 + k * 20,
              9 + turn() * 9,
              7 + turn() * 7,
              k % 3 ? accent : other,
            ),
          ),
        ],
        flames: () => [
          path(top, base),
          path(
            'M-60 170V10Q-40 -60 -34 20Q-20 -110 -8 10Q6 -70 16 16Q30 -90 36 20Q44 -40 60 10V170Z',
            accent,
          ),
          path('M-60 170V70Q-38 10 -30 80Q-12 -20 0 80Q14 10 26 80Q40 20 60 80V170Z', other),
        ],
      }
      return placed(
        x,
        y,
        0,
        at(
          0,
          0,
          [1.22, 1.22],
          clipped(`nail${i}`, path(top, base), designs[design]()),
          stroke('M-24 100Q-34 0 -16 -76', '#ffffff88', 7),
        ),
      )
    }),
  face: ({ parts, inks: [fur, belly, ink, extra], lines: [ears], h }) => {
    const y = h * 0.56
    const pairs = (draw) => [1, -1].map((side) => at(368, y, [side, 1], draw))
    const kinds = {
      bear: pairs([circle(150, -150, 68, fur), circle(150, -150, 38, belly)]),
      fox: pairs([
        path('M60 -150L200 -300L226 -60Z', fur),
        path('M120 -170L186 -244L198 -110Z', ink),
      ]),
      cat: pairs([
        path('M50 -160L190 -290L220 -60Z', fur),
        path('M110 -170L176 -232L190 -120Z', belly),
      ]),
      rabbit: pairs([ellipse(90, -300, 54, 170, fur), ellipse(90, -300, 26, 120, belly)]),
      dog: pairs([path('M120 -190C260 -240 310 -20 240 90C190 60 150 -40 120 -190Z', extra)]),
      mouse: pairs([circle(176, -170, 112, fur), circle(176, -170, 74, belly)]),
      koala: pairs([circle(206, -110, 104, fur), circle(212, -104, 66, belly)]),
      owl: pairs([path('M90 -170L200 -270L226 -80Z', fur), circle(92, -40, 92, belly)]),
      lion: times(18, (i) =>
        circle(368 + 232 * Math.cos(i * 0.349), y + 232 * Math.sin(i * 0.349), 70, extra),
      ),
      pig: pairs([path('M90 -170L210 -250L220 -90Z', extra)]),
    }
    const isSnout = ears === 'pig'
    return [
      path(
        `M130 1300C130 ${y + 200} 250 ${y + 170} 368 ${y + 170}S606 ${y + 200} 606 1300Z`,
        extra,
      ),
      kinds[ears],
      ellipse(368, y, 236, 214, fur),
      ears === 'owl'
        ? pairs([
            circle(92, -30, 84, belly),
            circle(92, -30, 40, ink),
            circle(106, -46, 13, '#fff'),
          ])
        : pairs([
            circle(92, -30, 21, ink),
            circle(99, -38, 7, '#fff'),
            ellipse(140, 50, 38, 25, '#ff8fa8', { opacity: 0.6 }),
          ]),
      ears === 'owl'
        ? path(`M332 ${y + 30}H404L368 ${y + 96}Z`, color('amber'))
        : [
            ellipse(368, y + 86, isSnout ? 90 : 100, isSnout ? 64 : 78, belly),
            isSnout
              ? [-30, 30].map((k) => ellipse(368 + k, y + 86, 13, 22, ink))
              : ellipse(368, y + 44, 30, 21, ink),
            isSnout
              ? ''
              : stroke(
                  `M368 ${y + 60}V${y + 92}M320 ${y + 96}Q344 ${y + 126} 368 ${y + 92}Q392 ${y + 126} 416 ${y + 96}`,
                  ink,
                  8,
                ),
          ],
      parts.map((each) => {
        const [name, dx = 0, dy = -240, s = 1.9, turn = 0] = each.split('@')
        return drawnAt(368 + Number(dx), y + Number(dy), Number(s), name, Number(turn))
      }),
    ]
  },
}

const keepsake = ({ look, h = '1000', g, inks, words: said, parts }) =>
  printed(
    Number(h),
    color(g),
    { rough: 2, least: 0.84 },
    looks[look]({
      ground: color(g),
      h: Number(h),
      inks: words(inks).map(color),
      lines: linesOf(said),
      parts: words(parts),
    }),
  )

/** Stamps, tickets, labels, cards, vases, nails and faces: rows of `tables/keepsakes.txt`. */
export const keepsakeSheets = sheetsOf('keepsakes.txt', keepsake)
