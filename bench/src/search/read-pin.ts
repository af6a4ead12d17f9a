/** The facts of a pin: its texts, its product, and what its picture was made to show. */
export interface KnownPin {
  readonly title: string
  /** With its hashtags. */
  readonly description: string
  readonly category: string
  /** The color and the style of a product. */
  readonly facts: string
  /** The picture's file below `demo/`, such as `prints/citrus`. */
  readonly picture: string
  /** The sentence that says what a picture shows, and the family that it belongs to; empty for printed sheets. */
  readonly subject: string
  readonly family: string
}

/** Words without the endings of plurals. */
export type Words = readonly string[]

/**
 * Returns a pin as a judge reads it. `heads` are the things that it shows: the nouns at the end of what
 * stands before 'with', 'for', 'on' and the like.
 */
export interface ReadPin {
  readonly heads: readonly Words[]
  /** The title before 'with', 'for', 'on' and the like. */
  readonly lead: Words
  /** The words that describe what it shows, and not what stands beside it. */
  readonly own: readonly Words[]
  /** The title, without the small things beside its subject. */
  readonly large: readonly Words[]
  readonly title: Words
  readonly subject: Words
  readonly family: Words
  readonly tags: Words
  readonly all: readonly Words[]
  readonly isSheet: boolean
}

/** Returns a word without the ending of a plural; words that only look like one lose it everywhere alike. */
function stem(word: string): string {
  const one = word.length > 3 ? word.replace(/(?<!s)s$/, '') : word
  const bare = one.length > 3 ? one.replace(/e$/, '') : one
  return bare.length > 3 ? bare.replace(/i$/, 'y') : bare
}

/** Returns the words of a text. */
const wordsOf = (text: string): Words =>
  (
    text
      .toLowerCase()
      .replace(/[’']s?(?!\p{L})/gu, '')
      .match(/\p{L}+/gu) ?? []
  ).map(stem)

/** Returns the alternatives of a list such as `sofa / couch`. */
export const alternativesOf = (text: string): readonly Words[] =>
  text
    .split('/')
    .map(wordsOf)
    .filter(({ length }) => length > 0)

/** True when words end with a phrase. */
export const endWith = (words: Words, phrase: Words): boolean =>
  phrase.length <= words.length &&
  phrase.every((word, at) => words[words.length - phrase.length + at] === word)

/** True when words hold a phrase, written apart or, as in hashtags, together. */
export function hold(words: Words, phrase: Words): boolean {
  const joined = stem(phrase.join(''))
  return words.some(
    (word, from) => word === joined || phrase.every((each, at) => words[from + at] === each),
  )
}

/** The words that end the name of what is shown: what follows stands beside it, or says what it is for. */
const beside =
  /\s(?=(?:with|for|in|on|at|by|from|against|over|above|under|beside|between|behind|before|after|without|into|through|around|near|along|under|that|to|when|until|as|like|seen|made|sorted|styled|drawn|hung|full|glowing|mirrored|whose)\s)|[:;–—(]/

/** Holders that only bring what is shown: a crate of limes shows limes. */
const holders = new Set(
  'bowl crate basket bunch stack set pair row wall tower slice scoop glass mug cup plate tray jar flock group trio bouquet box bag sheet pile string branch'
    .split(' ')
    .map(stem),
)

const sheetWords = alternativesOf('poster / art print / print / illustration')

/** Small things, whose color is not that of a room. */
const smallThings = alternativesOf(
  'cushion / lamp / pendant / tap / stool / taper / candle / book / pillow / throw / print / frame / vase',
)

const bare = (title: string): string =>
  title.replace(/^how to \w+ /i, '').replace(/ recipe card$/i, '')

/** Words that only describe what follows, as in 'orange, white and green pumpkins'. */
const describing = new Set(
  'orange peach apricot coral plum lemon mint olive cream sand oat clay rust white black green blue pink red yellow brown gray grey navy sage blush teal purple violet gold silver oak walnut wool wood linen stone ivory'.split(
    ' ',
  ),
)

/** Splits 'pears and figs' into its things, without words that only describe the last of them. */
const partsOf = (phrase: string): readonly string[] =>
  phrase
    .split(/,|\sand\s/i)
    .map((part) => part.trim())
    .filter((part, at, all) => at === all.length - 1 || !describing.has(part.toLowerCase()))

/** Returns the things of a phrase such as 'pears and figs' or 'a crate of limes'. */
function thingsOf(phrase: string): readonly string[] {
  const [first = '', ...rest] = phrase.split(/\sof\s/i)
  const isHolder = rest.length > 0 && holders.has(wordsOf(first).at(-1) ?? '')
  return (isHolder ? rest : [first, ...rest]).flatMap(partsOf)
}

/** True for 'in white, rust and black', not for 'in a white jug'. */
const isOfThing = (phrase: string): boolean =>
  /^in (?!an? |the |window|morning|evening|late)/i.test(phrase)

function phrasesOf(text: string) {
  const [first = '', ...rest] = bare(text)
    .split(beside)
    .map((phrase) => phrase.trim())
  return { first, rest, own: [first, ...rest.filter(isOfThing)] }
}

const hashtagsOf = (text: string): Words =>
  (text.match(/#[\p{L}\p{N}_]+/gu) ?? []).map((tag) => stem(tag.slice(1).toLowerCase()))

function titleHeads(pin: KnownPin, isSheet: boolean): readonly Words[] {
  const title = wordsOf(pin.title)
  const named = isSheet ? sheetWords.filter((word) => hold(title, word)) : []
  // A print of a bicycle is a print, and no bicycle.
  return named.length > 0 ? named : thingsOf(phrasesOf(pin.title).first).map(wordsOf)
}

/** Reads a pin. */
export function readPin(pin: KnownPin): ReadPin {
  const isSheet = pin.picture.startsWith('prints/')
  const title = phrasesOf(pin.title)
  const shown = phrasesOf(pin.subject)
  // The second thing of a picture stands beside its subject: a chair and a plant are a picture of a chair.
  const [subjectThing = ''] = thingsOf(shown.first)
  // A family of two things, such as 'knitting and yarn', says nothing of one picture.
  const family = / and /.test(pin.family) ? [] : wordsOf(pin.family)
  const prose = wordsOf(pin.description.replace(/#[\p{L}\p{N}_]+/gu, ''))
  const [titleWords, subject, tags] = [
    wordsOf(pin.title),
    wordsOf(pin.subject),
    hashtagsOf(pin.description),
  ]
  return {
    heads: [...titleHeads(pin, isSheet), wordsOf(subjectThing), family].filter(
      ({ length }) => length > 0,
    ),
    lead: wordsOf(title.first),
    own: [...title.own, ...shown.own, pin.facts, ...(isSheet ? [pin.title] : [])].map(wordsOf),
    large: [title.first, ...title.rest]
      .map(wordsOf)
      .filter((words) => !smallThings.some((thing) => endWith(words, thing))),
    title: titleWords,
    subject,
    family,
    tags,
    all: [titleWords, subject, family, tags, prose, wordsOf(pin.category), wordsOf(pin.facts)],
    isSheet,
  }
}
