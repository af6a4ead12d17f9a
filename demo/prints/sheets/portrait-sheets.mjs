import {
  at,
  chance,
  circle,
  clipped,
  curve,
  ellipse,
  path,
  placed,
  rect,
  stroke,
  times,
} from './ink.mjs'
import { leaf } from './leaves.mjs'
import { color, drawnAt, sheetsOf, wordsOf } from './parts.mjs'
import { printed } from './texture.mjs'

const linesOf = (list = '') => list.split(' / ').filter((each) => each !== '')

/** What is drawn large and alone: flowers in a vase, ten nails, or the face of an animal. */
const looks = {
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

const portrait = ({ look, h = '1000', g, inks, words: said, parts }) =>
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

/** Vases, nails and faces: rows of `tables/portraits.txt`. */
export const portraitSheets = sheetsOf('portraits.txt', portrait)
