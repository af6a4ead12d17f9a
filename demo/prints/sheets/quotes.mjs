import { circle, curve, head, line, path, placed, rect, stroke, times, width } from './ink.mjs'
import { leaf } from './leaves.mjs'
import { inked, printed } from './texture.mjs'

const big = { weight: 800, spacing: -0.05 }

const beginAnywhere = () =>
  printed(
    1104,
    '#1236ff',
    { rough: 4, worn: '#4a64ff', least: 0.68 },
    ['start', 'before', 'you', 'are', 'ready'].map((word, i) =>
      head(36, 232 + i * 198, word, 212, i === 4 ? '#ffe600' : '#fff7ea', big),
    ),
  )

const slowly = () =>
  printed(
    1104,
    '#ff5a36',
    { rough: 4, worn: '#ff7f63', least: 0.68 },
    times(8, (i) =>
      head(
        368,
        170 + i * 114,
        'slowly',
        190 - Math.abs(4 - i) * 8,
        i === 4 ? '#fff3df' : i % 2 ? '#ff7b5c' : '#e8431f',
        { ...big, anchor: 'middle' },
      ),
    ),
    head(368, 1062, 'is also a speed', 46, '#fff3df', { anchor: 'middle', weight: 600 }),
  )

const monday = () =>
  printed(
    920,
    '#fff6e0',
    { rough: 4, worn: '#ffffff', least: 0.7 },
    inked(circle(270, 350, 230, '#ff4fa3'), circle(470, 350, 230, '#25c4f5')),
    head(368, 380, 'be kind', 150, '#16123a', { ...big, anchor: 'middle' }),
    head(368, 700, 'to your', 120, '#16123a', { ...big, anchor: 'middle' }),
    head(368, 830, 'mondays', 152, '#16123a', { ...big, anchor: 'middle' }),
  )

const garden = () =>
  printed(
    1104,
    '#0a4d3c',
    { rough: 3, worn: '#2b6b58', least: 0.72 },
    times(28, (i) => {
      const side = i % 4
      const along = ((i * 97) % 700) + 20
      const [x, y, turn] = [
        [along, -10, 90],
        [746, along * 1.5, 180],
        [along, 1114, -90],
        [-10, along * 1.5, 0],
      ][side]
      return placed(
        x,
        y,
        turn + ((i * 37) % 50) - 25,
        leaf(
          120 + ((i * 53) % 70),
          30,
          ['#12a36d', '#7fd34f', '#ff5c8a', '#ffc21f'][i % 4],
          '#0a4d3c',
        ),
      )
    }),
    ['Plant', 'something', 'you will not', 'see grown'].map((words, i) =>
      head(368, 420 + i * 104, words, 94, '#fff6dd', {
        weight: 600,
        spacing: -0.03,
        anchor: 'middle',
      }),
    ),
    stroke('M318 800C340 780 396 780 418 800', '#ff5c8a', 6),
  )

const tea = () =>
  printed(
    736,
    '#c9b8ff',
    { rough: 3, worn: '#dacdff', least: 0.72 },
    rect(0, 0, 736, 368, '#3b1fa8'),
    path('M110 368H560C560 520 480 640 335 640S110 520 110 368Z', '#ff7a3d'),
    stroke('M556 410C660 400 660 540 530 540', '#ff7a3d', 34),
    times(3, (i) =>
      curve(
        [
          [240 + i * 90, 330],
          [210 + i * 90, 280],
          [260 + i * 90, 230],
          [230 + i * 90, 170],
        ],
        '#c9b8ff',
        13,
      ),
    ),
    head(335, 460, 'first tea,', 78, '#fff6e8', { weight: 700, anchor: 'middle' }),
    head(335, 540, 'then courage', 66, '#fff6e8', { weight: 700, anchor: 'middle' }),
    rect(80, 656, 510, 18, '#3b1fa8', { rx: 9 }),
  )

const home = () => {
  const words = ['OPEN', 'THE', 'WINDOW', 'CALL', 'YOUR', 'SISTER', 'GO', 'OUTSIDE']
  return printed(
    1308,
    '#f5f5f0',
    { rough: 4, least: 1 },
    words.map((word, i) => {
      const y = 36 + i * 156
      const isDark = i % 2 === 0
      return [
        rect(36, y, 664, 148, isDark ? '#121216' : '#f5f5f0'),
        `<text x="52" y="${y + 130}" font-size="150" textLength="632" lengthAdjust="spacingAndGlyphs" fill="${isDark ? '#f5f5f0' : '#121216'}" style="font-family:'Bricolage Grotesque Variable';font-weight:800">${word}</text>`,
      ]
    }),
  )
}

const moonQuote = () =>
  printed(
    920,
    '#0b1040',
    { rough: 3, worn: '#272d6b', least: 0.72 },
    times(60, (i) => circle((i * 197) % 736, (i * 131) % 920, 1 + (i % 3), '#8f9bf5')),
    circle(368, 340, 220, '#e6e2ff'),
    [
      [300, 260, 40],
      [450, 380, 56],
      [330, 440, 26],
      [430, 230, 20],
    ].map(([x, y, r]) => circle(x, y, r, '#cbc4fb')),
    ['nobody asks the moon', 'to be full every night'].map((words, i) =>
      head(368, 690 + i * 64, words, 54, '#ffe14d', { weight: 600, anchor: 'middle' }),
    ),
    line(328, 820, 408, 820, '#8f9bf5', 5),
    rect(0, 918, width, 2, '#0b1040'),
  )

/** Posters of own words. */
export const quotes = {
  'quote-start': beginAnywhere,
  'quote-slowly': slowly,
  'quote-mondays': monday,
  'quote-plant': garden,
  'quote-tea': tea,
  'quote-window': home,
  'quote-moon': moonQuote,
}
