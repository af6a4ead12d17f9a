import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The breakfasts theme. */
export const breakfasts: KitText = {
  theme: 'breakfasts',
  topic: 'food',
  tags: 'breakfast mornings',
  sites: 'eggsbynine.example slowmornings.example toastreport.example',
  pairs: ['butter', 'sky', 'mint', 'lemon', 'coral', 'sand', 'blush', 'lilac', 'navy'],
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
    'moodboard',
  ],
  also: 'egg bread hot-beverage butter honey-pot banana strawberry blueberries cooking pancakes glass-of-milk croissant',
  ideas: `
    # Eggs
    eggs on toast | cooking bread salt | eggs | Two eggs, two minds about pepper | Low heat, a lid, and no peeking for three minutes.
    soft-boiled eggs | egg salt bread | eggs | Six minutes and not a second more | Prick the round end, start in boiling water.
    a herb omelette | cooking herb egg | omelette | Omelette, barely | Off the heat while it still trembles.
    eggs in tomato | shallow-pan-of-food tomato egg | shakshuka | Eggs that cook in their own sauce | Make dents with a spoon before you crack them.
    a bacon roll | bacon bread butter | bacon | The roll that gets you out of bed | Cold pan, slow start, crisp end.
    # Sweet
    pancakes | pancakes butter honey-pot | pancakes | The first pancake is for the cook | Leave the lumps in; they are the fluff of tomorrow.
    waffles | waffle strawberry butter | waffles | Waffles from an iron older than me | The steam stops when they are ready.
    banana bread | bread banana butter | banana | When the bananas have given up | The blacker the better, and half the sugar.
    French toast | bread egg blueberries | frenchtoast | Stale bread has its day | Soak it longer than feels right.
    jam on everything | jar strawberry bread | jam | A jar of June in November | Equal fruit and sugar, one lemon, a cold saucer to test it.
    chocolate rolls | croissant chocolate-bar hot-beverage | chocolate | Chocolate before nine is a right | Roll it round the bar and brush it twice.
    # Bowls
    porridge | bowl-with-spoon glass-of-milk honey-pot | porridge | Porridge for people who hate porridge | Toast the oats first, salt them, and then decide.
    granola | jar blueberries honey-pot | granola | Granola that is not dessert | One spoon of honey, two of oil, low oven, wooden spoon.
    yoghurt with fruit | bowl-with-spoon peach blueberries | yoghurt | Yoghurt, and whatever is ripe | Let it drain in a cloth while you shower.
    rice with an egg | cooked-rice egg chopsticks | rice | Last night's rice, this morning's egg | Hot rice, raw egg, soy, a hard stir.
    chia pudding | glass-of-milk kiwi-fruit blueberries | chia | Breakfast that makes itself at night | Stir twice in the first ten minutes or it clumps.
  `,
  titles: `
    {Idea} for one
    {Idea} in bed, with a tray
    {Idea} at eleven
    {Idea} before the school bus
    {Idea}, slowly
    {Idea} for guests who sleep late
    {Idea} and the crossword
    Try {idea} tomorrow
    {Idea} on a train day
    {Idea} in ten minutes flat
    Why we have {idea} on Fridays
    {Idea} for a table of teenagers
    # Eggs
    {Idea} in the good pan
    # Sweet
    {Idea}, with less sugar
    # Bowls
    {Idea}, made the night before
  `,
  asides: `
    Coffee first, then opinions.
    Warm the plate under the hot tap.
    Read the paper backwards while you wait.
    Keep your phone in another room until the toast is gone.
    It works with oat milk as well.
    Enough for two, or one and a late second helping.
    The pan matters more than the recipe.
    Weekday version: skip the last step.
    Nothing here needs a machine.
    Eat it by the window.
    Salt belongs in sweet things too.
    Set the table the evening before and feel looked after.
    Open the jar that you were saving.
    One bowl, one spoon, one pan to wash.
  `,
  posters: `
    good / morning / slowly | hot-beverage | Best seen with one eye open.
    eggs / any / style | egg | The café sign that every kitchen deserves.
    toast / is a / meal | bread | A position that we are willing to defend.
    butter / both / sides | butter | Radical, perhaps. Delicious, certainly.
    pancakes / not / plans | pancakes | For the whole of Sunday.
  `,
  boards: `
    Slow mornings | No alarm, second cup.
    Eggs, mostly | Fried, boiled, folded, forgiven.
    Sunday tray | Things that fit on a tray with a newspaper.
    Before school | Ten minutes, three children.
    Bowls and spoons | Breakfast without chewing too loudly.
    Pancake research | Ongoing, properly controlled.
    Jam shelf | Labelled by mood.
  `,
  shop: 'rye_and_reason | The breakfast counter | Everything between the oven and the first cup.',
  kind: 'Pantry | homely classic',
  goods: `
    Egg cups, pair of birds | hatching-chick | 22 | yellow | Tarn Pottery | They hold the egg and your gaze.
    Coffee cup with a saucer | hot-beverage | 24 | white | Tarn Pottery | Thick rim, warm hands, no chip in five years.
    Small iron pan, 18 cm | cooking | 46 | black | Harrow | Two eggs fit exactly. | 54
    Buckwheat pancake mix | pancakes | 8 | beige | Millrace | Add milk, an egg and a radio.
    Forest honey, set | honey-pot | 13 | yellow | Millrace | From nine hives behind the bakery.
    Blueberry jam, low sugar | blueberries | 9 | blue | Reason | More berry than jar.
    Granola, sack of one kilo | jar | 17 | beige | Reason | Baked every Tuesday, and it sells out on Thursday.
    Butter from the salt coast | butter | 7 | yellow | Millrace | Crystals in it. You can hear them.
    Teapot with a good spout | teapot | 62 | red | Tarn Pottery | It does not drip; we poured four hundred times. | 75
    Breakfast bowls, nest of three | bowl-with-spoon | 42 | white | Tarn Pottery | Porridge, fruit, keys.
    Milk bottle with a lid | glass-of-milk | 15 | clear | Clearwell | For milk, batter or flowers.
  `,
}
