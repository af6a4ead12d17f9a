import { bold, middle } from './guide-sheet.mjs'
import {
  chance,
  circle,
  clipped,
  ellipse,
  head,
  path,
  placed,
  polygon,
  rect,
  text,
  times,
} from './ink.mjs'
import { color, drawnAt, sheetsOf, wordsOf } from './parts.mjs'
import { printed } from './texture.mjs'

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
}

const keepsake = ({ look, h = '1000', g, inks, words: said, parts }) =>
  printed(
    Number(h),
    color(g),
    { rough: 2, least: 0.84 },
    looks[look]({
      ground: color(g),
      h: Number(h),
      inks: wordsOf(inks).map(color),
      lines: linesOf(said),
      parts: wordsOf(parts),
    }),
  )

/** Stamps, tickets, labels, cards and invitations: rows of `tables/keepsakes.txt`. */
export const keepsakeSheets = sheetsOf('keepsakes.txt', keepsake)
