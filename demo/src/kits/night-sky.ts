import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The night sky theme. */
export const nightSky: KitText = {
  theme: 'night-sky',
  topic: 'nature',
  tags: 'stars night',
  sites: 'coldhandswideeyes.example darkenough.example southofthefarm.example',
  pairs: ['navy', 'ink', 'plum', 'lagoon', 'forest', 'lilac', 'slate', 'sky', 'butter'],
  grounds: groundsFor.outdoors,
  scenes: [
    'hills',
    'steps',
    'split',
    'chart',
    'collage',
    'blocks',
    'stack',
    'pattern',
    'wall',
    'moodboard',
  ],
  sets: { hills: 'telescope tent hut evergreen-tree fire owl satellite-antenna' },
  also: 'full-moon crescent-moon star ringed-planet telescope comet shooting-star rocket satellite-antenna milky-way owl waxing-gibbous-moon first-quarter-moon',
  ideas: `
    # Seen by eye
    meteor showers | shooting-star chair hot-beverage | meteors | Lie back and count to eleven | After midnight, feet to the east, no phone.
    the Milky Way | milky-way hut night-with-stars | milkyway | Where it is still dark enough | Give your eyes half an hour and do not check the time.
    the moon, day by day | crescent-moon first-quarter-moon full-moon | moon | Drawing the moon for a month | Same window, same pencil, twenty-nine circles.
    planets at dusk | ringed-planet sunset telescope | planets | The bright one that does not blink | Stars twinkle, planets stare.
    a comet in the north | comet telescope mountain | comets | A smudge, and then it has a tail | Look just beside it. The edge of the eye is better in the dark.
    northern lights | night-with-stars mountain snowflake | aurora | Green, for eleven minutes | The camera sees it first. Then, slowly, you do.
    passing satellites | satellite star telescope | satellites | The station, right on time | It crosses in four minutes; wave anyway.
    the longest night | full-moon candle snowflake | solstice | Sixteen hours to look | Thermos, blanket, and somebody to be quiet with.
    # Seen through glass
    a small telescope | telescope full-moon chair | telescope | Buy binoculars first | They show more than you think and live by the door.
    Saturn's rings | ringed-planet telescope eyes | saturn | Everybody says the same thing at Saturn | They say: is that real? And then they look again.
    craters at half moon | first-quarter-moon telescope pencil | craters | The best moon is half a moon | Shadows are longest where day meets night.
    double stars | star sparkles telescope | doubles | Two stars that share a name | One gold and one blue, if the air holds still.
    # Learned
    four constellations | star sparkles open-book | constellations | Four shapes and the rest follows | The plough, the hunter, the swan, the W.
    photographing stars | camera star milky-way | starphotos | Thirty seconds, wide open | A stone on the tripod and gloves on the hands.
    a red torch | flashlight world-map night-with-stars | gear | Paint the torch red | Nail varnish is fine. Your eyes stay in the dark.
    stars with children | star rocket bed | kids | Up past bedtime, with permission | Coats over pyjamas and cocoa in the pocket.
  `,
  titles: `
    # Seen by eye
    {Idea} from a city roof
    {Idea} without any kit
    {Idea} in February
    {Idea}, when and where to look
    {Idea} and a thermos
    {Idea} for cloudy people
    {Idea}, sketched
    {Idea} behind the farm
    Staying up for {idea}
    {Idea} over the harbour
    # Seen through glass
    {Idea} from a city roof
    {Idea}, sketched
    {Idea} in February
    {Idea} and a thermos
    A winter with {idea}
    {Idea}, minute by minute
    # Learned
    {Idea}, the short version
    {Idea} for cloudy people
    {Idea} behind the farm
    {Idea} and a thermos
    {Idea} in August
  `,
  asides: `
    Twenty minutes in the dark before you judge the sky.
    Two coats. No, more.
    Away from the road, and then a bit further.
    The moon is up tonight; wait a week.
    Look south after ten.
    Write down the time. You will want it.
    Clouds are also weather; go home and read.
    A garden chair beats every tripod.
    The cold is half of the memory.
    Nothing here needs an app.
    Hold your breath and your hands hold still.
    Switch off the porch light and ask next door.
    The first frost has the clearest air.
    Bring somebody who has never seen it.
  `,
  posters: `
    look / up | telescope | The shortest instruction there is.
    dark / is / good | crescent-moon | For a world with too many lamps.
    we / are / moving | ringed-planet | At thirty kilometres a second. Hold on.
    wish / quickly | shooting-star | It will not come round again.
    same / moon | full-moon | For whoever is far away tonight.
  `,
  boards: `
    Dark enough | Places where the sky still works.
    Cold hands, wide eyes | A winter list.
    The moon, mostly | It is always there.
    Rings and moons | Neighbours.
    Wide open, thirty seconds | Star photographs and frost.
    Up past bedtime | With children and cocoa.
    Things that move up there | Satellites, geese, one balloon.
  `,
  shop: 'cairn_outfitters | Night kit | For standing still in the cold.',
  kind: 'Optics and outdoor | scientific classic',
  goods: `
    Tabletop telescope | telescope | 185 | grey | Cairn | Twenty seconds from the shelf to Saturn. | 220
    Red torch for charts | flashlight | 24 | grey | Cairn | Dims to almost nothing.
    Star globe, lit from inside | crystal-ball | 76 | purple | Lumen | Turn it to tonight.
    Moon lamp, slow dimmer | full-moon | 58 | yellow | Lumen | Sets over an hour, and so do you. | 69
    Down parka, knee length | coat | 298 | brown | Cairn | For people who do not move.
    Flask for a long night | hot-beverage | 39 | white | Coldharbour | Still hot when Orion is up.
    Star chart for the north | world-map | 16 | blue | Paper Lantern | Turns to the date; glows a little.
    Comet print, two colours | comet | 34 | blue | Paper Lantern | As it looked from our roof.
    Mittens that open | gloves | 44 | green | North Loom | Fingers out for the focus, in for the wait.
    Planet mobile, nine balls | ringed-planet | 48 | yellow | Tallow & Top | Yes, nine. We are sentimental.
    Owl night light | owl | 32 | brown | Tallow & Top | Blinks off at eight.
  `,
}
