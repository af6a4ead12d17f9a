import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The prints theme. */
export const prints: KitText = {
  theme: 'prints',
  topic: 'design',
  tags: 'prints walls',
  sites: 'inkandnail.example editionofforty.example hunglevel.example',
  pairs: [
    'coral',
    'lemon',
    'sky',
    'ink',
    'brick',
    'teal',
    'rose',
    'sand',
    'lilac',
    'navy',
    'lagoon',
  ],
  grounds: [...groundsFor.things, 'frame', 'stamp'],
  scenes: [
    'wall',
    'wall',
    'pattern',
    'blocks',
    'steps',
    'split',
    'chart',
    'collage',
    'stack',
    'moodboard',
    'room',
  ],
  sets: { room: 'framed-picture chair couch-and-lamp potted-plant bed' },
  also: 'framed-picture paintbrush artist-palette pencil scissors page-with-curl lemon swan fox tulip sailboat full-moon crayon',
  ideas: `
    # Making
    potato prints | potato artist-palette paintbrush | potatoprint | A potato, a knife, forty cards | Blot it first. A wet potato prints like a rumour.
    lino cuts | fox paintbrush hammer | lino | Cut away everything that is not the fox | Warm the lino on the radiator and keep both hands behind the blade.
    screen prints | framed-picture artist-palette window | screenprint | Two colours in a bathroom | Yellow first. It is always yellow first.
    paper cuts | scissors bird page-with-curl | papercut | One sheet, one blade, one swan | Turn the paper, not the knife.
    monoprints | leaf-fluttering-in-wind artist-palette page-with-curl | monoprint | Prints that happen once | Ink the leaf, press, peel. That is the edition.
    risograph zines | newspaper paintbrush crayon | riso | Sixteen pages in fluorescent pink | Plan in greys and trust the machine.
    rubber stamps | pencil envelope love-letter | stamps | Carved from an eraser | Draw it backwards. You will forget once.
    # Choosing
    botanical prints | tulip herb framed-picture | botanical | Plates from a book about weeds | Cheap frames, wide mounts, and nobody asks.
    travel posters | ship mount-fuji sun | travelposter | Places that look better flat | Four colours, big sky, small boat.
    fruit prints | lemon pear cherries | fruit | The kitchen gets the lemons | One fruit to a frame, all in a row.
    animal portraits | fox owl swan | animals | A fox in a good frame | Hang it at the height of the fox. Or at yours.
    big type | newspaper open-book crayon | type | Words as large as the wall | Read it from the door; if you squint, buy it.
    children's drawings | crayon sun house | kidsart | Frame the horse with six legs | Date it on the back; you will not believe it later.
    # Hanging
    a gallery wall | framed-picture hammer triangular-ruler | gallery | Nine frames, one evening, no swearing | Lay it on the floor and cut it out in newspaper.
    one large picture | framed-picture hammer couch-and-lamp | large | One big thing instead of seven small ones | Its middle goes at eye height. Whose eyes is a marriage question.
    frames from the flea market | framed-picture paintbrush coin | frames | Buy the frame, forgive the picture | Take a tape measure and small money.
  `,
  titles: `
    {Idea} as a present
    # Making
    {Idea} in two colours
    {Idea} for people who cannot draw
    {Idea}, from sketch to wall
    {Idea} on a budget
    My year of {idea}
    {Idea} at the kitchen table
    {Idea}, the first forty
    # Choosing
    {Idea} for a small hallway
    {Idea} for a rented wall
    {Idea} over the bed
    {Idea} that children may touch
    {Idea} for the kitchen
    {Idea} from the flea market
    # Hanging
    {Idea} for a rented wall
    {Idea}, no nails
    {Idea}, slightly crooked
    {Idea} in a small hallway
  `,
  asides: `
    Paper has a grain. Feel for it.
    Sign it in pencil, low and small.
    Forty copies and then the block is cut.
    Sunlight is the enemy of pink.
    Hang it lower than you want to.
    The mount is half of the picture.
    White walls are optional.
    Test on newspaper, fail on newspaper.
    Ask the shop for offcuts.
    Two nails, one spirit level, no drama.
    Swap them with the seasons.
    Cheap print, good frame. Never the other way.
    The first one off the press is never the best.
    Smudges count as provenance.
  `,
  posters: `
    hang / it / low | framed-picture | Your eyes will thank you, and your neck.
    yellow / is / first | lemon | Printers know.
    edition / of / one | fox | And it is yours.
    print / more / trees | evergreen-tree | Or plant them, which is slower.
    good / paper / good day | page-with-curl | Cotton, cream, three hundred grams.
  `,
  boards: `
    Ink and nail | From the press to the plaster.
    Edition of forty | Numbered in pencil.
    Walls to fill | Measured twice, still empty.
    Two-colour things | When less was cheaper.
    Animals in frames | A quiet zoo.
    Words, large | To be read from the sofa.
    Printed by hand | Smudges included.
  `,
  shop: 'paper_lantern | The print room | Editions of forty, on paper that will outlive us.',
  kind: 'Art prints | graphic modern',
  goods: `
    Fox, two-colour print | fox | 48 | orange | Paper Lantern | Edition of forty, signed small. | 56
    Lemon, large | lemon | 39 | yellow | Paper Lantern | For kitchens that face north.
    Swan on dark paper | swan | 52 | white | Paper Lantern | White ink, printed three times over.
    Oak frame, 30 by 40 | framed-picture | 64 | brown | Low Shelf | Real glass, real joints, opens without a knife.
    Lino starter box | paintbrush | 42 | red | Paper Lantern | Two blades, four sheets, a roller, an apology to your table.
    Gouache, twelve pans | artist-palette | 36 | brown | Paper Lantern | The white is twice as large, as it should be. | 42
    Drawing pencils, soft | pencil | 12 | yellow | Paper Lantern | From 2B to trouble.
    Poster rail, magnetic | triangular-ruler | 28 | grey | Low Shelf | Holds a sheet flat without a hole.
    Picture hooks, brass, ten | hammer | 9 | grey | Wainwright | One nail each, ten kilos.
    Paper by the roll, cream | scroll | 24 | white | Paper Lantern | Ten metres. Let the children loose.
    Night ship, screen print | ship | 58 | blue | Paper Lantern | Five blues, and a red that you find later.
  `,
}
