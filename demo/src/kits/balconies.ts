import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The balconies theme. */
export const balconies: KitText = {
  theme: 'balconies',
  topic: 'gardening',
  tags: 'balcony garden',
  sites: 'fourthfloor.example potsandrails.example twosquaremetres.example',
  pairs: ['sky', 'mint', 'butter', 'coral', 'olive', 'lemon', 'rose', 'lilac', 'lagoon'],
  grounds: groundsFor.outdoors,
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
  ],
  also: 'potted-plant seedling herb tomato strawberry sunflower honeybee bucket blossom hot-pepper lady-beetle droplet',
  ideas: `
    # To eat
    cherry tomatoes | tomato seedling bucket | tomatoes | Forty tomatoes from two buckets | Tie them up before they need it, not after.
    strawberries | strawberry seedling potted-plant | strawberries | Strawberries in a gutter | Holes every hand's width, and a net before the blackbirds hear of it.
    salad leaves | leafy-green seedling scissors | salad | Salad by the scissors | Cut two fingers above the soil and they come again.
    chillies | hot-pepper potted-plant sun | chillies | Chillies on the hottest wall | Flick the flowers if the bees are busy elsewhere.
    peas up a string | pea-pod seedling ladder | peas | A curtain you can eat | String from the rail to the pot, six peas a string.
    radishes | carrot seedling droplet | radish | Radishes, four weeks flat | The quickest thing there is for the impatient.
    potatoes in a sack | potato bucket seedling | potatoes | A sack of potatoes, downwards | Roll the sides up as they grow, tip it out in August.
    dwarf lemons | lemon potted-plant sun | lemons | A lemon tree on wheels | In before the first frost, out after the last argument.
    # To look at
    sunflowers | sunflower honeybee bucket | sunflowers | Sunflowers that look in at the neighbours | The dwarf kinds, unless you want them upstairs.
    sweet peas | blossom butterfly ladder | sweetpeas | Sweet peas: pick them or lose them | The more you cut the more you get. It is the whole trick.
    tulips in layers | tulip potted-plant bucket | tulips | Three floors of tulips in a pot | Late ones deepest, early ones on top, pansies as the lid.
    lavender | hyacinth honeybee potted-plant | lavender | Lavender likes to be forgotten | Grit in the soil and no kindness.
    geraniums | hibiscus potted-plant window | geraniums | In defence of the geranium | Your grandmother was right about these as well.
    a pot of grasses | sheaf-of-rice potted-plant wind-face | grasses | Grass that makes wind visible | Cut it in March, not in autumn; the frost wants something to sit on.
    # For guests
    flowers for bees | blossom honeybee white-flower | bees | A petrol station for bees | Single flowers. Doubles are closed to visitors.
    a bird bath | bird droplet bucket | birds | A saucer, a stone, a sparrow | Fresh water each morning and a pebble to stand on.
  `,
  titles: `
    {Idea} on a north-facing rail
    {Idea} four floors up
    {Idea} when you rent
    {Idea} and the wind problem
    Next year: {idea}
    A small space with {idea}
    # To eat
    {Idea}, from seed, for pennies
    {Idea}, week by week
    # To eat, To look at
    {Idea} in whatever holds soil
    {Idea} for absolute beginners
    {Idea} in old paint tins
    {Idea} through a heatwave
    Room for {idea}
    # For guests
    {Idea} in the middle of the city
    {Idea}, even on a windowsill
    Why we have {idea}
  `,
  asides: `
    Check what the rail may carry before you fall in love.
    Water in the evening and say good night.
    Holes in the bottom, crocks over the holes.
    Feed on Sundays, June to September.
    The neighbour below likes saucers under everything.
    Wind dries faster than sun does.
    Big pots forgive; small pots do not.
    Turn them a quarter every week.
    Half the seeds now, half in a fortnight.
    Slugs climb. Nobody told us.
    Label them, or May will be a guessing game.
    Rainwater if you can catch it, tap water if you cannot.
    A chair fits too, if you think about it first.
    Compost in a bag, carried up in one heroic go.
  `,
  posters: `
    grow / upwards | sunflower | The floor is taken, the wall is not.
    four / square / metres | potted-plant | An inventory of everything we own outdoors.
    bees / on the / fourth floor | honeybee | They take the stairs.
    water / me / first | droplet | Hang it next to the kettle.
    tomatoes / need / witnesses | tomato | So invite somebody over.
  `,
  boards: `
    Rails and pots | What hangs, climbs and hopes.
    Fourth floor garden | Everything was carried up by hand.
    Edible balcony | Salad within reach of the sofa.
    Things for bees | Open from April to October.
    Shady side | North, and not sorry.
    Growing in buckets | Holes in the bottom, sun on top.
    Next year's seeds | Optimism, alphabetised.
  `,
  shop: 'fernside_nursery | Balcony kit | Pots, seeds and soil, carried up to any floor.',
  kind: 'Garden | country cheerful',
  goods: `
    Balcony tomato, three young plants | tomato | 12 | red | Fernside | Short kinds that hold themselves together.
    Strawberry tower, nine plants | strawberry | 39 | red | Fernside | Stands on a dinner plate, feeds a household. | 46
    Zinc bucket with drainage | bucket | 21 | blue | Wainwright | Six holes and a coat that will not rust.
    Sunflower seeds, dwarf mix | sunflower | 4 | yellow | Fernside | Knee-high and just as cheerful.
    Bee mix for pots | honeybee | 5 | yellow | Fernside | Eleven flowers in the order that bees like.
    Terracotta pot with a rolled rim | potted-plant | 18 | brown | Wainwright | Frost-proof down to minus fifteen.
    Chilli plant, medium temper | hot-pepper | 7 | red | Fernside | Hot enough for supper, mild enough for guests.
    Tulip bulbs for layering, sixty | tulip | 26 | pink | Fernside | Three kinds, one pot, nine weeks. | 32
    Feeder for small birds | nest-with-eggs | 24 | brown | Wainwright | Magpies do not fit. They have tried.
    Pruning scissors, left or right | scissors | 29 | red | Edgewell | Sprung, sharp, and bright enough to find in a border.
    Potting gloves that feel | gloves | 15 | yellow | Wainwright | Thin fingertips for seedlings, thick palms for roses.
  `,
}
