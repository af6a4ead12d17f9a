import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The running theme. */
export const running: KitText = {
  theme: 'running',
  topic: 'sport',
  tags: 'running training',
  sites: 'conversationpace.example sofatostart.example lastparkbench.example',
  pairs: ['lemon', 'sky', 'coral', 'mint', 'lilac', 'slate', 'ink', 'teal', 'navy'],
  grounds: groundsFor.outdoors,
  scenes: [
    'list',
    'outfit',
    'steps',
    'split',
    'chart',
    'collage',
    'blocks',
    'stack',
    'pattern',
    'moodboard',
    'hills',
  ],
  sets: {
    outfit: 'running-shoe running-shirt shorts socks stopwatch billed-cap sunglasses t-shirt',
    hills: 'running-shoe person-running woman-running man-running deciduous-tree sun-behind-cloud',
  },
  also: 'running-shoe running-shirt shorts socks stopwatch sports-medal banana droplet billed-cap alarm-clock footprints headphone',
  ideas: `
    # Starting
    the first kilometre | running-shoe footprints stopwatch | beginners | The first kilometre is a liar | It says you cannot. The second says sorry.
    running slowly | person-running turtle headphone | easyrun | Slow enough to sing | If you cannot say a whole sentence, walk.
    walk and run | footprints running-shoe hourglass-done | walkrun | One minute on, two minutes off | Eight times round and that was twenty-four minutes.
    getting up early | alarm-clock running-shirt sunrise | mornings | Clothes on the radiator, shoes by the door | Decide the evening before. Mornings are no good at it.
    running in rain | umbrella-with-rain-drops running-shoe billed-cap | rain | It only rains for the first ten minutes | After that you are simply wet.
    coming back after a break | calendar running-shoe adhesive-bandage | comeback | Back, with half the kilometres | Half the distance, half the pride, twice the sleep.
    # Training
    hill repeats | mountain person-running stopwatch | hills | Six times up the same street | Lamp post to bakery, walk down, do not go in.
    intervals | stopwatch running-shoe bullseye | intervals | Fast for as long as a song's chorus | The last one as fast as the first. That is the exercise.
    the long run | footprints banana droplet | longrun | Sundays are long | Leave the watch; take a bus card.
    strength at home | flexed-biceps chair stopwatch | strength | Ten minutes on the kitchen floor | Hips first. Knees are only ever the messenger.
    stretching afterwards | person-in-lotus-position chair stopwatch | stretching | Two minutes a side, no bouncing | The kerb, the calf, the view.
    # Racing
    the first ten kilometres | sports-medal running-shoe running-shirt | tenk | Ten weeks, ten kilometres | Week six is the worst one. Week seven knows it.
    the week before | calendar spaghetti bed | taper | Do less and eat well | Nothing new: no shoes, no food, no ideas.
    race breakfast | bread banana hot-beverage | fuel | Toast, banana, nerves | Three hours before, and nothing that has seeds.
    pacing | stopwatch turtle rabbit | pacing | Start with the tortoises | If the first kilometre feels good, slow down.
    finish lines | chequered-flag sports-medal clapping-hands | finish | Sprint for the photograph | Head up, arms wide, watch later.
  `,
  titles: `
    # Starting
    {Idea} without a watch
    {Idea} for heavy people
    {Idea} after work
    {Idea} at fifty-three
    {Idea} in the dark months
    {Idea}, honestly
    {Idea} in old shoes
    # Training
    {Idea} without a watch
    {Idea} with a pushchair
    {Idea} at fifty-three
    {Idea} with a friend who is faster
    {Idea} in the dark months
    A plan for {idea}
    {Idea}: the rule of ten per cent
    # Racing
    {Idea} at fifty-three
    {Idea}, honestly
    {Idea} for nervous people
    {Idea}, and the day after
    Advice on {idea}
  `,
  asides: `
    Easy means easy.
    Shoes last seven hundred kilometres, roughly.
    Socks matter more than the shirt.
    Drink before you are thirsty and not much.
    Rest days are training days for the rest of you.
    Two steps in, three steps out.
    A bad run is still a run.
    Blisters are information.
    Same loop every Tuesday; it tells the truth.
    Say hello to the man with the dog.
    Look ten metres ahead, not at your feet.
    If it hurts on one side, stop. Both sides, shorten.
    Nobody is looking. They are thinking of their own knees.
    Write it in a notebook, one line.
  `,
  posters: `
    slow / is a / pace | turtle | And it gets you there.
    one / more / lamp post | running-shoe | Then the next one.
    run / home | house | The long way, on purpose.
    ten / weeks / ten k | stopwatch | The plan, in full.
    left / right / repeat | footprints | Everything the coach ever said.
  `,
  boards: `
    Conversation pace | Slow, social, daily.
    Sofa to start line | Ten weeks of small lies.
    Long Sundays | Out by seven, pancakes by ten.
    Running kit | As little as possible.
    Hills | On purpose.
    Race day | Numbers, pins, porridge.
    Knees | Keeping the ones I have.
  `,
  shop: 'cairn_outfitters | Run | For feet that go out in all weather.',
  kind: 'Sportswear | sporty minimal',
  goods: `
    Everyday running shoe | running-shoe | 124 | grey | Stride & Sons | Soft enough for long, firm enough for fast. | 145
    Singlet that does not cling | running-shirt | 39 | green | Cairn | Loose weave, flat seams, loud stripe.
    Shorts with a key pocket | shorts | 44 | green | Cairn | The key, a card, a coin for the bus.
    Running socks, left and right | socks | 16 | blue | Cairn | They know which foot they are.
    Stopwatch with one button | stopwatch | 34 | grey | Clearwell | Start, stop, that is all. | 41
    Cap with a soft peak | billed-cap | 26 | blue | Cairn | Folds into a fist.
    Light bottle for the hand | droplet | 18 | blue | Coldharbour | A strap so that you need not grip.
    Medal hook, oak | sports-medal | 22 | yellow | Low Shelf | For one medal or forty.
    Earphones that stay in | headphone | 68 | purple | Lumen | You still hear the tram.
    Reflective vest, feather light | safety-vest | 31 | orange | Cairn | Seen from two hundred metres.
    Recovery sandals | thong-sandal | 29 | blue | Stride & Sons | From the last kilometre to the shower.
  `,
}
