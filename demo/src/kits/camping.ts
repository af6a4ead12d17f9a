import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The camping theme. */
export const camping: KitText = {
  theme: 'camping',
  topic: 'nature',
  tags: 'camping outdoors',
  sites: 'pegsandguys.example lastcampsite.example wetboots.example',
  pairs: ['mint', 'sky', 'butter', 'olive', 'clay', 'forest', 'navy', 'lagoon', 'lilac', 'teal'],
  grounds: groundsFor.outdoors,
  scenes: [
    'list',
    'hills',
    'hills',
    'shore',
    'steps',
    'split',
    'chart',
    'collage',
    'blocks',
    'stack',
    'pattern',
    'moodboard',
    'shelf',
  ],
  sets: {
    hills: 'tent camping evergreen-tree deciduous-tree fire hut deer bear',
    shore: 'canoe duck sailboat',
  },
  also: 'tent fire backpack hiking-boot compass flashlight evergreen-tree canoe axe world-map hot-beverage cooking wood',
  ideas: `
    # Sleep
    a first night out | tent full-moon flashlight | tents | First night: what the dark sounds like | Mostly hedgehogs. They walk like burglars.
    sleeping under a tarp | tent thread deciduous-tree | tarp | Tarp, two trees, four knots | Low on the windy side and no higher than your knees.
    a warm sleeping bag | bed crescent-moon hot-beverage | sleep | How not to freeze at three in the morning | A bottle of hot water, in a sock, at the feet.
    a hammock | deciduous-tree open-book sun-behind-cloud | hammock | Lie across it, not along it | Wide straps, so that the trees forgive you.
    a van, parked well | minibus camping sunrise | van | Parked for the sunrise | Nose into the wind, door to the east.
    # Eat
    supper on one burner | cooking fire tomato | stove | One burner, one pan, no plates | Chop at home. Everything is harder on a knee.
    bread on a stick | bread fire wood | campfire | Dough, stick, patience | Over the embers and not the flames, like everything good.
    coffee by the fire | hot-beverage fire wood | coffee | Coffee that tastes of smoke | Boil, settle, a splash of cold to sink the grounds.
    a pot over the embers | pot-of-food fire onion | stew | The stew that needs no watching | Dig a hole, lay the embers, go for a swim.
    # Go
    packing light | backpack socks toothbrush | packing | Eight kilos with the food | Lay it out, then put a third of it back.
    reading a map | world-map compass pencil | maps | Fold it to where you are | The phone is for music. The map is for arguing.
    crossing by canoe | canoe evergreen-tree ring-buoy | canoe | Across the lake before the wind | Kneel, keep low, talk little.
    knots that hold | knot thread anchor | knots | Four knots will get you home | Bowline, clove hitch, taut-line, and the one you know.
    lighting a fire | fire wood axe | fire | Birch bark, even in the rain | Thumb, finger, wrist: sort the wood by thickness first.
    walking in wet boots | hiking-boot newspaper socks | boots | Wet boots, dry humour | Newspaper overnight, and never by the fire.
    # With others
    camping with small children | tent teddy-bear flashlight | kids | Children sleep; it is you who listens | Give each a torch and let the batteries run out.
  `,
  titles: `
    {Idea} in October
    {Idea} two hours from the city
    # Sleep
    {Idea} for people over forty
    {Idea} on a windy ridge
    {Idea} for one night only
    Nobody tells you this about {idea}
    {Idea}, learned the wet way
    # Eat
    {Idea} in the rain
    {Idea} with a dog along
    {Idea} for five, none of them patient
    {Idea} without a car
    {Idea} after a long day
    # Go
    {Idea} in the rain
    {Idea} on a windy ridge
    {Idea}, learned the wet way
    {Idea}, a checklist for the fridge door
    Getting better at {idea}
    # With others
    {Idea}, the short list
    {Idea} when it rains
  `,
  asides: `
    Pitch before you are hungry.
    The forecast lies by about four hours.
    Dry socks live in the sleeping bag.
    Look up before you put the tent down.
    Leave it cleaner than the last people did.
    Two lighters, in two pockets.
    Cotton kills the mood, at least.
    Water first, view second.
    Hang the food where you would not want to climb.
    Bring one luxury. Ours is a pepper mill.
    It rained for two of three nights and I would go again.
    The best spot is five minutes past the best spot.
    A headlamp round a bottle of water is a lantern.
    Ask at the farm. They nearly always say yes.
  `,
  posters: `
    out / past / the signal | tent | No bars, many stars.
    dry / socks / club | socks | Members only, and only if dry.
    wood / warms / twice | axe | Once when it is split, once when it burns.
    sleep / on / the ground | camping | Your back will forgive you by Tuesday.
    nine / pegs / is enough | tent | Count them before you leave.
  `,
  boards: `
    Last campsite before the sea | And the way there.
    One-burner suppers | Eaten out of the pan.
    Eight kilos | Everything weighed.
    Pegs and guys | Notes from windy nights.
    Fires | Allowed, small, put out.
    Boots and maps | Two days on foot.
    Camping with children | Marshmallow logistics.
  `,
  shop: 'cairn_outfitters | Camp kit | Tested by people who forgot something.',
  kind: 'Outdoor gear | rugged classic',
  goods: `
    Two-person tent, canvas | tent | 340 | green | Cairn | Breathes, darkens, outlives its poles. | 395
    Trail pack, 38 litres | backpack | 128 | red | Cairn | One big room with a lid, as it should be.
    Hiking boots, stitched | hiking-boot | 189 | brown | Stride & Sons | Break them in at the supermarket.
    Head torch with a red light | flashlight | 42 | grey | Cairn | Red for maps and for not waking anyone.
    Baseplate compass | compass | 28 | red | Cairn | Glows for an hour after a minute of torch.
    Camp axe, hickory | axe | 86 | grey | Edgewell | Sheath included, splinters not.
    Pan with a folding grip | cooking | 51 | purple | Coldharbour | Steel, because things that last are steel.
    Packraft for two | canoe | 460 | orange | Cairn | Three kilos. It fits under a train seat. | 520
    Fire steel on a cord | fire | 19 | orange | Cairn | Twelve thousand sparks, wet or dry.
    Mug with a lid, half a litre | hot-beverage | 27 | white | Coldharbour | Also a pan, a bowl and a shaving mirror.
    Waxed map case | world-map | 31 | blue | Cairn | Folds open to the bit you are lost in.
  `,
}
