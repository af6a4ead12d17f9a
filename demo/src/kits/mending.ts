import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The mending theme. */
export const mending: KitText = {
  theme: 'mending',
  topic: 'diy',
  tags: 'mending repair',
  sites: 'visiblestitch.example thesecondlife.example darnit.example',
  pairs: ['slate', 'sky', 'sand', 'butter', 'coral', 'navy', 'olive', 'blush', 'ink'],
  grounds: groundsFor.plans,
  scenes: [
    'list',
    'shelf',
    'outfit',
    'steps',
    'split',
    'chart',
    'collage',
    'blocks',
    'stack',
    'pattern',
    'moodboard',
  ],
  sets: {
    outfit: 'jeans t-shirt socks coat shorts dress sewing-needle scissors thread safety-pin',
  },
  also: 'sewing-needle thread safety-pin scissors jeans socks t-shirt yarn toolbox screwdriver wrench glasses',
  ideas: `
    # Clothes
    a worn knee | jeans sewing-needle thread | sashiko | Knees, patched from inside | White thread in rows, and suddenly it was on purpose.
    a moth hole | womans-clothes sewing-needle yarn | moths | The moth had good taste | Weave over and under, a shade too bright.
    a sock heel | socks sewing-needle light-bulb | darning | Darn it over a light bulb | Any round thing will do. Stop before it gets tight.
    a lost button | coat sewing-needle thread | buttons | A button that stays | Leave a stem, wrap it four times, knot on the wrong side.
    a broken zip | backpack wrench coat | zips | The zip was only tired | Squeeze the slider with pliers before you buy a new one.
    a torn hem | dress safety-pin thread | hems | Hem it on the train | Pins first, mirror second, stitches last.
    a stained shirt | t-shirt onion pot-of-food | dyeing | If you cannot get it out, dye it | Onion skins, rust, tea. Everybody will ask where you bought it.
    a ladder in the elbow | womans-clothes scissors thread | patches | Elbows deserve leather | Cut ovals from an old glove and prick the holes first.
    # Things
    a chipped cup | teacup-without-handle paintbrush sparkles | kintsugi | Gold in the crack | Lacquer takes weeks. The cup is in no hurry.
    a wobbly chair | chair clamp hammer | chairs | Four legs, one of them lying | Knock it apart, scrape off the old glue, clamp it overnight.
    a dead lamp | light-bulb screwdriver electric-plug | lamps | The lamp needed one screw | Unplug it. Then look. It is nearly always the switch.
    a dripping tap | shower wrench droplet | plumbing | Twelve pence of rubber | Water off, plug in, photograph every step.
    bent glasses | glasses screwdriver flashlight | glasses | Glasses, straightened with warm water | A minute in the cup and they will listen.
    a flat tyre | bicycle wrench wheel | bicycle | The hole is always at the valve | Spare tube now, patch at home with a beer.
    a blunt knife | kitchen-knife rock droplet | sharpening | Sharp enough for a tomato | Two pence high is the angle. Listen, don't look.
    a book without a spine | closed-book paintbrush newspaper | books | Books can be glued once | Thin glue, wax paper, a night under the dictionary.
  `,
  titles: `
    How to mend {idea}
    What to do about {idea}
    {Idea}, and fifteen quiet minutes
    {Idea}: do not throw it away yet
    {Idea}, before and after
    Tools for {idea}
    {Idea}, mended with what was in the drawer
    Learning on {idea}
    {Idea}, the lazy fix
    {Idea}, the proper fix
    A friend, a table, {idea}
    # Clothes
    Mending {idea} so that it shows
    Mending {idea} so that nobody sees
  `,
  asides: `
    Good light, strong tea, no rush.
    Thread as long as your forearm and not longer.
    Undo one thing at a time and lay it out in order.
    If it is broken anyway, you cannot break it.
    Take a picture before every screw.
    The repair café takes what you cannot manage.
    Cheap glue costs most.
    Match the thread to the fabric, or choose a fight and win it.
    It took less time than finding the receipt.
    The second mend is always better.
    Keep the old buttons in a tin.
    It is stronger there now than anywhere else.
    Nobody notices. Or everybody does, and asks.
    My grandfather did it with string.
  `,
  posters: `
    mend / your / ways | sewing-needle | Start with the socks.
    it's not / broken / it's waiting | toolbox | For the shelf of hopeful things.
    darn / it | socks | Polite, and technically correct.
    made / twice | jeans | Better than new, by one pair of hands.
    keep the / buttons | safety-pin | You never know, and then you do.
  `,
  boards: `
    Mended, visibly | Scars, worn proudly.
    The fix-it shelf | Queue here.
    Stitches | Small, even, mostly.
    Second lives | What it was, what it is.
    Sunday repairs | Kettle on, toolbox out.
    Socks and elbows | Where things wear first.
    Glue and patience | Mostly the second.
  `,
  shop: 'north_loom | The mending drawer | Needles, patches, thread: cheaper than a new coat.',
  kind: 'Haberdashery | practical classic',
  goods: `
    Mending kit in a tin | sewing-needle | 26 | silver | North Loom | Twelve threads, six needles, a page of stitches. | 31
    Waxed thread, ten colours | thread | 13 | yellow | North Loom | Does not knot, does not fade.
    Safety pins, brass, fifty | safety-pin | 7 | silver | Edgewell | Large enough for a kilt.
    Fabric shears, 24 cm | scissors | 58 | red | Edgewell | Never for paper. We can tell.
    Denim patches, indigo | jeans | 11 | blue | North Loom | Cut from what could not be saved.
    Pocket screwdriver, eight bits | screwdriver | 32 | red | Edgewell | From glasses to chair legs.
    Small toolbox, steel | toolbox | 64 | red | Wainwright | Everything for a flat, nothing for a factory. | 78
    Adjustable wrench | wrench | 29 | grey | Edgewell | For taps, bicycles and principles.
    Darning wool, a card of twelve | yarn | 15 | blue | North Loom | A metre of each; that is all a hole needs.
    Repaired coat, one of one | coat | 140 | brown | North Loom | Worn twelve winters, relined, good for twelve.
    Wood glue that lasts | lotion-bottle | 9 | yellow | Wainwright | Clamp for an hour, load it tomorrow.
  `,
}
