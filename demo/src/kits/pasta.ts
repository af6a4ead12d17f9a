import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The pasta theme. */
export const pasta: KitText = {
  theme: 'pasta',
  topic: 'food',
  tags: 'pasta supper',
  sites: 'twirled.example aldentish.example saltthewater.example',
  pairs: ['coral', 'butter', 'olive', 'clay', 'mint', 'blush', 'brick', 'forest', 'lemon'],
  grounds: groundsFor.food,
  scenes: [
    'packet',
    'list',
    'table',
    'shelf',
    'steps',
    'split',
    'chart',
    'collage',
    'blocks',
    'stack',
    'pattern',
    'wreath',
  ],
  also: 'spaghetti tomato garlic cheese-wedge herb olive salt onion wine-glass lemon hot-pepper bread',
  ideas: `
    # Quick
    spaghetti with garlic and oil | spaghetti garlic hot-pepper | spaghetti | Midnight spaghetti | Start the garlic in cold oil and let it take its time.
    lemon linguine | spaghetti lemon butter | lemon | Linguine that tastes of a holiday | Zest, butter, pasta water, shake the pan.
    tomato and butter sauce | spaghetti tomato butter | tomatoes | Three things and forty minutes | Half an onion goes in whole and comes out whole.
    pepper and cheese | spaghetti cheese-wedge salt | pecorino | Black pepper, cheese, nerve | Off the heat, a splash at a time, and do not look away.
    tuna and olives | spaghetti fish olive | tuna | The cupboard supper | A tin, a jar, a packet. Nobody has to go out.
    peas and bacon | spaghetti pea-pod bacon | peas | Peas with their bacon on | The peas go in with the pasta for its last minute.
    # Slow
    ragù | spaghetti cut-of-meat tomato | ragu | The ragù that moved in on Sunday | Milk first, wine second, tomatoes last, then go for a walk.
    baked pasta | shallow-pan-of-food tomato cheese-wedge | baked | Corners for everyone | Undercook it by three minutes; the oven finishes the job.
    mushroom lasagne | shallow-pan-of-food brown-mushroom cheese-wedge | lasagne | Lasagne, mostly mushrooms | Ten layers if you roll thin, seven if you are normal.
    aubergine sauce | spaghetti eggplant tomato | aubergine | Aubergines, fried properly | Salt, wait, squeeze. It is worth the wait.
    sausage and fennel | spaghetti meat-on-bone herb | sausage | Sausage out of its skin | Break it small and let it catch.
    # By hand
    fresh tagliatelle | spaghetti egg sheaf-of-rice | freshpasta | An egg for each of you | A hundred grams of flour each, and a clean table.
    ravioli | dumpling cheese-wedge herb | ravioli | Ravioli on every chair | Press the air out or they will tell everyone.
    gnocchi | potato cheese-wedge butter | gnocchi | Gnocchi, light at last | Bake the potatoes on salt. Wet potatoes make stones.
    pesto | herb garlic olive | pesto | Pesto before the basil bolts | Cold bowl, cold leaves, quick hands.
    noodles for broth | chopsticks steaming-bowl egg | noodles | Cut by hand, and it shows | Uneven on purpose; that is how the sauce gets in.
  `,
  titles: `
    {Idea} for one, with a candle
    {Idea} from a very small kitchen
    {Idea} as my neighbour does it
    {Idea} when somebody brings wine
    {Idea} for children and other critics
    An argument about {idea}
    # Quick
    {Idea} in the time the water boils
    {Idea}, no cream
    {Idea}, twice a week
    {Idea} with the wrong shape
    {Idea}, ready by the second song
    # Slow
    {Idea} for ten
    {Idea}, started at breakfast
    Leftover {idea}, fried
    {Idea}, even better on Monday
    # By hand
    {Idea} for ten
    {Idea} with a child at each corner
    {Idea} without a machine
  `,
  asides: `
    Salt the water like you mean it.
    Keep a cup of the water. Always.
    One minute less than the packet says.
    Grate the cheese at the table.
    The sauce waits for the pasta, never the other way round.
    Plates in the oven, guests at the table.
    Good oil at the end, plain oil at the start.
    It is better standing up, out of the pan.
    Nobody measures the parmesan.
    Double it; tomorrow has a lunch in it.
    A wide pan so that you can toss.
    Put the lid on crooked.
    If it looks too wet, it is right.
    The shape is a question of mood.
  `,
  posters: `
    salt / the / water | salt | The first commandment of the stove.
    twirl / responsibly | spaghetti | White shirts read this twice.
    more / garlic | garlic | It is always the answer.
    basil / never / sleeps | herb | For the windowsill of a small trattoria.
    carbs / before / crowns | crown | A coat of arms for hungry houses.
  `,
  boards: `
    Twirled | Long shapes, short evenings.
    Sauces by heart | The seven I no longer look up.
    Sunday ragù | Starts at ten, eaten at four.
    Rolled by hand | Flour to the elbows.
    Cupboard suppers | Nothing fresh, nothing missed.
    For many mouths | Pasta by the kilo.
    Green sauces | Anything that has leaves.
  `,
  shop: 'rye_and_reason | The pasta counter | Flour, tools and shapes from a bakery that got curious.',
  kind: 'Pantry | rustic Italian',
  goods: `
    Spaghetti, bronze drawn | spaghetti | 5 | yellow | Millrace | Rough as a cat's tongue; the sauce clings.
    Fine flour for fresh pasta | sheaf-of-rice | 7 | beige | Millrace | Soft as talc, strong enough for ravioli.
    Olive oil, early harvest | olive | 23 | green | Costa Bruna | Peppery at the back, as it should be.
    Plaited garlic, a winter's worth | garlic | 14 | white | Costa Bruna | Hang it where you can reach.
    Passata in glass | tomato | 4 | red | Costa Bruna | One tomato, one bottle, nothing else.
    Aged hard cheese, 400 g | cheese-wedge | 19 | yellow | Costa Bruna | Thirty months old and full of crystals. | 23
    Wooden fork for long shapes | fork-and-knife | 12 | brown | Reason | Nine blunt teeth, no scratches.
    Pasta bowls, set of four | bowl-with-spoon | 56 | white | Tarn Pottery | Deep middle, broad rim, room for twirling.
    Chilli string, forty pods | hot-pepper | 11 | red | Costa Bruna | One a day gets you well past Christmas.
    Wide pan for tossing | shallow-pan-of-food | 79 | grey | Harrow | Sloped sides; the wrist learns fast. | 95
    Basil that lasts, in a pot | herb | 8 | green | Fernside | Grown slowly, so it does not collapse on Thursday.
  `,
}
