import { drawn, type Kind, kind, place } from './kind.ts'

const rooms = {
  kitchen: place('kitchen', 'kitchen shelf / chopping board / cutting board / tableware'),
  livingRoom: place('living room / sitting room', 'sofa / armchair / reading corner / sideboard'),
  bedroom: place('bedroom / bed', 'bedding / headboard / wardrobe / bedside lamp'),
  bathroom: place('bathroom / bathtub / tub', 'towel / soap / basin / tile'),
  bathtub: kind('bathtub / tub', 'bathroom'),
  homeOffice: place('home office / office / workspace', 'desk / desk lamp / keyboard'),
  hallway: place('hallway / entryway / hall', 'bench / shoe rack / console / stair / front door'),
  kidsRoom: place('kid room / children room / child room / nursery / play tent', 'toy / crib'),
  diningRoom: place(
    'dining room / set table / dinner table',
    'dining chair / pendant lamp / table',
  ),
  readingNook: place('reading nook / reading corner', 'armchair / lounge chair / bookshelf / book'),
  balcony: place('balcony / terrace', 'planter / flower pot / garden / herb'),
  garden: drawn(
    'garden / raised bed / flower bed / garden border / border / greenhouse',
    'balcony / garden wall / flower pot / planter / sowing calendar / lavender / lavender field',
  ),
} satisfies Readonly<Record<string, Kind>>

const furniture = {
  chair: kind('chair / armchair', 'stool / sofa / bench / reading corner / reading nook'),
  armchair: kind(
    'armchair / easy chair / lounge chair / accent chair / boucle chair / reading chair',
    'chair / reading corner / reading nook / sofa',
  ),
  diningChair: kind('dining chair', 'chair / stool'),
  sofa: kind('sofa / couch / loveseat / settee', 'living room / armchair / chair'),
  stool: kind('stool / plant stand', 'chair / bench'),
  bench: kind('bench', 'stool / chair / hallway', { not: 'indoor bench' }),
  table: kind(
    'table / set table / dinner table',
    'desk / sideboard / console / place setting / table setting',
  ),
  coffeeTable: kind('coffee table', 'table / living room'),
  desk: kind('desk / home office', 'desk lamp / keyboard / workspace'),
  sideboard: kind('sideboard / console / dresser', 'record player / table'),
  bookshelf: kind(
    'bookshelf / bookshelves / bookcase / home library',
    'shelf / shelves / reading corner / book',
  ),
  kitchenShelf: kind('kitchen shelf / kitchen shelves', 'shelf / shelves / kitchen'),
  wardrobe: kind('wardrobe / closet', 'clothes / outfit / shelf'),
  shoeRack: kind('shoe rack / shoe shelf', 'shelf / sneaker / hallway'),
} satisfies Readonly<Record<string, Kind>>

const household = {
  lamp: kind('lamp / lantern', 'candle / candle holder / taper / light'),
  tableLamp: kind('table lamp / desk lamp / mushroom lamp / bedside lamp', 'lamp / lantern'),
  floorLamp: kind('floor lamp / standing lamp', 'lamp / reading corner'),
  pendant: kind('pendant lamp / pendant / hanging lamp / paper lantern', 'lamp / lantern'),
  mirror: kind('mirror', 'console'),
  clock: kind('clock', 'shelf'),
  rug: kind('rug / carpet', 'runner / mat / floor'),
  cushion: kind('cushion / pillow', 'throw / sofa / bench'),
  blanket: kind('blanket / throw / quilt', 'blanket ladder / cushion / chunky knit'),
  quilt: kind('quilt / patchwork', 'blanket / throw / sewing'),
  bedding: kind('bedding / bed linen / duvet', 'bedroom / folded linen / quilt'),
  curtain: kind('curtain', 'window'),
  basket: kind('basket', 'crate / wall plate'),
  wallBasket: kind('wall basket / wall plate / woven plate', 'basket / gallery wall'),
  vase: kind('vase / urn / amphora', 'jug / pottery / bouquet / tulip / planter'),
  jug: kind('jug / pitcher', 'vase / teapot'),
  pottery: kind(
    'pottery / ceramic / stoneware / clay bowl / potter wheel',
    'vase / mug / bowl / jug / teapot / tableware / tea bowl',
  ),
  ceramics: kind(
    'pottery / ceramic / stoneware / vase / urn / mug / bowl / jug / teapot / tea set / dinner set',
    'tableware / plate / planter / table lamp',
    { not: 'smoothie bowl' },
  ),
  bowl: kind('bowl', 'plate / mug / tableware / pottery', { not: 'smoothie bowl' }),
  mug: kind('mug / cup', 'coffee / teapot / tableware'),
  teaSet: kind('tea set / teapot / tea', 'mug / cup / tea bowl'),
  tableware: kind(
    'tableware / dinner set / plate / bowl',
    'mug / place setting / table setting / pottery',
    { not: 'wall plate / woven plate / smoothie bowl' },
  ),
  cuttingBoard: kind('cutting board / chopping board / kitchen tool', 'cheese board / kitchen'),
  candle: kind('candle / taper / candle holder / candlestick', 'candlelight dinner / lamp'),
  candleHolder: kind('candle holder / candlestick', 'candle / taper'),
  door: kind('door', 'shutter / entrance / wreath'),
  frontDoor: kind('front door', 'door / wreath'),
  stairs: kind('stair / staircase', 'stair runner / hallway / arch'),
  floor: kind('floor / parquet', 'tile / rug'),
  tile: kind('tile / tile wall / tile pattern', 'bathroom / floor / marble floor'),
  galleryWall: kind('gallery wall / framed print', 'art print / poster'),
  poster: kind('poster / art print / print', 'gallery wall / illustration / paper art'),
  wallDecor: kind(
    'gallery wall / wall plate / wall basket / art print / poster / mirror / wall clock',
    'paper rosette / paper art / wreath',
  ),
  recordPlayer: kind('record player / turntable', 'record sleeve / music / sideboard'),
  soap: kind('soap / soap bar / soap dish', 'perfume / bathroom'),
} satisfies Readonly<Record<string, Kind>>

/** The kinds of a home: its rooms and what stands in them. */
export const kindsAtHome = { ...rooms, ...furniture, ...household }
