import { circle, curve, head, path, placed, polygon, rect, stroke, text, times } from './ink.mjs'
import { color, drawnAt, sheetsOf, wordsOf } from './parts.mjs'
import { printed } from './texture.mjs'

const big = (more) => ({ weight: 800, spacing: -0.04, ...more })

/** Draws lines of words, each as wide as the box, above each other. */
const filled = (lines, x, y, w, colors) => {
  let level = y
  return lines.map((words, i) => {
    const size = Math.min(w / (words.length * 0.53), 230)
    level += size * 0.86
    return head(x, level - size * 0.06, words, size, colors[i % colors.length], {
      ...big(),
      spacing: -0.05,
    })
  })
}

const stacked = (lines, y, size, ink, leading = 0.98) =>
  lines.map((words, i) =>
    head(368, y + i * size * leading, words, size, ink, big({ anchor: 'middle' })),
  )

const looks = {
  filled: ({ lines, h, inks }) => filled(lines, 48, 60 + (h - 1000) / 3, 640, inks),
  rays: ({ lines, h, inks, size }) => [
    times(24, (i) =>
      polygon(
        [
          `368,${h * 0.66}`,
          ...[0, 1].map((k) => {
            const turn = ((i + k * 0.5) * Math.PI * 2) / 24
            return `${(368 + 1100 * Math.cos(turn)).toFixed(0)},${(h * 0.66 + 1100 * Math.sin(turn)).toFixed(0)}`
          }),
        ],
        inks[1],
      ),
    ),
    circle(368, h * 0.66, 190, inks[2]),
    rect(0, h * 0.66, 736, h, inks[3]),
    stacked(lines, 150, size, inks[0]),
  ],
  hills: ({ lines, h, inks, size }) => [
    times(4, (i) =>
      path(
        `M0 ${h * (0.5 + i * 0.12)}C180 ${h * (0.4 + i * 0.13)} 300 ${h * (0.6 + i * 0.1)} 460 ${h * (0.52 + i * 0.12)}S660 ${h * (0.42 + i * 0.13)} 736 ${h * (0.5 + i * 0.12)}V${h}H0Z`,
        inks[1 + (i % (inks.length - 1))],
      ),
    ),
    stacked(lines, 150, size, inks[0]),
  ],
  window: ({ lines, h, inks, size, parts }) => [
    rect(58, 58, 620, h - 116, inks[1], { rx: 310 }),
    rect(84, 84, 568, h - 168, inks[2], { rx: 284 }),
    parts.map((each, i) =>
      drawnAt(
        368 + (i - (parts.length - 1) / 2) * (parts.length === 1 ? 0 : 168),
        h * 0.68,
        parts.length === 1 ? 3.4 : 1.75,
        each,
      ),
    ),
    stacked(lines, h * 0.28, size, inks[0]),
  ],
  card: ({ lines, h, inks, size, parts }) => [
    [0, 1].map((side) => [
      times(11, (i) =>
        drawnAt(62 + i * 61, side ? h - 62 : 62, 0.54, parts[i % parts.length], i * 30),
      ),
      times(Math.floor((h - 124) / 61) - 1, (i) =>
        drawnAt(
          side ? 674 : 62,
          62 + ((i + 1) * (h - 124)) / Math.floor((h - 124) / 61),
          0.54,
          parts[(i + 1) % parts.length],
          i * 50,
        ),
      ),
    ]),
    stacked(lines, h / 2 - ((lines.length - 1) * size) / 2 + size * 0.3, size, inks[0]),
  ],
  tilted: ({ lines, h, inks, size }) =>
    placed(
      368,
      h / 2,
      -10,
      lines.map((words, i) => [
        rect(
          -500,
          -h * 0.36 + i * size * 1.26,
          1000,
          size * 1.26 + 1,
          inks[1 + (i % (inks.length - 1))],
        ),
        head(
          0,
          -h * 0.36 + size * 0.95 + i * size * 1.26,
          words,
          size,
          inks[0],
          big({ anchor: 'middle' }),
        ),
      ]),
    ),
  under: ({ lines, h, inks, size, parts }) => [
    circle(368, h * 0.4, 270, inks[1]),
    drawnAt(368, h * 0.4, 4, parts[0]),
    stacked(lines, h * 0.4 + 270 + size * 1.25, size, inks[0], 1.06),
  ],
  ribbon: ({ lines, h, inks, size }) => [
    lines.map((words, i) => {
      const y = h * 0.24 + i * size * 1.7
      const wave = [0, 184, 368, 552, 736].map((x, k) => [x, y + (k % 2 ? -26 : 26)])
      return [
        curve([[-80, y], ...wave, [820, y]], inks[1 + (i % (inks.length - 1))], size * 1.4),
        head(368, y + size * 0.36, words, size, inks[0], big({ anchor: 'middle' })),
      ]
    }),
  ],
  rings: ({ lines, h, inks, size }) => [
    times(7, (i) => circle(368, h * 0.62, 430 - i * 58, inks[Math.min(i + 1, inks.length - 1)])),
    stacked(lines, h * 0.62 - ((lines.length - 2) * size) / 2, size, inks[0]),
  ],
  note: ({ lines, h, inks, size, parts }) => [
    placed(
      368,
      h / 2,
      -4,
      rect(-280, -h * 0.36, 560, h * 0.72, inks[1]),
      rect(-90, -h * 0.36 - 34, 180, 62, inks[2], { opacity: 0.8 }),
      lines.map((words, i) => [
        stroke(`M-230 ${-h * 0.22 + i * size * 1.5 + 18}H230`, inks[2], 3),
        text(-230, -h * 0.22 + i * size * 1.5, words, size, inks[0], { weight: 600 }),
      ]),
      parts.map((each, i) => drawnAt(150 - i * 110, h * 0.24, 1.1, each, 10)),
    ),
  ],
}

const quote = ({ look, h = '1000', g, inks, words, size = '100', parts }) =>
  printed(
    Number(h),
    color(g),
    { rough: 3, least: 0.84 },
    looks[look]({
      lines: words.split(' / '),
      h: Number(h),
      inks: inks.split(' ').map(color),
      size: Number(size),
      parts: wordsOf(parts),
    }),
  )

/** Sentences in large type: rows of `tables/quotes.txt`. */
export const quoteSheets = sheetsOf('quotes.txt', quote)
