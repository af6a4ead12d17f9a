import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The knitting theme. */
export const knitting: KitText = {
  theme: 'knitting',
  topic: 'diy',
  tags: 'knitting wool',
  sites: 'slipstitch.example twoneedles.example frogandtink.example',
  pairs: ['rose', 'sand', 'lilac', 'slate', 'mint', 'butter', 'plum', 'navy', 'blush', 'clay'],
  grounds: groundsFor.things,
  scenes: [
    'list',
    'shelf',
    'outfit',
    'steps',
    'split',
    'chart',
    'collage',
    'blocks',
    'stack',
    'pattern',
    'moodboard',
    'wall',
  ],
  sets: { outfit: 'scarf gloves socks coat womans-hat yarn thread' },
  also: 'yarn thread basket scarf gloves socks sewing-needle teapot hot-beverage ewe scissors teddy-bear ribbon',
  ideas: `
    # To wear
    a first scarf | scarf yarn basket | scarf | The scarf that taught me to purl | Thick wool, thick needles, no deadline.
    fingerless mitts | gloves yarn hot-beverage | mitts | Mitts for typing in cold rooms | One evening each. The second is always tighter.
    wool socks | socks yarn thread | socks | Socks, from the toe up | Try them on as you go and stop where the wool does.
    a plain jumper | womans-clothes yarn ewe | jumper | The jumper with no seams | Knit in the round from the neck, and never sew again.
    a bobble hat | womans-hat yarn scissors | hat | A hat, a film, a pompom | Cast on for the trailers, cast off with the credits.
    a shawl for late trains | scarf ribbon yarn | shawl | Shawl, started on platform nine | Garter stitch, so that nobody has to count at speed.
    a yoke with birds | womans-clothes bird yarn | colourwork | Two colours and a row of birds | Keep the floats loose or they pucker into owls.
    # To give
    a blanket for a baby | yarn teddy-bear ribbon | baby | Blanket, finished before the baby was | Cotton, because it will be washed more than it is used.
    a knitted rabbit | rabbit-face yarn thread | toys | The rabbit with one longer ear | Stuff it firmer than seems kind.
    tea cosies | teapot yarn ribbon | teacosy | In which a teapot gets a jumper | Leave the hole for the spout until last and measure twice.
    pot holders | yarn hook shallow-pan-of-food | potholders | Double thick and not at all pretty | Wool, never acrylic. Acrylic melts, and so does your thumb.
    # To learn
    cables | yarn knot sewing-needle | cables | Cables are only stitches that swap seats | A hairpin does for a cable needle.
    lace | snowflake yarn thread | lace | Lace, one row a day | Put in a lifeline. You will thank yourself on row forty.
    steeking | scissors yarn fearful-face | steeking | Taking scissors to a jumper | Two rows of crochet first, then breathe, then cut.
    unravelling | yarn basket hourglass-done | unravel | To undo is also knitting | Wash the wool, hang it with a spoon, begin again.
    dyeing with onions | onion yarn pot-of-food | dyeing | Yellow, from a bag of onion skins | Equal weight of skins and wool, an hour, and rinse until clear.
  `,
  titles: `
    {Idea}, with mistakes left in
    {Idea} by lamplight
    {Idea} for the impatient
    # To wear
    {Idea} in one weekend
    {Idea} from leftover wool
    {Idea} on the bus
    {Idea}, third attempt
    {Idea} and what I would do differently
    {Idea} with two balls of wool
    {Idea}, a pattern without numbers
    {Idea}, blocked at last
    # To give
    {Idea} in one weekend
    {Idea} from leftover wool
    {Idea} and what I would do differently
    {Idea} with two balls of wool
    # To learn
    Help with {idea}
    {Idea}, third attempt
    {Idea} without tears
    How I came to like {idea}
  `,
  asides: `
    Swatch. We know. Swatch anyway.
    Count at the end of the row, not in the middle of a film.
    Wool forgives what cotton remembers.
    Wash it before you judge it.
    Join new wool at the edge.
    Write down the needle size; you will forget.
    The cat has approved the colour.
    Short rows make it sit.
    Loose hands, size down. Tight hands, take a break.
    Mistakes three rows back are called texture.
    A good lamp is half the work.
    Weave the ends in as you go.
    Four hundred metres, with enough left to swear by.
    It grows in the wash, so be modest.
  `,
  posters: `
    one / more / row | yarn | What was said at ten, at eleven, at one.
    knit / now / sleep / later | yarn | Needle-point diplomacy.
    wool / before / words | ewe | For the room where you are not to be spoken to.
    count / twice | gloves | Cut once, if you dare.
    tea / and / two needles | teapot | A complete evening.
  `,
  boards: `
    On the needles | Now, and since March.
    Wool I cannot afford | Looking is free.
    Socks, pairs of | Both of them, eventually.
    Jumpers for tall people | Long arms, no seams.
    Small knits | Done before the tea is cold.
    Colourwork | Birds, stars, mild regret.
    To unravel | Second chances.
  `,
  shop: 'north_loom | The wool room | Yarn from two valleys and the tools to ruin it with.',
  kind: 'Yarn and craft | cosy classic',
  goods: `
    Lambswool, 100 g | yarn | 14 | blue | North Loom | Spun where it was shorn, dyed next door.
    Sock wool that survives boots | socks | 17 | blue | North Loom | A quarter nylon, for the heels.
    Darning needles, set of five | sewing-needle | 8 | silver | Edgewell | Blunt tips, large eyes, small tin.
    Project basket with a lid | basket | 43 | brown | Harrow | Keeps cats out for up to eleven minutes. | 49
    Fisherman's scarf, ready made | scarf | 68 | red | North Loom | For people who like wool and have no time.
    Fingerless mitts, grey fleck | gloves | 36 | green | North Loom | Long cuffs, so no wind gets in.
    Silk thread for lifelines | thread | 9 | yellow | North Loom | Thin, slippery, brighter than your wool.
    Embroidery snips, stork | scissors | 21 | red | Edgewell | The old shape in new steel.
    Merino, undyed, a kilo | ewe | 88 | white | North Loom | From forty sheep who know their names. | 104
    Felted slippers | flat-shoe | 54 | blue | North Loom | Knitted twice the size, then shrunk with love.
    Tea cosy for six cups | teapot | 33 | red | North Loom | Warm for an hour; we timed it.
  `,
}
