import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The film photography theme. */
export const filmPhotos: KitText = {
  theme: 'film-photos',
  topic: 'photography',
  tags: 'photography film',
  sites: 'thirtysixframes.example fixerandtea.example oldglass.example',
  pairs: ['sand', 'ink', 'slate', 'butter', 'teal', 'plum', 'coral', 'navy', 'olive', 'brick'],
  grounds: groundsFor.plans,
  scenes: [
    'list',
    'shelf',
    'collage',
    'collage',
    'steps',
    'split',
    'chart',
    'blocks',
    'stack',
    'pattern',
    'wall',
    'moodboard',
  ],
  also: 'camera camera-with-flash film-frames film-projector framed-picture sun window flashlight hourglass-done bicycle cat potted-plant videocassette',
  ideas: `
    # Looking
    window light | window cat chair | windowlight | A window is the only lamp you need | Turn off the ceiling. Turn your person to the glass.
    portraits of friends | camera bust-in-silhouette window | portraits | Talk until they forget | Take the picture after the one they posed for.
    street corners | camera bicycle cityscape | street | Wait for somebody to finish the picture | Find the light, stand in a doorway, be boring.
    shadows at noon | sun house camera | shadows | Noon is fine if you shoot the ground | Everything is half dark. Choose the half.
    rainy nights | umbrella night-with-stars camera-with-flash | rain | Neon likes puddles | Lens hood on, umbrella in your teeth.
    still lifes | pear amphora window | stilllife | Three pears and a bad tablecloth | Move one thing. Look. Move it back.
    gardens in fog | fog deciduous-tree camera | fog | Fog does your composing | One tree, off-centre, no hurry.
    your own kitchen | camera teapot spoon | home | Thirty-six frames without leaving the house | On the twentieth it gets interesting.
    # Doing
    a first roll of film | film-frames camera calendar | firstroll | Thirty-six, and then you wait | Write down what you thought it would look like.
    loading the camera | camera film-frames hand-with-fingers-splayed | loading | The click that means it caught | Wind until the other knob turns too.
    developing at home | film-frames test-tube hourglass-done | darkroom | A bathroom, a blanket, nine minutes | Twenty degrees, and turn it like a kettle you love.
    contact sheets | film-frames magnifying-glass-tilted-left pencil | contacts | Choose small, print large | A red wax pencil and a night between.
    printing in the dark | light-bulb framed-picture hourglass-done | printing | The picture comes up like a tide | Red lamp, three trays, radio low.
    metering by eye | sun camera cloud | metering | Sunny sixteen and a shrug | Open up one for clouds, two for trees, three for luck.
    # Keeping
    old lenses | camera crystal-ball toolbox | lenses | Glass from before you were born | Fungus is a reason to haggle, not to run.
    albums on paper | notebook-with-decorative-cover framed-picture scissors | albums | Glue, captions, a lie or two | Thirty pictures a year are plenty.
  `,
  titles: `
    # Looking
    {Idea} in black and white
    {Idea} with one lens
    {Idea} on expired film
    {Idea} and a borrowed camera
    {Idea} with a pocket camera
    {Idea} before breakfast
    {Idea} when the light goes
    {Idea} in twelve frames
    Practising {idea}
    {Idea}, no filter
    # Doing
    {Idea}, slowly
    {Idea}: what I got wrong
    {Idea} for digital people
    Practising {idea}
    {Idea}, step by step
    {Idea} on the third try
    # Keeping
    {Idea} for digital people
    {Idea}, and why I bother
    {Idea}: what I got wrong
  `,
  asides: `
    One lens for a year. Start today.
    The best camera is the one that is wound on.
    Focus on the near eye.
    Underexpose and you will regret it.
    Film costs; so look first.
    Get closer. Then closer.
    Most of them fail. That is the point.
    Leave the good camera at home once.
    Nobody needs to see all thirty-six.
    The mistake in frame nine is the one on the wall.
    Pack spare batteries and a spare opinion.
    Dust is proof of age.
    Read the shadows; the highlights will cope.
    It was taken at a sixtieth, on a tram.
  `,
  posters: `
    thirty / six / chances | film-frames | And no delete.
    wait / for the / light | sun | It is usually late.
    get / closer | camera | The only note from every teacher.
    dust / is / proof | film-projector | That it was used.
    look / twice | glasses | Then press.
  `,
  boards: `
    Old glass | Lenses with a past.
    Thirty-six frames | Whole rolls, bad ones included.
    Window light | North, eleven o'clock.
    Darkroom notes | In a bathroom with no window.
    People I know | Before they noticed.
    Street, quietly | Nobody posed.
    Grey | All of them.
  `,
  shop: 'paper_lantern | Camera counter | Checked, cleaned, with a roll in it.',
  kind: 'Photography | retro technical',
  goods: `
    Serviced film camera | camera | 240 | purple | Clearwell | New seals, true speeds, a year's promise. | 275
    Flash camera, point and smile | camera-with-flash | 95 | purple | Clearwell | For parties and passports.
    Black and white film, five rolls | film-frames | 48 | black | Paper Lantern | Forgiving in fog and in candlelight.
    Slide projector, restored | film-projector | 160 | grey | Clearwell | Hums like an aunt. Eighty slides. | 185
    Light meter that clips on | stopwatch | 72 | grey | Clearwell | One dial and a needle.
    Camera strap, plaited | scarf | 44 | red | North Loom | Silk and cotton; it does not slip.
    Contact sheet magnifier | magnifying-glass-tilted-left | 38 | blue | Clearwell | Eight times, sharp to the edge.
    Darkroom lamp, red | light-bulb | 36 | yellow | Lumen | Screws into any lamp you own.
    Album, black pages | notebook-with-decorative-cover | 42 | red | Paper Lantern | Comes with a white pencil.
    Developing kit for a sink | test-tube | 59 | green | Paper Lantern | All but the dark.
    Oak frame for prints | framed-picture | 56 | brown | Low Shelf | Deep enough for a mount.
  `,
}
