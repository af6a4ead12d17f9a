import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The tiny homes theme. */
export const tinyHomes: KitText = {
  theme: 'tiny-homes',
  topic: 'architecture',
  tags: 'home smallspace',
  sites: 'nineteensquare.example everyinch.example hutandloft.example',
  pairs: ['clay', 'sky', 'olive', 'blush', 'butter', 'slate', 'forest', 'navy', 'mint', 'brick'],
  grounds: [...groundsFor.plans, 'horizon'],
  scenes: [
    'room',
    'room',
    'hills',
    'shelf',
    'steps',
    'split',
    'chart',
    'collage',
    'blocks',
    'stack',
    'wall',
    'moodboard',
  ],
  sets: {
    room: 'bed chair couch-and-lamp bathtub door potted-plant desktop-computer cactus',
    hills: 'hut house house-with-garden houses camping deciduous-tree evergreen-tree',
  },
  also: 'house hut bed ladder couch-and-lamp window key door chair bathtub potted-plant hammer house-with-garden mirror',
  ideas: `
    # Sleeping
    a loft bed | bed ladder window | loftbed | Bed upstairs, life downstairs | Leave ninety centimetres to sit up in. We left eighty.
    a bed in a cupboard | bed door candle | boxbed | The cupboard you sleep in | A shelf for the glass and a hole for the moon.
    a guest corner | couch-and-lamp bed key | guests | Guests fit, for two nights | Fold it out, give them the lamp, go for a walk.
    a child's nook | bed teddy-bear books | nook | Two square metres and a kingdom | Low shelf, own lamp, door optional.
    # Washing and cooking
    a tiny bathroom | bathtub mirror shower | bathroom | One and a half square metres, tiled | A mirror the size of the wall. It is not vanity, it is a room.
    a bath in the kitchen | bathtub cooking teapot | bath | Soup on, bath on | A board over the top and it is a counter.
    a two-burner kitchen | cooking shallow-pan-of-food spoon | kitchen | Two burners feed six | Cook in the order of patience.
    # Living
    a sofa with a secret | couch-and-lamp basket skis | storage | What lives under the sofa | Skis, a suitcase, the fan. In winter: the fan, a suitcase, skis.
    a reading corner | chair books light-bulb | reading | One chair, well placed | Put the lamp behind the ear you lean on.
    shelves over doors | books door ladder | shelves | The forgotten metre | It is dusty up there, and so are the dictionaries.
    a folding table | chair fork-and-knife-with-plate hammer | table | Breakfast for two, supper for six | Piano hinge, one leg, no wobble.
    a hallway that works | coat key womans-boot | hallway | Ninety centimetres of hallway | Hooks at two heights; the low ones are for tomorrow.
    a mirror trick | mirror window light-bulb | mirror | Opposite the window, always | You get the tree twice.
    # Building
    a hut in the woods | hut evergreen-tree axe | hut | Sixteen planks, one summer | Point the big window at the thing you came for.
    living in a van | minibus bed mountain | van | Four seats became a bedroom | Heavy things between the axles.
    a floor plan by hand | triangular-ruler pencil house | plans | Draw it at one to twenty | Cut out the furniture and push it around with a finger.
  `,
  titles: `
    {Idea}, with two children
    {Idea}, four years later
    {Idea} on a second-hand budget
    Six rules for {idea}
    # Sleeping, Washing and cooking, Living
    {Idea} in nineteen square metres
    {Idea} for renters
    {Idea}, measured
    {Idea} under a sloping roof
    {Idea} and where the hoover lives
    {Idea} for tall people
    # Living
    {Idea} without a drill
    # Building
    {Idea}, and what we gave away
    {Idea}, planned on a napkin
  `,
  asides: `
    Everything has one place, and the place has a name.
    Measure the sofa, then the stairs.
    Doors that slide give you a cupboard.
    Paint the ceiling too.
    One in, one out. Books excepted.
    The corners are the best part.
    Light at three heights.
    Curtains are the cheapest walls.
    If it folds, it will be left unfolded.
    Under the bed is a room.
    White is not the only way to be bright.
    Ask what you do there, then buy.
    Nothing on the floor that does not need to stand.
    We gave away forty boxes and missed one.
  `,
  posters: `
    small / is / plenty | hut | To be read in a large house.
    one / in / one / out | door | House rule, applies to lamps.
    nineteen / square / metres | house | And room for guests.
    build / it / in | hammer | Then you cannot lose it.
    doors / should / slide | key | A hill to live on.
  `,
  boards: `
    Nineteen square metres | Ours, from every angle.
    Huts | With a stove and a view.
    Under the roof | Where the wall leans in.
    Folding things | Tables, beds, opinions.
    Built-in | One carpenter, four corners.
    Hallways | The rooms nobody photographs.
    Plans on paper | At one to twenty.
  `,
  shop: 'low_shelf | Small rooms | Furniture with two jobs.',
  kind: 'Furniture | Scandinavian cosy',
  goods: `
    Loft ladder, beech | ladder | 240 | brown | Low Shelf | Hooks on, slides away, holds a giant. | 285
    Two-seat sofa with a drawer | couch-and-lamp | 890 | blue | Low Shelf | The drawer takes a winter duvet. | 990
    Stool that is a shelf | chair | 86 | brown | Low Shelf | Stack three and you own a bookcase.
    Day bed, solid pine | bed | 620 | blue | Low Shelf | Sits three, sleeps one, stores nothing.
    Wall mirror, round | mirror | 128 | blue | Clearwell | Opposite a window it earns its keep.
    Key shelf with hooks | key | 32 | yellow | Low Shelf | At the height of tired hands.
    Bath board, oiled oak | bathtub | 49 | white | Low Shelf | Book, glass, candle.
    Clip lamp | light-bulb | 44 | yellow | Lumen | Bites into any shelf.
    Trunk on castors | toolbox | 135 | red | Wainwright | Table by day, attic by night.
    Fold-flat table | fork-and-knife-with-plate | 210 | white | Low Shelf | Nine centimetres deep when nobody is hungry.
    Hat rail, five pegs | womans-hat | 38 | beige | Low Shelf | For coats. Hats have gone.
  `,
}
