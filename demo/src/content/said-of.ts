/** Comments on pins of one kind: remarks, and questions with answers. */
export interface SaidOf {
  readonly remarks: readonly string[]
  readonly questions: readonly (readonly [question: string, answer: string])[]
}

const table: SaidOf = {
  remarks: [
    'Made this on Sunday and there was nothing left by the evening.',
    'The smell alone. My neighbours knocked.',
    'A little lemon at the end lifts the whole thing.',
    'This is going on the list for the weekend.',
    'Second time making it, better than the first.',
    'My kids asked for seconds, which never happens.',
    'Half the sugar worked just as well for us.',
  ],
  questions: [
    ['Could I make it the day before?', 'Yes, it is even better then. Keep it covered.'],
    [
      'What would you take instead of butter?',
      'A mild olive oil does it. A little less than butter.',
    ],
    ['For how many is this?', 'Four, or two with leftovers.'],
    ['Does it freeze well?', 'Up to three months, in small portions.'],
  ],
}

const green: SaidOf = {
  remarks: [
    'Mine sulked for a month and then put out three leaves at once.',
    'Less water than you think. That was my mistake too.',
    'That corner finally makes sense.',
    'North window here, and it still does well.',
    'Took a cutting of mine after seeing this.',
    'The slugs would love this as much as I do.',
  ],
  questions: [
    ['How much light does it get there?', 'Morning sun, about three hours. Shade after that.'],
    ['Is it safe with a cat in the house?', 'No, keep that one up high.'],
    ['When do you repot?', 'In March, and only when roots come out below.'],
    [
      'Does it come through the winter outside?',
      'With us yes, wrapped in fleece. It is mild by the sea.',
    ],
  ],
}

const hands: SaidOf = {
  remarks: [
    'Tried this with my daughter on a rainy day. We were at it for hours.',
    'The edges are so clean. Patience I do not have.',
    'Started one last night. Sleep can wait.',
    'This is the third time I come back to look at it.',
    'Used scraps for mine and like it better for it.',
    'A good first piece, I would say. Mine came out fine.',
  ],
  questions: [
    ['Which thickness did you use?', 'Four millimetres. Three bends too much.'],
    ['How long did it take you?', 'Two evenings, with the radio on.'],
    ['Is there a pattern for it?', 'The link has it, with photos of each step.'],
    ['Does it have to dry overnight?', 'Yes, and flat. I rushed my first one.'],
  ],
}

const outside: SaidOf = {
  remarks: [
    'Went there in October and had it to ourselves.',
    'Go early. By ten the place is full.',
    'Saved for the summer, if it ever comes.',
    'Cold hands, warm heart. Worth it.',
    'We did this with two small children and a tent. It can be done.',
    'The light at that hour is something else.',
  ],
  questions: [
    ['How far is it in all?', 'About twelve kilometres, with a stop halfway.'],
    ['Can you get there without a car?', 'There is a bus from the station every hour until six.'],
    ['What do you take for the rain?', 'A light shell, and dry socks at the bottom of the bag.'],
    ['Is the water cold?', 'Always. You get used to it by the third minute.'],
  ],
}

const rooms: SaidOf = {
  remarks: [
    'So much calm in so few square metres.',
    'We did the same shelf and it changed the whole room.',
    'That colour in the evening light must be lovely.',
    'Measured twice, and it would just fit here.',
    'The lamp makes it.',
    'Finally a kitchen where things have a place.',
  ],
  questions: [
    ['What is the colour on the wall?', 'A warm white with a drop of ochre, mixed in the shop.'],
    ['How deep are the shelves?', 'Twenty-two centimetres. Enough for plates.'],
    ['Do you not bump into that?', 'The first week, yes.'],
    ['Is it rented? How did you fix it?', 'It is. It stands on its own, nothing is screwed in.'],
  ],
}

const drawn: SaidOf = {
  remarks: [
    'Such a good frame. The grain suits it.',
    'Printed it and hung it over the desk.',
    'The colors hold together so well.',
    'Exactly the mood I was looking for.',
    'I keep finding new shapes in it.',
  ],
  questions: [
    ['What size does it print well at?', 'Up to A2. The lines stay sharp.'],
    ['Which paper did you use?', 'A heavy cotton one, a little rough.'],
    ['Is it drawn by hand?', 'By hand first, then cleaned up on the screen.'],
  ],
}

const feasts: SaidOf = {
  remarks: [
    'Doing this for my father’s seventieth.',
    'Sent this to my sister at once.',
    'We had eleven guests and nobody left before midnight.',
    'The kids talked about it for weeks.',
    'Simple enough to do the evening before.',
  ],
  questions: [
    ['How did you keep it a secret?', 'I did not. She knew all along.'],
    ['For how many guests was that?', 'Sixteen, with two tables pushed together.'],
    ['How long before did you start?', 'Two weeks, and most of it in one evening.'],
  ],
}

const pets: SaidOf = {
  remarks: [
    'The second one from the left is me on a Monday.',
    'This made my morning.',
    'That look. Mine does the same when I open the fridge.',
    'My daughter wants it for her room.',
    'Look at those paws.',
  ],
  questions: [
    ['What breed is that?', 'Nobody knows. A bit of everything.'],
    ['Does it have a name?', 'Pepper, after the spots.'],
    ['How did you get it to sit still?', 'I drew it from a photo. It never does.'],
  ],
}

const looks: SaidOf = {
  remarks: [
    'Showed this to my hairdresser. Best one in years.',
    'Wore something like it to work today.',
    'It looks hard, and it took me ten minutes.',
    'Saved for when mine has grown out.',
    'I would never have put these two together. Now I do.',
  ],
  questions: [
    ['Does it last a whole day?', 'Until the evening, if it does not rain.'],
    ['Would it work with short hair?', 'From the chin down, yes.'],
    ['How long did it take?', 'Twenty minutes the first time, five by now.'],
  ],
}

const moves: SaidOf = {
  remarks: [
    'Did this before breakfast. Felt it until Thursday.',
    'Finally a plan that has days off in it.',
    'Slow is fine. I needed to read that.',
    'Week three, and I have not skipped one.',
    'My back says thank you.',
  ],
  questions: [
    ['Is it all right for beginners?', 'Start with half of it, and add a little each week.'],
    ['How often a week?', 'Three times. The days between are part of it.'],
    ['What do you need for it?', 'A mat and some room on the floor.'],
  ],
}

const evenings: SaidOf = {
  remarks: [
    'We played this all Sunday.',
    'Reading it now because of this.',
    'My son knows all of them by heart.',
    'That is our rainy afternoon sorted.',
    'I had forgotten how good this is.',
  ],
  questions: [
    ['From what age is it?', 'Six, with a bit of help.'],
    ['Where should I start?', 'With the first one. They get better after it.'],
    ['Can two people do it?', 'Yes, though it is more fun with four.'],
  ],
}

/** Comments on product pins. */
export const saidOfGoods: SaidOf = {
  remarks: [
    'Ordered two. They came well packed.',
    'Have had mine for a year and it still looks new.',
    'Smaller than I thought, and better for it.',
    'Waiting for this to be back in the other colour.',
  ],
  questions: [
    ['Does it come in other colours?', 'Three in all. The green one is back next month.'],
    ['Do you send to other countries?', 'We do, within two weeks to most of them.'],
    ['Can it go in the dishwasher?', 'By hand is kinder to it.'],
  ],
}

/** Comments that fit any pin. */
export const saidOfAnything: SaidOf = {
  remarks: [
    'Love this.',
    'Saved!',
    'Oh, this is good.',
    'Where has this been all my life?',
    'Thank you for sharing this.',
    'So simple, and so well done.',
    '😍',
    'Beautiful 🌿',
  ],
  questions: [
    ['Do you have more of these?', 'A whole board of them, have a look.'],
    ['Is that yours?', 'It is, yes!'],
  ],
}

const byTheme: Readonly<Record<string, SaidOf>> = {
  living: rooms,
  work: rooms,
  food: table,
  baking: table,
  ceramics: hands,
  textiles: hands,
  craft: hands,
  plants: green,
  travel: outside,
  nature: outside,
  paper: drawn,
  parties: feasts,
  animals: pets,
  style: looks,
  sport: moves,
  leisure: evenings,
}

/** The themes that have comments of their own. */
export const saidThemes = Object.keys(byTheme)

/** Returns the comments for a theme; without a theme, those that fit any pin. */
export const saidOfTheme = (theme: string | undefined): SaidOf =>
  (theme === undefined ? undefined : byTheme[theme]) ?? saidOfAnything
