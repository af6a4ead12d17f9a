import {
  chance,
  circle,
  curve,
  ellipse,
  head,
  line,
  path,
  placed,
  polygon,
  rect,
  stroke,
  text,
  times,
} from './ink.mjs'
import { leaf } from './leaves.mjs'
import { printed } from './texture.mjs'

const middle = { anchor: 'middle' }
const big = { anchor: 'middle', weight: 800, spacing: -0.04 }

const confetti = (seed, count, colors, height) => {
  const next = chance(seed)
  return times(count, () =>
    placed(
      next() * 736,
      next() * height,
      next() * 360,
      next() > 0.5
        ? rect(-12, -5, 24, 10, colors[Math.floor(next() * colors.length)], { rx: 4 })
        : circle(0, 0, 8, colors[Math.floor(next() * colors.length)]),
    ),
  )
}

const birthdayInvitation = () =>
  printed(
    1000,
    '#2347ff',
    { rough: 3, worn: '#3f5fff', least: 0.76 },
    confetti(3, 90, ['#ff5a8a', '#ffd21f', '#35d0c9', '#ffffff'], 1000),
    rect(88, 150, 560, 700, '#fff8ea', { rx: 30 }),
    head(368, 290, 'Seven!', 130, '#e0263c', big),
    text(368, 350, 'A birthday party for Nora', 30, '#17325c', { ...middle, weight: 700 }),
    placed(
      368,
      560,
      0,
      rect(-150, 20, 300, 130, '#ff8fb8', { rx: 18 }),
      path('M-150 40q25 46 50 0t50 0t50 0t50 0t50 0t50 0V20H-150Z', '#ffffff'),
      rect(-100, -70, 200, 96, '#ffd21f', { rx: 16 }),
      times(7, (i) => [
        rect(-84 + i * 26, -130, 10, 62, ['#2347ff', '#e0263c', '#12a36d'][i % 3]),
        ellipse(-79 + i * 26, -142, 7, 13, '#ff9d00'),
      ]),
    ),
    text(368, 780, 'Saturday at three, with boots', 26, '#17325c', middle),
  )

const balloons = () =>
  printed(
    1104,
    '#fff0b8',
    { worn: '#fff8da', least: 0.76 },
    [
      [230, 300, '#ff5a8a'],
      [400, 220, '#2347ff'],
      [540, 360, '#12a36d'],
      [320, 470, '#ffb000'],
      [480, 540, '#8a4fff'],
      [180, 520, '#e0263c'],
    ].map(([x, y, color]) => [
      curve(
        [
          [x, y + 120],
          [x + 20, y + 260],
          [368, 940],
        ],
        '#3a2a5c',
        3,
      ),
      path(
        `M${x} ${y - 120}C${x + 110} ${y - 120} ${x + 116} ${y + 40} ${x} ${y + 116}C${x - 116} ${y + 40} ${x - 110} ${y - 120} ${x} ${y - 120}Z`,
        color,
      ),
      polygon([`${x - 14},${y + 128}`, `${x + 14},${y + 128}`, `${x},${y + 108}`], color),
      stroke(`M${x - 54} ${y - 30}q4 -44 34 -58`, '#ffffff99', 11),
    ]),
    placed(
      368,
      960,
      0,
      polygon(['-40,-20', '40,-20', '0,20'], '#3a2a5c'),
      rect(-90, 10, 180, 100, '#ff8fc0', { rx: 10 }),
      rect(-14, 10, 28, 100, '#2347ff'),
    ),
  )

const picnicInvite = () =>
  printed(
    1000,
    '#12a36d',
    { rough: 3, worn: '#2fb380', least: 0.76 },
    head(368, 190, 'Summer', 128, '#fff3a8', big),
    head(368, 300, 'party', 128, '#fff3a8', big),
    times(7, (i) => [
      curve(
        [
          [i * 123 - 60, 380],
          [i * 123, 430],
          [i * 123 + 60, 380],
        ],
        '#0b5c3d',
        4,
      ),
      polygon(
        [`${i * 123 - 40},398`, `${i * 123 + 40},398`, `${i * 123},480`],
        ['#ff5a8a', '#ffd21f', '#2347ff', '#ff8a3d'][i % 4],
      ),
    ]),
    placed(
      368,
      690,
      0,
      circle(0, 0, 150, '#e0263c'),
      circle(0, 0, 150, 'none', { stroke: '#0b7a3f', strokeWidth: 26 }),
      circle(0, 0, 134, 'none', { stroke: '#fff3dc', strokeWidth: 10 }),
      times(18, (i) =>
        placed(
          90 * Math.cos(i * 1.1) * (0.5 + (i % 3) * 0.25),
          90 * Math.sin(i * 1.1) * (0.5 + (i % 3) * 0.25),
          i * 40,
          ellipse(0, 0, 9, 5, '#2a0a12'),
        ),
      ),
    ),
    text(368, 920, 'Bring a blanket and somebody', 30, '#fff3a8', { ...middle, weight: 700 }),
  )

const thankYou = () =>
  printed(
    736,
    '#ff7ab0',
    { rough: 3, worn: '#ff94c0', least: 0.76 },
    times(18, (i) =>
      placed(
        i % 2 ? 60 + ((i * 97) % 620) : 40 + ((i * 61) % 660),
        i % 2 ? 80 : 660,
        i * 40,
        times(6, (k) =>
          placed(0, 0, k * 60, leaf(44, 17, ['#ffe14d', '#ffffff', '#8a1f6e', '#2347ff'][i % 4])),
        ),
        circle(0, 0, 11, '#ff9d00'),
      ),
    ),
    head(368, 350, 'thank', 190, '#5c0f3f', big),
    head(368, 500, 'you', 190, '#5c0f3f', big),
  )

const newHome = () =>
  printed(
    920,
    '#bfe3ff',
    { rough: 3, worn: '#d5edff', least: 0.76 },
    rect(180, 330, 380, 400, '#ff5a5f'),
    polygon(['130,350', '370,140', '610,350'], '#17325c'),
    rect(320, 520, 110, 210, '#ffd21f', { rx: 55 }),
    circle(406, 640, 8, '#17325c'),
    [
      [216, 400],
      [460, 400],
      [216, 560],
      [460, 560],
    ].map(([x, y]) => [
      rect(x, y, 70, 90, '#eaf6ff'),
      line(x + 35, y, x + 35, y + 90, '#17325c', 4),
      line(x, y + 45, x + 70, y + 45, '#17325c', 4),
    ]),
    rect(470, 170, 50, 110, '#ff5a5f'),
    curve(
      [
        [496, 160],
        [470, 120],
        [520, 90],
        [490, 40],
      ],
      '#ffffff',
      16,
    ),
    [
      [110, 730, 1],
      [630, 730, 1.2],
    ].map(([x, y, k]) => [
      rect(x - 8, y - 60, 16, 60, '#5c3a12'),
      circle(x, y - 120 * k, 66 * k, '#12a36d'),
    ]),
    rect(0, 724, 736, 200, '#7fd07f'),
    head(368, 846, 'We moved', 92, '#0b3d2a', big),
  )

const movieNight = () =>
  printed(
    1104,
    '#1d0f3f',
    { worn: '#33215f', least: 0.72 },
    polygon(['368,90', '-60,1110', '796,1110'], '#ffe9a8', { opacity: 0.16 }),
    head(368, 190, 'Movie night', 104, '#ffd21f', big),
    placed(
      368,
      720,
      0,
      polygon(['-190,-160', '190,-160', '140,260', '-140,260'], '#ffffff'),
      times(4, (i) =>
        polygon(
          [
            `${-190 + i * 96 + 48 * 0},-160`,
            `${-142 + i * 96},-160`,
            `${-110 + i * 72},260`,
            `${-140 + i * 72},260`,
          ],
          '#e0263c',
        ),
      ),
      times(4, (row) =>
        times(7 - row, (i) => {
          const [x, y] = [-174 + row * 29 + i * 58, -180 - row * 46]
          return ['#ffe38a', '#fff3c4', '#fffaf0'].map((color, k) =>
            circle(x + [-14, 14, 2][k], y + [8, 6, -14][k], 25, color),
          )
        }),
      ),
      rect(-110, 0, 220, 90, '#ffffff', { rx: 16 }),
      head(0, 64, 'popcorn', 48, '#e0263c', { ...middle, weight: 700 }),
    ),
  )

const gameNight = () =>
  printed(
    920,
    '#ff8a3d',
    { worn: '#ffa05f', least: 0.74 },
    head(368, 190, 'Game night', 110, '#2a0f3f', big),
    [
      [210, 460, -16, 5],
      [430, 400, 12, 3],
      [540, 640, -8, 6],
      [260, 700, 20, 2],
    ].map(([x, y, turn, pips], i) =>
      placed(
        x,
        y,
        turn,
        rect(-92, -92, 184, 184, ['#ffffff', '#2347ff', '#ffd21f', '#e5417d'][i], { rx: 36 }),
        {
          2: [
            [-40, -40],
            [40, 40],
          ],
          3: [
            [-44, -44],
            [0, 0],
            [44, 44],
          ],
          5: [
            [-44, -44],
            [44, -44],
            [0, 0],
            [-44, 44],
            [44, 44],
          ],
          6: [
            [-44, -50],
            [44, -50],
            [-44, 0],
            [44, 0],
            [-44, 50],
            [44, 50],
          ],
        }[pips].map(([px, py]) => circle(px, py, 17, i === 1 || i === 3 ? '#ffffff' : '#2a0f3f')),
      ),
    ),
    text(368, 880, 'Losers do the dishes', 30, '#2a0f3f', { ...middle, weight: 700 }),
  )

const babyShower = () =>
  printed(
    1000,
    '#d6f5e6',
    { rough: 3, worn: '#eafaf2', least: 0.77 },
    times(5, (i) => [
      line(140 + i * 114, 0, 140 + i * 114, 190 + (i % 2) * 90, '#3f8a6b', 3),
      placed(
        140 + i * 114,
        230 + (i % 2) * 90,
        0,
        [
          () =>
            path(
              'M0 -44C10 -14 44 -14 48 -8C20 10 30 40 24 46C4 26 -4 26 -24 46C-30 40 -20 10 -48 -8C-44 -14 -10 -14 0 -44Z',
              '#ffd21f',
            ),
          () => [
            circle(-20, 0, 26, '#ffffff'),
            circle(10, -12, 32, '#ffffff'),
            circle(34, 4, 24, '#ffffff'),
            rect(-40, 0, 92, 26, '#ffffff', { rx: 13 }),
          ],
          () => path('M20 -44A46 46 0 1 0 20 44A36 36 0 1 1 20 -44Z', '#ff9cc3'),
          () => [
            circle(-20, 0, 26, '#bfe3ff'),
            circle(10, -12, 32, '#bfe3ff'),
            circle(34, 4, 24, '#bfe3ff'),
          ],
          () => path('M0 34C-60 -6 -30 -52 0 -22C30 -52 60 -6 0 34Z', '#ff5a8a'),
        ][i](),
      ),
    ]),
    placed(
      368,
      640,
      0,
      path('M-160 0A160 160 0 0 1 160 0Z', '#8a6ff0'),
      path('M-190 0H190C180 90 110 120 0 120S-180 90 -190 0Z', '#ffb3d1'),
      [-100, 100].map((x) => [circle(x, 150, 44, '#17325c'), circle(x, 150, 18, '#d6f5e6')]),
      stroke('M190 0C230 -30 240 -80 230 -120', '#17325c', 12),
    ),
    head(368, 930, 'Somebody new', 76, '#17325c', big),
  )

export const partyCards = {
  'party-birthday-invitation': birthdayInvitation,
  'party-balloons': balloons,
  'party-summer': picnicInvite,
  'party-thank-you': thankYou,
  'party-new-home': newHome,
  'party-movie-night': movieNight,
  'party-game-night': gameNight,
  'party-baby-shower': babyShower,
}
