import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The picnics theme. */
export const picnics: KitText = {
  theme: 'picnics',
  topic: 'food',
  tags: 'picnic summer',
  sites: 'crumbsonthegrass.example blanketweather.example hamperandco.example',
  pairs: ['mint', 'butter', 'sky', 'coral', 'olive', 'lemon', 'rose', 'forest', 'teal'],
  grounds: [...groundsFor.food, 'horizon'],
  scenes: [
    'list',
    'table',
    'hills',
    'steps',
    'split',
    'chart',
    'collage',
    'blocks',
    'stack',
    'pattern',
    'moodboard',
  ],
  sets: { hills: 'basket umbrella-on-ground deciduous-tree kite bicycle watermelon' },
  also: 'basket grapes cheese-wedge baguette-bread strawberry watermelon lemon pie egg tomato cherries kite',
  ideas: `
    # To eat
    potato salad | green-salad potato egg | potatoes | Potato salad, still warm | Dress them hot. Cold potatoes keep their secrets.
    pan bagnat | sandwich tomato egg | sandwich | A sandwich that wants to be sat on | Wrap it tight at eight, sit on it until noon.
    cold roast chicken | poultry-leg lemon salt | chicken | Roast it the night before and hide it | Carry the salt in a twist of paper.
    cheese and grapes | cheese-wedge grapes bread | cheese | Three cheeses and the right grapes | Soft, hard and blue. Take them out an hour early.
    tomato tart | pie tomato herb | tart | Tart, carried flat for four miles | Mustard under the tomatoes keeps the bottom crisp.
    melon and ham | melon bacon herb | melon | Melon, ham and no cutlery | Cut it on the blanket; the juice belongs to the ants.
    flatbread rolls | stuffed-flatbread leafy-green tomato | flatbread | Everything rolled up, nothing to drop | Roll, wrap in paper, cut through the paper.
    spring rolls | burrito carrot shrimp | rolls | Rolls for hands that were just in a river | Pack the sauce in a lidded jar inside another lidded jar.
    strawberries and cream | strawberry glass-of-milk cookie | strawberries | Strawberries, and the cream in a flask | Whip it there. A jar and a walk will do it.
    # To bring
    cherry lemonade | cup-with-straw cherries lemon | lemonade | Lemonade by the bottle, bottle by the river | Tie a string to the neck and let the stream do the cooling.
    a proper blanket | basket kimono lemon | blanket | The blanket decides the picnic | Wool above, waxed cotton below, no buttons.
    games for after lunch | kite flying-disc badminton | games | What to play when everybody is full | Low rules, soft equipment, plenty of lying down.
    a kite | kite wind-face balloon | kites | One kite and an empty afternoon | Paper, two sticks, a tail made of last year's map.
    # Where to
    lunch on the train | sandwich railway-car red-apple | train | The compartment picnic | Nothing that smells, nothing that rolls.
    supper in the park | baguette-bread wine-glass cheese-wedge | park | Weeknight supper, park edition | Leave work, buy bread, sit down.
    breakfast on the hill | croissant hot-beverage tangerine | breakfast | Up the hill before the sun | Two flasks, four rolls and the good torch.
  `,
  titles: `
    {Idea} when it might rain
    {Idea} with the grandparents
    In praise of {idea}
    # To eat
    {Idea}, four ways to carry it
    {Idea} for a slow Sunday
    {Idea} for six on one blanket
    {Idea} in a borrowed basket
    All you need for {idea}
    {Idea}, no plates needed
    # To bring
    {Idea} for a slow Sunday
    {Idea} by the canal
    Do not forget {idea}
    # Where to
    {Idea} for six
    {Idea} and a nap
    All you need for {idea}
    {Idea}, planned in the lift
  `,
  asides: `
    Salt, a knife, a cloth: the rest can be borrowed.
    Pack what you will want first on top.
    Shade at two o'clock is worth walking for at one.
    Everything in jars, and the jars come home.
    Take twice the water you think.
    Nobody remembers the cake; everybody remembers the wasps.
    Freeze the bottles and leave the cool bag at home.
    It fits one basket and two bicycles.
    Made the evening before with the radio on.
    A clean tea towel is napkin, lid and sun hat.
    Bring one thing too many, and give it to the next blanket.
    Sit uphill of the ball games.
    The list is short on purpose.
    Leave the place as if you had dreamt it.
  `,
  posters: `
    meet me / on the / grass | basket | An invitation that needs no date.
    ants / are guests / too | ant | For people who scream at picnics.
    shade / first | umbrella-on-ground | Then food. Then everything else.
    kites / not / phones | kite | Screens stay in the basket.
    the last / sandwich / is yours | sandwich | The kindest sentence in the language.
  `,
  boards: `
    Blanket weather | The list of what to grab when the sun comes out.
    Baskets worth carrying | Lunches that travel.
    River days | Bring a towel and a tin.
    Parks after work | Two hours of light left.
    Food without forks | Held in one hand, the other is for the dog.
    Long weekends, short walks | As far as the second stile.
    Garden suppers | Until the bats come.
  `,
  shop: 'harrow_field | Baskets and blankets | For tables that have no legs.',
  kind: 'Outdoor dining | rustic country',
  goods: `
    Willow hamper for four | basket | 96 | brown | Harrow | Straps for plates, loops for knives, room for a pie. | 118
    Waxed picnic blanket | kite | 74 | red | North Loom | Wool on top, dry underneath, rolls to a handle.
    Sun umbrella with a ground spike | umbrella-on-ground | 68 | yellow | Cairn | Stands in sand, turf and window boxes.
    Cheese board with a wire | cheese-wedge | 36 | yellow | Harrow | Cuts soft cheese cleanly; the wire winds away.
    Pie tin with a carrying lid | pie | 29 | grey | Harrow | The lid is deep, so the cream survives.
    Enamel mugs, set of four | hot-beverage | 32 | white | Coldharbour | Dented by the second trip, and better for it.
    Insulated lunch box | bento-box | 41 | black | Coldharbour | Three parts, one clip, no leaks.
    Folding bread knife | kitchen-knife | 49 | blue | Edgewell | Locks open, folds small, cuts crust.
    Jar sling for lemonade | cup-with-straw | 18 | red | North Loom | A loop of canvas; hang it from the handlebar.
    Grass darts without points | bullseye | 34 | red | Tallow & Top | They land, they stay, nobody is hurt.
    Salad tin with a clip | green-salad | 24 | green | Coldharbour | Dressing lives in the lid until you say so.
  `,
}
