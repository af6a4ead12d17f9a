const beginnings = [
  'ba',
  'cor',
  'del',
  'fen',
  'gra',
  'hol',
  'jun',
  'kel',
  'lim',
  'mar',
  'nor',
  'pel',
  'quin',
  'ros',
  'sol',
  'tam',
  'ver',
  'wil',
  'yar',
  'zan',
]
const middles = ['da', 'le', 'mi', 'no', 'ru', 'sha', 'ti', 'vo', 'ga', 'pe']
const ends = [
  'bor',
  'cand',
  'dle',
  'fern',
  'gold',
  'hope',
  'kin',
  'lamp',
  'moss',
  'nett',
  'plum',
  'quill',
  'reed',
  'stone',
  'thorn',
  'vale',
  'wick',
  'yard',
  'zest',
  'brook',
]

/** A vocabulary of 4,000 words that stem to themselves, for the most part. */
export const vocabulary: readonly string[] = beginnings.flatMap((first) =>
  middles.flatMap((middle) => ends.map((end) => first + middle + end)),
)

/** A word that five pins have, however many there are. */
export const rareWord = 'quaxolith'

/** A word that about one pin in ten has. */
export const frequentWord = vocabulary[6] ?? ''
export const otherFrequentWord = vocabulary[9] ?? ''

/** The frequent word with two letters changed over. */
export const misspelled = `${frequentWord.slice(0, 4)}${frequentWord[5]}${frequentWord[4]}${frequentWord.slice(6)}`
