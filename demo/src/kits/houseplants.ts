import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The houseplants theme. */
export const houseplants: KitText = {
  theme: 'houseplants',
  topic: 'gardening',
  tags: 'plants home',
  sites: 'forgivingplants.example rootbound.example leafside.example',
  pairs: ['blush', 'sand', 'lilac', 'mint', 'rose', 'slate', 'forest', 'plum', 'butter'],
  grounds: groundsFor.things,
  scenes: [
    'packet',
    'list',
    'shelf',
    'room',
    'steps',
    'split',
    'chart',
    'collage',
    'blocks',
    'stack',
    'pattern',
    'wall',
  ],
  sets: { room: 'potted-plant cactus chair couch-and-lamp bed' },
  also: 'potted-plant cactus seedling palm-tree herb droplet bucket scissors leaf-fluttering-in-wind shamrock window jar',
  ideas: `
    # Easy
    snake plants | potted-plant bucket window | snakeplant | The plant you can leave for a month | Water it when you pay the rent.
    cacti | cactus sun rock | cactus | Cacti are not decoration, they are company | Full sun, one good drink, then silence.
    succulents | cactus hibiscus droplet | succulents | Succulents that stay short | If they lean, they are asking for the window.
    pothos | leaf-fluttering-in-wind jar scissors | pothos | One pothos, all the way round the room | Pin it up with hooks meant for cables.
    spider plants | seedling potted-plant scissors | spiderplant | A hundred babies from one mother | They root in water, in soil, in spite.
    aloe | cactus droplet adhesive-bandage | aloe | Aloe by the stove | For burns, and for looking at while the pasta boils.
    # Fussy
    ferns | herb shower droplet | ferns | Ferns live in the bathroom now | Steam is what they were missing all along.
    fiddle-leaf figs | deciduous-tree window droplet | figs | The fig and the draught | Choose a place, and never move it again.
    orchids | hibiscus ice window | orchids | The orchid that came back | Cut above the second knot and wait out the winter.
    palms | palm-tree window droplet | palms | Palms for rooms without a beach | Brown tips want rain water, not sympathy.
    carnivorous plants | seedling fly droplet | carnivores | A plant that deals with the flies | Distilled water only. It is that kind of guest.
    # Doing
    cuttings in water | jar seedling scissors | propagation | A shelf of glasses, all growing | Just below a knot, no leaves under water.
    repotting | potted-plant bucket newspaper | repotting | Newspaper down, sleeves up | One size up, never two.
    a plant shelf | potted-plant cactus ladder | shelfie | An old ladder full of leaves | Thirsty ones low, where the light is softer.
    the holiday trick | bucket thread potted-plant | watering | Two weeks away and nobody to ask | Wool from a bucket into each pot. It works.
    a wall of leaves | leaf-fluttering-in-wind hammer potted-plant | greenwall | Nine hooks and a wall of green | Start with plants that weigh nothing.
  `,
  titles: `
    # Easy, Fussy
    {Idea} in a dark hallway
    {Idea} and cats, a truce
    {Idea} on top of the fridge
    {Idea}, five years on
    What {idea} taught me
    {Idea} without brown tips
    Living with {idea}
    {Idea} before the heating goes on
    First aid: {idea}
    {Idea} by a north window
    # Easy
    {Idea} for forgetful people
    # Fussy
    {Idea}, the honest version
    # Doing
    {Idea} in a rented room
    {Idea} for forgetful people
    {Idea}, the honest version
    {Idea} in an afternoon
    {Idea} with cats about
    {Idea}, step by step
  `,
  asides: `
    A finger in the soil knows more than a calendar.
    Dust the leaves; they breathe through them.
    More die of love than of thirst.
    Turn it when you dust.
    Ask before you bring it home: where will it stand?
    Yellow is water, brown is air.
    Let the tap water stand overnight.
    The pot may be ugly if it has a hole.
    New leaf this morning; I told everybody.
    Plants like each other, so put them close.
    In winter they sleep. Let them.
    No feed from October on.
    Names help. Ours is called Margit.
    It was dead in May and look at it now.
  `,
  posters: `
    water on / sundays | droplet | And only then. Put the can down.
    talk to / your / cactus | cactus | It will not interrupt.
    leaf / me / alone | leaf-fluttering-in-wind | Do not disturb, in green.
    grow / where / you are | potted-plant | Advice for plants and tenants.
    new / leaf / who dis | seedling | For the proud parent of a fig.
  `,
  boards: `
    Leafside | The living room, counted in leaves.
    Hard to kill | Field-tested by a person who travels.
    Cuttings to swap | Bring a jar, take a jar.
    Jungle bathroom | Steam does half the work.
    Cactus row | Arranged by temper.
    Dark corners | What will live where I cannot read.
    Pots, pots, pots | The part that does not die.
  `,
  shop: 'fernside_nursery | Indoor bench | Plants that have lived indoors from their first leaf.',
  kind: 'Plants | botanical calm',
  goods: `
    Cactus trio, mild mannered | cactus | 19 | green | Fernside | Three kinds, few spines, one sunny sill.
    Weeping fig, knee-high | deciduous-tree | 42 | green | Fernside | Raised in a draught, so yours will not shock it. | 49
    Glazed pot with a saucer | potted-plant | 24 | brown | Tarn Pottery | The saucer is deep enough for a Sunday.
    Long-nosed watering can | bucket | 36 | blue | Wainwright | Reaches the back row without wetting the books.
    Propagation jars, set of three | jar | 22 | grey | Clearwell | Narrow necks hold a cutting upright.
    Mister for ferns | droplet | 18 | blue | Clearwell | A cloud rather than a squirt.
    Parlour palm | palm-tree | 33 | green | Fernside | Slow, graceful and kind to cats.
    Pruning snips | scissors | 16 | red | Edgewell | For one leaf at a time.
    Shamrock in a tea cup | shamrock | 11 | green | Fernside | It folds at night like an umbrella.
    Plant lamp on a stem | light-bulb | 58 | yellow | Lumen | Warm light for you, red and blue for them. | 70
    Bag of good soil, ten litres | seedling | 9 | green | Fernside | No peat, some bark, smells of a wood.
  `,
}
