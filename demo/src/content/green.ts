import type { DemoPin } from './demo-entities.ts'
import { depict } from './depict.ts'
import { onBoard } from './on-board.ts'

/** Pins of plants and animals. */
export const greenPins: readonly DemoPin[] = [
  ...onBoard('mira_okafor', 'balcony', [
    {
      title: 'Sunflowers in a bucket',
      description: 'They do not know that it is the fourth floor. #balcony #sunflowers',
      link: 'https://fourthfloor.example/sunflowers',
      picture: depict.single('stripes', 'sunflower', 'butter', 1.4),
    },
    {
      title: 'Tomatoes with a view',
      description: 'Two plants, one trellis, forty tomatoes. #balcony #tomatoes',
      link: 'https://fourthfloor.example/tomatoes',
      picture: depict.single('arch', 'tomato', 'sky', 1.3),
    },
    {
      title: 'Herbs within reach of the pan',
      description: 'Basil by the door, mint in jail. #herbs #balcony',
      link: 'https://fourthfloor.example/herbs',
      picture: depict.shelf(
        'mint',
        1.3,
        'herb',
        'potted-plant',
        'hot-pepper',
        'leafy-green',
        'jar',
        'garlic',
        'tomato',
        'seedling',
        'teapot',
      ),
    },
    {
      title: 'A bath for very small birds',
      description: 'A saucer, a stone, fresh water. #birds #balcony',
      link: 'https://fourthfloor.example/birdbath',
      picture: depict.single('disc', 'bird', 'butter', 1.05),
    },
    {
      title: 'Bees welcome',
      description: 'Six flowers they choose first. #bees #flowers',
      link: 'https://fourthfloor.example/bees',
      picture: depict.pattern('sky', 1.45, 'honeybee', 'blossom'),
    },
    {
      title: 'Strawberries, vertically',
      description: 'A gutter, some wire, a sunny rail. #strawberries #balcony',
      link: 'https://fourthfloor.example/strawberries',
      picture: depict.single('terrazzo', 'strawberry', 'mint', 1.2),
    },
  ]),
  ...onBoard('ana_prado', 'plants-that-forgive', [
    {
      title: 'Plants that forgive',
      description: 'Ten that come back after two weeks alone. #plants #easy',
      link: 'https://forgivingplants.example/ten',
      picture: depict.single('stripes', 'potted-plant', 'forest', 1.83),
    },
    {
      title: 'The cactus by the router',
      description: 'It likes the warmth and asks no questions. #cactus #plants',
      link: 'https://forgivingplants.example/cactus',
      picture: depict.single('dots', 'cactus', 'lilac', 1.2),
    },
    {
      title: 'Water on Sundays, and only then',
      description: 'A rule for people who love too much. #watering #plants',
      link: 'https://forgivingplants.example/sundays',
      picture: depict.card('droplet', 'sky', 1.4, 'water on', 'sundays'),
    },
    {
      title: 'A shelf of cuttings',
      description: 'Jars, water and a month of nothing. #propagation #plants',
      link: 'https://forgivingplants.example/cuttings',
      picture: depict.shelf(
        'olive',
        1.5,
        'seedling',
        'herb',
        'jar',
        'potted-plant',
        'leafy-green',
        'cactus',
      ),
    },
    {
      title: 'Tulips, after the vase',
      description: 'Plant them anyway. Some return. #tulips #bulbs',
      link: 'https://forgivingplants.example/tulips',
      picture: depict.single('arch', 'tulip', 'rose', 1.6),
    },
    {
      title: 'Four flowers from one packet',
      description: 'Sow in April, cut until the frost. #seeds #flowers',
      link: 'https://forgivingplants.example/packet',
      picture: depict.blocks('rose', 1.05, 'cherry-blossom', 'sunflower', 'hibiscus', 'hyacinth'),
    },
  ]),
  ...onBoard('noor_haddad', 'wild-things', [
    {
      title: 'Foxes at the edge of town',
      description: 'Dusk, downwind, sit still. #fox #wildlife',
      link: 'https://edgeoftown.example/foxes',
      section: 'Woods',
      picture: depict.single('disc', 'fox', 'forest', 1.3),
    },
    {
      title: 'Hedgehog hotels',
      description: 'Leaves, a crate, a gap under the fence. #hedgehog #garden',
      link: 'https://edgeoftown.example/hedgehogs',
      section: 'Woods',
      picture: depict.hills('olive', 1.15, 'deciduous-tree', 'hedgehog'),
    },
    {
      title: 'The heron that was a swan',
      description: 'A lesson in looking twice. #birds #lake',
      link: 'https://edgeoftown.example/swan',
      section: 'Birds',
      picture: depict.shore('lilac', 1.25, 'swan'),
    },
    {
      title: 'Feathers, found and named',
      description: 'Leave them where they lie; take the picture. #feathers #birds',
      link: 'https://edgeoftown.example/feathers',
      section: 'Birds',
      picture: depict.pattern('mint', 1.35, 'feather'),
    },
    {
      title: 'Butterflies of one meadow',
      description: 'Fourteen, in a dry July. #butterfly #meadow',
      link: 'https://edgeoftown.example/butterflies',
      section: 'Birds',
      picture: depict.blocks(
        'lilac',
        1.3,
        'butterfly',
        'lady-beetle',
        'honeybee',
        'snail',
        'blossom',
        'hibiscus',
      ),
    },
    {
      title: 'A deer, once',
      description: 'Nobody moved for a whole minute. #deer #woods',
      link: 'https://edgeoftown.example/deer',
      section: 'Woods',
      picture: depict.hills('forest', 1.5, 'evergreen-tree', 'deer'),
    },
  ]),
]
