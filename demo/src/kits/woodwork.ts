import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The woodwork theme. */
export const woodwork: KitText = {
  theme: 'woodwork',
  topic: 'diy',
  tags: 'wood workshop',
  sites: 'shavingsandjigs.example rightjoint.example sawdustsunday.example',
  pairs: ['clay', 'sand', 'butter', 'olive', 'slate', 'blush', 'forest', 'brick', 'sky', 'ink'],
  grounds: groundsFor.plans,
  scenes: [
    'list',
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
    'room',
  ],
  sets: { room: 'chair toolbox potted-plant door bed' },
  also: 'hammer carpentry-saw clamp screwdriver triangular-ruler pencil wood axe toolbox ladder nut-and-bolt chair straight-ruler',
  ideas: `
    # Making
    a spoon from a branch | spoon wood axe | spoon | A spoon by dark | Green wood, a crook, and leave the bowl till last.
    a stool with three legs | chair carpentry-saw hammer | stool | Three legs never wobble | It is geometry. Sit down and think about it.
    a bookshelf | books carpentry-saw triangular-ruler | bookshelf | Shelves that do not sag | Eighty centimetres, two fingers thick. Books are bricks.
    a toolbox | toolbox hammer nut-and-bolt | toolbox | Make the box before the rest | Six boards, one dowel, carried for years.
    a cutting board | bread wood clamp | board | End grain, patience, oil | Glue in the evening, plane in the morning.
    a bird house | bird house hammer | birdhouse | Thirty-two millimetres, for tits | The hole decides who moves in.
    a picture frame | framed-picture carpentry-saw clamp | frame | Four corners, forty-five degrees | Fix the saw. Then cut the frame.
    a garden bench | chair deciduous-tree wood | bench | Bench for two and a cat | Slope the seat a thumb's width to the back.
    a wooden boat | sailboat wood axe | boat | A boat for the puddle | One nail, one leaf, one launching.
    # Knowing
    sharpening chisels | screwdriver rock droplet | sharpening | Sharp is a feeling in the wrist | Flat back first. Then the bevel. Then the hair on your arm.
    dovetails | toolbox carpentry-saw pencil | dovetails | Twelve tails before lunch | Tails first, pins after, excuses last.
    dowels | wood hammer clamp | dowels | A joint with no secrets | Three dowels and a dry run.
    oiling a table | wood lotion-bottle shallow-pan-of-food | oil | Three thin coats | Rags flat outside overnight. They can burn by themselves.
    old hand tools | hammer axe coin | handtools | Rust is only shy steel | Vinegar, a night, a brush.
    # The shop
    a shed of your own | hut hammer light-bulb | shed | Three metres by two | Bench by the window, wood along the wall, kettle by the door.
    a bench for small rooms | clamp chair ladder | workbench | The bench that folds to the wall | Two hinges, one prop, no excuses.
  `,
  titles: `
    # Making
    {Idea} with hand tools only
    {Idea} from pallet wood
    {Idea} in an afternoon
    {Idea} without screws
    {Idea}, and the one mistake
    {Idea} made with my father
    {Idea} on a balcony
    {Idea}, drawn first
    {Idea} in beech
    {Idea} with a child helping
    # Knowing
    {Idea} for the first time
    Lessons from {idea}
    {Idea}, step one of many
    {Idea}, the way my father did it
    {Idea} and a pot of tea
    # The shop
    {Idea}, drawn first
    {Idea} from pallet wood
    Lessons from {idea}
    {Idea} on a tight budget
  `,
  asides: `
    Measure twice, then check the ruler.
    Ear plugs before the machine, not after.
    The offcut bin is the best shop in town.
    Clamp more than you think.
    Mark the good side with chalk.
    Wood moves. Let it.
    Sand with the grain and with the radio.
    Cut on the outside of the line.
    Glue is stronger than the tree was.
    Sharp first, force never.
    It is not crooked, it is handmade.
    Leave it overnight; you will both have settled.
    Beech for tools, oak for tables, pine for practice.
    Sweep up. The day is not over until you sweep.
  `,
  posters: `
    measure / twice | triangular-ruler | Then measure the thing it has to fit.
    cut / on the / waste side | carpentry-saw | Or there will be two.
    clamps / clamps / clamps | clamp | No shop has enough.
    sharp / is / safe | axe | Blunt is what bites.
    sweep / up | broom | Then tea.
  `,
  boards: `
    Right joint | And why.
    Sawdust Sunday | Sweep on Monday.
    Green wood | Carved while it is wet.
    Shed life | Three by two metres.
    Old tools | Rusty, bought, forgiven.
    Furniture I might make | In order of nerve.
    Offcuts | Too good to burn.
  `,
  shop: 'low_shelf | The tool wall | What hangs in our own workshop.',
  kind: 'Tools | rustic practical',
  goods: `
    Joiner's hammer, 300 g | hammer | 38 | grey | Edgewell | Ash handle; swings like a door.
    Panel saw, fine | carpentry-saw | 64 | grey | Edgewell | Pulls straight if you let it. | 75
    Screw clamps, pair | clamp | 42 | red | Edgewell | They hold, and then they hold more.
    Turn screw, round blade | screwdriver | 19 | red | Edgewell | Hardened to the tip.
    Carpenter's square | triangular-ruler | 26 | grey | Edgewell | True. We checked against a better one.
    Flat pencils, six | pencil | 7 | yellow | Wainwright | They do not roll off the roof.
    Oak offcuts, a crate | wood | 24 | brown | Low Shelf | Enough for ten spoons and a stool.
    Small hatchet | axe | 72 | grey | Edgewell | For carving; shaves if you ask it.
    Tool chest, dovetailed | toolbox | 185 | red | Low Shelf | Made by the apprentices. Passed. | 220
    Folding steps | ladder | 96 | brown | Low Shelf | Three treads, seat included.
    Bench screws, brass | nut-and-bolt | 14 | grey | Edgewell | A bag of forty, mixed.
  `,
}
