import { circle, curve, ellipse, line, path, placed, rect, stroke, times } from './ink.mjs'
import { leaf } from './leaves.mjs'
import { recipe } from './recipe-cards.mjs'

const padThai = () =>
  recipe(
    {
      height: 1104,
      ground: '#35d0a0',
      paper: '#fff9ec',
      ink: '#123a3f',
      accent: '#ff5a1f',
      title: 'Pad thai at home',
      facts: 'Serves 2 · 20 minutes',
      needs: [
        '160 g rice noodles',
        '200 g prawns or tofu',
        '2 eggs',
        'Bean sprouts',
        '3 tbsp tamarind',
        '2 tbsp fish sauce',
        '2 tbsp sugar',
        'Peanuts, lime',
      ],
      steps: [
        ['Soak the noodles until they bend; stir', 'the three sauces together.'],
        ['Fry prawns, push them aside, and', 'scramble the eggs.'],
        ['Add noodles and sauce, and toss for', 'two minutes.'],
        ['Fold in the sprouts; peanuts and', 'lime on top.'],
      ],
    },
    [
      circle(368, 220, 196, '#17325c'),
      circle(368, 220, 172, '#f4ead0'),
      times(16, (i) =>
        curve(
          [
            [240 + i * 9, 160 + ((i * 31) % 110)],
            [330 + i * 6, 120 + ((i * 53) % 160)],
            [420 - i * 4, 240 + ((i * 37) % 70)],
            [490 - i * 9, 150 + ((i * 41) % 120)],
          ],
          i % 2 ? '#e89a4a' : '#f6c27a',
          12,
        ),
      ),
      [
        [290, 160],
        [440, 190],
        [340, 300],
      ].map(([x, y], i) =>
        placed(
          x,
          y,
          i * 100,
          path('M-46 10C-50 -40 30 -54 46 -10C30 -20 -4 -14 -6 10C-4 30 -40 34 -46 10Z', '#ff6f4d'),
          times(3, (k) =>
            curve(
              [
                [-34 + k * 22, -22],
                [-26 + k * 22, -6],
                [-28 + k * 20, 8],
              ],
              '#ffd0bf',
              4,
            ),
          ),
        ),
      ),
      times(7, (i) =>
        curve(
          [
            [260 + i * 32, 320 - (i % 3) * 20],
            [280 + i * 32, 300],
            [300 + i * 30, 316],
          ],
          '#e9ffe0',
          7,
        ),
      ),
      placed(
        500,
        310,
        20,
        path('M-60 0A60 60 0 0 1 60 0Z', '#2f9e3f'),
        path('M-48 -4A48 48 0 0 1 48 -4Z', '#d9f27a'),
      ),
      line(560, 30, 700, 330, '#b8261a', 11),
      line(600, 20, 722, 330, '#b8261a', 11),
    ],
  )

const crumble = () =>
  recipe(
    {
      height: 1104,
      ground: '#ffe14d',
      paper: '#f6fff2',
      ink: '#3f2a0c',
      accent: '#3fae3f',
      title: 'Apple crumble',
      facts: 'Serves 6 · 50 minutes',
      needs: [
        '6 sour apples',
        '1 lemon',
        '2 tsp cinnamon',
        '150 g flour',
        '100 g oats',
        '120 g cold butter',
        '100 g sugar',
        'Vanilla ice cream',
      ],
      steps: [
        ['Cut the apples and toss them with', 'lemon and cinnamon.'],
        ['Rub flour, oats, sugar and butter to', 'crumbs.'],
        ['Cover the apples, and press nothing', 'down.'],
        ['Bake for 35 minutes at 190 °C, until', 'the juice bubbles.'],
      ],
    },
    [
      rect(90, 120, 556, 240, '#2347ff', { rx: 40 }),
      rect(110, 110, 516, 120, '#ffffff', { rx: 30 }),
      rect(124, 120, 488, 100, '#d99a4a', { rx: 26 }),
      times(90, (i) =>
        circle(
          140 + ((i * 89) % 456),
          130 + ((i * 47) % 82),
          8 + (i % 4) * 2,
          ['#e8b76a', '#c9873a', '#f3cf8f'][i % 3],
        ),
      ),
      circle(368, 130, 62, '#fffaf0'),
      circle(350, 112, 30, '#ffffff'),
      path('M320 160C330 190 340 170 352 182S380 176 390 186S410 170 420 158Z', '#fffaf0'),
      [
        [60, 330],
        [680, 340],
      ].map(([x, y], i) => [
        circle(x, y, 58, i ? '#e0263c' : '#7fc93f'),
        stroke(`M${x} ${y - 50}q4 -30 20 -36`, '#5c3a12', 6),
        placed(x + 6, y - 64, -20, leaf(46, 14, '#2f9e3f')),
      ]),
    ],
  )

const icedCoffee = () =>
  recipe(
    {
      height: 1104,
      ground: '#ff8fa8',
      paper: '#fff8f2',
      ink: '#3a1a12',
      accent: '#c23a5c',
      title: 'Cold brew coffee',
      facts: 'One bottle · 14 hours, none of them yours',
      needs: [
        '100 g coarse coffee',
        '1 liter cold water',
        'A large jar',
        'A paper filter',
        'Ice',
        'Milk or oat milk',
      ],
      steps: [
        ['Stir coffee and water in a jar before', 'you go to bed.'],
        ['Leave it on the counter for fourteen', 'hours.'],
        ['Pour it through the filter, and do', 'not press.'],
        ['Half coffee, half milk, three cubes', 'of ice.'],
      ],
    },
    [0, 1, 2].map((i) =>
      placed(
        170 + i * 198,
        230,
        0,
        path('M-72 -150H72L56 170H-56Z', '#ffffff', { opacity: 0.55 }),
        path(`M-66 ${-40 + i * 20}H66L54 160H-54Z`, ['#5c2a14', '#a8663a', '#d9a878'][i]),
        i === 1 ? path('M-66 -20C-20 20 10 -30 66 10V-20Z', '#f6dfc2') : '',
        times(4, (k) =>
          placed(
            -30 + (k % 2) * 56,
            -60 + Math.floor(k / 2) * 54,
            k * 22,
            rect(-24, -24, 48, 48, '#e9f8ff', { rx: 9, opacity: 0.85 }),
          ),
        ),
        line(20, -200, -8, 120, ['#2347ff', '#12a38f', '#ffb000'][i], 12),
      ),
    ),
  )

const smoothie = () =>
  recipe(
    {
      height: 1104,
      ground: '#b6f09c',
      paper: '#f4fff0',
      ink: '#0c4a2f',
      accent: '#e0409a',
      title: 'Green smoothie',
      facts: 'Two glasses · 5 minutes',
      needs: [
        '2 handfuls spinach',
        '1 banana',
        '1 green apple',
        '1 kiwi',
        '1 thumb ginger',
        '300 ml water',
        'Juice of a lime',
      ],
      steps: [
        ['Put the spinach and the water in', 'first; blend.'],
        ['Add the fruit in pieces, and blend', 'until nothing is left to chew.'],
        ['Lime last, for the color.'],
        ['Drink it within the hour.'],
      ],
    },
    [
      [250, 490].map((x, i) =>
        placed(
          x,
          226,
          0,
          path('M-84 -150H84L62 168H-62Z', '#ffffff', { opacity: 0.7 }),
          path('M-76 -110C-30 -140 30 -90 76 -116L58 156H-58Z', i ? '#2fae5a' : '#7ed348'),
          ellipse(0, -112, 74, 18, i ? '#5cd07f' : '#b5ec7a'),
          placed(
            80,
            -140,
            -30,
            circle(0, 0, 46, '#7a5a2a'),
            circle(0, 0, 40, '#a5db4a'),
            circle(0, 0, 13, '#f4ffd9'),
            times(14, (k) =>
              circle(22 * Math.cos(k * 0.45), 22 * Math.sin(k * 0.45), 3, '#1d2a0a'),
            ),
          ),
          line(-30, -220, 0, 100, '#e0409a', 11),
        ),
      ),
      times(8, (i) =>
        placed(60 + (i % 2) * 560, 120 + i * 34, i * 50, leaf(90, 34, '#1f8a4a', '#b6f09c')),
      ),
    ],
  )

export const summerRecipes = {
  'recipe-pad-thai': padThai,
  'recipe-apple-crumble': crumble,
  'recipe-cold-brew': icedCoffee,
  'recipe-green-smoothie': smoothie,
}
