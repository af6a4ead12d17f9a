import { circle, curve, ellipse, path, placed, polygon, stroke, times } from './ink.mjs'
import { leaf } from './leaves.mjs'
import { recipe } from './recipe-cards.mjs'

const bananaBread = () =>
  recipe(
    {
      height: 1104,
      ground: '#8fd0ff',
      paper: '#fffbe8',
      ink: '#1b2a5c',
      accent: '#2456d6',
      title: 'Banana bread',
      facts: 'One loaf · 70 minutes',
      needs: [
        '3 brown bananas',
        '120 g butter',
        '150 g sugar',
        '2 eggs',
        '220 g flour',
        '2 tsp baking powder',
        '80 g walnuts',
        'Salt',
      ],
      steps: [
        ['Mash the bananas with the melted', 'butter and the sugar.'],
        ['Beat in the eggs, then fold in flour,', 'baking powder, salt and nuts.'],
        ['Pour it into a lined tin, with half a', 'banana on top.'],
        ['Bake for 55 minutes at 175 °C, and', 'wait until it is cold.'],
      ],
    },
    [
      ellipse(368, 366, 300, 34, '#5aa8e0'),
      path('M110 210C120 130 250 110 368 112S616 130 626 210L600 360H136Z', '#b8742a'),
      path(
        'M110 210C120 130 250 110 368 112S616 130 626 210C560 250 480 226 420 240S200 250 110 210Z',
        '#7a4412',
      ),
      path('M190 190C270 130 450 130 560 186C470 168 290 168 190 190Z', '#fff0a8'),
      path('M190 190C270 130 450 130 560 186C500 150 290 140 190 190Z', '#ffd84d'),
      times(6, (i) =>
        curve(
          [
            [150 + i * 84, 260],
            [180 + i * 84, 300],
            [160 + i * 84, 340],
          ],
          '#9a5c1c',
          5,
        ),
      ),
      [
        [620, 330],
        [660, 350],
        [80, 344],
      ].map(([x, y]) => [
        circle(x, y, 24, '#c98a4a'),
        curve(
          [
            [x - 14, y],
            [x, y - 8],
            [x + 14, y],
          ],
          '#7a4412',
          4,
        ),
      ]),
    ],
  )

const hummus = () =>
  recipe(
    {
      height: 1104,
      ground: '#12806a',
      paper: '#f6fbe9',
      ink: '#0c3b32',
      accent: '#e0527f',
      title: 'Smooth hummus',
      facts: 'Serves 6 · 10 minutes',
      needs: [
        '400 g chickpeas',
        '80 g tahini',
        '1 lemon',
        '1 clove garlic',
        '4 ice cubes',
        'Cumin, salt',
        'Olive oil',
        'Paprika',
      ],
      steps: [
        ['Blend tahini, lemon, garlic and salt', 'until pale.'],
        ['Add the warm chickpeas and the ice,', 'and blend for five minutes.'],
        ['Spread it in a bowl and draw a', 'spiral with the back of a spoon.'],
        ['Fill the spiral with oil, and dust it', 'with paprika.'],
      ],
    },
    [
      circle(368, 220, 190, '#ff9cc3'),
      circle(368, 220, 168, '#f3dca8'),
      times(3, (i) =>
        path(
          `M${368 - 130 + i * 40} 220A${130 - i * 40} ${126 - i * 38} 0 1 1 368 ${346 - i * 38}`,
          'none',
          { stroke: '#d9b46a', strokeWidth: 16, strokeLinecap: 'round' },
        ),
      ),
      path(
        'M300 220A68 60 0 1 1 368 280C340 280 330 250 350 236S400 236 396 214S340 190 326 220Z',
        '#c9a018',
      ),
      times(26, (i) => circle(290 + ((i * 67) % 160), 140 + ((i * 47) % 160), 4, '#d93a1f')),
      [
        [300, 150],
        [440, 290],
        [470, 200],
        [280, 300],
      ].map(([x, y]) => circle(x, y, 15, '#e8c27a')),
      times(5, (i) => placed(440 + i * 8, 150 + i * 9, i * 50, leaf(44, 13, '#1fae6b'))),
      [
        [90, 120, 20],
        [640, 330, -160],
      ].map(([x, y, turn]) =>
        placed(
          x,
          y,
          turn,
          path('M-70 -50C0 -80 110 -20 90 40C30 60 -60 40 -70 -50Z', '#f0c27a'),
          path('M-50 -36C0 -56 70 -14 66 20', 'none', { stroke: '#c98a3f', strokeWidth: 6 }),
        ),
      ),
    ],
  )

const guacamole = () =>
  recipe(
    {
      height: 1104,
      ground: '#ffb400',
      paper: '#fbfff0',
      ink: '#1d4a1f',
      accent: '#2f9e3f',
      title: 'Guacamole',
      facts: 'Serves 4 · 10 minutes',
      needs: [
        '3 ripe avocados',
        '1 lime',
        '1 small onion',
        '1 tomato',
        '1 green chili',
        'Coriander',
        'Salt',
        'Corn chips',
      ],
      steps: [
        ['Chop the onion, rub it with salt and', 'wait for five minutes.'],
        ['Crush the avocados with a fork; leave', 'some pieces whole.'],
        ['Fold in lime, tomato, chili and', 'coriander.'],
        ['Eat at once, and leave the stone', 'out: it does not help.'],
      ],
    },
    [
      [
        [240, 220, -14],
        [500, 220, 12],
      ].map(([x, y, turn], i) =>
        placed(
          x,
          y,
          turn,
          path(
            'M0 -180C70 -170 120 -40 130 40C136 130 60 170 0 170S-136 130 -130 40C-120 -40 -70 -170 0 -180Z',
            '#1d4a1f',
          ),
          path(
            'M0 -160C58 -150 100 -34 110 40C114 114 50 148 0 148S-114 114 -110 40C-100 -34 -58 -150 0 -160Z',
            '#8fd14f',
          ),
          path(
            'M0 -138C46 -128 82 -26 90 40C92 98 42 126 0 126S-92 98 -90 40C-82 -26 -46 -128 0 -138Z',
            '#e9f7a8',
          ),
          i === 0
            ? [circle(0, 50, 56, '#7a3f12'), circle(-16, 34, 15, '#a8621f')]
            : circle(0, 50, 56, '#cfe37a'),
        ),
      ),
      [
        [80, 330],
        [660, 110],
        [676, 340],
      ].map(([x, y], i) =>
        placed(
          x,
          y,
          i * 40,
          polygon(['0,-50', '54,40', '-54,40'], '#ffe38a'),
          times(4, (k) => circle(-16 + k * 12, (k % 2) * 18, 3, '#d99a1f')),
        ),
      ),
      placed(
        92,
        110,
        0,
        circle(0, 0, 54, '#2f9e3f'),
        circle(0, 0, 45, '#e6f7a8'),
        times(8, (i) => placed(0, 0, i * 45, path('M6 -6L38 -12V12L6 6Z', '#a3d94a'))),
      ),
    ],
  )

const dal = () =>
  recipe(
    {
      height: 1104,
      ground: '#c2185b',
      paper: '#fff7e8',
      ink: '#4a0f3a',
      accent: '#e08a00',
      title: 'Red lentil dal',
      facts: 'Serves 4 · 30 minutes',
      needs: [
        '300 g red lentils',
        '1 onion',
        '3 cloves garlic',
        '1 thumb ginger',
        '2 tomatoes',
        '1 tsp turmeric',
        '1 tsp cumin seeds',
        'Butter, rice',
      ],
      steps: [
        ['Simmer the lentils with turmeric', 'until they fall apart.'],
        ['Fry onion, garlic and ginger until', 'they are gold at the edges.'],
        ['Add the tomatoes and cook them', 'down, then stir all together.'],
        ['Let the cumin crackle in butter, and', 'pour it over.'],
      ],
    },
    [
      path('M90 190H646C640 330 540 400 368 400S96 330 90 190Z', '#2347ff'),
      ellipse(368, 190, 278, 86, '#1b2f9e'),
      ellipse(368, 190, 252, 72, '#ffb52e'),
      times(60, (i) =>
        ellipse(150 + ((i * 83) % 430), 146 + ((i * 37) % 90), 6, 4, i % 3 ? '#e8862a' : '#ffd37a'),
      ),
      path(
        'M240 180C300 130 360 220 420 170S520 190 500 210S380 190 330 220S220 210 240 180Z',
        '#fff3d6',
      ),
      times(14, (i) =>
        placed(270 + i * 18, 160 + ((i * 23) % 50), i * 40, ellipse(0, 0, 7, 2.4, '#5b2a0f')),
      ),
      times(6, (i) => placed(400 + i * 14, 180 + (i % 2) * 16, i * 60, leaf(44, 14, '#1fae6b'))),
      stroke('M560 60L470 190', '#ffd9a0', 15),
    ],
  )

export const moreRecipes = {
  'recipe-banana-bread': bananaBread,
  'recipe-hummus': hummus,
  'recipe-guacamole': guacamole,
  'recipe-dal': dal,
}
