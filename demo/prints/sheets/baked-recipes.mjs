import { circle, curve, ellipse, path, placed, rect, times } from './ink.mjs'
import { leaf } from './leaves.mjs'
import { recipe } from './recipe-cards.mjs'

const overnightOats = () =>
  recipe(
    {
      height: 1104,
      ground: '#d8c8ff',
      paper: '#fffdf4',
      ink: '#2b1a5c',
      accent: '#7a3ff0',
      title: 'Overnight oats',
      facts: 'One jar · 5 minutes and a night',
      needs: [
        '50 g rolled oats',
        '120 ml milk',
        '80 g yogurt',
        '1 tbsp chia seeds',
        '1 tsp honey',
        'Blueberries',
        'Almonds',
      ],
      steps: [
        ['Stir oats, chia and honey in a jar', 'with a lid.'],
        ['Pour in the milk, add the yogurt and', 'shake.'],
        ['Let it stand in the fridge until', 'morning.'],
        ['Top it with berries and nuts, and', 'take it on the train.'],
      ],
    },
    [0, 1, 2].map((i) =>
      placed(
        160 + i * 208,
        230,
        0,
        rect(-80, -120, 160, 290, '#ffffff', { rx: 26, opacity: 0.9 }),
        rect(-66, 60, 132, 94, '#f0d9a8', { rx: 14 }),
        times(16, (k) => ellipse(-54 + ((k * 37) % 110), 76 + ((k * 29) % 70), 9, 5, '#d9b87a')),
        rect(-66, 10, 132, 54, ['#ff9cc3', '#fff3d6', '#a5e3c0'][i]),
        rect(-66, -40, 132, 54, ['#c2185b', '#ffc24d', '#2f9e6b'][i]),
        times(9, (k) =>
          circle(
            -52 + (k % 5) * 26,
            -62 + Math.floor(k / 5) * 20,
            16,
            ['#3f4fe0', '#ff5a5f', '#7a2fd0'][i],
          ),
        ),
        rect(-86, -150, 172, 44, ['#7a3ff0', '#ff8a3d', '#12a38f'][i], { rx: 10 }),
      ),
    ),
  )

const focaccia = () =>
  recipe(
    {
      height: 1104,
      ground: '#ffd9c9',
      paper: '#f4f9ff',
      ink: '#17325c',
      accent: '#e0452f',
      title: 'Garden focaccia',
      facts: 'One tray · 3 hours, mostly waiting',
      needs: [
        '500 g flour',
        '400 ml water',
        '7 g dry yeast',
        '10 g salt',
        '80 ml olive oil',
        'Tomatoes, peppers',
        'Onion, olives',
        'Chives, parsley',
      ],
      steps: [
        ['Stir flour, water, yeast and salt; let', 'it double.'],
        ['Pour it onto an oiled tray, and let it', 'rise once more.'],
        ['Press ten fingers in, and lay a', 'garden of vegetables.'],
        ['Bake for 25 minutes at 230 °C, until', 'the edges are brown.'],
      ],
    },
    [
      rect(60, 40, 616, 350, '#8a4f1f', { rx: 30 }),
      rect(76, 54, 584, 322, '#e8b45f', { rx: 24 }),
      times(34, (i) => circle(100 + ((i * 97) % 540), 76 + ((i * 61) % 280), 11, '#d1953f')),
      [
        [170, 150, '#ff3b3b'],
        [300, 110, '#7a2fd0'],
        [430, 160, '#ffb000'],
        [570, 120, '#ff3b3b'],
      ].map(([x, y, color]) => [
        curve(
          [
            [x, y],
            [x + 6, y + 100],
            [x - 4, 340],
          ],
          '#2f9e3f',
          7,
        ),
        placed(x - 2, y + 130, 20, leaf(60, 16, '#2f9e3f')),
        placed(x - 2, y + 160, 160, leaf(60, 16, '#1f7a3a')),
        times(7, (k) => circle(x + 30 * Math.cos(k * 0.9), y + 30 * Math.sin(k * 0.9), 18, color)),
        circle(x, y, 16, '#2a1a2e'),
      ]),
      [
        [230, 250],
        [370, 300],
        [500, 270],
        [620, 300],
      ].map(([x, y]) => [circle(x, y, 20, '#ff5a3d'), circle(x - 5, y - 5, 6, '#ffb09a')]),
    ],
  )

const tomatoSalad = () =>
  recipe(
    {
      height: 1104,
      ground: '#1fb58f',
      paper: '#fff9f0',
      ink: '#5c0f1f',
      accent: '#e0263c',
      title: 'Tomato and mozzarella',
      facts: 'Serves 2 · 10 minutes',
      needs: [
        '3 large tomatoes',
        '2 balls mozzarella',
        '1 bunch basil',
        'Good olive oil',
        'Sea salt',
        'Black pepper',
        'Bread',
      ],
      steps: [
        ['Take the tomatoes out of the fridge', 'an hour before.'],
        ['Slice them and salt them; keep the', 'juice.'],
        ['Lay tomato, cheese and basil in', 'turns.'],
        ['Pour over oil and juice, and wipe', 'the plate with bread.'],
      ],
    },
    [
      ellipse(368, 226, 310, 180, '#ffffff'),
      ellipse(368, 226, 270, 150, '#e6f4ee'),
      times(10, (i) => {
        const [x, y] = [368 + 190 * Math.cos(i * 0.628), 226 + 96 * Math.sin(i * 0.628)]
        return i % 2
          ? [circle(x, y, 62, '#fffaf0'), circle(x - 10, y - 12, 40, '#ffffff')]
          : [
              circle(x, y, 64, '#e0263c'),
              circle(x, y, 52, '#ff5a4d'),
              times(5, (k) => placed(x, y, k * 72, ellipse(28, 0, 16, 9, '#ffd08a'))),
            ]
      }),
      times(9, (i) =>
        placed(
          368 + 120 * Math.cos(i * 0.7),
          226 + 66 * Math.sin(i * 0.7),
          i * 47,
          leaf(78, 26, i % 2 ? '#0f8a4a' : '#2fb35c', '#0a5c33'),
        ),
      ),
    ],
  )

const chili = () =>
  recipe(
    {
      height: 1104,
      ground: '#ff5a2b',
      paper: '#fff4e6',
      ink: '#3a1208',
      accent: '#8a3ffc',
      title: 'Three-bean chili',
      facts: 'Serves 6 · 60 minutes',
      needs: [
        '3 cans of beans',
        '800 g tomatoes',
        '2 onions',
        '2 peppers',
        '4 cloves garlic',
        '2 tsp cumin',
        'Chili, cocoa',
        'Lime, yogurt',
      ],
      steps: [
        ['Fry onions and peppers slowly, then', 'add garlic and spices.'],
        ['Pour in the tomatoes, and let them', 'bubble for half an hour.'],
        ['Stir in the beans and a spoon of', 'cocoa.'],
        ['Serve with lime and yogurt; better', 'on the second day.'],
      ],
    },
    [
      rect(120, 130, 496, 250, '#17325c', { rx: 60 }),
      rect(60, 190, 80, 40, '#17325c', { rx: 20 }),
      rect(596, 190, 80, 40, '#17325c', { rx: 20 }),
      ellipse(368, 140, 250, 74, '#0f2140'),
      ellipse(368, 140, 226, 60, '#b8261a'),
      times(34, (i) =>
        placed(
          180 + ((i * 71) % 380),
          108 + ((i * 41) % 66),
          i * 33,
          path(
            'M-14 0C-14 -14 14 -14 14 0C14 8 4 4 0 4S-14 8 -14 0Z',
            ['#5c1410', '#ffd9a0', '#1d1220'][i % 3],
          ),
        ),
      ),
      ellipse(390, 136, 60, 18, '#ffffff'),
      times(7, (i) => placed(380 + i * 6, 130, i * 50, leaf(30, 10, '#2fae5a'))),
      [
        [290, 40],
        [370, 20],
        [450, 44],
      ].map(([x, y]) =>
        curve(
          [
            [x, y + 50],
            [x - 16, y + 30],
            [x + 12, y + 10],
            [x, y - 10],
          ],
          '#ffb199',
          9,
        ),
      ),
    ],
  )

export const bakedRecipes = {
  'recipe-overnight-oats': overnightOats,
  'recipe-focaccia': focaccia,
  'recipe-tomato-mozzarella': tomatoSalad,
  'recipe-chili': chili,
}
