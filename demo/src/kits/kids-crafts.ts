import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The crafts for kids theme. */
export const kidsCrafts: KitText = {
  theme: 'kids-crafts',
  topic: 'parenting',
  tags: 'kids crafts',
  sites: 'gluesticksociety.example cardboardking.example rainyafternoons.example',
  pairs: ['lemon', 'coral', 'sky', 'mint', 'lilac', 'rose', 'butter', 'teal', 'plum'],
  grounds: groundsFor.things,
  scenes: [
    'list',
    'shelf',
    'steps',
    'steps',
    'split',
    'chart',
    'collage',
    'blocks',
    'stack',
    'pattern',
    'wall',
  ],
  also: 'crayon scissors paintbrush artist-palette balloon teddy-bear kite rainbow star puzzle-piece ribbon yo-yo',
  ideas: `
    # Paper
    paper boats | sailboat newspaper water-wave | paperboats | A fleet by bath time | Wax the bottom with a candle end and it lives for a week.
    paper chains | ribbon scissors christmas-tree | paperchains | A chain for every day until then | Cut one off each evening. No counting needed.
    cardboard castles | castle package crown | cardboard | The box was the present | Save the flaps; they are the drawbridge.
    bin-bag kites | kite scissors wind-face | kites | A kite that cost nothing | Two sticks, string, and a tail twice its length.
    masks | lion scissors crayon | masks | A lion by lunchtime | Holes first, then paint, or you get a blind lion.
    pop-up cards | birthday-cake scissors envelope | popup | The cake jumps out | Cut on the fold, push it through, cheer.
    # Paint and paste
    leaf prints | maple-leaf artist-palette paintbrush | leafprints | Autumn, printed | Paint the veiny side and press with a spoon.
    painted stones | rock lady-beetle paintbrush | stones | Ladybirds for the doorstep | Nail varnish over the top, or the rain takes them.
    potato stamps | potato artist-palette star | stamps | Potatoes that print stars | Use a biscuit cutter and skip the knife.
    salt dough | salt star ribbon | saltdough | One flour, half salt, half water | Low oven, long wait, then the glitter.
    a finger-paint forest | hand-with-fingers-splayed deciduous-tree artist-palette | fingerpaint | Hands are leaves | Do it in the bath and you need only one more bath.
    # Building
    puppets from socks | socks safety-pin thread | puppets | Odd socks get a voice | Buttons for eyes, and sew the mouth last.
    a marble run | page-with-curl scissors game-die | marblerun | The marble run on the fridge | Magnets on the back, rolls cut at a slant.
    a robot out of boxes | robot package battery | robot | Robot, size of a sister | Bottle tops are buttons. All of them do something.
    bird feeders | bird chestnut jar | birds | Fat, seeds, a string, a robin | Hang it where the breakfast table can see.
    a den indoors | tent chair flashlight | den | Two chairs, one sheet, no grown-ups | The washing line does the roof. Torches do the rest.
  `,
  titles: `
    {Idea} for a rainy afternoon
    {Idea} with two-year-olds
    {Idea} and no glitter
    {Idea} before supper
    {Idea}, mess level three
    {Idea} while the baby sleeps
    {Idea} with what is in the drawer
    How we do {idea}
    {Idea}, explained by a five-year-old
    {Idea} on the kitchen floor
    # Paper, Building
    {Idea} from the recycling bin
    # Paper, Paint and paste
    {Idea} for the grandparents
    {Idea} for a party of eight
  `,
  asides: `
    Newspaper under everything, including you.
    Let them cut it crooked.
    The best tape is paper tape.
    Sleeves up, aprons on, phones away.
    Twenty minutes of work and an hour of play.
    Glue sticks lose their lids; accept it.
    Keep three. Photograph the rest.
    Set it out before you say the word craft.
    Washable, allegedly.
    Ask what it is only after they have told you.
    A tray catches more than a cloth.
    They will want to do it again at once.
    Make one beside them, badly.
    The ears fell off; nobody minded.
  `,
  posters: `
    more / tape | scissors | There is never enough.
    make / a mess / then tea | artist-palette | The order matters.
    the box / is the / toy | package | Parents know. Shops do not.
    cut / paste / giggle | crayon | Software for small people.
    wash / your / hands | soap | Then open the door.
  `,
  boards: `
    Rainy afternoons | Things to do until it stops.
    Cardboard | Castles, cars, cats.
    Ages three to five | With blunt scissors.
    Paint, washable | Allegedly.
    Made at grandma's | And left there, to dry.
    Party making | Eight children, one table.
    Small hands | Big plans.
  `,
  shop: 'tallow_toys | The craft table | Paper, paste and paint that washes out.',
  kind: "Children's craft | playful bright",
  goods: `
    Wax crayons, sixteen fat ones | crayon | 13 | red | Tallow & Top | Do not snap. We let a class try.
    Blunt scissors for small hands | scissors | 9 | red | Tallow & Top | Cut paper, never hair. Mostly.
    Finger paint, four pots | artist-palette | 19 | brown | Tallow & Top | Flour, water, colour from beets.
    Brush set, short handles | paintbrush | 14 | red | Tallow & Top | Thick where they hold it.
    Build-your-own kite | kite | 24 | blue | Tallow & Top | Flies on the first windy day. | 29
    Wooden puzzle, eleven pieces | puzzle-piece | 27 | green | Tallow & Top | One goes missing; we post it free.
    Teddy to sew yourself | teddy-bear | 36 | brown | Tallow & Top | Cut, marked, and kind to beginners.
    Yo-yo, beech | yo-yo | 11 | red | Tallow & Top | Sleeps if you ask it nicely.
    Nesting dolls to paint | nesting-dolls | 32 | red | Tallow & Top | Blank, and waiting for your aunts. | 38
    Magic wand kit | magic-wand | 16 | purple | Tallow & Top | Results vary.
    Balloons, plain, fifty | balloon | 8 | red | Tallow & Top | Natural rubber, no faces.
  `,
}
