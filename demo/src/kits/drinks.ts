import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The drinks theme. */
export const drinks: KitText = {
  theme: 'drinks',
  topic: 'food',
  tags: 'drinks aperitif',
  sites: 'sixoclockice.example thelongspoon.example nodryice.example',
  pairs: ['coral', 'lemon', 'teal', 'rose', 'mint', 'plum', 'lagoon', 'butter', 'brick'],
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
  ],
  also: 'lemon lime tangerine ice cocktail-glass tumbler-glass olive cherries herb wine-glass clinking-glasses tropical-drink',
  ideas: `
    # With a kick
    negroni | tumbler-glass tangerine ice | negroni | Equal parts, and stop fussing | Stir it until the glass hurts to hold.
    pear fizz | bottle-with-popping-cork pear clinking-glasses | fizz | Pears, bubbles, a reason | Grate the pear straight into the glass and pour at once.
    tomato and celery sour | tumbler-glass tomato leafy-green | brunch | The brunch drink that is nearly a salad | Horseradish first. You will know when it is enough.
    gin and elderflower | cocktail-glass white-flower lime | gin | Elderflower while it lasts | Twelve heads of blossom, two lemons, a week in the fridge.
    rum and pineapple | tropical-drink pineapple lime | rum | A pineapple does most of the work | Char the slices in a dry pan before they meet the rum.
    dirty martini | cocktail-glass olive ice | martini | Two olives, and a spoon of the brine | Keep the glasses in the freezer and the speeches short.
    sake with cucumber | sake cucumber ice | sake | Cold sake, thin cucumber | Slice it with a peeler; ribbons chill faster than coins.
    # Without
    ginger beer | glass-of-milk ginger-root lime | ginger | Ginger beer from a jar on the sill | Feed it a spoon of sugar a day and burp the lid.
    lemon barley water | tumbler-glass lemon sheaf-of-rice | lemonade | Barley water, like at the tennis | Boil the barley for soup, keep the water for this.
    iced green tea | cup-with-straw teapot herb | icedtea | Tea brewed cold, overnight | Cold water takes the taste and leaves the bitterness.
    cherry shrub | tumbler-glass cherries jar | shrub | Vinegar in a drink, hear us out | Cherries, sugar, vinegar, three days of being ignored.
    watermelon cooler | cup-with-straw watermelon lime | watermelon | Half a melon, one straw | Freeze the cubes of melon and skip the ice.
    mint lemonade | tropical-drink lemon herb | mint | The lemonade from the bus station kiosk | Blend it with the ice, mint and all, and drink before it parts.
    iced coffee | cup-with-straw hot-beverage ice | coffee | Coffee over coffee ice | Yesterday's pot, frozen in a tray.
    # Warm
    mulled apple juice | hot-beverage red-apple chestnut | mulled | Apple juice that thinks it is winter | Never let it boil. It should only shiver.
    ginger and honey tea | teacup-without-handle ginger-root honey-pot | honey | For throats, and for porches | Steep the peel as well; that is where the heat is.
  `,
  titles: `
    {Idea} for two
    {Idea} on the fire escape
    {Idea} and something salty
    {Idea} before the film
    What goes with {idea}
    {Idea} in a jam jar
    # With a kick
    {Idea}, lighter
    {Idea} without a shaker
    The only {idea} I make
    # Without
    {Idea} by the jug
    {Idea} when it is thirty degrees
    {Idea}, minus the sugar
    The only {idea} I make
    # Warm
    {Idea} for a crowd in coats
    {Idea} after the snow
  `,
  asides: `
    Big ice melts slowly; freeze it in a muffin tin.
    Pour over, stir twice, stop.
    The garnish is there to be smelled.
    Make the syrup on Friday and be generous all weekend.
    One without alcohol and one with, from the same jug.
    Chill everything, the table included.
    A pinch of salt does for drinks what it does for chips.
    Strain it twice if you mind bits.
    Serves two, or one with good company on the telephone.
    It looks like effort and it is not.
    Use the small glasses; the second one should be a decision.
    The peel first, then the juice, and both over the glass.
    Measure once with care and then trust your hand.
    Good with nuts, better with crisps.
  `,
  posters: `
    six / o'clock / somewhere | cocktail-glass | For the wall above the trolley.
    more ice / less talk | ice | House rules, letter by letter.
    shake it / like you / mean it | tropical-drink | Ten seconds longer than seems polite.
    lemons / for / everything | lemon | A shopping list with one line.
    water / in between | tumbler-glass | The best advice in the house, framed.
  `,
  boards: `
    Six o'clock | The hour that the ice was made for.
    Nothing in it but fruit | Drinks for drivers and other wise people.
    Jugs for the garden | One stir, twelve glasses.
    Fizz | Things that climb up the glass.
    Warm hands | Drinks that steam.
    The home bar | Three bottles and a lemon.
    Ice, mostly | Cold things for hot rooms.
  `,
  shop: 'harrow_field | The bar shelf | Glasses that feel right and tools that last.',
  kind: 'Barware | classic modern',
  goods: `
    Stemmed glasses, pair | cocktail-glass | 38 | clear | Clearwell | Thin at the lip, weighted at the foot.
    Heavy tumblers, set of four | tumbler-glass | 44 | clear | Clearwell | Stackable, and they survive tile floors. | 55
    Wine glass for every wine | wine-glass | 16 | clear | Clearwell | One shape; put the difference into the bottle.
    Ice tray for slow ice | ice | 19 | blue | Harrow | Six cubes as large as a child's fist.
    Citrus board with a groove | lime | 24 | green | Harrow | The juice runs to the corner instead of the floor.
    Fermenting jar, two litres | jar | 33 | grey | Coldharbour | For ginger beer, shrubs and pickles.
    Sake set with four cups | sake | 52 | white | Tarn Pottery | Warms in a pan, cools in the snow.
    Bottle stopper, spring steel | bottle-with-popping-cork | 12 | green | Edgewell | Holds a sparkling wine until Sunday.
    Bar knife with a fork tip | kitchen-knife | 28 | silver | Edgewell | Slices, spears, and opens letters.
    Honey jar with a lid that fits | honey-pot | 21 | yellow | Tarn Pottery | It does not drip. We have had it checked by bears.
    Straw tumbler with a lid | cup-with-straw | 26 | red | Coldharbour | Cold for nine hours and quiet in a bag. | 32
  `,
}
