import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The desks theme. */
export const desks: KitText = {
  theme: 'desks',
  topic: 'home-decor',
  tags: 'desk workspace',
  sites: 'clearedsurface.example onelampone.example quietdesk.example',
  pairs: ['sand', 'slate', 'sky', 'olive', 'blush', 'mint', 'ink', 'lagoon', 'butter'],
  grounds: groundsFor.plans,
  scenes: [
    'room',
    'room',
    'shelf',
    'steps',
    'split',
    'chart',
    'collage',
    'blocks',
    'stack',
    'moodboard',
    'wall',
  ],
  sets: { room: 'desktop-computer chair potted-plant cactus' },
  also: 'desktop-computer chair light-bulb potted-plant notebook pencil hot-beverage books headphone glasses paperclip pushpin spiral-calendar laptop keyboard',
  ideas: `
    # Places
    a desk under the stairs | desktop-computer light-bulb chair | smallspace | Under the stairs, over the moon | Paint it dark. It was never going to be airy.
    a desk in the bedroom | laptop bed potted-plant | bedroom | Work, then close the curtain | A curtain on a wire, and the bed is a bed again.
    a window desk | desktop-computer window potted-plant | windowdesk | Side-on to the window | Light from the left if you write with the right.
    a kitchen table office | laptop hot-beverage fork-and-knife | kitchen | Cleared by six, every day | Everything lives in one basket with a handle.
    a shared desk | chair laptop hot-beverage | shared | Two people, one table, no war | Back to back, one lamp each, a rule about chewing.
    a standing desk | laptop mans-shoe books | standing | Standing, on four dictionaries | Try it with books before you buy legs.
    a desk for a teenager | desktop-computer headphone backpack | teenager | Homework, and the other thing | Sockets on top. They will find them anyway.
    # Things
    one good lamp | light-bulb notebook glasses | lamp | Buy the lamp first | It should reach the page and not your eyes.
    a second-hand chair | chair wrench screwdriver | chair | The chair costs more than the desk | Sit in it for as long as the shop lets you.
    hidden cables | electric-plug paperclip computer-mouse | cables | Where the cables went | A gutter under the table top, five hooks, silence.
    a wall of notes | pushpin label calendar | notes | Think on the wall | Move the note, move the thought.
    plants that like screens | potted-plant desktop-computer cactus | plants | Green next to the glow | They want the window, not the wifi.
    a paper calendar | spiral-calendar pencil pushpin | calendar | The month, in pencil | Erase with pleasure.
    # Habits
    a tidy desk at five | notebook basket broom | tidy | Five minutes, every day at five | Tomorrow you is a person as well.
    working with music | headphone musical-notes laptop | music | One album, on repeat, no words | By the third time round you have stopped hearing it.
    writing by hand | notebook fountain-pen hot-beverage | writing | First on paper | The screen is for people who already know.
  `,
  titles: `
    # Places
    {Idea} on two square metres
    {Idea} for under a hundred
    {Idea} when you share a flat
    {Idea} in winter light
    {Idea}, month six
    {Idea} without a spare room
    {Idea}, from empty to done
    {Idea} for left-handed people
    In favour of {idea}
    # Things
    {Idea}, photographed honestly
    {Idea} and fewer things
    {Idea}, in daily use
    {Idea} for under a hundred
    In favour of {idea}
    {Idea}, one year later
    # Habits
    {Idea} when you share a flat
    {Idea}, month six
    A week with {idea}
    {Idea} with children at home
    In favour of {idea}
  `,
  asides: `
    Nothing on it that you did not touch this week.
    Face a wall, not the fridge.
    Elbows at ninety, feet on something.
    Warm light after four.
    The drawer is for shame.
    One notebook; date every page.
    Screens at the height of your eyes, cups at the height of your elbow.
    Measure the door before you buy the top.
    It is an old door on two trestles.
    Keep one nice thing in sight.
    The printer lives in a cupboard, like a bad uncle.
    Turn the chair to the room when you are done.
    A rug stops the chair and the echo.
    Nobody sees it but me, and that is why.
  `,
  posters: `
    clear / desk / clear / head | pencil | In that order, on Fridays.
    do / the / small thing | check-mark-button | It has been on the list since March.
    close / the / laptop | laptop | It will be there tomorrow.
    one / lamp | light-bulb | And a circle of yellow to sit in.
    think / on / paper | notebook | It has no notifications.
  `,
  boards: `
    Cleared surface | Desks, at five past five.
    One lamp | Pools of light.
    Small offices | Cupboards, stairs, corners.
    Working from a table | Breakfast until nine.
    Good tools | On the desk because they earn it.
    Cables, hidden | A before and after.
    Thinking walls | Paper, pins, string.
  `,
  shop: 'low_shelf | The desk | Furniture that leaves room.',
  kind: 'Furniture | minimal Scandinavian',
  goods: `
    Task chair, oak and felt | chair | 265 | brown | Low Shelf | Tilts when you do. No levers. | 310
    Desk lamp on an arm | light-bulb | 98 | yellow | Lumen | Stays where you put it, for years.
    Monitor shelf, ash | desktop-computer | 74 | beige | Low Shelf | Lifts the screen, parks the keyboard.
    Desk plant, low light | potted-plant | 22 | green | Fernside | Lives on glances.
    Wall calendar, plain | spiral-calendar | 18 | white | Paper Lantern | Big squares, no quotes.
    Headphones, closed | headphone | 149 | purple | Lumen | For open plans and open windows. | 175
    Pen tray, cast | pencil | 36 | yellow | Low Shelf | Heavy enough to stay with one pen in it.
    Notebook, hundred pages | notebook | 12 | blue | Paper Lantern | Numbered, so that you can find the thought.
    Waste paper basket, woven | wastebasket | 44 | grey | Harrow | Wide mouth for bad shots.
    Magnetic clips, brass, twenty | paperclip | 11 | silver | Edgewell | Hold ten sheets and a grudge.
    Book ends, steel | books | 39 | red | Low Shelf | Bent from one sheet.
  `,
}
