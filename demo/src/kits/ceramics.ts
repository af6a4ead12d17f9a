import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The ceramics theme. */
export const ceramics: KitText = {
  theme: 'ceramics',
  topic: 'diy',
  tags: 'ceramics clay',
  sites: 'wobblypots.example conesix.example thirdshelfkiln.example',
  pairs: ['blush', 'clay', 'sand', 'slate', 'mint', 'sky', 'brick', 'lagoon', 'olive', 'lilac'],
  grounds: groundsFor.things,
  scenes: [
    'shelf',
    'shelf',
    'steps',
    'split',
    'chart',
    'collage',
    'blocks',
    'stack',
    'pattern',
    'moodboard',
    'wall',
    'table',
  ],
  also: 'amphora teapot teacup-without-handle bowl-with-spoon jar potted-plant bouquet candle honey-pot sake lotus hot-beverage',
  ideas: `
    # Thrown
    a first bowl | bowl-with-spoon droplet hand-with-fingers-splayed | bowls | It was going to be a vase | The clay decides. You agree, quickly.
    tea bowls | teacup-without-handle teapot droplet | teabowls | Forty tea bowls, one keeper | Throw off the hump and do not look back.
    jugs | amphora glass-of-milk droplet | jugs | A jug that pours | Pull the lip with a wet finger and mean it.
    teapots | teapot teacup-without-handle fire | teapots | Four parts that must meet | Spout higher than the rim, or it floods.
    plates | fork-and-knife-with-plate droplet paintbrush | plates | Plates warp out of spite | Dry them under newspaper, slowly, face down.
    lidded jars | jar honey-pot cookie | jars | A lid that sighs | Measure wet with the same callipers you will use dry.
    # Built by hand
    pinch pots | teacup-without-handle hand-with-fingers-splayed potted-plant | pinchpots | A thumb and a ball of clay | Turn, pinch, turn. Stop while it is ugly.
    coil vases | amphora bouquet snail | coils | Round and round, like a patient snake | Score, wet, press; a day for every hand's height.
    candle holders | candle diya-lamp fire | candles | Holes make the light | Cut them at leather-hard with a drinking straw.
    planters | potted-plant cactus bucket | planters | A pot with a hole and a saucer | The hole first. Everyone forgets the hole.
    small animals | owl hedgehog snail | animals | A shelf of hollow owls | Prick a hole in each, or they explode like owls.
    tiles | framed-picture paintbrush house | tiles | One tile a day for a month | Same square, no plan, thirty-one of them.
    # Finished
    white glaze | bowl-with-spoon snowflake paintbrush | glaze | Eleven whites | Two dips and hold your breath.
    blue brushwork | amphora paintbrush tulip | blue | Cobalt, and one clean stroke | The brush should be full and you should be empty.
    mended pots | teacup-without-handle sparkles paintbrush | kintsugi | The crack is the nicest part | Gold on top, patience underneath.
    a test firing | fire hourglass-done amphora | kiln | The kiln is a lottery with bricks | Wait until you can touch it. Then wait more.
  `,
  titles: `
    {Idea} on the third shelf
    {Idea}, seconds included
    {Idea}, as our teacher does it
    {Idea} and speckled stoneware
    {Idea}, straight from the kiln
    # Thrown
    {Idea} for somebody's wedding
    {Idea}, batch seven
    {Idea} for a kitchen that is used
    {Idea} for a mismatched table
    # Thrown, Finished
    {Idea} and red clay
    # Built by hand
    {Idea} without a wheel
    {Idea} by beginners
    One evening, {idea}
    {Idea} at the kitchen table
    # Finished
    Learning about {idea}
    {Idea}: what went wrong
  `,
  asides: `
    Centre it. Then centre yourself.
    Dry slowly, fire slowly, brag slowly.
    Thumbprint left on purpose.
    Two of nine survived.
    Trim when it feels like cheese.
    Glaze hides nothing.
    If it wobbles, it is for pencils.
    The bottom matters; turn it over.
    Food-safe, dishwasher-brave.
    We keep the seconds for ourselves.
    Throw three hundred and then begin.
    Clay remembers how you bent it.
    Wipe the foot or it lives in the kiln for ever.
    The colour is luck, and cobalt.
  `,
  posters: `
    wobbly / is / warm | teacup-without-handle | Straight is for machines.
    wipe / the / foot | amphora | Every teacher, every week.
    mud / first | bowl-with-spoon | Then fire. Then soup.
    seconds / are / friends | teapot | They live in our cupboard.
    centre / yourself | honey-pot | The clay will follow.
  `,
  boards: `
    Wobbly pots | Mine.
    Third shelf | Where the kiln is kind.
    Tea bowls | To be held in both hands.
    Blue on white | A very old idea.
    Hand-built | No wheel was used.
    Things on the windowsill | Pots with light behind them.
    Cups I miss | In memoriam.
  `,
  shop: 'studio_lumen | Clay and light | Vessels and lamps from potters we know.',
  kind: 'Ceramics | wabi modern',
  goods: `
    Tall jug, ash glaze | amphora | 78 | brown | Tarn Pottery | Pours to the last drop. | 89
    Tea bowl, sky glaze | teacup-without-handle | 26 | green | Tarn Pottery | Fits two cold hands.
    Round teapot | teapot | 84 | red | Tarn Pottery | Side handle, for the polite.
    Everyday bowl, oatmeal | bowl-with-spoon | 22 | white | Tarn Pottery | The one that gets used.
    Candle dish with a finger ring | candle | 24 | yellow | Tarn Pottery | For walking upstairs.
    Oil lamp, hand-thrown | diya-lamp | 38 | orange | Lumen | Burns for six hours on a thimble. | 45
    Planter, raw outside | potted-plant | 46 | brown | Tarn Pottery | Breathes, as roots like it.
    Sake flask, iron spots | sake | 52 | white | Tarn Pottery | Gurgles on purpose.
    Honey pot with a dipper | honey-pot | 34 | yellow | Tarn Pottery | Turned by a man who keeps bees.
    Storage crock, five litres | jar | 68 | grey | Tarn Pottery | Pickles, umbrellas, flour.
    Stem vase, white | lotus | 32 | pink | Tarn Pottery | For one flower, floating.
  `,
}
