import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The street style theme. */
export const streetStyle: KitText = {
  theme: 'street-style',
  topic: 'fashion',
  tags: 'outfits style',
  sites: 'pavementnotes.example wornwell.example fivepieces.example',
  pairs: ['sand', 'slate', 'coral', 'sky', 'lilac', 'lemon', 'ink', 'plum', 'teal', 'blush'],
  grounds: groundsFor.things,
  scenes: [
    'list',
    'outfit',
    'outfit',
    'moodboard',
    'steps',
    'split',
    'chart',
    'collage',
    'blocks',
    'stack',
    'pattern',
    'wall',
  ],
  sets: {
    outfit:
      'coat jeans t-shirt dress running-shoe flat-shoe handbag sunglasses scarf womans-hat shorts hiking-boot womans-boot necktie socks backpack glasses womans-clothes billed-cap high-heeled-shoe',
  },
  also: 'coat jeans t-shirt dress running-shoe handbag sunglasses scarf womans-hat womans-boot glasses lipstick ring',
  ideas: `
    # Warm days
    a dress with trainers | dress running-shoe sunglasses | dress | Dress up, shoes down | White socks make it look planned.
    wide shorts | shorts t-shirt billed-cap | shorts | Shorts for grown people | To the knee, with a crease, and a shirt that has been ironed.
    one good hat | womans-hat sunglasses dress | hats | The hat goes first, the rest follows | Wear it from the front door. Carrying it looks like doubt.
    a plain white tee | t-shirt jeans ring | basics | White tee, fifth year | Heavy cotton, hung wet, never in the dryer.
    sandals with socks | socks thong-sandal shorts | socks | Socks in sandals: a manifesto | Wool, grey, unapologetic.
    a kimono over jeans | kimono jeans flat-shoe | layers | A robe that left the house | Belt it high or not at all.
    # Cold days
    a camel coat | coat scarf womans-boot | coats | Nine winters, one coat | Buy it a size up and live in it.
    blue on blue | jeans t-shirt handbag | denim | Denim twice, on purpose | Two shades apart, and break it with leather.
    boots for real rain | womans-boot umbrella coat | boots | Boots that have met water | Grease on Sunday, puddles on Monday.
    a big scarf | scarf coat glasses | scarves | A scarf as large as a map | Once round, both ends forward, chin in.
    colour under grey | womans-clothes coat socks | colour | Grey outside, orange inside | Let it show at the cuffs.
    # Details
    red lipstick at noon | lipstick sunglasses t-shirt | lipstick | Lipstick and nothing to go with it | Blot twice. Drink from the other side of the cup.
    the everyday bag | handbag glasses key | bags | Everything I carry, weighed | A kilo two hundred. The book is half of it.
    old spectacles | glasses necktie coat | spectacles | Grandfather's frames, new lenses | Any optician will do it; most will admire it.
    rings from the flea market | ring gem-stone gloves | jewellery | Rings with other people's names in them | Three on one hand, none on the other.
    a loosened tie | necktie t-shirt jeans | ties | A tie is a scarf with ambition | Silk, short, and never done up to the top.
  `,
  titles: `
    {Idea}, three ways
    {Idea} for work and after
    {Idea} on a school run
    {Idea}, seen at the tram stop
    {Idea} after fifty
    {Idea} all week
    {Idea} and nothing new
    Sunday: {idea}
    # Warm days, Cold days
    {Idea} from the charity shop
    {Idea} when you are short
    # Warm days, Details
    {Idea} in the rain
    {Idea}, borrowed from my brother
  `,
  asides: `
    Five pieces, all of them old.
    Tailor first, then shop.
    It fits because the sleeves were taken up.
    Worn on a bicycle, so it has been tested.
    Pockets. It has pockets.
    Everything here was second-hand but the socks.
    One loud thing at a time.
    Iron the collar; the rest can wait.
    If you tug at it in the mirror, leave it at home.
    Comfortable is a colour.
    Buy it in the season when nobody wants it.
    Photographed on the way to the bakery.
    The shoes decide how far you walk.
    Button the top one. Try it.
  `,
  posters: `
    wear / the / good coat | coat | To the bakery. To the bank. Today.
    pockets / or / nothing | jeans | Political, in its way.
    less / but / worn | t-shirt | Three words for a wardrobe.
    dressed / for the / weather | umbrella | Which is nobody's fault.
    shoes / first | running-shoe | Then decide where to go.
  `,
  boards: `
    Pavement notes | People who looked up.
    Five pieces | A wardrobe that fits on a chair.
    Coats | The only thing that strangers see.
    Second-hand first | New to me.
    Good shoes | Resoled at least once.
    Colour, carefully | A little, in the right place.
    What I wore | Evidence.
  `,
  shop: 'north_loom | Worn well | Few things, made to be repaired.',
  kind: 'Clothing | minimal classic',
  goods: `
    Work coat in heavy wool | coat | 210 | beige | North Loom | Half lined, two pockets, a loop that holds. | 260
    Straight jeans, rinsed | jeans | 96 | blue | North Loom | Twelve-ounce cotton; they get better at year two.
    Boxy tee, heavy cotton | t-shirt | 34 | green | North Loom | Opaque, square, and long enough to tuck.
    Summer dress with pockets | dress | 118 | blue | North Loom | Deep ones. A paperback fits.
    City trainers, resoleable | running-shoe | 132 | grey | Stride & Sons | The sole is stitched; send it back to us.
    Leather tote, one hide | handbag | 165 | brown | Stride & Sons | No lining to tear, no logo to defend. | 190
    Sunglasses, bio frame | sunglasses | 74 | black | Clearwell | Spare screws in the case.
    Straw hat with a wide brim | womans-hat | 49 | beige | North Loom | Packs flat, forgives suitcases.
    Rain boots, natural rubber | womans-boot | 88 | brown | Stride & Sons | Lined with wool, cut for walking.
    Tie, knitted silk | necktie | 42 | blue | North Loom | Square end; cannot be done up wrong.
    Reading glasses, five strengths | glasses | 29 | black | Clearwell | Sit low, look clever.
  `,
}
