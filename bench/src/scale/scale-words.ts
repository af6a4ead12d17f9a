/** A thing that pins of the made-up world are about. */
export interface Thing {
  readonly name: string
  /** Its wider kind, as people who search for that would say. */
  readonly kindOf?: string
  readonly german?: string
}

/** A color with its picture's color, and its German name. */
interface Color {
  readonly name: string
  readonly hex: string
  readonly german: string
}

interface Translated {
  readonly name: string
  readonly german: string
}

const listOf = (text: string): readonly string[] => text.split(/[,\n]/).map((each) => each.trim())

/** Reads 'name = German' and 'name < kind = German'. */
const thingIn = (text: string): Thing => {
  const [named = '', german] = text.split(' = ')
  const [name = '', kindOf] = named.split(' < ')
  return {
    name,
    ...(kindOf === undefined ? {} : { kindOf }),
    ...(german === undefined ? {} : { german }),
  }
}

/** Things that exist, the most common first. */
const realThings: readonly Thing[] = listOf(
  `vase = Vase, table lamp < lamp = Tischlampe, armchair < chair = Sessel, rug = Teppich, mirror = Spiegel, cake = Kuchen,
  sofa = Sofa, dress = Kleid, bookshelf < shelf = Bücherregal, pasta = Nudeln, blanket = Decke, poster = Poster,
  basket = Korb, desk = Schreibtisch, coffee table < table = Couchtisch, soup = Suppe, curtain = Vorhang,
  necklace = Halskette, mug = Becher, stool = Hocker, wreath = Kranz, candle = Kerze, tattoo = Tattoo, salad = Salat,
  floor lamp < lamp = Stehlampe, dining chair < chair = Esszimmerstuhl, cushion = Kissen, teapot = Teekanne,
  sneaker < shoe = Turnschuh, bread = Brot, wardrobe = Kleiderschrank, dining table < table = Esstisch, quilt, clock = Uhr,
  bench = Bank, sideboard = Anrichte, bicycle = Fahrrad, bouquet = Strauß, scarf = Schal, sweater = Pullover,
  pizza = Pizza, tile = Fliese, pendant lamp < lamp = Hängelampe, planter = Blumenkübel, cookie = Keks,
  handbag < bag = Handtasche, headboard = Kopfteil, nightstand = Nachttisch, bowl = Schale, jug = Krug, cat = Katze,
  dog = Hund, tent = Zelt, lighthouse = Leuchtturm, waterfall = Wasserfall, bracelet = Armband, ring = Ring, boot = Stiefel,
  coat = Mantel, skirt = Rock, hat = Hut, earring = Ohrring, backpack < bag = Rucksack, notebook = Notizbuch,
  guitar = Gitarre, piano = Klavier, surfboard = Surfbrett, kite = Drachen, canoe = Kanu, puzzle = Puzzle, owl = Eule,
  fox = Fuchs, horse = Pferd, rabbit = Hase, butterfly = Schmetterling, turtle = Schildkröte, dragon, mermaid, unicorn,
  cactus = Kaktus, tulip < flower = Tulpe, rose < flower = Rose, sunflower < flower = Sonnenblume, orchid < flower = Orchidee,
  fern = Farn, pumpkin = Kürbis, croissant = Croissant, waffle = Waffel, pancake = Pfannkuchen, macaron, doughnut,
  muffin = Muffin, sushi = Sushi, curry = Curry, burger, taco, sandwich, smoothie, lemonade = Limonade, cheesecake < cake = Käsekuchen,
  wardrobe rail, coat rack = Garderobe, shoe rack, umbrella = Regenschirm, suitcase = Koffer, picture frame = Bilderrahmen,
  wallpaper = Tapete, tablecloth = Tischdecke, apron = Schürze, kettle = Wasserkessel, teacup, plate = Teller,
  cutting board = Schneidebrett, doormat = Fußmatte, hammock = Hängematte, pergola = Pergola, greenhouse = Gewächshaus,
  birdhouse = Vogelhaus, fountain = Brunnen, staircase = Treppe, fireplace = Kamin, bathtub = Badewanne, washbasin = Waschbecken`,
).map(thingIn)

const firsts = listOf(
  'ba, cor, del, fen, gra, hol, jun, kel, lim, mar, nor, pel, quin, ros, sol, tam, ver, wil, yar, zan',
)
const middles = listOf('da, le, mi, no, ru, sha, ti, vo, ga, pe')
const ends = listOf(
  'bor, cand, dle, fern, gold, hope, kin, lamp, moss, nett, plum, quill, reed, stone, thorn, vale, wick, yard, zest, brook',
)
const lasts = listOf('o, um, ix, ar, et')

/** 20,000 made-up words; a word that is made up names nothing that search knows. */
const madeUp: readonly string[] = firsts.flatMap((first) =>
  middles.flatMap((middle) =>
    ends.flatMap((end) => lasts.map((last) => `${first}${middle}${end}${last}`)),
  ),
)

/** Steps through a list in an order that has no relation to its letters. */
const shuffled = (words: readonly string[], step: number): readonly string[] =>
  words.map((_, at) => words[(at * step) % words.length] ?? '')

/** Things, the most common first: real ones among made-up ones, 20,000 in all. */
export const things: readonly Thing[] = [
  ...realThings.flatMap((thing, at) => [
    thing,
    ...(at % 3 === 2 ? [{ name: shuffled(madeUp, 7_919)[at] ?? '' }] : []),
  ]),
  ...shuffled(madeUp, 7_919)
    .slice(realThings.length)
    .map((name) => ({ name })),
].slice(0, 20_000)

/** Words that say nothing about the thing, the most common first. */
export const fillers: readonly string[] = shuffled(madeUp, 4_001).map((word) => `${word}a`)

/** Words of which each pin may have one before its thing, the most common first. */
export const adjectives: readonly string[] = [
  ...listOf(
    'small, modern, rustic, cozy, handmade, vintage, simple, boho, minimalist, elegant, striped, floral, tiny, round',
  ),
  ...shuffled(madeUp, 6_007)
    .slice(0, 2_000)
    .map((word) => `${word}y`),
]

export const colors: readonly Color[] = [
  { name: 'white', hex: '#f4f3ef', german: 'Weiß' },
  { name: 'black', hex: '#1c1b1a', german: 'Schwarz' },
  { name: 'blue', hex: '#2f5fa8', german: 'Blau' },
  { name: 'green', hex: '#3f7d4c', german: 'Grün' },
  { name: 'pink', hex: '#e79db2', german: 'Rosa' },
  { name: 'yellow', hex: '#e9c53a', german: 'Gelb' },
  { name: 'red', hex: '#b8322c', german: 'Rot' },
  { name: 'orange', hex: '#e07c2c', german: 'Orange' },
  { name: 'purple', hex: '#6f4a92', german: 'Lila' },
  { name: 'brown', hex: '#7a5236', german: 'Braun' },
]

export const materials: readonly Translated[] = [
  { name: 'oak', german: 'Eiche' },
  { name: 'ceramic', german: 'Keramik' },
  { name: 'linen', german: 'Leinen' },
  { name: 'wool', german: 'Wolle' },
  { name: 'brass', german: 'Messing' },
  { name: 'velvet', german: 'Samt' },
  { name: 'rattan', german: 'Rattan' },
  { name: 'glass', german: 'Glas' },
  { name: 'leather', german: 'Leder' },
  { name: 'marble', german: 'Marmor' },
  { name: 'concrete', german: 'Beton' },
  { name: 'bamboo', german: 'Bambus' },
]

export const rooms: readonly Translated[] = [
  { name: 'kitchen', german: 'die Küche' },
  { name: 'bedroom', german: 'das Schlafzimmer' },
  { name: 'living room', german: 'das Wohnzimmer' },
  { name: 'bathroom', german: 'das Badezimmer' },
  { name: 'hallway', german: 'den Flur' },
  { name: 'home office', german: 'das Arbeitszimmer' },
  { name: 'balcony', german: 'den Balkon' },
  { name: 'garden', german: 'den Garten' },
  { name: 'nursery', german: 'das Babyzimmer' },
  { name: 'dining room', german: 'das Esszimmer' },
]
