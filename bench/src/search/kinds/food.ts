import { drawn, type Kind, kind, topic } from './kind.ts'

/** The kinds of food and drink. */
export const foods = {
  bread: kind(
    'bread / loaf / sourdough / baguette',
    'croissant / toast / muffin / pretzel / pastry',
  ),
  sourdough: kind('sourdough / country loaf', 'bread / loaf'),
  cake: kind('cake / tart', 'macaron / doughnut / muffin / cookie / dessert / pie', {
    not: 'cake stand',
  }),
  tart: kind('tart', 'cake / dessert / pie / galette'),
  cookie: kind('cookie / biscuit', 'cake / macaron / muffin'),
  doughnut: kind('doughnut / donut / doughnut glaze', 'cake / cookie / macaron'),
  macaron: kind('macaron / macaron tower', 'cookie / cake'),
  muffin: kind('muffin / cupcake', 'cake / breakfast'),
  croissant: kind('croissant', 'bread / breakfast / pastry'),
  waffle: kind('waffle', 'pancake / breakfast'),
  pancake: kind('pancake', 'waffle / breakfast'),
  breakfast: kind(
    'breakfast / breakfast tray / pancake / waffle / avocado toast / smoothie bowl / granola / overnight oat',
    'croissant / muffin / coffee / latte / egg / bread',
  ),
  dessert: kind(
    'dessert / cake / tart / sundae / ice cream / macaron / doughnut / cookie / ice pop / crumble / pie / fruit salad',
    'muffin / waffle / pancake / fruit / hot chocolate',
  ),
  pizza: kind('pizza / pizza margherita / pizza topping idea', 'pasta / bread'),
  salad: kind('salad / salad idea', 'salad dressing / avocado toast / soup'),
  soup: kind('soup / ramen / minestrone / ramen bowl', 'noodle / pumpkin', { not: 'soup bowl' }),
  ramen: kind('ramen / noodle', 'soup / sushi / shrimp noodle', { not: 'shrimp noodle' }),
  sushi: kind('sushi / maki roll / maki', 'ramen / noodle'),
  pasta: drawn(
    'pasta / spaghetti / lasagna / ravioli / penne / tagliatelle / gnocchi / carbonara / macaroni',
    'noodle / pizza / ramen',
  ),
  chicken: drawn(
    'chicken / chicken wing / traybake / chicken curry / chicken soup / chicken pie / fried chicken',
    'soup / salad / curry / dinner',
  ),
  cheeseBoard: kind('cheese board / cheese / charcuterie board', 'fig / grape / cracker'),
  iceCream: kind('ice cream / ice cream cone / sundae / ice pop / ice lolly', 'dessert / smoothie'),
  hotChocolate: kind('hot chocolate / cocoa', 'coffee / latte / hot drink'),
  coffee: kind('coffee / latte / latte art / espresso / cappuccino', 'mug / cup / hot chocolate'),
  latteArt: kind('latte art / latte', 'coffee / mug / cup'),
  fruit: kind(
    'fruit / lemon / orange / lime / peach / pear / fig / citrus / citrus slice / berry',
    'fruit tart / ice pop / smoothie',
  ),
  lemon: kind('lemon', 'citrus / citrus slice / lime / orange / lemonade'),
  dinner: kind(
    'dinner / ramen / soup / minestrone / dal / chili / pad thai / pizza / pasta / maki roll / traybake / risotto / goulash / curry / fried rice / taco / shrimp noodle / roast vegetable',
    'set table / salad',
  ),
  picnic: topic('picnic', 'picnic blanket / sandwich / cheese board / salad / basket'),
} satisfies Readonly<Record<string, Kind>>
