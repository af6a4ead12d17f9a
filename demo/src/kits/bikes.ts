import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The bikes theme. */
export const bikes: KitText = {
  theme: 'bikes',
  topic: 'vehicles',
  tags: 'bicycle city',
  sites: 'bellandbasket.example downhillhome.example spokenword.example',
  pairs: ['sky', 'lemon', 'mint', 'coral', 'sand', 'slate', 'teal', 'ink', 'lagoon'],
  grounds: [...groundsFor.plans, 'horizon'],
  scenes: [
    'hills',
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
  sets: { hills: 'bicycle deciduous-tree house houses person-biking woman-biking' },
  also: 'bicycle basket bell wrench wheel backpack gloves sunglasses locked key house umbrella kick-scooter',
  ideas: `
    # Every day
    riding to work | bicycle briefcase sunrise | commute | To work without arriving hot | One gear lower than you think, and leave ten minutes early.
    a basket bicycle | bicycle basket baguette-bread | basket | The basket holds eleven leeks | Heavy things low and the bread on top.
    children on the back | bicycle child teddy-bear | kids | School run on two wheels | Sing, or they fall asleep on the hill.
    shopping by bike | bicycle shopping-bags leafy-green | cargo | The weekly shop, no boot | Two panniers, packed like a suitcase: bottles down, eggs in your hat.
    riding in rain | bicycle umbrella coat | rain | A cape and no self-regard | It covers the bars, the knees and the shopping.
    lights in winter | bicycle light-bulb night-with-stars | lights | Be seen from the side | Reflectors on the spokes cost nothing and work.
    a good lock | locked key bicycle | locks | Lock the frame, love the wheel | Tenth of the price of the bike, and use it indoors too.
    # Away
    a weekend by bicycle | bicycle tent world-map | touring | Two days out, one train back | Plan the train first. Then the hill looks smaller.
    coast roads | bicycle beach-with-umbrella sunglasses | coast | With the sea on the left | Start into the wind so that home is downhill.
    gravel tracks | bicycle evergreen-tree rock | gravel | Where the tarmac gives up | Wide tyres, low pressure, loose hands.
    lunch stops | bicycle sandwich deciduous-tree | lunch | The ride is a reason for lunch | Forty kilometres to the cheese, thirty back.
    # In the shed
    a squeaky chain | bicycle wrench oil-drum | chain | Wipe it, oil it, wipe it again | One drop a link, backwards, then off with the rest.
    a puncture | wheel wrench bicycle | puncture | Roadside, six minutes | Find the thorn before you put the new tube in.
    painting a frame | paintbrush bicycle artist-palette | paint | A new colour for an old frame | Sand it dull, hang it by the saddle, thin coats.
    hanging it on the wall | bicycle hammer house | storage | Art that you ride | Find the joist first. The plaster is only pretending.
    an old three-speed | bicycle toolbox wrench | vintage | From the skip to the street | New tyres, new cables, same bell.
  `,
  titles: `
    # Every day
    {Idea} in ordinary clothes
    {Idea} all year
    {Idea}, flat city edition
    {Idea}, hilly city edition
    {Idea} and no car
    {Idea}: what it costs
    {Idea}, from somebody who gave up driving
    {Idea} for nervous people
    # Away
    {Idea} on a borrowed bike
    {Idea} with the kids along
    {Idea} for nervous riders
    {Idea} with cold hands
    {Idea} in a headwind
    # In the shed
    {Idea}, the quick way
    {Idea} with two tools and a rag
    {Idea} and the football on the radio
    {Idea} on the kitchen floor
    What I learned from {idea}
    {Idea}, explained to my sister
  `,
  asides: `
    Take the lane; it is yours too.
    Ring early and smile late.
    Tyres hard, saddle level, heart light.
    Twenty minutes, door to door, any traffic.
    Mudguards are the kindest thing you can buy.
    Raise the saddle a finger. Now another.
    The wind is a hill that moved.
    A bag on the bike, not on your back.
    Gloves in April as well.
    Oil is cheaper than chains.
    It was raining and I have no regrets.
    Left foot on the kerb, coffee in the right hand.
    Look at the driver, not at the car.
    The quiet street is one block over.
  `,
  posters: `
    ring / twice | bell | Once for them, once for the joy of it.
    downhill / all the / way home | bicycle | True in one direction.
    two / wheels / good | bicycle | Four is a crowd.
    mind / the / tram | tram | Cross the rails like you mean it.
    chain / reaction | wrench | Oil it. See what happens.
  `,
  boards: `
    Bell and basket | Bicycles that carry the shopping.
    Quiet streets | One block over from the noise.
    Two days out | With a train at the end.
    The shed | Grease and radio.
    Cold-weather cycling | There is no bad season.
    Bikes on walls | Parked, admired.
    Cargo | Everything that has fitted so far.
  `,
  shop: 'tidewheel | On the road | Parts that come apart again.',
  kind: 'Cycling | practical retro',
  goods: `
    City bicycle, seven gears | bicycle | 790 | red | Tidewheel | Upright, quiet, carries more than it weighs. | 880
    Handlebar basket, wicker | basket | 46 | brown | Tidewheel | Two straps, one bracket, no rattle.
    Brass bell | bell | 24 | yellow | Tidewheel | Heard across a square, never rude.
    Folding wrench, ten sizes | wrench | 33 | grey | Edgewell | The only tool you will want in the rain.
    U-lock with a soft coat | locked | 72 | yellow | Tidewheel | Does not chew the paint. | 84
    Roll-top backpack | backpack | 98 | red | Tidewheel | Dry inside after four hours of Bergen.
    Riding gloves, half finger | gloves | 29 | green | Tidewheel | Padded where the bar sits.
    Front wheel, hub dynamo | wheel | 165 | grey | Tidewheel | Light for ever, from your own legs.
    Cycling glasses, clear lens | sunglasses | 54 | black | Clearwell | For flies, rain and low sun.
    Rain cape with thumb loops | coat | 88 | brown | Tidewheel | You are the tent.
    Helmet that looks like a hat | rescue-workers-helmet | 110 | yellow | Tidewheel | Nobody has noticed so far.
  `,
}
