/** The names that pictures write next to subjects; subjects without one stay unlabeled. */
const written = `
tomato tomatoes; carrot carrots; potato potatoes; onion onions; garlic garlic; lemon lemons;
lime limes; bread bread; baguette-bread baguette; egg eggs; butter butter; salt salt; herb herbs;
leafy-green greens; hot-pepper chilli; cheese-wedge cheese; spaghetti pasta; olive olives;
basket basket; strawberry strawberries; grapes grapes; cherries cherries; honey-pot honey;
yarn wool; thread thread; scissors scissors; sewing-needle needle; tent tent; backpack backpack;
compass compass; hiking-boot boots; flashlight torch; world-map map; socks socks; banana bananas;
crayon crayons; paintbrush brush; balloon balloons; candle candles; pencil pencil;
notebook notebook; camera camera; hammer hammer; carpentry-saw saw; clamp clamps; wood wood;
seedling seedlings; droplet water; bucket bucket; luggage suitcase; ticket ticket;
sandwich sandwich; umbrella umbrella; sunglasses sunglasses; dress dress; coat coat; jeans jeans;
t-shirt shirt; bone bone; brown-mushroom mushrooms; ear-of-corn corn; cucumber cucumber;
pea-pod peas; ginger-root ginger; melon melon; coconut coconut; watermelon watermelon;
pie pie; kite kite; ice ice; tangerine oranges; blueberries blueberries; kiwi-fruit kiwi;
sheaf-of-rice flour; jar jar; sunflower sunflowers; tulip tulips; rose roses;
hyacinth hyacinths; cactus cactus; blossom blossom; hibiscus hibiscus; four-leaf-clover clover;
scarf scarf; gloves gloves; ribbon ribbon; safety-pin safety pin; screwdriver screwdriver;
wrench wrench; glasses glasses; axe axe; toolbox toolbox; triangular-ruler square;
nut-and-bolt bolts; ladder ladder; envelope envelopes; love-letter letters;
fountain-pen pen; scroll paper; page-with-curl paper; postbox stamps; film-frames film; running-shoe shoes;
running-shirt singlet; shorts shorts; stopwatch watch; handbag bag; womans-hat hat;
lipstick lipstick; ring ring; cupcake cupcakes; cookie biscuits; candy sweets;
lollipop lollipops; wrapped-gift presents; ice-cream ice cream; doughnut doughnuts;
star star; train train; ferry ferry; eggplant aubergine; fish fish; wine-glass wine;
teapot teapot; croissant croissants; bagel bagels; pretzel pretzels; pancakes pancakes
`

const labels: ReadonlyMap<string, string> = new Map(
  written.split(';').map((entry) => {
    const [name = '', ...words] = entry.trim().split(' ')
    return [name, words.join(' ')] as const
  }),
)

/** Returns the name that a picture may write for a subject, if there is one. */
export const labelOf = (subject: string): string | undefined => labels.get(subject)
