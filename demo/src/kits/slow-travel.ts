import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The slow travel theme. */
export const slowTravel: KitText = {
  theme: 'slow-travel',
  topic: 'travel',
  tags: 'travel trains',
  sites: 'nightferry.example windowseat.example twochanges.example',
  pairs: ['clay', 'sky', 'lilac', 'butter', 'teal', 'navy', 'plum', 'sand', 'coral', 'lagoon'],
  grounds: [...groundsFor.sea, 'horizon'],
  scenes: [
    'list',
    'hills',
    'shore',
    'steps',
    'split',
    'chart',
    'collage',
    'blocks',
    'stack',
    'pattern',
    'wall',
    'moodboard',
  ],
  sets: {
    hills: 'locomotive train tram house houses hut minibus bus castle',
    shore: 'ferry ship sailboat passenger-ship canoe',
  },
  also: 'luggage world-map compass train ferry camera notebook sandwich ticket globe-showing-europe-africa umbrella bed postbox',
  ideas: `
    # By rail
    night trains | train full-moon bed | nighttrain | Asleep in one country, awake in another | Lower bunk, earplugs, shoes where you can find them.
    window seats | railway-car sandwich open-book | windowseat | Facing backwards sees more | What comes toward you is news. What goes away is a view.
    a branch line | locomotive hut station | branchline | The line that should have closed | Two coaches, one guard, every sheep by name.
    station breakfasts | hot-beverage croissant station | stations | Platform coffee, ranked | The worse the station, the better the rolls.
    city trams | tram ticket houses | trams | See a city for the price of a tram | Ride to the end, walk a stop back, have lunch there.
    # By water
    ferries | ferry anchor hot-beverage | ferry | On deck until the harbour is a line | Soup on the lee side, hat in the pocket.
    canal boats | ship house duck | canals | Four miles an hour | By the second lock you stop looking at your watch.
    islands | desert-island ferry bicycle | islands | The island with one road | Rent the bicycle at the quay. There is only one.
    # On foot
    old towns | castle church key | oldtown | Arrive before the coaches do | Seven in the morning, and the square is yours and the baker's.
    pilgrim paths | footprints backpack church | pilgrim | Ten days and one blister | Walk until two, wash socks, sit.
    markets | basket fish cheese-wedge | markets | Shop where the cooks shop | Go round once with your hands in your pockets.
    museums in the rain | classical-building umbrella framed-picture | museum | One room, one hour | Choose a single painting and give it twenty minutes.
    # Keeping it
    packing for ten days | luggage socks toothbrush | packing | One bag, closed with one hand | Everything goes with everything or it stays.
    travel diaries | notebook fountain-pen ticket | diary | Glue the ticket in | A line a day is a book by the end.
    postcards | postbox love-letter world-map | postcards | Write them on the first day | On the last, you will be looking for stamps.
    maps on paper | world-map compass pencil | maps | A map you can spill on | Draw where you went, not where you meant to go.
  `,
  titles: `
    {Idea} for one
    {Idea} with a six-year-old
    {Idea} and a good book
    # By rail
    {Idea} in the off season
    {Idea} I would do again
    {Idea} when the weather turns
    {Idea}, and the last bus back
    {Idea}, from north to south
    # By water
    {Idea} in the off season
    {Idea} I would do again
    {Idea} when the weather turns
    {Idea} without flying
    An afternoon with {idea}
    # On foot
    {Idea} in the off season
    {Idea} on a small budget
    {Idea} in four languages, badly
    {Idea}, and the last bus back
    # Keeping it
    {Idea}, the simple way
    {Idea} for forgetful people
    An afternoon with {idea}
  `,
  asides: `
    Two changes, one of them lovely.
    Ask the conductor. They know where to eat.
    Book the bed, leave the rest.
    The late train was the better train.
    Learn please, thank you and soup.
    One bag, so that you can run.
    Sit on the left for the sea.
    Leave a day for nothing.
    The best café is behind the station, not in front.
    Write the address down on paper.
    Bring cards; every compartment plays.
    It costs a day and gives you three.
    Closed on Tuesdays. We know that now.
    Send the postcard before you are home.
  `,
  posters: `
    take / the / slow train | train | It goes where you are going, and looks.
    two / changes / one of them / lovely | station | A travel plan.
    window / seat / please | railway-car | Every time, at any age.
    pack / half | luggage | Then take out the umbrella. No, leave it.
    wish / you / were here | postbox | It is always true when it is written.
  `,
  boards: `
    Window seat | What went by.
    Night ferries | Arriving with the bread.
    One bag | Closed with one hand.
    Off season | The same places, without us.
    Small stations | With a bench and a clock.
    Places by tram | To the end of the line.
    Markets first | Then the cathedral.
  `,
  shop: 'tidewheel | For the journey | Luggage for people who change trains.',
  kind: 'Travel | classic rugged',
  goods: `
    Cabin case, canvas | luggage | 178 | blue | Tidewheel | Wheels that you can replace with a coin. | 210
    Travel umbrella, wooden grip | umbrella | 46 | purple | Tidewheel | Turns inside out and back again.
    Ticket wallet | ticket | 29 | yellow | Stride & Sons | For what is still printed.
    Field notebook, dotted | notebook | 14 | blue | Paper Lantern | Lies flat, even at the last page.
    Brass travel clock | alarm-clock | 52 | red | Clearwell | Loud enough for the five-forty.
    Linen sleeping sheet | bed | 63 | blue | North Loom | For bunks of unknown history.
    Travel mug that closes | hot-beverage | 33 | white | Coldharbour | It rolled the length of a train, and nothing.
    Europe on cloth | world-map | 38 | blue | Paper Lantern | A map, a scarf, a tablecloth.
    Small binoculars | camera | 96 | grey | Clearwell | Ferries, ducks, departure boards. | 115
    Picnic knife with a corkscrew | kitchen-knife | 41 | purple | Edgewell | The compartment will thank you.
    Wool travel blanket | scarf | 87 | red | North Loom | Also a pillow, also a curtain.
  `,
}
