import { groundsFor } from './grounds-for.ts'
import type { KitText } from './kit.ts'

/** The letters theme. */
export const letters: KitText = {
  theme: 'letters',
  topic: 'art',
  tags: 'letters paper',
  sites: 'licktheseal.example goodnibs.example postedtoday.example',
  pairs: ['sand', 'rose', 'sky', 'butter', 'lilac', 'blush', 'slate', 'plum', 'navy', 'clay'],
  grounds: groundsFor.things,
  scenes: [
    'list',
    'shelf',
    'steps',
    'split',
    'chart',
    'collage',
    'blocks',
    'stack',
    'pattern',
    'moodboard',
    'wall',
  ],
  also: 'love-letter envelope fountain-pen black-nib pencil notebook postbox ribbon scroll closed-mailbox-with-raised-flag candle crayon label',
  ideas: `
    # Writing
    thank-you notes | envelope fountain-pen bouquet | thankyou | Three sentences, by Thursday | Name the thing, say where it stands now, stop.
    love letters | love-letter rose candle | loveletters | Write it tired, send it rested | Start with what they were wearing.
    letters to a grandmother | postbox teapot glasses | grandmother | Large letters, small news | She wants to know what you had for lunch.
    a letter to yourself | scroll hourglass-done fountain-pen | future | To be opened when the boiler is paid off | Seal it, date it, give it to somebody organised.
    pen pals | closed-mailbox-with-raised-flag globe-showing-europe-africa envelope | penpal | Eleven years and never met | Ask one question more than you answer.
    condolences | envelope white-flower fountain-pen | condolence | What to write when there is nothing to say | One memory. It needs nothing else.
    # Lettering
    brush lettering | paintbrush black-nib page-with-curl | brush | Thick down, thin up | Shoulder, not wrist. Stand if you can.
    copperplate | black-nib fountain-pen scroll | copperplate | Fifty-two letters and a lot of ink | Breathe out on the downstroke.
    addressing envelopes | envelope pencil straight-ruler | envelopes | A torch under the envelope | Rule a card, slide it in, light it from below.
    chalk signs | placard crayon hot-beverage | chalk | The café board, faked | Wet the chalk; it goes on like paint.
    place cards | label ribbon fork-and-knife-with-plate | placecards | Twenty names before supper | Write the long names first and let them set the size.
    # Paper
    folding an envelope | envelope scissors triangular-ruler | folding | An envelope out of an old map | Four folds, two dabs of glue.
    sealing wax | candle ring envelope | wax | Wax, and something to press in it | Ice the seal so that it lets go.
    a good fountain pen | fountain-pen droplet notebook | fountainpen | One pen, refilled for years | Flush it with cold water when the season changes.
    making notebooks | notebook thread sewing-needle | bookbinding | Five holes and a needle | Fold eight sheets, prick, sew, done before tea.
    keeping what you get | basket love-letter ribbon | keeping | A shoebox is an archive | By person, not by date. You will look for voices.
  `,
  titles: `
    {Idea} without the fuss
    The pleasure of {idea}
    # Writing
    {Idea} on a train table
    {Idea} with cheap paper
    {Idea} on Sunday evenings
    {Idea}, posted the same day
    {Idea} in blue-black ink
    {Idea}, and how to begin
    # Lettering
    {Idea} for left-handers
    {Idea} with a plain pencil
    {Idea} in twenty minutes
    {Idea} by candlelight
    {Idea} for bad handwriting
    # Paper
    {Idea} in twenty minutes
    {Idea} on Sunday evenings
    {Idea}, as my aunt did it
    {Idea}, with children helping
  `,
  asides: `
    Real stamps, always.
    Put the date; future people are nosy.
    Good paper makes short letters.
    Cross it out and leave it crossed out.
    The post box empties at six.
    Ink on the fingers is a badge.
    Write the address first. Then you have to.
    Nobody ever minded a letter being late.
    No drafts.
    Fold it in three, like a secret.
    Read it aloud and cut a sentence.
    A leaf in the envelope weighs nothing.
    Slow hands, short lines.
    Keep a list of birthdays in the front of the atlas.
  `,
  posters: `
    dear / you | love-letter | The best two words to start with.
    write / home | house | They are wondering.
    posted / with / love | postbox | And a proper stamp.
    ink / is / cheap | fountain-pen | Silence is not.
    p.s. / one / more thing | envelope | It is always the important one.
  `,
  boards: `
    Posted today | Letters that got away.
    Good nibs | And the paper they deserve.
    Envelopes | Half of the present.
    Handwriting, others' | Admired from afar.
    Paper cupboard | Do not open in front of guests.
    Letters I kept | By voice.
    A to z | Practice sheets and their excuses.
  `,
  shop: 'paper_lantern | Stationery | Paper that takes ink, and ink that takes time.',
  kind: 'Stationery | classic elegant',
  goods: `
    Fountain pen, steel nib | fountain-pen | 54 | black | Paper Lantern | Writes at the first stroke, after a summer. | 62
    Letter set, forty sheets | love-letter | 26 | white | Paper Lantern | Sheets, envelopes, and a card of lines to lay below.
    Dip pen and three nibs | black-nib | 22 | black | Paper Lantern | Fine, broad, and one for swearing.
    Sealing wax, oxblood | candle | 15 | yellow | Paper Lantern | Burns clean and cracks well.
    Bound notebook, sewn | notebook-with-decorative-cover | 28 | red | Paper Lantern | Opens flat on its first day.
    Pencils, a dozen, cedar | pencil | 16 | yellow | Paper Lantern | You smell them before you see them.
    Wall letterbox | closed-mailbox-with-raised-flag | 78 | blue | Wainwright | Holds a week of post and one surprise. | 92
    Brass ruler, 15 cm | straight-ruler | 21 | yellow | Edgewell | Weighs enough to hold a page.
    Gift ribbon, cotton | ribbon | 8 | red | North Loom | To be used again, and again.
    Address labels, letterpress | label | 34 | beige | Paper Lantern | Your name, pressed in. A hundred.
    Portfolio with ties | file-folder | 39 | yellow | Paper Lantern | For the ones worth keeping.
  `,
}
