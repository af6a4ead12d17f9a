import { grid, guide, middle } from './guide-sheet.mjs'
import { at, circle, curve, head, line, path, placed, polygon, rect, text, times } from './ink.mjs'

const paperPlane = () =>
  guide(
    1000,
    '#ff6f91',
    { ink: '#fff7ea', title: ['A paper plane that', 'flies straight'], worn: '#ff8aa6', size: 62 },
    grid(
      [
        [
          polygon(['-70,-96', '70,-96', '70,96', '-70,96'], '#ffffff'),
          line(0, -96, 0, 96, '#c2c9e6', 3),
        ],
        [
          polygon(['0,-96', '70,-26', '70,96', '-70,96', '-70,-26'], '#ffffff'),
          polygon(['0,-96', '-70,-26', '0,-26'], '#dfe4f7'),
          polygon(['0,-96', '70,-26', '0,-26'], '#cdd5f0'),
        ],
        [
          polygon(['0,-96', '70,96', '-70,96'], '#ffffff'),
          polygon(['0,-96', '-44,40', '0,96'], '#dfe4f7'),
          polygon(['0,-96', '44,40', '0,96'], '#cdd5f0'),
        ],
        [
          polygon(['-20,-96', '50,96', '-20,96'], '#ffffff'),
          polygon(['-20,-96', '16,30', '-20,96'], '#dfe4f7'),
        ],
        [
          polygon(['0,-96', '84,70', '10,60'], '#ffffff'),
          polygon(['0,-96', '-84,70', '-10,60'], '#f0f3fc'),
          polygon(['0,-96', '10,60', '0,104', '-10,60'], '#cdd5f0'),
        ],
        [
          placed(
            0,
            0,
            40,
            polygon(['0,-90', '84,60', '8,40'], '#ffffff'),
            polygon(['0,-90', '-84,60', '-8,40'], '#dfe4f7'),
            polygon(['0,-90', '8,40', '0,90', '-8,40'], '#b7c1e3'),
          ),
          curve(
            [
              [-90, 90],
              [-60, 40],
              [-90, 10],
            ],
            '#ffe14d',
            5,
          ),
        ],
      ],
      { columns: 3, x: 140, y: 380, w: 228, h: 330 },
      (drawing, i) => [
        rect(-100, -136, 200, 272, '#e0456e', { rx: 18 }),
        drawing,
        circle(-100, -136, 28, '#ffe14d'),
        head(-100, -125, String(i + 1), 32, '#8a1f3f', { ...middle, weight: 800 }),
      ],
    ),
  )

const knifeCuts = () =>
  guide(
    1000,
    '#ffb347',
    { ink: '#4a1c00', title: ['Six cuts for', 'one carrot'], size: 72 },
    grid(
      [
        [
          'Rounds',
          times(6, (i) => [
            circle(-64 + (i % 3) * 62, -26 + Math.floor(i / 3) * 58, 26, '#ff6a1f'),
            circle(-64 + (i % 3) * 62, -26 + Math.floor(i / 3) * 58, 12, '#ffa05c'),
          ]),
        ],
        [
          'Half moons',
          times(6, (i) =>
            path(
              `M${-92 + (i % 3) * 64} ${-10 + Math.floor(i / 3) * 50}a28 28 0 0 1 56 0Z`,
              '#ff6a1f',
            ),
          ),
        ],
        ['Sticks', times(5, (i) => rect(-80 + i * 34, -60, 22, 120, '#ff6a1f', { rx: 4 }))],
        [
          'Julienne',
          times(14, (i) => rect(-84 + i * 12, -60 + (i % 3) * 6, 6, 114, '#ff6a1f', { rx: 2 })),
        ],
        [
          'Dice',
          times(12, (i) =>
            rect(-82 + (i % 4) * 44, -58 + Math.floor(i / 4) * 42, 32, 32, '#ff6a1f', { rx: 5 }),
          ),
        ],
        [
          'Ribbons',
          times(4, (i) =>
            curve(
              [
                [-84, -46 + i * 32],
                [-40, -66 + i * 32],
                [0, -36 + i * 32],
                [44, -62 + i * 32],
                [86, -40 + i * 32],
              ],
              '#ff6a1f',
              15,
            ),
          ),
        ],
      ],
      { columns: 3, x: 140, y: 370, w: 228, h: 300 },
      ([name, drawing]) => [
        rect(-102, -100, 204, 200, '#fff1d6', { rx: 20 }),
        drawing,
        head(0, 140, name, 28, '#4a1c00', middle),
      ],
    ),
    placed(
      368,
      900,
      -4,
      path('M-250 -14H120C180 -14 200 10 200 26H-250Z', '#e9edf2'),
      rect(-350, -18, 110, 34, '#4a1c00', { rx: 10 }),
    ),
  )

const skinOrder = () =>
  guide(
    1104,
    '#ffe3ee',
    { ink: '#7a1446', title: ['Morning skin', 'in five steps'], size: 72 },
    [
      ['Cleanser', 'lukewarm, half a minute', '#7fd8c9', 'M-34 -60H34V60H-34ZM-16 -84H16V-60H-16Z'],
      [
        'Toner',
        'pat it, do not rub',
        '#b79cff',
        'M-28 -50C-28 -60 28 -60 28 -50V60H-28ZM-12 -88H12V-56H-12Z',
      ],
      [
        'Serum',
        'three drops are enough',
        '#ffb347',
        'M-24 -20C-24 -40 24 -40 24 -20V60H-24ZM-10 -60H10V-34H-10ZM-16 -96H16V-60H-16Z',
      ],
      ['Cream', 'from the middle outward', '#ff7ab0', 'M-48 -10H48V60H-48ZM-52 -36H52V-12H-52Z'],
      [
        'Sunscreen',
        'every day, two fingers of it',
        '#ffd21f',
        'M-30 -70H30L36 40H-36ZM-24 42H24V64H-24Z',
      ],
    ].map(([name, fact, color, d], i) =>
      placed(
        130,
        330 + i * 164,
        0,
        circle(0, 0, 74, '#ffffff'),
        at(0, 6, [0.72, 0.72], path(d, color)),
        head(112, 0, `${i + 1}  ${name}`, 40, '#7a1446'),
        text(114, 38, fact, 23, '#b5477a'),
        i < 4 ? line(0, 78, 0, 88, '#ff7ab0', 6) : '',
      ),
    ),
  )

export const howToGuides = {
  'guide-paper-plane': paperPlane,
  'guide-knife-cuts': knifeCuts,
  'guide-skin-care': skinOrder,
}
