import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The bouquets theme. */
export const bouquets: KitText = {
  theme: 'bouquets',
  topic: 'gardening',
  tags: 'flowers bouquet',
  sites: 'stemandstring.example vaselife.example bucketsofblooms.example',
  pairs: ['rose', 'lilac', 'mint', 'butter', 'sky', 'blush', 'plum', 'navy', 'lemon', 'coral'],
  grounds: groundsFor.things,
  scenes: [
    'packet',
    'list',
    'shelf',
    'steps',
    'split',
    'chart',
    'collage',
    'blocks',
    'stack',
    'pattern',
    'wreath',
    'wall',
    'moodboard',
  ],
  also: 'bouquet tulip rose hibiscus sunflower cherry-blossom blossom white-flower hyacinth herb ribbon scissors lotus',
  ideas: `
    # By season
    tulips | tulip bouquet scissors | tulips | Tulips keep growing in the vase | Leave them room to bend. They dance when nobody looks.
    cherry branches | cherry-blossom amphora scissors | blossom | Branches, forced by the radiator | Smash the ends, warm water, a week of patience.
    peonies | rose bouquet ribbon | peonies | Peonies, bought as fists | They should feel like marshmallow the day you bring them home.
    hyacinths | hyacinth jar window | hyacinths | A bulb in a glass of water | Cold and dark until the roots reach the bottom.
    sunflowers | sunflower jar honeybee | sunflowers | Sunflowers need a heavy jar | They turn to face whoever is cooking.
    roses | rose scissors jar | roses | Garden roses, cut before nine | Strip the thorns with a folded newspaper.
    hellebores | white-flower bowl-with-spoon snowflake | hellebores | Hellebores float | Heads only, in a shallow bowl. They sulk in a vase.
    dahlias | hibiscus bucket bouquet | dahlias | Dahlias by the bucket | The more you cut, the longer it goes on.
    # By hand
    a hand-tied bunch | bouquet thread scissors | handtied | The spiral, explained with pencils | Every stem in at the same slant, turn, next.
    a flower crown | blossom ribbon thread | crown | Crown for a garden queen | Wire, tape, and measure the head first.
    a wreath for the door | herb red-apple ribbon | wreath | A wreath that costs a walk | Willow for the ring, hedge for the rest.
    pressed flowers | white-flower closed-book pencil | pressed | Flowers under the dictionary | Two sheets of paper, three weeks, letter M.
    one stem in a bottle | tulip jar window | onestem | A single stem is enough | Cut it short, put it where you brush your teeth.
    dried flowers | sheaf-of-rice hyacinth thread | dried | Dry them dark and upside down | In the wardrobe, next to the coats.
    # For somebody
    a bunch for the neighbour | bouquet envelope door | gift | Flowers over the fence | Something scented, something long, something stolen from your own hedge.
    a table full of jars | jar sunflower blossom | table | Eleven jam jars, one wedding | Low enough to talk across, cheap enough to take home.
  `,
  titles: `
    # By season
    {Idea} from the station kiosk
    {Idea} for under a tenner
    {Idea} that last a fortnight
    {Idea} in a jug
    {Idea}, nothing else
    How to carry {idea} on a bicycle
    {Idea}, day one to day nine
    {Idea} and a bit of hedge
    {Idea} in the wrong vase
    {Idea} for somebody who says no flowers
    # By hand
    {Idea} in an hour
    {Idea} from a market bunch
    {Idea}, first attempt
    {Idea} at the kitchen sink
    {Idea}, the florist's way
    {Idea} with children at the table
    # For somebody
    {Idea} for under a tenner
    {Idea} and a bit of hedge
    {Idea}, tied at the last minute
    {Idea}, with a card
  `,
  asides: `
    Cut the stems again at home, and slanted.
    No leaves below the water line.
    Change the water before it asks.
    Odd numbers, uneven heights.
    A drop of bleach does more than the sachet.
    Away from the fruit bowl; apples age them.
    Jugs are kinder than vases.
    Start with the green.
    Give them a night in the bathtub first.
    One colour, many shapes.
    Cheap flowers in quantity beat one expensive stem.
    When in doubt, shorter.
    Photograph them on the day they fall.
    The compost is part of the pleasure.
  `,
  posters: `
    bring / flowers / anyway | bouquet | For the days without a reason.
    cut / slanted | scissors | A florist's entire education.
    petals / happen | cherry-blossom | Do not sweep at once.
    late / bloomer | hyacinth | A compliment, whatever your aunt says.
    weeds / are / flowers too | sunflower | It depends on who is asking.
  `,
  boards: `
    Stem and string | Bunches tied on the train.
    Vase life | From bud to compost.
    Flowers by month | What to ask for, and when.
    Jugs full | No vase was harmed.
    For weddings in barns | Many jars, little money.
    Dried and pressed | Summers, kept flat.
    From the hedge | Free, if you know whom to thank.
  `,
  shop: 'fernside_nursery | Cut flowers | Picked at six, tied by nine.',
  kind: 'Flowers | romantic wild',
  goods: `
    Friday bunch, a month of them | bouquet | 48 | pink | Fernside | Four bunches; we choose, you are surprised. | 56
    Tulips, two dozen in bud | tulip | 16 | red | Fernside | Wrapped in paper, closed like fists.
    Roses without the drama | rose | 22 | red | Fernside | Eleven garden roses with their scent left in.
    Hyacinth glass and bulb | hyacinth | 14 | purple | Clearwell | The old shape; you can watch the roots.
    Tall clay vase | amphora | 54 | brown | Tarn Pottery | Heavy at the bottom, for branches and sunflowers.
    Florist's scissors | scissors | 31 | red | Edgewell | One serrated blade, so the stem does not slide.
    Ribbon, raw silk, five metres | ribbon | 12 | red | North Loom | Frays beautifully, and on purpose.
    Flower press with straps | closed-book | 27 | red | Wainwright | Twelve sheets, six cards, brass buckles.
    Meadow seeds, four square metres | blossom | 8 | yellow | Fernside | Scatter in April, stop mowing.
    Market bucket for stems | bucket | 19 | blue | Wainwright | Tall enough for delphiniums, light enough for stairs.
    Lotus bowl, shallow | lotus | 36 | pink | Tarn Pottery | For heads that float. | 42
  `,
}
