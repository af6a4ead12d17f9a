/** A query, and what a pin has to say to fit it. */
export interface JudgedQuery {
  readonly query: string
  /**
   * The ways to fit, by grade. Alternatives are separated by `/`; a pin has to have all words of one
   * of them, in its title, its description, its hashtags or its product's category.
   */
  readonly exactly: string
  readonly close: string
  readonly related: string
}

const judged = (query: string, exactly: string, close = '', related = ''): JudgedQuery => ({
  query,
  exactly,
  close,
  related,
})

/**
 * Sixty queries, as people type them. The rules name what a pin shows, never a single pin, so that
 * they judge any world alike.
 */
export const judgedQueries: readonly JudgedQuery[] = [
  judged(
    'armchair',
    'armchair / easy chair / lounge chair / accent chair',
    'chair',
    'sofa / stool / bench',
  ),
  judged('chair', 'chair / armchair / stool', 'bench / sofa / seat'),
  judged('sofa', 'sofa / couch / settee', 'armchair / daybed', 'chair / living room / cushion'),
  judged('couch', 'sofa / couch / settee', 'armchair / daybed', 'chair / living room / cushion'),
  judged('seating', 'chair / armchair / sofa / couch / stool / bench', 'cushion'),
  judged('lamp', 'lamp / lampshade / pendant', 'light / lantern / lighting', 'candle'),
  judged('table lamp', 'table lamp / desk lamp / bedside lamp', 'lamp', 'light / lantern'),
  judged('floor lamp', 'floor lamp / standing lamp', 'lamp', 'light / lantern'),
  judged('shelf', 'shelf / shelves / bookshelf / bookcase', 'cupboard / cabinet'),
  judged(
    'book shelves',
    'book shelf / book shelves / bookshelf / bookcase',
    'shelf / shelves',
    'book / library',
  ),
  judged('rugs', 'rug / carpet / kilim', 'mat / weaving / woven', 'textile'),
  judged('mirror', 'mirror'),
  judged('candles', 'candle / candlestick / taper', 'lantern', 'lamp'),
  judged('cushions', 'cushion / pillow', 'throw / blanket', 'sofa / linen'),
  judged('vases', 'vase / jug', 'ceramics / pottery', 'bouquet / flowers'),
  judged(
    'ceramics',
    'ceramics / pottery / stoneware / clay',
    'vase / bowl / mug / cup',
    'kiln / glaze',
  ),
  judged(
    'pottery',
    'ceramics / pottery / stoneware / clay',
    'vase / bowl / mug / cup',
    'kiln / glaze',
  ),
  judged('mug', 'mug', 'cup / teacup', 'coffee / tea / stoneware'),
  judged(
    'small kitchen',
    'small kitchen / tiny kitchen / narrow kitchen / compact kitchen',
    'kitchen',
    'small space / kettle / cupboard',
  ),
  judged('kitchen shelves', 'kitchen shelf / kitchen shelves', 'shelf / shelves', 'kitchen'),
  judged(
    'green living room',
    'green living room / green sitting room / green lounge / sage living room',
    'living room / sitting room',
    'green room / sofa / green home',
  ),
  judged(
    'living room',
    'living room / sitting room',
    'sofa / couch / armchair',
    'rug / interiors / home',
  ),
  judged('cosy bedroom', 'bedroom', 'bed / bedding / bedside', 'linen / blanket / cosy'),
  judged('bathroom', 'bathroom / bath / bathtub / shower', 'basin / towel', 'tiles / soap'),
  judged('home office', 'home office / desk / workspace', 'study / computer', 'office / chair'),
  judged(
    'balcony plants',
    'balcony plant / balcony pot / balcony herb / balcony flower',
    'balcony',
    'plant / pot / garden',
  ),
  judged('monstera', 'monstera', 'houseplant / plant', 'fern / cactus / succulent / leaf'),
  judged(
    'houseplants',
    'houseplant / plant / monstera / cactus / succulent / fern',
    'pot / leaf',
    'garden / herb',
  ),
  judged('cactus', 'cactus / cacti', 'succulent', 'houseplant / plant'),
  judged('herbs', 'herb / basil / mint / rosemary / thyme', 'garden / lavender', 'plant'),
  judged('tulips', 'tulip', 'bouquet / flower', 'vase / garden'),
  judged(
    'flowers',
    'flower / bouquet / tulip / rose / lavender / sunflower / peony',
    'wreath / garden',
    'vase',
  ),
  judged('terrazzo', 'terrazzo', 'tile / stone / marble', 'floor / concrete'),
  judged('tiles', 'tile / tiled', 'terrazzo / mosaic', 'bathroom / floor'),
  judged('oak desk', 'oak desk', 'desk', 'oak / workspace'),
  judged(
    'knitting',
    'knitting / knit / knitted / yarn',
    'wool / crochet / jumper',
    'sock / textile',
  ),
  judged('sweater', 'sweater / jumper / pullover', 'knit / cardigan / knitting', 'wool'),
  judged('sneakers', 'sneaker / trainer / running shoe', 'shoe', 'boot / running'),
  judged('shoes', 'shoe / sneaker / boot / trainer / sandal', 'sock'),
  judged('autumn coat', 'coat autumn / jacket autumn', 'coat / jacket', 'scarf / autumn / outfit'),
  judged(
    'bread',
    'bread / loaf / sourdough / baguette',
    'baking / flatbread / bun',
    'flour / toast',
  ),
  judged('sourdough', 'sourdough', 'bread / loaf / starter', 'baking / flour'),
  judged('birthday cake', 'birthday cake', 'cake / cupcake', 'birthday / dessert / baking'),
  judged('pasta', 'pasta / spaghetti / ravioli / noodle', 'sauce / lasagne', 'supper / tomato'),
  judged('soup', 'soup / broth / stew', 'ramen / noodle', 'supper / bowl'),
  judged(
    'breakfast',
    'breakfast / pancake / porridge / granola / brunch',
    'egg / toast / croissant',
    'coffee / morning',
  ),
  judged('coffee', 'coffee / espresso / latte / cappuccino', 'cafe / mug', 'tea / cup'),
  judged('cocktail', 'cocktail / aperitif / spritz / negroni', 'drink / lemonade', 'glass / juice'),
  judged(
    'sunset',
    'sunset / dusk / low sun / golden hour / last light',
    'sunrise / evening / dawn / twilight',
    'sea / sky / dune',
  ),
  judged(
    'mountains',
    'mountain / alp / peak / ridge',
    'hill / hike / hiking / summit',
    'hut / trail / lake',
  ),
  judged('beach', 'beach / coast / shore', 'sea / dune / sand', 'swim / harbour / island'),
  judged('forest', 'forest / wood trees / woods / birch', 'tree / pine', 'hut / cabin / walk'),
  judged(
    'night sky',
    'night sky / star / milky way / constellation',
    'moon / telescope / planet',
    'night',
  ),
  judged('camping', 'camping / tent / campfire', 'camp / outdoors / backpack', 'hike / lantern'),
  judged('bicycle', 'bicycle / bike / cycling', 'ride / wheel', 'commute'),
  judged('cabin', 'cabin / hut / tiny house / tiny home', 'cottage / lodge', 'forest / snow'),
  judged('stairs', 'stair / staircase / steps', 'ladder', 'house / facade'),
  judged('poster', 'poster / print', 'lettering / illustration / art', 'frame / wall'),
  judged('grey scarf', 'grey scarf / gray scarf', 'scarf', 'wool / shawl / knitting'),
  judged(
    'christmas',
    'christmas / festive / advent / wreath',
    'holiday / gift / candle',
    'winter / party',
  ),
]
