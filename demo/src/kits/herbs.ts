import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The herbs theme. */
export const herbs: KitText = {
  theme: 'herbs',
  topic: 'gardening',
  tags: 'herbs garden',
  sites: 'windowsillherbs.example pinchofgreen.example mintinjail.example',
  pairs: ['mint', 'olive', 'sand', 'lilac', 'butter', 'slate', 'forest', 'blush', 'teal'],
  grounds: groundsFor.things,
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
  also: 'herb potted-plant seedling leafy-green jar scissors garlic lemon teapot salt four-leaf-clover hyacinth',
  ideas: `
    # On the sill
    basil | herb potted-plant sun | basil | Basil lives with the radio | Pinch above a pair of leaves and it becomes two.
    mint | herb teapot bucket | mint | Mint belongs in jail | Always in a pot of its own; it has plans for the rest.
    chives | leafy-green scissors egg | chives | A haircut for the chives | Cut to a finger's height. They do not mind at all.
    thyme | herb rock lemon | thyme | Thyme between the stones | Poor soil makes it taste of something.
    coriander | herb lime seedling | coriander | Coriander bolts, so sow it twice | A row every fortnight, and let the last one go to seed.
    parsley | leafy-green salt fish | parsley | Parsley is a vegetable | Grow three times what you think you need.
    rosemary | evergreen-tree potato salt | rosemary | The rosemary that outlived the flat | Dry feet, full sun, a hard cut after flowering.
    lemon balm | herb teacup-without-handle lemon | balm | A leaf that smells of sherbet | Crush it into cold water and pretend it is a cure.
    # In the kitchen
    herb salt | salt herb jar | herbsalt | Salt with the garden in it | Two parts salt to one of leaves, chopped together, dried on a tray.
    green oil | olive herb jar | oil | Oil as green as a billiard table | Blanch, squeeze, blend, drip through a cloth.
    frozen herbs | ice herb butter | freezing | July, in an ice tray | Chop, cover with oil, freeze, forget until January.
    herb butter | butter herb garlic | butter | One butter for every steak and corn cob | Roll it in paper and slice it cold.
    a pot of herb tea | teapot herb honey-pot | tea | What to drink when you cannot sleep | Fresh leaves, a lid on the pot, five minutes.
    # To keep
    drying by the stove | herb fire jar | drying | Bunches on a string | Heads down, out of the sun, until they rustle.
    seeds for next year | seedling envelope jar | seeds | Envelopes full of next summer | Shake the dry heads into paper on a still day.
    a lavender bundle | hyacinth ribbon thread | lavender | Drawers that smell of August | Tie it while it is green, it shrinks.
  `,
  titles: `
    # On the sill
    {Idea} on a kitchen sill
    {Idea} all winter
    {Idea}, and what to do with too much
    {Idea} for people who kill plants
    {Idea} in a jam tin
    {Idea} from one supermarket pot
    {Idea} with nothing but light
    Notes on {idea}
    {Idea}, cut and come again
    A month of {idea}
    # In the kitchen
    {Idea} within reach of the pan
    {Idea} in ten minutes
    {Idea} as we make it at home
    {Idea} for the rest of the year
    {Idea} by smell alone
    # To keep
    {Idea}, the slow way
    {Idea} before the frost
    {Idea}, for presents
    {Idea} in a flat without a garden
  `,
  asides: `
    Pick in the morning, after the dew.
    Stalks are food; chop them fine.
    Less water, more light, no pity.
    Rub a leaf as you walk by.
    Ours stands between the soap and the radio.
    Cut from the top, never strip the sides.
    Bought pots are four plants in a crowd; part them.
    Eat the flowers as well.
    Once it blooms, it has stopped thinking of you.
    Name the pots with chalk.
    A grow lamp is cheaper than a month of bought bunches.
    Hard herbs early in the pan, soft herbs after.
    Give the cat its own and it may leave yours.
    Tear, do not slice, if it bruises.
  `,
  posters: `
    rub / a leaf | herb | Then go on with your day.
    mint / in / jail | herb | Guilty of everything it was accused of.
    thyme / is / cheap | hourglass-done | And it takes very little of either.
    basil / in / session | potted-plant | The court of the windowsill.
    parsley, / sage, / patience | leafy-green | Two herbs and one virtue.
  `,
  boards: `
    Within reach of the pan | The sill, in order of thirst.
    Leaves and stalks | Nothing goes in the bin.
    Windowsill herbs | South side, second shelf.
    Drying season | String, hooks, patience.
    Green things to eat | Anything torn by hand.
    A tea garden | Picked, steeped, slept on.
    Herbs from seed | Trays in March.
  `,
  shop: 'fernside_nursery | The herb bench | Grown slowly, so that they last.',
  kind: 'Garden | kitchen country',
  goods: `
    Genoa basil in a pot | herb | 6 | green | Fernside | Sown thin, so it lives past the weekend.
    Herb scissors with a comb | scissors | 19 | red | Edgewell | Short blades for chives, and a comb that cleans them.
    Windowsill box, three pots | potted-plant | 44 | brown | Wainwright | Oak, lined in zinc, as long as a sink. | 52
    Drying rack on a string | thread | 17 | brown | Wainwright | Ten hooks, folds flat, hangs from one nail.
    Jars for leaves, set of six | jar | 32 | grey | Clearwell | Tight lids and a band to write on.
    Seed tin with dividers | notebook-with-decorative-cover | 27 | red | Wainwright | A month for each card.
    Little teapot with a sieve | teapot | 38 | red | Tarn Pottery | Room for a fistful of mint.
    Grow light, clip-on | light-bulb | 49 | yellow | Lumen | Sunshine for the dark end of the shelf. | 61
    Lucky clover in a thumb pot | four-leaf-clover | 8 | green | Fernside | We counted: one in nine pots has it.
    Herb mill, two sorts of teeth | salt | 26 | white | Edgewell | Fine for thyme, rough for rosemary.
    Garlic for planting, four heads | garlic | 9 | white | Fernside | In by November, out by the longest day.
  `,
}
