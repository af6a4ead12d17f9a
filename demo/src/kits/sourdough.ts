import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The sourdough theme. */
export const sourdough: KitText = {
  theme: 'sourdough',
  topic: 'food',
  tags: 'bread baking',
  sites: 'thesecondrise.example flourdust.example crustandcrumb.example',
  pairs: ['butter', 'sand', 'clay', 'blush', 'slate', 'olive', 'sky', 'ink', 'brick'],
  grounds: groundsFor.food,
  scenes: [
    'packet',
    'list',
    'table',
    'shelf',
    'steps',
    'chart',
    'collage',
    'blocks',
    'stack',
    'pattern',
    'moodboard',
    'split',
  ],
  also: 'bread baguette-bread sheaf-of-rice salt jar butter croissant bagel pretzel honey-pot egg',
  ideas: `
    # Loaves
    everyday sourdough | bread sheaf-of-rice salt | sourdough | Flour, water, salt, and your whole Saturday | Fold it four times and leave it alone the rest of the day.
    rye bread | bread jar honey-pot | rye | Rye that keeps for nine days | Cut it tomorrow. Today it would stick to the knife and your pride.
    baguettes | baguette-bread salt sheaf-of-rice | baguette | Three baguettes and one apology | Steam is everything; a tray of boiling water under the stone.
    no-knead bread | bread pot-of-food salt | noknead | Bread for people with other plans | Stir at night, bake at noon, take the credit.
    walnut loaf | bread chestnut honey-pot | walnuts | The loaf that wants blue cheese | Toast the nuts first or they go soft and sad.
    milk bread | bread glass-of-milk butter | milkbread | Milk bread, soft as a pillow | A spoon of flour cooked in milk keeps it tender for days.
    # Small things
    bagels | bagel salt sheaf-of-rice | bagels | Boiled, then baked, then gone | Malt in the water gives them their tan.
    soft pretzels | pretzel salt butter | pretzels | Pretzels from a flat without a bakery | Baking soda in the water, coarse salt, very hot oven.
    cinnamon knots | croissant honey-pot butter | cinnamon | Knots, not rolls | Two strands, one twist, tuck the tail where nobody looks.
    flatbreads in a pan | flatbread salt herb | flatbread | Flatbread while the rice cooks | A dry pan, as hot as it goes, forty seconds a side.
    croissants | croissant butter egg | croissants | Croissants in three evenings | Monday dough, Tuesday butter, Wednesday glory.
    dinner buns | bread butter egg | buns | Buns that touch each other | Crowd the tin; they should pull apart.
    focaccia | flatbread tomato herb | focaccia | Focaccia with a garden on it | Press the dimples down to the tin.
    # The starter
    starter from scratch | jar sheaf-of-rice honey-pot | starter | Day one: a jar of wet flour | It smells odd on day three. Carry on.
    starter crackers | rice-cracker salt jar | crackers | What to do with the rest of the starter | Thin, salty, baked until they talk back.
    starter pancakes | pancakes jar egg | discard | Sunday's discard, on a plate | Sour, thin, and faster than going out for rolls.
  `,
  titles: `
    {Idea} with what the shop had
    What I changed about {idea}
    {Idea} for beginners who hate scales
    {Idea} from my notebook
    The trouble with {idea}
    # Loaves, Small things
    {Idea} for a small oven
    {Idea}, the first time it worked
    {Idea}, hour by hour
    {Idea} on a weeknight
    {Idea} and salted butter
    {Idea}, overnight
    # Loaves
    Giving away {idea}
    # Small things
    {Idea}, shaped by a six-year-old
  `,
  asides: `
    Wet dough, dry hands, no hurry.
    The oven needs longer to get hot than it says.
    Listen to it when it comes out; a good crust sings.
    Weigh the water too.
    If it looks flat, call it rustic.
    Put the starter somewhere you pass twice a day.
    Fridge overnight and bake before school.
    A razor blade makes the best slash, a bread knife the worst.
    Seventy per cent water is plenty to begin with.
    Wait for it to cool. Nobody ever does.
    Keep a slice for the freezer and your future self.
    Flour on the floor means that it went well.
    The windowpane test, and then a cup of tea.
    More salt than you think, less yeast than they say.
  `,
  posters: `
    wait / for the / second rise | bread | The hardest line of any recipe.
    flour / water / time | sheaf-of-rice | Everything else is decoration.
    feed / your / starter | jar | To hang where you brush your teeth.
    the heel / is the best / slice | bread | There are two camps and one is right.
    crumbs / count | baguette-bread | They are proof that somebody ate well.
  `,
  boards: `
    The second rise | Patience, with butter.
    Crust | Dark, loud, blistered.
    Weekend bakes | Flour from Friday evening on.
    Feeding a jar | Notes on a starter called Gustav.
    Bread for beginners | What I wish somebody had told me.
    Buns and knots | Small bread for small hands.
    Sliced | Toast and what goes on it.
  `,
  shop: 'rye_and_reason | Baking bench | What stands on our own bench at four in the morning.',
  kind: 'Bakeware | rustic professional',
  goods: `
    Starter jar with a ribbon | jar | 18 | grey | Reason | Wide mouth, straight sides, a ribbon to mark the rise.
    Bread flour, stone milled | sheaf-of-rice | 9 | beige | Millrace | From one farm and one mill. Two kilos.
    Baking salt, fine and dry | salt | 6 | white | Millrace | Dissolves before you have finished stirring.
    Long bread knife | kitchen-knife | 59 | purple | Edgewell | Curved so that your knuckles stay off the board. | 74
    Proving basket, round | basket | 24 | brown | Reason | Cane, unlined, leaves its rings on the loaf.
    Bread subscription, four weeks | bread | 34 | brown | Reason | A loaf each Thursday, baked that night.
    Butter keeper | butter | 28 | yellow | Tarn Pottery | Soft butter without a fridge, thanks to a little water.
    Bagel kit with malt | bagel | 21 | brown | Reason | All but the water and the nerve.
    Croissant rolling pin | croissant | 37 | brown | Edgewell | Heavy beech, no handles, even layers.
    Dusting sieve | cooked-rice | 16 | white | Reason | A veil of flour and no clouds.
    Baker's apron, cross back | dress | 48 | blue | North Loom | Nothing around the neck, two deep pockets. | 56
  `,
}
