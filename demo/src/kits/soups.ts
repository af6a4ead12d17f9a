import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The soups theme. */
export const soups: KitText = {
  theme: 'soups',
  topic: 'food',
  tags: 'soup supper',
  sites: 'ladleandlid.example thesouptin.example brothclub.example',
  pairs: ['clay', 'butter', 'sand', 'coral', 'olive', 'teal', 'brick', 'forest'],
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
    'moodboard',
  ],
  also: 'bread onion garlic carrot potato leafy-green salt herb hot-pepper pot-of-food bowl-with-spoon baguette-bread',
  ideas: `
    # Brothy
    chicken noodle soup | steaming-bowl poultry-leg carrot | noodles | Chicken noodle soup for whoever is in bed | Skim it twice and the broth stays clear enough to read through.
    miso soup | bowl-with-spoon brown-mushroom leafy-green | miso | Miso before anything else | Take it off the heat first. Boiled miso sulks.
    French onion soup | pot-of-food onion cheese-wedge | onions | An hour of onions, then soup | Low heat and a podcast. The onions will tell you when.
    prawn and coconut soup | steaming-bowl shrimp coconut lime | coconut | Coconut, lime, prawns, done | The lime goes in last, off the stove, or it turns bitter.
    beef and barley soup | pot-of-food cut-of-meat carrot | barley | The barley soup that feeds the whole street | It sets solid overnight. Thin it with tea; nobody will know.
    ramen at home | steaming-bowl egg leafy-green | ramen | Ramen on a Sunday budget | Six-minute eggs, peeled under water, soaked in soy until supper.
    # Thick
    leek and potato soup | bowl-with-spoon leafy-green potato | leeks | Two leeks, three potatoes, no cream | Wash the leeks after slicing, not before. The sand hides inside.
    roast tomato soup | bowl-with-spoon tomato garlic | tomatoes | Tomatoes first in the oven, then in the pot | Roast until the edges go black; that is where the taste is.
    red lentil soup | pot-of-food hot-pepper onion | lentils | Lentils in the time it takes to set the table | No soaking. Twenty minutes and a squeeze of lemon.
    mushroom soup | bowl-with-spoon brown-mushroom garlic | mushrooms | Mushroom soup that tastes of the woods | Brown them in batches, and be patient: crowded mushrooms steam.
    pea soup | bowl-with-spoon pea-pod herb | peas | The greenest soup we know | Frozen peas, mint, three minutes. Any longer and it goes khaki.
    corn chowder | pot-of-food ear-of-corn potato | corn | Chowder from six ears of corn | Boil the bare cobs in the milk; they have more to give.
    squash soup with ginger | bowl-with-spoon ginger-root carrot | ginger | One squash, a thumb of ginger | Bake the squash whole and save yourself the peeling.
    # Chilled
    gazpacho | bowl-with-spoon tomato cucumber | gazpacho | Gazpacho by the glass | Yesterday's bread in it, today's bread beside it.
    cold cucumber soup | bowl-with-spoon cucumber herb | cucumber | Supper without touching the stove | Yoghurt, cucumber, dill, ice. Wear an apron, it splashes.
    chilled melon soup | bowl-with-spoon melon herb | melon | When the melon is too ripe to slice | Blend with lime and a little chilli, then eat it outside.
  `,
  titles: `
    {Idea} and good bread
    How my aunt makes {idea}
    {Idea} when the fridge looks empty
    A flask of {idea}
    {Idea} in under an hour
    What to put on top of {idea}
    Everything I got wrong about {idea}
    Teaching a ten-year-old to make {idea}
    # Brothy, Thick
    {Idea} for a wet Tuesday
    {Idea}, the plain way
    {Idea} for eight, on two rings
    {Idea} the day after
    # Thick
    {Idea}, frozen flat in bags
    # Chilled
    {Idea} at thirty degrees
    {Idea} by the glass
  `,
  asides: `
    Salt in three stages and taste at every one.
    Warm the bowls; it is the cheapest luxury there is.
    The rind of the cheese goes into the pot too.
    Better tomorrow, so make it today.
    Freezes well for three months, if it lasts that long.
    Serve it too hot and wait together.
    The bread is not optional.
    A spoon of vinegar at the end wakes it up.
    Our version has fewer steps than the usual one and loses nothing.
    Keep the stock in an ice tray.
    The recipe is for four, or for two with lunch taken care of.
    No cream, and nobody has asked for any.
    Start it when the radio play starts.
    A hand blender left in the pot is a bad surprise; ask us how we know.
    It wants a heavy pot and very little else.
    Weigh the salt once and you will know it for ever.
  `,
  posters: `
    soup / until / april | pot-of-food | Print it, hang it by the stove, start in October.
    stir, taste, / stir again | spoon | The whole method in four words.
    seven soups / for seven / days | bowl-with-spoon | One pot a day, each with what the last one left over.
    bread / is a spoon | baguette-bread | A kitchen rule that nobody has ever broken.
    eat it / while it's hot | steaming-bowl | What every table has been told since there were tables.
  `,
  boards: `
    Soup weather | From the first grey morning to the last.
    One pot, two days | Cook once, eat twice, wash up once.
    Broth club | We meet on Sundays and skim.
    Bowls I think about | Eaten somewhere, made again at home.
    Soups for company | Large pots, small effort.
    Things in a ladle | Thick, thin, hot, cold.
    Lunch in a flask | Tested on trains and roof edges.
  `,
  shop: 'harrow_field | Pots and ladles | What soup is made in, and what it is eaten from.',
  kind: 'Cookware | rustic classic',
  goods: `
    Enamel soup pot, four litres | pot-of-food | 58 | cream | Harrow | Light enough to lift full, and it does not mind being scrubbed. | 72
    Deep soup bowls, set of two | bowl-with-spoon | 34 | white | Tarn Pottery | Wide rims for thumbs, thick feet for cold tables.
    Noodle bowl with a lid | steaming-bowl | 29 | grey | Tarn Pottery | The lid is a plate as well.
    Olive wood spoon | spoon | 14 | brown | Harrow | Straight edge on one side, for corners.
    Soup flask, half a litre | jar | 31 | green | Coldharbour | Hot at noon if it was hot at seven.
    Stock crock with a cork | amphora | 46 | brown | Tarn Pottery | For salt, stock cubes or the wooden spoons.
    Cleaver for bones and squash | kitchen-knife | 64 | silver | Edgewell | Heavy at the front so that you need not be. | 79
    Linen bread basket | basket | 27 | beige | Harrow | Keeps a loaf warm from oven to last bowl.
    Salt pig with a wide mouth | salt | 22 | white | Tarn Pottery | A whole hand fits in, which is the point.
    Low casserole, two handles | shallow-pan-of-food | 88 | orange | Harrow | From stove to oven to table without changing clothes.
    Tasting cups, four of them | teacup-without-handle | 26 | green | Tarn Pottery | For the cook, and whoever happens to pass.
  `,
}
