/**
 * A judge looks for what narrows a thing. `look` is of the thing itself: a color, a material, a
 * shape. Only the words that describe the thing count: 'White jug on a green ground' is no green jug.
 * `size` is of the thing or of what it is for. `said` may stand anywhere: a room, a style, an occasion.
 */
export interface Narrower {
  readonly by: 'look' | 'size' | 'said'
  /** Its words, separated by ` / `. */
  readonly words: string
}

const look = (words: string): Narrower => ({ by: 'look', words })
const size = (words: string): Narrower => ({ by: 'size', words })
const said = (words: string): Narrower => ({ by: 'said', words })

const sizes = {
  small: size('small / tiny / little / mini / compact / narrow / smallspace'),
  short: size('short'),
} satisfies Readonly<Record<string, Narrower>>

const colors = {
  green: look('green / sage / celadon / emerald'),
  blue: look('blue / navy / cobalt / petrol / teal'),
  navy: look('navy / dark blue / midnight blue'),
  pink: look('pink / blush / rose / magenta'),
  yellow: look('yellow / mustard / ocher / ochre / lemon yellow'),
  white: look('white / ivory'),
  black: look('black'),
  beige: look('beige / sand / oat / neutral / straw'),
} satisfies Readonly<Record<string, Narrower>>

const looks = {
  oak: look('oak'),
  wooden: look('wooden / wood / oak / walnut'),
  walnut: look('walnut'),
  brass: look('brass'),
  wool: look('wool / woolen / lambswool'),
  linen: look('linen'),
  velvet: look('velvet'),
  boucle: look('boucle'),
  ceramic: look('ceramic / stoneware / clay'),
  wicker: look('wicker / rattan / woven'),
  handmade: said('handmade / hand thrown / thrown / by hand / hand woven'),
  round: look('round / rounded'),
  arched: look('arched / arch'),
  striped: look('striped / stripe'),
  floral: look('floral / flower / wildflower'),
  abstract: said('abstract'),
  herringbone: look('herringbone'),
  open: look('open'),
  chocolate: look('chocolate / cocoa'),
  pumpkin: look('pumpkin'),
  strawberry: said('strawberry'),
  blueberry: look('blueberry'),
  fresh: said('fresh'),
  fluffy: said('fluffy'),
  fried: said('fried / crispy'),
  creamy: said('creamy / cream / alfredo / carbonara'),
} satisfies Readonly<Record<string, Narrower>>

const inRooms = {
  inLivingRoom: said('living room'),
  inBedroom: said('bedroom / bedside'),
  inHallway: said('hallway / entryway'),
  inNursery: said('nursery / kid / child / children / baby'),
  inSnow: said('snow / snowy'),
  inMist: said('mist / fog / haze / misty'),
} satisfies Readonly<Record<string, Narrower>>

const styles = {
  modern: said('modern'),
  boho: said('boho / bohemian'),
  cozy: said('cozy / cosy / warm / hygge'),
  motivational: said('motivational / inspirational / motivation'),
  fineLine: said('fine line / line / delicate'),
  curly: said('curly / curl'),
  messy: said('messy / loose'),
  french: said('french'),
  golden: look('golden / gold'),
} satisfies Readonly<Record<string, Narrower>>

const occasions = {
  forChristmas: said('christmas / advent / holiday'),
  forWedding: said('wedding / bride / bridal'),
  forBirthday: said('birthday'),
  inAutumn: said('autumn / fall / october / september'),
  inSummer: said('summer / july'),
  atNight: said('night / evening / dusk / candlelit / candlelight'),
  easy: said('easy / beginner / simple / quick / minute'),
  healthy: said('healthy / health'),
  homemade: said('homemade / recipe / at home'),
  inBed: said('in bed / breakfast in bed / breakfastinbed'),
  plan: said('plan / design'),
  ofTravel: said('travel / trip / city / landscape'),
} satisfies Readonly<Record<string, Narrower>>

/** The narrowers of a thing: its color, size or room, its material, style or occasion. */
export const narrowers = {
  ...sizes,
  ...colors,
  ...looks,
  ...inRooms,
  ...styles,
  ...occasions,
} satisfies Readonly<Record<string, Narrower>>

/** The name of what narrows a thing. */
export type NarrowerName = keyof typeof narrowers
