import { chance, circle, curve, ellipse, path, placed, rect, stroke, times } from './ink.mjs'
import { leaf } from './leaves.mjs'
import { recipe } from './recipe-cards.mjs'

const granola = () =>
  recipe(
    {
      height: 1104,
      ground: '#3f5fe0',
      paper: '#fff9ea',
      ink: '#1d1a4a',
      accent: '#e08a00',
      title: 'Honey granola',
      facts: 'A large jar · 40 minutes',
      needs: [
        '300 g rolled oats',
        '150 g nuts',
        '60 g seeds',
        '100 g honey',
        '60 ml oil',
        '1 tsp cinnamon',
        '1 pinch salt',
        '100 g dried fruit',
      ],
      steps: [
        ['Warm honey and oil, and stir them', 'into oats, nuts and seeds.'],
        ['Spread it on a tray; bake for 25', 'minutes at 160 °C.'],
        ['Press it flat and let it cool, so that', 'it breaks into clusters.'],
        ['Fruit goes in cold. It keeps for a', 'month, in theory.'],
      ],
    },
    [
      path('M120 180H616C610 320 520 396 368 396S126 320 120 180Z', '#ff7ab0'),
      ellipse(368, 180, 248, 80, '#d9578f'),
      ellipse(368, 180, 226, 66, '#fff8ea'),
      times(70, (i) =>
        placed(
          180 + ((i * 79) % 380),
          140 + ((i * 43) % 84),
          i * 29,
          ellipse(0, 0, 14, 8, ['#d99a4a', '#f0c987', '#a8662a', '#ffe3b0'][i % 4]),
        ),
      ),
      times(9, (i) =>
        circle(220 + ((i * 113) % 300), 150 + ((i * 53) % 60), 15, ['#2b2a8f', '#e0263c'][i % 2]),
      ),
      stroke('M560 40L470 170', '#ffd34d', 17),
      ellipse(468, 172, 30, 20, '#ffd34d'),
    ],
  )

const pickles = () => {
  const next = chance(4)
  return recipe(
    {
      height: 1104,
      ground: '#ffc2e2',
      paper: '#f9fff4',
      ink: '#2a1a5c',
      accent: '#d6246e',
      title: 'Quick pink pickles',
      facts: 'One jar · 15 minutes',
      needs: [
        '4 red onions',
        '250 ml vinegar',
        '250 ml water',
        '2 tbsp sugar',
        '1 tbsp salt',
        'Peppercorns',
        '1 bay leaf',
      ],
      steps: [
        ['Slice the onions as thinly as you', 'dare.'],
        ['Boil vinegar, water, sugar, salt and', 'spices.'],
        ['Pour it over the onions, hot, and', 'watch them turn pink.'],
        ['They are ready when they are cold,', 'and better tomorrow.'],
      ],
    },
    [
      rect(228, 90, 280, 320, '#ffffff', { rx: 40, opacity: 0.85 }),
      rect(246, 140, 244, 256, '#ff7ab8', { rx: 30 }),
      times(26, () => {
        const [x, y] = [270 + next() * 196, 160 + next() * 210]
        return path(`M${x - 34} ${y}A34 20 0 0 1 ${x + 34} ${y}`, 'none', {
          stroke: next() > 0.5 ? '#c2185b' : '#ffd3e6',
          strokeWidth: 9,
          strokeLinecap: 'round',
        })
      }),
      times(12, () => circle(270 + next() * 196, 160 + next() * 220, 6, '#2a1a2e')),
      placed(300, 250, 50, leaf(120, 26, '#3f8a4a', '#2a5c33')),
      rect(218, 56, 300, 54, '#2347ff', { rx: 14 }),
      placed(
        110,
        300,
        0,
        circle(0, 0, 84, '#a01860'),
        [66, 48, 30, 13].map((r, i) => circle(0, 0, r, i % 2 ? '#d6549a' : '#ffe3f0')),
      ),
      placed(
        630,
        290,
        0,
        path(
          'M0 -100C20 -70 90 -50 90 30C90 90 40 104 0 104S-90 90 -90 30C-90 -50 -20 -70 0 -100Z',
          '#b01f6e',
        ),
        curve(
          [
            [-40, -40],
            [-56, 30],
            [-30, 96],
          ],
          '#d6549a',
          5,
        ),
        curve(
          [
            [40, -40],
            [56, 30],
            [30, 96],
          ],
          '#d6549a',
          5,
        ),
      ),
    ],
  )
}

const minestrone = () =>
  recipe(
    {
      height: 1104,
      ground: '#ffd21f',
      paper: '#fffaf0',
      ink: '#0f3f4a',
      accent: '#0f8a8f',
      title: 'Minestrone',
      facts: 'Serves 6 · 45 minutes',
      needs: [
        '2 carrots',
        '2 sticks celery',
        '1 zucchini',
        '1 can white beans',
        '400 g tomatoes',
        '1 liter stock',
        '100 g small pasta',
        'Parmesan rind',
      ],
      steps: [
        ['Cut everything as small as a bean,', 'and soften it in oil.'],
        ['Pour in tomatoes and stock, with the', 'rind of the cheese.'],
        ['After twenty minutes add beans and', 'pasta.'],
        ['It is done when a spoon stands in', 'it for a moment.'],
      ],
    },
    [
      ellipse(368, 340, 310, 40, '#e0b000'),
      path('M96 170H640C634 310 540 376 368 376S102 310 96 170Z', '#0f8a8f'),
      ellipse(368, 172, 272, 88, '#0a5f66'),
      ellipse(368, 172, 246, 74, '#f0642f'),
      times(54, (i) =>
        placed(
          160 + ((i * 73) % 410),
          124 + ((i * 47) % 96),
          i * 37,
          i % 4 === 0
            ? rect(-11, -11, 22, 22, '#ff9d00', { rx: 4 })
            : i % 4 === 1
              ? ellipse(0, 0, 14, 9, '#fff3d6')
              : i % 4 === 2
                ? [circle(0, 0, 14, '#5cb84a'), circle(0, 0, 10, '#d9f2b0')]
                : rect(-14, -5, 28, 10, '#ffe08a', { rx: 5 }),
        ),
      ),
      times(5, (i) => placed(330 + i * 20, 160 + (i % 2) * 16, i * 64, leaf(46, 15, '#1f8a3f'))),
    ],
  )

export const jarRecipes = {
  'recipe-granola': granola,
  'recipe-pickles': pickles,
  'recipe-minestrone': minestrone,
}
