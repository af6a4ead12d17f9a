import type { KindName } from './kinds/kinds.ts'

/** A pin, by its picture below `demo/`, and the kind of thing that 'More like this' has to show. */
export interface JudgedPin {
  readonly picture: string
  readonly kind: KindName
}

const kindOf = (kind: KindName, ...pictures: readonly string[]): readonly JudgedPin[] =>
  pictures.map((picture) => ({
    picture: picture.includes('/') ? picture : `pictures/${picture}`,
    kind,
  }))

/** Sixty pins whose 'More like this' is judged: does it show what the world has of the subject? */
export const judgedPins: readonly JudgedPin[] = [
  ...kindOf('kitchen', 'open_kitchen-3', 'kitchen_shelf'),
  ...kindOf('livingRoom', 'living_room-11', 'living_room-4'),
  ...kindOf('bedroom', 'bedroom', 'bedroom-2'),
  ...kindOf('bathroom', 'bathroom-3', 'bathtub-11'),
  ...kindOf('homeOffice', 'desk-11'),
  ...kindOf('hallway', 'hallway-2'),
  ...kindOf('kidsRoom', 'kids_room-1'),
  ...kindOf('readingNook', 'reading_night-2'),
  ...kindOf('diningRoom', 'dining-2'),
  ...kindOf('armchair', 'reading_nook-15', 'accent_chair-2'),
  ...kindOf('diningChair', 'chair_studio-12'),
  ...kindOf('sofa', 'sofa_studio-1'),
  ...kindOf('bookshelf', 'bookshelf-3'),
  ...kindOf('wardrobe', 'wardrobe-1'),
  ...kindOf('sideboard', 'sideboard_studio-1'),
  ...kindOf('tableLamp', 'lamp_studio-3', 'lamp_corner-6'),
  ...kindOf('floorLamp', 'floor_lamp'),
  ...kindOf('pendant', 'pendants-2'),
  ...kindOf('mirror', 'round_mirror-11', 'arch_mirror'),
  ...kindOf('clock', 'wall_clock'),
  ...kindOf('rug', 'rug_corner-4'),
  ...kindOf('cushion', 'cushions-4'),
  ...kindOf('quilt', 'quilt-2'),
  ...kindOf('vase', 'vase_solo-12', 'vase_olive'),
  ...kindOf('jug', 'jug_studio-2'),
  ...kindOf('pottery', 'pottery'),
  ...kindOf('mug', 'mug_row-2'),
  ...kindOf('teaSet', 'tea_set-6'),
  ...kindOf('tableSetting', 'place_setting-1'),
  ...kindOf('candle', 'candle_holders'),
  ...kindOf('frontDoor', 'front_door-2'),
  ...kindOf('stairs', 'stairs_inside-1'),
  ...kindOf('tile', 'tile_pattern-5'),
  ...kindOf('galleryWall', 'gallery_wall-11'),
  ...kindOf('cake', 'berry_cake-4'),
  ...kindOf('cookie', 'cookies'),
  ...kindOf('doughnut', 'doughnuts-1'),
  ...kindOf('waffle', 'waffles-1'),
  ...kindOf('soup', 'soup-15'),
  ...kindOf('ramen', 'ramen-11'),
  ...kindOf('coffee', 'latte-2'),
  ...kindOf('fruit', 'lemons'),
  ...kindOf('plant', 'planters-2'),
  ...kindOf('tulip', 'tulips-11'),
  ...kindOf('forest', 'birch'),
  ...kindOf('mountain', 'mist_mountains-8'),
  ...kindOf('sunset', 'ocean_sunset'),
  ...kindOf('surfboard', 'surfboards-11'),
  ...kindOf('bicycle', 'bicycle-2'),
  ...kindOf('arch', 'arches'),
  ...kindOf('paperCraft', 'papercut-6', 'cranes'),
]

/** A board of the demo world, by its slug, and the kinds of things that ideas for it show. */
export interface JudgedBoard {
  readonly board: string
  readonly about: readonly KindName[]
}

const about = (board: string, ...kinds: readonly KindName[]): JudgedBoard => ({
  board,
  about: kinds,
})

/** Thirty boards whose ideas are judged by what their names and descriptions say they are for. */
export const judgedBoards: readonly JudgedBoard[] = [
  about('quiet-corners', 'readingNook', 'armchair', 'tableLamp', 'floorLamp', 'bookshelf'),
  about('kitchen', 'breakfast', 'dinner', 'soup', 'salad'),
  about('weekend-under-canvas', 'tent', 'lake', 'forest', 'nightSky'),
  about('balcony', 'balcony', 'planter', 'plant'),
  about('slow-mornings', 'breakfast', 'coffee', 'pancake'),
  about('cameras-and-light', 'mountain', 'forest', 'lake', 'sunset'),
  about('letters-by-hand', 'stationery', 'journal', 'paperCraft'),
  about('lamp-shop', 'lamp'),
  about('kitchen-goods', 'tableware', 'mug', 'cuttingBoard', 'bowl'),
  about('night-sky', 'nightSky', 'moon', 'cabin'),
  about('cake-before-lunch', 'cake', 'cookie', 'macaron', 'doughnut', 'tart'),
  about('hygge', 'blanket', 'candle', 'cushion'),
  about('city-mornings', 'door', 'stairs', 'architecture', 'harbor'),
  about('weekend-bakes', 'bread', 'croissant', 'muffin', 'doughnut'),
  about('one-weeknight-pot', 'soup', 'ramen'),
  about('vases-i-love', 'vase'),
  about('tea-bowls', 'teaSet', 'bowl'),
  about('cactus-shelf', 'cactus', 'plant'),
  about('bouquets-at-home', 'flower', 'wreath'),
  about('desk-at-home', 'desk', 'homeOffice'),
  about('hallways', 'hallway', 'shoeRack', 'stairs'),
  about('bath-time', 'bathroom', 'tile', 'soap'),
  about('new-apartment', 'sofa', 'livingRoom', 'wardrobe', 'mirror'),
  about('tiles-and-patterns', 'tile', 'floor'),
  about('rainy-afternoons', 'paperCraft', 'origami'),
  about('things-to-print', 'poster'),
  about('reading-corner', 'readingNook', 'armchair', 'bookshelf'),
  about('clay-shapes', 'pottery', 'vase', 'bowl'),
  about('lamps', 'lamp'),
  about('winter-knits', 'knitting', 'yarn', 'blanket'),
]
