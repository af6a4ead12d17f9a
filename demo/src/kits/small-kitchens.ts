import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The small kitchens theme. */
export const smallKitchens: KitText = {
  theme: 'small-kitchens',
  topic: 'home-decor',
  tags: 'kitchen home',
  sites: 'onecounter.example hookandrail.example panwithinreach.example',
  pairs: ['mint', 'butter', 'sky', 'coral', 'sand', 'teal', 'olive', 'blush', 'brick', 'lemon'],
  grounds: groundsFor.food,
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
  ],
  also: 'cooking kitchen-knife spoon jar teapot shallow-pan-of-food salt basket light-bulb potted-plant fork-and-knife pot-of-food bowl-with-spoon',
  ideas: `
    # Storing
    open shelves | jar bowl-with-spoon teapot | shelves | Open shelves, three months on | Only what you use each week. Dust tells the truth.
    a rail with hooks | spoon cooking hammer | rail | One rail, eleven hooks | Hang things in the order in which you reach for them.
    spice drawers | hot-pepper salt label | spices | Spices lie down | Labels on the lids. Alphabet optional, pepper first.
    a pantry in a cupboard | jar canned-food basket | pantry | A pantry, forty centimetres deep | Tins at the front, good intentions at the back.
    knives on the wall | kitchen-knife magnet wood | knives | A magnet instead of a block | At the height of your shoulder and away from small hands.
    pans inside pans | shallow-pan-of-food pot-of-food cooking | pans | Three pans are enough | One small, one wide, one deep. Cloth between.
    the fruit bowl | bowl-with-spoon lemon banana | fruit | Fruit where you can see it | Bananas live elsewhere. They spread rumours.
    # Arranging
    one clear counter | cooking bread broom | counter | Sixty centimetres, always empty | It is the most useful tool in the room.
    a table for two | chair candle fork-and-knife | table | Two chairs and a flap | Half of it is sky if you sit on the right.
    light over the sink | light-bulb window droplet | light | Put the lamp where you wash | You spend more time there than at the stove.
    a painted cupboard | door paintbrush artist-palette | paint | Same cupboard, new green | Sugar soap, sand, two thin coats, new knobs.
    herbs on the ledge | herb potted-plant window | herbs | Basil, chives, and a mint that behaves | The ledge gets four hours. That is enough for three pots.
    # Using
    washing up by hand | sponge soap droplet | washingup | Glasses, plates, pans, in that order | Hot water, a good brush, the other person dries.
    cooking for one | cooking egg fork-and-knife | solo | Half a recipe, whole pleasure | Set the table. It is not sad, it is supper.
    a sharp knife | kitchen-knife onion carrot | sharp | One sharp knife beats nine blunt ones | Three strokes on the steel before every onion.
    friends in the kitchen | clinking-glasses chair cheese-wedge | guests | They will stand there anyway | Give them a knife and a tomato.
  `,
  titles: `
    {Idea} in four square metres
    {Idea} in a shared flat
    {Idea}: my mother approves
    {Idea}, one year later
    Yes to {idea}
    # Storing, Arranging
    {Idea} for renters with a deposit
    {Idea}, cheap and good
    {Idea} under a sloping ceiling
    {Idea} without drilling
    {Idea} in an afternoon
    {Idea} for people who cook
    # Using
    {Idea} on a weeknight
    {Idea}, with the radio on
  `,
  asides: `
    Heavy low, light high, daily in between.
    If you have to move two things to reach one, move house. Or one.
    Oil the wood on the first of the month.
    Warm bulbs make better soup.
    The bin decides the kitchen.
    A tray is a drawer that sits on top.
    Take the doors off; see if you miss them.
    Measure the kettle.
    Nothing with only one use, but the egg slicer.
    White tiles, dark joints.
    The stool is the real table.
    A hook costs less than a drawer.
    Everything in reach of one step.
    It cost forty and a Saturday.
  `,
  posters: `
    clean / as you / go | sponge | Or do not go.
    one / sharp / knife | kitchen-knife | The rest is drawer.
    the / kettle / knows | teapot | Put it on. Sit down.
    hooks / not / drawers | spoon | A manifesto for renters.
    cook / for / one | cooking | And set the table for them.
  `,
  boards: `
    One counter | Sixty centimetres of peace.
    Hooks and rails | Everything on show.
    Pan within reach | Small kitchens that cook.
    Shelves, open | And dusted.
    Kitchen light | Over the sink, over the soup.
    Tiles | For ever, so choose slowly.
    Tables for two | With room for a third.
  `,
  shop: 'studio_lumen | Kitchen lights and shelves | Light where you chop.',
  kind: 'Kitchen | modern Scandinavian',
  goods: `
    Pendant for the table | light-bulb | 145 | yellow | Lumen | Low, warm, no glare in the soup. | 170
    Steel rail with hooks | spoon | 36 | silver | Lumen | Sixty centimetres, eight hooks, two screws.
    Cook's knife, 20 cm | kitchen-knife | 92 | purple | Edgewell | Carbon steel. Dry it.
    Glass canisters, three | jar | 39 | grey | Clearwell | Square, because shelves are.
    Iron skillet, 28 cm | cooking | 58 | black | Harrow | Older each year, and better.
    Low pan with a lid | shallow-pan-of-food | 84 | orange | Harrow | Goes from stove to table in one pair of mitts. | 98
    Salt cellar, two bowls | salt | 19 | white | Tarn Pottery | Fine and coarse, side by side.
    Whistling kettle | teapot | 66 | red | Lumen | In tune. F, roughly.
    Fruit basket, wire | basket | 33 | brown | Lumen | Air all round; nothing sulks.
    Step stool, two treads | chair | 74 | brown | Low Shelf | For the forgotten metre.
    Shelf lamp, rechargeable | candle | 52 | yellow | Lumen | Cupboards deserve light too.
  `,
}
