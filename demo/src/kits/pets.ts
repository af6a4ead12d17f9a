import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The pets theme. */
export const pets: KitText = {
  theme: 'pets',
  topic: 'animals',
  tags: 'pets animals',
  sites: 'ninelivesweekly.example gooddogdaily.example thirdcushion.example',
  pairs: ['butter', 'sky', 'rose', 'sand', 'mint', 'lilac', 'coral', 'slate', 'forest', 'plum'],
  grounds: groundsFor.outdoors,
  scenes: [
    'shelf',
    'hills',
    'steps',
    'split',
    'chart',
    'collage',
    'blocks',
    'stack',
    'pattern',
    'wall',
    'room',
  ],
  sets: {
    room: 'cat dog couch-and-lamp chair bed potted-plant',
    hills: 'dog poodle guide-dog rabbit deciduous-tree',
  },
  also: 'cat dog paw-prints bone fish yarn mouse basket poodle black-cat rabbit hamster parrot cat-face dog-face',
  ideas: `
    # Cats
    a new kitten | cat basket yarn | kittens | Day one: behind the washing machine | Leave the door open, read aloud, do not look.
    indoor cats | cat window bird | indoorcats | Bird television, channel one | A feeder outside, a cushion inside. Six hours of silence.
    scratching posts | black-cat chair thread | scratching | Save the sofa | Taller than the cat, heavier than the cat, next to the sofa.
    cats and moving boxes | cat package yarn | boxes | If I fits | Any box, any size. Dignity is optional.
    an old cat | cat hourglass-done bowl-with-spoon | oldcats | Seventeen, and still in charge | Warm cushion, low tray, the same three jokes.
    the cat at the door | black-cat door crescent-moon | cats | In, out, in | It is not about the door.
    # Dogs
    a puppy's first week | dog-face bone socks | puppy | Sleep when the puppy sleeps | Out after food, after play, after nothing at all.
    loose-lead walks | dog footprints deciduous-tree | walks | Be a tree | Stop when it pulls. Go when it does not. Bring a podcast.
    rainy walks | poodle umbrella-with-rain-drops cloud-with-rain | rain | Wet dog, happy dog | Towel by the door, second towel by the first.
    a dog in the city | guide-dog tram hot-beverage | citydog | A café dog is made, not born | A mat, a chew, and you pretending to be calm.
    tricks for treats | dog bone bullseye | tricks | Give me five, for cheese | Short, daily, and stop when it is going well.
    beach dogs | dog water-wave fish | beach | Sand, everywhere, for ever | Fresh water to drink, and a rinse behind the ears.
    # Others
    rabbits indoors | rabbit carrot house | rabbits | Free range, with cables hidden | Hay is the floor, the food and the furniture.
    hamsters | hamster wheel seedling | hamsters | The night shift | Deep bedding. They are miners at heart.
    talking parrots | parrot musical-note sunflower | parrots | Mind what you say | It learned the microwave first.
    a home for fish | tropical-fish coral bubbles | fish | Slow water, many plants | Fish last. The tank needs a month by itself.
  `,
  titles: `
    {Idea}, according to the vet
    {Idea}, after two years
    # Cats
    {Idea} in a small flat
    {Idea} for first-timers
    {Idea} without shouting
    {Idea}: nobody warned us
    {Idea}, a love story
    {Idea} on a Sunday
    # Dogs
    {Idea} for first-timers
    {Idea} without shouting
    {Idea} in winter
    {Idea}: nobody warned us
    {Idea} on a Sunday
    # Others
    {Idea} in a small flat
    {Idea} when you work all day
    {Idea} in the heat
    {Idea}, a love story
    Living happily with {idea}
  `,
  asides: `
    They read your shoulders, not your words.
    Treats the size of a pea.
    Everything at their own pace; then slower.
    The vet said no. The cat said yes.
    Hair is a condiment.
    Tired is good, exhausted is not.
    Two bowls in two rooms ends most wars.
    Name it something you can shout in a park.
    Half an hour of sniffing beats an hour of marching.
    Ours prefers the box it came in.
    Nothing on the counter is safe.
    Talk nonsense, in a low voice.
    A brush a day and you get a second cat.
    It sleeps on the third cushion, always.
  `,
  posters: `
    do not / wake / the cat | cat | It was up all night, thinking.
    good / dog | dog | The entire review.
    who / ate / that | dog-face | Nobody. It was nobody.
    nine / lives / one sofa | black-cat | A question of priorities.
    paws / first | paw-prints | Then the floor. Then the bed.
  `,
  boards: `
    Third cushion | It is his.
    Good dog | Evidence, collected.
    Cats in boxes | A long study.
    Walks | With somebody who smells everything.
    Fur, feathers | And one tank.
    Pet portraits | From their better side.
    Training notes | Mostly mine.
  `,
  shop: 'tallow_toys | The pet basket | Tested to destruction.',
  kind: 'Pets | playful practical',
  goods: `
    Cat basket, willow | basket | 48 | brown | Harrow | The box it comes in is free. | 56
    Wool mouse, no squeak | mouse | 9 | grey | North Loom | Dies well, many times.
    Rope bone | bone | 13 | white | Tallow & Top | For tugging, thinking, burying.
    Felt cat cave | cat | 62 | orange | North Loom | One entrance and no questions. | 74
    Dog towel, absorbs a lake | dog | 27 | brown | Cairn | Pockets at both ends for your hands.
    Lead, braided rope | knot | 34 | brown | Tidewheel | Soft in the hand, strong at the squirrel.
    Bowl that does not slide | bowl-with-spoon | 24 | white | Tarn Pottery | Too heavy to carry off.
    Wool ball, unravelled twice | yarn | 7 | blue | North Loom | Sold as seen.
    Poodle print | poodle | 36 | white | Paper Lantern | For people who are outnumbered.
    Fish-shaped biscuits | fish | 8 | blue | Reason | Human grade, because they know.
    Rabbit house, pine | house | 79 | brown | Low Shelf | Two floors and a way out.
  `,
}
