import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The swimming theme. */
export const swimming: KitText = {
  theme: 'swimming',
  topic: 'sport',
  tags: 'swim sea',
  sites: 'coldwaterclub.example lowtidehigh.example pierend.example',
  pairs: ['sky', 'teal', 'mint', 'lemon', 'coral', 'lagoon', 'navy', 'sand', 'lilac'],
  grounds: groundsFor.sea,
  scenes: [
    'shore',
    'shore',
    'steps',
    'split',
    'chart',
    'collage',
    'blocks',
    'stack',
    'pattern',
    'wall',
    'outfit',
  ],
  sets: {
    shore: 'sailboat canoe duck spouting-whale ring-buoy dolphin swan',
    outfit: 'one-piece-swimsuit bikini shorts thong-sandal sunglasses womans-hat goggles',
  },
  also: 'ring-buoy one-piece-swimsuit sunglasses umbrella-on-ground spiral-shell crab tropical-fish sailboat anchor coral goggles octopus water-wave dolphin',
  ideas: `
    # In
    cold water | snowflake water-wave hot-beverage | coldwater | In slowly, out early | Breathe out as you go in. The rest is only shouting.
    a swim before work | sunrise goggles one-piece-swimsuit | dawn | Ten minutes of lake, then meetings | Towel on the saddle, hair wet until noon.
    learning front crawl | person-swimming goggles water-wave | crawl | Look at the tiles, not the wall | Roll to breathe. You are a log, not a crocodile.
    floating | ring-buoy sun water-wave | floating | The art of doing nothing, wet | Ears under, belly up, fill the lungs.
    diving under waves | water-wave goggles fish | waves | Under, not over | Take a breath at the trough and go flat along the bottom.
    pool lanes | person-swimming stopwatch goggles | pool | Lane etiquette for shy people | Let the fast one go at the wall. Everyone is late for something.
    night swims | crescent-moon water-wave jellyfish | nightswim | The water glows if you are lucky | Late August, no moon, new friends.
    # By
    rock pools | crab coral spiral-shell | rockpools | An hour at one puddle | Put the stone back the way it was. It is a roof.
    shells | spiral-shell oyster bucket | shells | Shells, sorted by nobody in particular | Leave the ones that are lived in.
    harbour mornings | sailboat anchor seal | harbour | Boats talk before six | It is the ropes. They creak when the tide thinks.
    sandcastles | castle bucket crab | sandcastle | Architecture, four hours, then the sea | Dig to the damp sand. Drip the towers.
    a beach with shade | umbrella-on-ground beach-with-umbrella womans-hat | beach | Carry the umbrella; thank me at one | Dig it a forearm deep and lean it into the wind.
    lighthouses | house water-wave full-moon | lighthouse | The one with the red door | Ask the keeper's daughter. She still has the key.
    # After
    a thermos on the rocks | hot-beverage rock coat | after | What tastes better than tea on a rock | Hands first, then lips, then talk.
    salty hair | shower hair-pick womans-hat | hair | Leave it till tomorrow | Rinse, plait, sleep on it.
    fish and chips | fried-shrimp french-fries lemon | chips | Chips on the harbour wall | Guard them from the left. Gulls are left-winged.
  `,
  titles: `
    {Idea} in October
    The case for {idea}
    # In
    {Idea} for cowards
    {Idea} with a club of four
    {Idea}, the kit you need
    {Idea} in your oldest swimsuit
    {Idea} before the others arrive
    {Idea}, three towels later
    {Idea} all the year round
    {Idea} near the city
    # By
    {Idea} on the last warm day
    {Idea} at low tide
    {Idea} with small children
    {Idea} near the city
    {Idea} before the others arrive
    # After
    {Idea} on the last warm day
    {Idea} with a club of four
    {Idea}, every single time
  `,
  asides: `
    Never alone; bring at least a dog.
    Look for the rope and the red flag.
    Sun cream first, then the argument.
    Eleven degrees today. It felt like nine.
    Check the tide table; it is on the ice-cream hut.
    A towel with a hood ends all discussion.
    The sea does not know that you are on holiday.
    Leave your shoes higher than you think.
    Two coats of wax on the zip.
    It is warmer in than out. Nobody believes it.
    Shower in the garden.
    Sand gets everywhere; so will you.
    The jellyfish have gone by Friday.
    Home with wet hair and a clear head.
  `,
  posters: `
    in / slowly / out early | ring-buoy | The whole of cold-water wisdom.
    low / tide / high hopes | spiral-shell | A forecast.
    salt / in the / hair | water-wave | And in the book, and in the bed.
    swim / first | goggles | Then coffee. Then the rest of it.
    mind / the / crabs | crab | They were here before you.
  `,
  boards: `
    Cold water club | Members: four and a dog.
    Low tide | What the sea leaves out.
    Pier's end | Jumping-off places.
    Things with salt on them | Ropes, chips, hair.
    Lanes | Up and down, thinking.
    Sea, with boats | Blue, and something small and white.
    Beach logistics | Shade, water, shade.
  `,
  shop: 'tidewheel | By the water | What dries fast and lasts long.',
  kind: 'Swimwear | sporty maritime',
  goods: `
    Swimsuit for lanes | one-piece-swimsuit | 64 | blue | Stride & Sons | Stays put at the turn. | 76
    Two-piece with a knot | bikini | 58 | pink | Stride & Sons | Real knots; no clasp to rust.
    Goggles, wide view | goggles | 32 | blue | Clearwell | No fog, no ring around the eyes.
    Ring buoy for the boat | ring-buoy | 49 | red | Tidewheel | Floats a grown person and their coat.
    Beach umbrella, lined | umbrella-on-ground | 72 | red | Tidewheel | Stops the sun, not only the light. | 85
    Harbour sandals | thong-sandal | 34 | blue | Stride & Sons | Grip on wet stone.
    Child's swim shorts | shorts | 28 | green | Stride & Sons | A pocket with a drain, for shells.
    Sun hat that ties | womans-hat | 41 | beige | North Loom | For people who live where it blows.
    Sea wool jumper | womans-clothes | 148 | blue | North Loom | For the ten minutes after.
    Toy sailing boat | sailboat | 36 | yellow | Tallow & Top | It really sails. Tie a string to it.
    Shell spoon set | spiral-shell | 22 | beige | Harrow | For caviar, or salt, or show.
  `,
}
