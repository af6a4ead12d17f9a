import {
  circle,
  head,
  line,
  lines,
  path,
  placed,
  rect,
  sheet,
  stroke,
  text,
  times,
} from './ink.mjs'

const small = (x, y, words, fill, more = {}) =>
  text(x, y, words, 17, fill, { weight: 600, spacing: 0.04, ...more })

/** A recipe card: a drawing above, ingredients left, steps right. */
function recipe({ ground, ink, accent, title, facts, drawing, needs, steps }) {
  const step = (each, index) => [
    head(276, 652 + index * 96, String(index + 1), 34, accent),
    lines(316, 640 + index * 96, each, 18, ink, 1.4),
  ]
  return sheet(
    1104,
    ground,
    drawing,
    head(56, 500, title, 56, ink),
    small(56, 544, facts, accent),
    line(56, 576, 680, 576, ink, 1.5),
    lines(56, 640, needs, 18, ink, 1.75),
    steps.map(step),
  )
}

const pumpkin = (x, y, s) =>
  placed(
    x,
    y,
    0,
    `<g transform="scale(${s})">`,
    [-88, 88, -48, 48, 0].map(
      (dx, i) =>
        `<ellipse cx="${dx}" cy="0" rx="${i === 4 ? 46 : 60}" ry="${i < 2 ? 82 : 96}" fill="${['#c9682c', '#c9682c', '#d87a35', '#d87a35', '#e58d43'][i]}"/>`,
    ),
    path('M-12 -90C-14 -120 -4 -140 20 -150L36 -134C18 -126 14 -112 16 -90Z', '#5f6a3a'),
    '</g>',
  )

const loaf = placed(
  368,
  250,
  -8,
  path(
    'M-230 40C-250 -60 -150 -150 0 -150S250 -60 230 40C220 96 150 110 0 110S-220 96 -230 40Z',
    '#b8763c',
  ),
  [-120, -40, 40, 120].map((x) =>
    path(
      `M${x - 30} 70C${x - 30} 10 ${x} -70 ${x + 40} -110C${x + 36} -60 ${x + 8} 10 ${x} 80Z`,
      '#ecd0a0',
    ),
  ),
)

const glass = (x, color, level) => [
  path(`M${x - 62} 120H${x + 62}L${x + 46} 390H${x - 46}Z`, '#ffffff88'),
  path(
    `M${x - 62 + (level - 120) * 0.06} ${level}H${x + 62 - (level - 120) * 0.06}L${x + 46} 390H${x - 46}Z`,
    color,
  ),
  path(`M${x - 62} 120H${x + 62}L${x + 46} 390H${x - 46}Z`, 'none', {
    stroke: '#2d3b3a',
    strokeWidth: 4,
  }),
]

const soup = () =>
  recipe({
    ground: '#f4ead8',
    ink: '#3a2c20',
    accent: '#b4552a',
    title: 'Roasted pumpkin soup',
    facts: 'Serves 4 · 50 minutes',
    drawing: [pumpkin(280, 280, 1.4), pumpkin(530, 320, 0.9)],
    needs: [
      '1 small pumpkin',
      '2 onions',
      '4 cloves garlic',
      '1 l stock',
      '100 ml cream',
      'Olive oil',
      'Salt, nutmeg',
      'Pumpkin seeds',
    ],
    steps: [
      ['Cut the pumpkin and onions in wedges,', 'toss in oil and salt.'],
      ['Roast with the garlic for 35 minutes', 'at 400 °F, until the edges are dark.'],
      ['Simmer in the stock for 10 minutes,', 'then blend until smooth.'],
      ['Swirl in the cream and finish with', 'nutmeg and toasted seeds.'],
    ],
  })

const bread = () =>
  recipe({
    ground: '#efe3cf',
    ink: '#35281d',
    accent: '#8f5a24',
    title: 'Overnight country loaf',
    facts: 'One loaf · 20 minutes of work',
    drawing: loaf,
    needs: [
      '500 g bread flour',
      '370 g water',
      '100 g starter',
      '10 g salt',
      'Rice flour, to dust',
    ],
    steps: [
      ['6 pm: stir everything except the salt.', 'Rest for half an hour.'],
      ['7 pm: add the salt and fold four times,', 'half an hour apart.'],
      ['10 pm: shape, put in a basket and', 'leave in the fridge overnight.'],
      ['8 am: bake in a hot pot at 475 °F,', '25 minutes covered, 20 open.'],
    ],
  })

const lemonade = () =>
  recipe({
    ground: '#e3ebe0',
    ink: '#24332f',
    accent: '#3f7a64',
    title: 'Mint lemonade',
    facts: 'One jug · 10 minutes',
    drawing: [
      glass(190, '#f0d264', 190),
      glass(368, '#dfe79a', 160),
      glass(546, '#f0d264', 220),
      times(5, (i) =>
        placed(
          368 + (i - 2) * 14,
          130,
          (i - 2) * 32,
          path('M0 0C22 -24 22 -60 0 -80C-22 -60 -22 -24 0 0Z', '#4f8f5e'),
        ),
      ),
    ],
    needs: ['6 lemons', '120 g sugar', '1 bunch mint', '1.2 l cold water', 'Plenty of ice'],
    steps: [
      ['Peel two lemons and rub the peel', 'into the sugar.'],
      ['Dissolve the sugar in the juice of', 'all six lemons.'],
      ['Clap the mint between your hands', 'and drop it in.'],
      ['Top up with water and ice, and', 'pour at once.'],
    ],
  })

const dressing = () => {
  const jar = (x, name, layers) => [
    rect(x, 240, 150, 460, '#ffffff', { rx: 22 }),
    layers.reduce(
      ({ y, out }, [share, color, words]) => ({
        y: y - share * 440,
        out: [
          ...out,
          rect(x + 10, y - share * 440, 130, share * 440, color),
          text(x + 75, y - share * 220 + 6, words, 16, '#2d2a24', {
            anchor: 'middle',
            weight: 600,
          }),
        ],
      }),
      { y: 690, out: [] },
    ).out,
    rect(x, 240, 150, 460, 'none', { rx: 22, stroke: '#3b3a33', strokeWidth: 4 }),
    rect(x + 8, 206, 134, 34, '#b98d58', { rx: 8 }),
    head(x + 75, 752, name, 25, '#2d2a24', { anchor: 'middle' }),
  ]
  return sheet(
    920,
    '#f3ebd9',
    head(56, 122, 'Three dressings', 60, '#2d2a24'),
    text(56, 164, 'One jar, one shake, one week in the fridge', 20, '#6a5f4c'),
    jar(56, 'Classic', [
      [0.2, '#c98f4a', 'Vinegar'],
      [0.12, '#d9b24a', 'Mustard'],
      [0.6, '#dcd08a', 'Olive oil'],
    ]),
    jar(293, 'Lemon', [
      [0.3, '#f0dc70', 'Lemon'],
      [0.1, '#e3b45a', 'Honey'],
      [0.5, '#dcd08a', 'Olive oil'],
    ]),
    jar(530, 'Sesame', [
      [0.22, '#b9764a', 'Soy'],
      [0.18, '#e8e1cf', 'Rice vinegar'],
      [0.45, '#cfae6a', 'Sesame oil'],
    ]),
    text(56, 852, 'Salt first, oil last. Shake until it clings to a spoon.', 20, '#6a5f4c'),
  )
}

const invitation = () => {
  const twig = (x, y, turn) =>
    placed(
      x,
      y,
      turn,
      stroke('M0 0C10 -70 -6 -140 10 -210', '#6f8062', 3),
      times(9, (i) =>
        placed(
          4,
          -24 - i * 21,
          i % 2 ? 58 : -58,
          path('M0 0C12 -14 12 -38 0 -52C-12 -38 -12 -14 0 0Z', i % 3 ? '#8ea07c' : '#b4c0a2'),
        ),
      ),
    )
  const mid = { anchor: 'middle' }
  return sheet(
    1000,
    '#d8cfc0',
    rect(98, 90, 540, 820, '#fbf7ef'),
    rect(118, 110, 500, 780, 'none', { stroke: '#b9a98c', strokeWidth: 1.2 }),
    twig(250, 330, -34),
    twig(486, 330, 34),
    twig(368, 320, 0),
    small(368, 420, 'Please join us for the wedding of', '#6c6354', mid),
    head(368, 516, 'Nora &amp; Elias', 72, '#3b4437', mid),
    line(318, 560, 418, 560, '#b9a98c', 1.5),
    text(368, 622, 'Saturday, June 12, at three in the afternoon', 21, '#4c463c', mid),
    text(368, 656, 'The old barn at Fernside', 21, '#4c463c', mid),
    text(368, 740, 'Dinner, music and dancing to follow', 18, '#6c6354', mid),
    text(368, 830, 'Kindly reply by May 1', 17, '#6c6354', mid),
  )
}

const menu = () => {
  const mid = { anchor: 'middle' }
  const course = (y, name, words) => [
    small(368, y, name, '#a5683f', mid),
    text(368, y + 40, words[0], 24, '#33302a', mid),
    text(368, y + 74, words[1], 18, '#7a7263', mid),
  ]
  return sheet(
    1040,
    '#efe7da',
    rect(150, 64, 436, 912, '#fffdf7'),
    head(368, 180, 'Dinner', 64, '#33302a', mid),
    line(328, 212, 408, 212, '#a5683f', 2),
    course(290, 'To begin', ['Warm olives and braided bread', 'with lemon butter']),
    course(430, 'After that', ['Green pea soup', 'mint, cream, toasted seeds']),
    course(570, 'Then', ['Mushroom pie', 'potatoes and a green salad']),
    course(710, 'And last', ['Fruit tart', 'vanilla cream, a little coffee']),
    text(368, 890, 'Summer, in the garden', 18, '#7a7263', mid),
  )
}

const concert = () =>
  sheet(
    1060,
    '#e9b44c',
    circle(368, 470, 280, '#c8452e'),
    times(6, (i) => circle(368, 470, 244 - i * 38, 'none', { stroke: '#f3d79a', strokeWidth: 5 })),
    circle(368, 470, 34, '#f3d79a'),
    rect(0, 800, 736, 260, '#22323d'),
    head(52, 150, 'Sunday set', 104, '#22323d', { weight: 700, spacing: -0.04 }),
    head(52, 884, 'Records, soup and slow songs', 40, '#f6e7c6'),
    text(52, 940, 'Every Sunday from five', 25, '#e9b44c', { weight: 600 }),
    text(52, 980, 'The boathouse, Quay 4', 25, '#e9b44c', { weight: 600 }),
  )

const typeSheet = () =>
  sheet(
    1000,
    '#24382f',
    text(44, 520, 'Aa', 520, '#f0e6cf', { face: 'head', weight: 700, spacing: -0.06 }),
    line(52, 620, 684, 620, '#f0e6cf', 2),
    text(52, 676, 'A grotesque with a wide grin', 26, '#f0e6cf', { face: 'head', weight: 500 }),
    lines(
      52,
      744,
      ['ABCDEFGHIJKLMN', 'OPQRSTUVWXYZ', 'abcdefghijklmnop', 'qrstuvwxyz 0123456789'],
      44,
      '#dfb26a',
      1.24,
      { face: 'head', weight: 400 },
    ),
  )

/** Recipe cards, invitations and posters with words. */
export const cards = {
  'recipe-pumpkin-soup': soup,
  'recipe-country-loaf': bread,
  'recipe-lemonade': lemonade,
  dressings: dressing,
  'wedding-invitation': invitation,
  'dinner-menu': menu,
  'concert-poster': concert,
  'type-sheet': typeSheet,
}
