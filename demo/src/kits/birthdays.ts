import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The birthdays theme. */
export const birthdays: KitText = {
  theme: 'birthdays',
  topic: 'parties',
  tags: 'birthday party',
  sites: 'blowandwish.example cakebeforelunch.example paperhats.example',
  pairs: ['rose', 'lemon', 'lilac', 'coral', 'mint', 'sky', 'plum', 'butter', 'navy'],
  grounds: groundsFor.food,
  scenes: [
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
    'moodboard',
  ],
  also: 'birthday-cake balloon wrapped-gift candle party-popper cupcake lollipop candy confetti-ball ribbon cookie ice-cream doughnut',
  ideas: `
    # Cake
    a sponge with jam | birthday-cake strawberry butter | sponge | Cake for people who say no cake | Weigh the eggs, then the same of all the rest.
    cupcakes for a class | cupcake candy package | cupcakes | Twenty-eight cupcakes by eight o'clock | Carry them in the tin, ice them in the car park.
    a doughnut tower | doughnut candle ribbon | doughnuts | No oven, one tower | Glue with icing; steady with a skewer.
    an ice-cream cake | ice-cream cookie chocolate-bar | icecream | The cake that lives in the freezer | Soften, layer, freeze, brag.
    a chocolate log | chocolate-bar birthday-cake wood | chocolate | Roll it while it is warm | Cracks are bark. That is the genius of it.
    biscuits with names | cookie label ribbon | biscuits | Everybody eats their own name | Pipe the long names first.
    # Table
    a table in one colour | balloon fork-and-knife-with-plate tulip | table | Everything yellow | Plates, paper, lemons. The guests will do the rest.
    paper garlands | ribbon scissors confetti-ball | garlands | Four hundred triangles, one film | Sew them on the machine without stopping.
    balloons without helium | balloon thread wind-face | balloons | Balloons that stay down | Hang them from the ceiling and call it weather.
    going-home bags | shopping-bags lollipop yo-yo | partybags | One good thing instead of nine bad ones | A plant, a book, a bat made of paper.
    forty candles | candle birthday-cake fire | candles | Many candles and a lid nearby | Light from the middle outward and sing fast.
    # Fun
    pass the parcel | wrapped-gift newspaper musical-notes | games | A parcel of thirteen layers | A sweet in each, and rig the music.
    a treasure hunt | world-map key gem-stone | treasure | Seven clues and a dig | Rhymes may limp. The last clue is in the oven.
    a piñata | piata candy scissors | pinata | Paper donkey, real sweets | Thin layers, or you will need an axe.
    presents for teenagers | wrapped-gift headphone coin | presents | What a fourteen-year-old wants | Money, in an envelope that took some effort.
    a grown-up party | clinking-glasses candle cheese-wedge | grownups | Home by eleven, happily | Soup, cheese, cake. Nobody stands in the kitchen alone.
  `,
  titles: `
    {Idea}, ready the day before
    {Idea}, last-minute version
    # Cake
    {Idea} for a fifth birthday
    {Idea} when nobody slept
    {Idea} without sugar shock
    {Idea} by one tired parent
    {Idea} for somebody turning sixty
    {Idea}, on a Wednesday
    # Table
    {Idea} in a small flat
    {Idea} for thirty euros
    {Idea} by one tired parent
    {Idea} for a fifth birthday
    {Idea} in an hour
    # Fun
    {Idea} in the park
    {Idea} for thirty euros
    {Idea} in a small flat
    {Idea} and a paper hat
    Secrets of {idea}
  `,
  asides: `
    Two hours are enough for everybody.
    Ask one friend to take pictures and one to take coats.
    Eat first, then the games.
    Invite as many children as the child has years.
    Write down who gave what; glue it to the lid.
    Have a quiet corner with books.
    The cake may lean if it has candles.
    Music off, lights off, then sing.
    Nobody has ever complained about crisps.
    Everything here fits into one tram ride.
    Finish with a walk to the corner.
    Keep the ribbon. Keep all the ribbon.
    Cold pizza at nine is the real party.
    Grandmother sits where the cake is cut.
  `,
  posters: `
    cake / before / lunch | birthday-cake | On one day of the year.
    blow / and / wish | candle | Do not tell us.
    you / are / older | balloon | A fact, warmly put.
    any / excuse / for cake | cupcake | Tuesday will do.
    hats / on | party-popper | Yes, you as well.
  `,
  boards: `
    Cake before lunch | Birthdays, other people's too.
    Paper hats | And other dignities.
    Small parties | As many guests as years.
    Presents | A list, kept all year.
    Sponge | Plain, layered, leaning.
    Games that work | Tested on nine cousins.
    Grown-up birthdays | Chairs with backs.
  `,
  shop: 'tallow_toys | Party drawer | Everything but the guests.',
  kind: 'Party | playful festive',
  goods: `
    Cotton bunting, eight metres | ribbon | 28 | red | Tallow & Top | Washes, irons, comes back next year.
    Honeycomb balls, set of five | confetti-ball | 17 | yellow | Tallow & Top | Fold flat until the next one.
    Beeswax candles, twenty-four | candle | 12 | yellow | Tallow & Top | Slow, and they do not drip on the icing.
    Party poppers, paper only | party-popper | 9 | yellow | Tallow & Top | Loud enough for a grandfather to start. | 11
    Cake stand, pressed glass | birthday-cake | 44 | pink | Clearwell | Lifts a sponge to its proper place. | 52
    Reusable gift wrap, cloth | wrapped-gift | 19 | yellow | North Loom | Printed both sides, knots itself.
    Cupcake tin, twelve | cupcake | 23 | pink | Reason | Heavy, so the bottoms brown.
    Lollipops, fruit only | lollipop | 8 | pink | Tallow & Top | Twelve, and a tooth-shaped apology.
    Balloon arch, paper | balloon | 26 | red | Tallow & Top | Survives wind, dogs and February.
    Treasure chest, small | toolbox | 31 | red | Tallow & Top | With a key that gets lost on purpose.
    Party crown, felt | crown | 18 | yellow | Tallow & Top | Fits from two to ninety.
  `,
}
