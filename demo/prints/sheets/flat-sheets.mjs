import sharp from 'sharp'
import { bold, middle } from './guide-sheet.mjs'
import { circle, ellipse, head, line, path, placed, rect, stroke, text, times } from './ink.mjs'
import { color, drawnAt, part, sheetsOf, wordsOf } from './parts.mjs'
import { printed } from './texture.mjs'

/** Places of clothes that lie on a floor: x, y, scale and turn. */
const places = [
  [236, 286, 3.7, -4],
  [510, 400, 3.7, 5],
  [210, 700, 2.1, -8],
  [520, 740, 2.3, 8],
  [586, 150, 1.7, 10],
  [366, 590, 1.3, 0],
  [92, 520, 1.2, -14],
]

const backs = {
  split: ([one]) => rect(0, 0, 368, 1200, one),
  round: ([one], h) => circle(368, h / 2, 350, one),
  slant: ([one]) => path('M0 0H736L0 1000Z', one),
  planks: ([one], h) => times(Math.ceil(h / 120), (i) => rect(0, i * 120, 736, 4, one)),
  blanket: ([one], h) => [
    times(6, (i) => rect(i * 132, 0, 66, h, one, { opacity: 0.4 })),
    times(Math.ceil(h / 132), (i) => rect(0, i * 132, 736, 66, one, { opacity: 0.4 })),
  ],
}

/** Furniture from above, in a box of w by h. */
const furniture = {
  bed: (w, h, ink) => [
    rect(0, 0, w, h, '#ffffff', { rx: 8 }),
    rect(0, h * 0.32, w, h * 0.68, ink, { rx: 8 }),
    [0.08, 0.54]
      .slice(0, w > 90 ? 2 : 1)
      .map((x) => rect(w * x, 8, w > 90 ? w * 0.38 : w * 0.84, h * 0.2, '#dfe8f2', { rx: 7 })),
  ],
  sofa: (w, h, ink) => [
    rect(0, 0, w, h, ink, { rx: 12 }),
    rect(12, h * 0.3, w - 24, h * 0.6, '#ffffff', { rx: 8, opacity: 0.45 }),
  ],
  table: (w, h, ink) => [
    [0.25, 0.75].map((x) =>
      [-14, h - 4].map((y) => rect(w * x - 13, y, 26, 18, '#ffffff', { rx: 6 })),
    ),
    rect(0, 0, w, h, ink, { rx: 8 }),
  ],
  round: (w, _, ink) => [
    times(4, (i) =>
      placed(w / 2, w / 2, i * 90 + 45, rect(-13, -w / 2 - 14, 26, 18, '#ffffff', { rx: 6 })),
    ),
    circle(w / 2, w / 2, w / 2, ink),
  ],
  rug: (w, h, ink) => [
    rect(0, 0, w, h, ink, { rx: 10 }),
    rect(10, 10, w - 20, h - 20, 'none', { stroke: '#ffffff', strokeWidth: 4, rx: 6 }),
  ],
  stove: (w, h, ink) => [
    rect(0, 0, w, h, ink, { rx: 5 }),
    [0.3, 0.7].map((x) =>
      [0.3, 0.7].map((y) => circle(w * x, h * y, Math.min(w, h) * 0.15, '#ffffff')),
    ),
  ],
  sink: (w, h, ink) => [
    rect(0, 0, w, h, ink, { rx: 5 }),
    rect(w * 0.16, h * 0.2, w * 0.68, h * 0.6, '#ffffff', { rx: 8 }),
  ],
  bath: (w, h, ink) => [
    rect(0, 0, w, h, ink, { rx: 10 }),
    rect(9, 9, w - 18, h - 18, '#ffffff', { rx: 26 }),
  ],
  toilet: (w, h, ink) => [
    rect(w * 0.1, 0, w * 0.8, h * 0.26, ink, { rx: 4 }),
    ellipse(w / 2, h * 0.62, w * 0.4, h * 0.36, '#ffffff', { stroke: ink, strokeWidth: 6 }),
  ],
  closet: (w, h, ink) => [
    rect(0, 0, w, h, ink, { rx: 4 }),
    line(w / 2, 4, w / 2, h - 4, '#ffffff', 3),
  ],
  plant: (w, _, ink) =>
    placed(
      w / 2,
      w / 2,
      0,
      times(8, (i) => placed(0, 0, i * 45, ellipse(w * 0.28, 0, w * 0.24, w * 0.1, ink))),
    ),
  door: (w, _, ink) => [
    path(`M0 0V${-w}A${w} ${w} 0 0 1 ${w} 0Z`, ink, { opacity: 0.25 }),
    line(0, 0, 0, -w, ink, 4),
  ],
  window: (w, h, ink) => rect(0, 0, w, h, ink),
}

const linked = (list) => list.split(';').map((each) => wordsOf(each))

/** Counts the colors of a part on a grid of squares. */
async function squaresOf(reference, count) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${count * 8}" height="${count * 8}" viewBox="-52 -52 104 104">${[part(reference)].flat(9).join('')}</svg>`
  const { data } = await sharp(Buffer.from(svg))
    .resize(count, count)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return times(count * count, (i) => {
    const [red, green, blue, alpha] = data.subarray(i * 4, i * 4 + 4)
    return alpha < 128
      ? undefined
      : `#${[red, green, blue].map((each) => Math.min(15, Math.round(each / 17)).toString(16)).join('')}`
  })
}

const stitches = {
  cross: (x, y, s, fill) => [
    line(x + 3, y + 3, x + s - 3, y + s - 3, fill, s * 0.28),
    line(x + s - 3, y + 3, x + 3, y + s - 3, fill, s * 0.28),
  ],
  bead: (x, y, s, fill) => [
    circle(x + s / 2, y + s / 2, s * 0.46, fill),
    circle(x + s / 2, y + s / 2, s * 0.14, '#00000040'),
  ],
  tile: (x, y, s, fill) => rect(x + 1.5, y + 1.5, s - 3, s - 3, fill, { rx: 3 }),
  knit: (x, y, s, fill) => [
    stroke(
      `M${x + s * 0.14} ${y}L${x + s / 2} ${y + s * 0.8}L${x + s * 0.86} ${y}`,
      fill,
      s * 0.36,
    ),
  ],
}

const looks = {
  outfit: ({ h, parts, inks, back }) => [
    backs[back](inks, h),
    parts.map((each, i) => {
      const [x, y, scale, turn] = places[i]
      return drawnAt(x, (y * h) / 900, scale * 0.96, each, turn)
    }),
  ],
  plan: ({ h, inks: [wall, floor, ink], title, plan }) => [
    rect(54, 150, 628, h - 220, floor),
    rect(54, 150, 628, h - 220, 'none', { stroke: wall, strokeWidth: 14 }),
    linked(plan).map(([kind, x, y, w, d, fill]) =>
      kind === 'wall'
        ? line(54 + Number(x), 150 + Number(y), 54 + Number(w), 150 + Number(d), wall, 10)
        : placed(
            54 + Number(x),
            150 + Number(y),
            0,
            furniture[kind](Number(w), Number(d), color(fill)),
          ),
    ),
    head(54, 104, title, 54, ink, { weight: 800 }),
  ],
  beds: ({ inks: [soil, edge, ink], title, plan }) => [
    head(48, 104, title, 56, ink, { weight: 800 }),
    linked(plan).map(([x, y, w, d, n, ...parts]) => [
      rect(x, y, w, d, edge, { rx: 14 }),
      rect(Number(x) + 12, Number(y) + 12, w - 24, d - 24, soil, { rx: 6 }),
      times(n * Math.round((d / w) * n), (i) => {
        const step = (w - 24) / n
        return drawnAt(
          Number(x) + 12 + step * ((i % n) + 0.5),
          Number(y) + 12 + step * (Math.floor(i / n) + 0.5),
          (step - 10) / 104,
          parts[(i + Math.floor(i / n)) % parts.length],
        )
      }),
    ]),
  ],
  tables: ({ inks: [cloth, seat, ink], title, plan, parts }) => [
    head(368, 118, title, 66, ink, { ...middle, weight: 800 }),
    linked(plan).map(([x, y, r, seats, ...name], i) =>
      placed(
        Number(x),
        Number(y),
        0,
        times(Number(seats), (k) => placed(0, 0, (k * 360) / seats, circle(0, -r - 20, 17, seat))),
        circle(0, 0, r, cloth),
        drawnAt(0, -16, r / 92, parts[i % parts.length]),
        text(0, r - 18, name.join(' '), 20, ink, bold),
      ),
    ),
  ],
  chart: async ({ h, inks: [cloth, grid], parts: [reference], stitch, count = '30' }) => {
    const n = Number(count)
    const s = 620 / n
    const [left, top] = [58, (h - 620) / 2]
    const squares = await squaresOf(reference, n)
    return [
      rect(left - 22, top - 22, 664, 664, cloth, { rx: 10 }),
      stitch === 'cross'
        ? times(n / 5 + 1, (i) => [
            line(left + i * 5 * s, top, left + i * 5 * s, top + 620, grid, 1.6),
            line(left, top + i * 5 * s, left + 620, top + i * 5 * s, grid, 1.6),
          ])
        : '',
      squares.map((fill, i) => {
        const [column, row] = [i % n, Math.floor(i / n)]
        const shown = fill ?? (stitch === 'cross' ? undefined : grid)
        return shown === undefined
          ? ''
          : stitches[stitch](left + column * s, top + row * s, s, shown)
      }),
    ]
  },
}

const flat = async ({ look, h = '900', g, inks, title, back, plan, stitch, count, parts }) =>
  printed(
    Number(h),
    color(g),
    { rough: look === 'chart' ? 1 : 2, least: 0.86 },
    await looks[look]({
      h: Number(h),
      inks: wordsOf(inks).map(color),
      parts: wordsOf(parts),
      title,
      back,
      plan,
      stitch,
      count,
    }),
  )

/** Outfits, floor plans, beds, tables and stitch charts: rows of `tables/flats.txt`. */
export const flatSheets = sheetsOf('flats.txt', flat)
