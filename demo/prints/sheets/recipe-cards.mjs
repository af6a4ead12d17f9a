import {
  at,
  blob,
  circle,
  curve,
  ellipse,
  head,
  line,
  lines,
  path,
  placed,
  rect,
  text,
  times,
} from './ink.mjs'
import { leaf } from './leaves.mjs'
import { printed } from './texture.mjs'

/** A recipe card: a drawing on color above, ingredients left, steps right. */
export const recipe = (
  { height, ground, paper, ink, accent, title, facts, needs, steps },
  drawing,
) =>
  printed(
    height,
    paper,
    { rough: 2, least: 0.78 },
    rect(0, 0, 736, 430, ground),
    drawing,
    head(48, 524, title, 60, ink, { weight: 700 }),
    text(50, 566, facts, 19, accent, { weight: 700, spacing: 0.05 }),
    rect(48, 592, 640, 5, accent),
    lines(48, 646, needs, 19, ink, 1.75),
    steps.map((step, i) => [
      circle(296, 640 + i * 104, 21, accent),
      head(296, 648 + i * 104, String(i + 1), 25, paper, { anchor: 'middle' }),
      lines(334, 636 + i * 104, step, 19, ink, 1.42),
    ]),
  )

const pesto = () =>
  recipe(
    {
      height: 1104,
      ground: '#f7d63d',
      paper: '#f3fbef',
      ink: '#0c3b2a',
      accent: '#128a55',
      title: 'Pesto pasta',
      facts: 'Serves 2 · 15 minutes',
      needs: [
        '200 g pasta',
        '60 g basil',
        '40 g pine nuts',
        '40 g hard cheese',
        '1 clove garlic',
        '90 ml olive oil',
        'Salt',
      ],
      steps: [
        ['Boil the pasta in salted water and', 'keep a cup of the water.'],
        ['Toast the nuts in a dry pan until', 'they smell of popcorn.'],
        ['Crush nuts, garlic, basil and cheese,', 'and pour in the oil.'],
        ['Stir all together with the water,', 'off the heat.'],
      ],
    },
    [
      path('M130 200H606C606 340 520 410 368 410S130 340 130 200Z', '#128a55'),
      times(11, (i) =>
        curve(
          [
            [170 + i * 38, 210],
            [150 + i * 42, 150 - (i % 3) * 26],
            [210 + i * 34, 120 - (i % 4) * 16],
            [200 + i * 36, 200],
          ],
          i % 2 ? '#f2b02b' : '#fff0b8',
          13,
        ),
      ),
      times(15, (i) =>
        placed(
          190 + i * 26,
          196 - (i % 4) * 20,
          -120 + i * 9,
          leaf(70, 22, i % 2 ? '#1fae6b' : '#0c6b3f', '#7fd6a4'),
        ),
      ),
      rect(110, 190, 516, 26, '#0c3b2a', { rx: 13 }),
    ],
  )

const curry = () =>
  recipe(
    {
      height: 1104,
      ground: '#5b1fa8',
      paper: '#fff6e8',
      ink: '#2a0f4f',
      accent: '#e5358f',
      title: 'Chicken curry',
      facts: 'Serves 4 · 40 minutes',
      needs: [
        '600 g chicken thighs',
        '2 onions',
        '3 cloves garlic',
        '1 thumb ginger',
        '2 tbsp curry paste',
        '400 ml coconut milk',
        '200 g spinach',
        '1 lime, rice',
      ],
      steps: [
        ['Brown the chicken in two goes and', 'take it out.'],
        ['Soften onion, garlic and ginger in', 'the same pot; stir in the paste.'],
        ['Pour in the milk, put the chicken', 'back and simmer for 20 minutes.'],
        ['Fold in the spinach, squeeze the', 'lime and serve with rice.'],
      ],
    },
    [
      ellipse(368, 230, 300, 176, '#19c2b5'),
      ellipse(368, 222, 270, 152, '#0d3f52'),
      ellipse(368, 222, 250, 138, '#f7a928'),
      blob(
        [
          [390, 110],
          [520, 120],
          [600, 200],
          [560, 300],
          [430, 340],
          [380, 240],
        ],
        '#fffaf0',
      ),
      times(40, (i) =>
        placed(
          410 + ((i * 47) % 150),
          140 + ((i * 31) % 170),
          i * 41,
          ellipse(0, 0, 8, 3, '#e3d9c4'),
        ),
      ),
      [
        [200, 190],
        [290, 160],
        [240, 270],
        [330, 260],
        [300, 320],
      ].map(([x, y], i) => [
        placed(
          x,
          y,
          i * 30,
          blob(
            [
              [-44, -20],
              [10, -32],
              [46, -6],
              [20, 28],
              [-34, 22],
            ],
            '#c9651a',
          ),
        ),
        placed(
          x,
          y,
          i * 30,
          blob(
            [
              [-24, -14],
              [10, -20],
              [26, -4],
              [-10, 2],
            ],
            '#e88f34',
          ),
        ),
      ]),
      times(12, (i) =>
        placed(160 + i * 20, 200 + ((i * 53) % 130), i * 67, leaf(46, 15, '#1f8f4d')),
      ),
      [
        [520, 330],
        [470, 360],
      ].map(([x, y]) =>
        at(
          x,
          y,
          [1, 1],
          circle(0, 0, 34, '#7fc31f'),
          circle(0, 0, 26, '#d9f09a'),
          times(6, (i) => placed(0, 0, i * 60, line(0, 0, 0, -24, '#7fc31f', 3))),
        ),
      ),
      [120, 630].map((x, i) =>
        placed(
          x,
          380,
          i ? -30 : 30,
          path('M0 0C20 -10 50 -60 40 -110C10 -80 -10 -40 0 0Z', '#e01e37'),
          line(38, -108, 50, -130, '#3fc97a', 7),
        ),
      ),
    ],
  )

const ricebowl = () =>
  recipe(
    {
      height: 1104,
      ground: '#ff6b57',
      paper: '#eef7ff',
      ink: '#10264f',
      accent: '#1f5fe0',
      title: 'Salmon rice bowl',
      facts: 'Serves 2 · 25 minutes',
      needs: [
        '200 g sushi rice',
        '2 salmon fillets',
        '1 avocado',
        '½ cucumber',
        '6 radishes',
        '2 tbsp soy sauce',
        'Sesame, nori',
      ],
      steps: [
        ['Cook the rice and let it rest', 'under a cloth.'],
        ['Glaze the salmon with soy and bake', 'it for 12 minutes at 400 °F.'],
        ['Slice avocado, cucumber and radish', 'as thin as you dare.'],
        ['Fill two bowls in stripes; sesame', 'and nori come last.'],
      ],
    },
    [
      circle(368, 215, 196, '#10264f'),
      circle(368, 210, 188, '#8fd3ff'),
      circle(368, 210, 160, '#fffdf6'),
      times(5, (i) =>
        placed(
          300,
          150 + i * 28,
          -8,
          path('M-76 0C-60 -20 40 -22 76 -6C60 16 -50 20 -76 0Z', i % 2 ? '#ff8f6b' : '#ff7a52'),
        ),
      ),
      times(5, (i) =>
        placed(
          420,
          120 + i * 24,
          12,
          path('M-56 0C-30 -26 40 -20 54 6C30 6 -30 10 -56 0Z', i % 2 ? '#b8dd5a' : '#8fc93a'),
        ),
      ),
      times(7, (i) => [
        circle(350 + i * 22, 290 + (i % 2) * 16, 24, '#3fae5f'),
        circle(350 + i * 22, 290 + (i % 2) * 16, 18, '#d9f2c4'),
      ]),
      times(6, (i) => [
        circle(470 + (i % 2) * 26, 190 + i * 20, 19, '#e5358f'),
        circle(470 + (i % 2) * 26, 190 + i * 20, 15, '#fff'),
      ]),
      times(40, (i) =>
        placed(
          270 + ((i * 71) % 200),
          120 + ((i * 43) % 180),
          i * 31,
          ellipse(0, 0, 5, 2.6, i % 3 ? '#fff3cf' : '#16181c'),
        ),
      ),
      placed(
        640,
        60,
        30,
        rect(-12, -60, 12, 420, '#ffd447', { rx: 6 }),
        rect(14, -60, 12, 420, '#ffd447', { rx: 6 }),
      ),
    ],
  )

const meals = [
  ['Mon', 'Pesto pasta', '#ffd447'],
  ['Tue', 'Chicken traybake', '#ff8f6b'],
  ['Wed', 'Rice and greens', '#8fd6a8'],
  ['Thu', 'Lentil soup', '#c3b1f2'],
  ['Fri', 'Tacos', '#ff9fc4'],
  ['Sat', 'What is left', '#8fd3ff'],
  ['Sun', 'Pancakes, twice', '#f7f06a'],
]

const week = () =>
  printed(
    1308,
    '#16233f',
    { rough: 2, worn: '#2b3a5c', least: 0.76 },
    head(48, 130, 'Seven dinners,', 76, '#fff8e6', { weight: 700 }),
    head(48, 208, 'one shopping trip', 76, '#ffd447', { weight: 700 }),
    meals.map(([day, dish, color], i) => {
      const y = 260 + i * 138
      return [
        rect(48, y, 640, 122, color, { rx: 26 }),
        head(84, y + 76, day, 46, '#16233f', { weight: 700 }),
        text(226, y + 72, dish, 31, '#16233f', { weight: 600 }),
        placed(
          610,
          y + 61,
          0,
          circle(0, 0, 44, '#fffdf6'),
          circle(0, 0, 32, color),
          times(3 + (i % 4), (k) =>
            placed(
              0,
              0,
              (k * 360) / (3 + (i % 4)),
              ellipse(0, -15, 8, 12, ['#16233f', '#e01e37', '#128a55'][i % 3]),
            ),
          ),
        ),
      ]
    }),
  )

/** Recipe cards and a plan of meals. */
export const recipeCards = {
  'recipe-pesto-pasta': pesto,
  'recipe-chicken-curry': curry,
  'recipe-rice-bowl': ricebowl,
  'meals-of-a-week': week,
}
