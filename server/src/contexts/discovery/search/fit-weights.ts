import type { Part } from './said-words.ts'

/**
 * The weights of a search's rank, each with its reason. A pin's words are scored as BM25F does it: the
 * places of a word in all fields count together, each by its field, and more of them add less and less.
 */

/** The weight of one occurrence of a word by its field. */
export const fieldWeights = {
  /** A title names the thing before 'for', 'with' or 'in'. */
  subject: 3,
  /** Behind these words a title tells what is around the thing. */
  title: 2,
  /** Creators choose hashtags to be found by, for more than what the picture shows. */
  hashtag: 1.4,
  /** A shop states its category, color and style, and seldom wrongly. */
  product: 1.4,
  /** A description mentions much that the picture does not show. */
  description: 1,
  /** A board holds more things than one. */
  board: 0.6,
  /** The name of the picture's color says what one sees anyway. */
  picture: 0.5,
} as const

/** Occurrences after which more add little: 1.2 is what BM25 takes nearly everywhere. */
export const saturation = 1.2

/** The share by which a long text lessens its words; BM25 takes 0.75, but half of these texts are one sentence. */
export const lengthShare = 0.4

/** The usual length of a pin's words as PostgreSQL writes them. */
export const usualLength = 260

/** The weight of a place where a pin has the thing that was asked for, from 0 to 1. */
export const placeWeights = {
  /** The title is about the thing itself. */
  head: 1,
  /** About a kind of it: an armchair for 'chair'. */
  kind: 0.85,
  /** About a thing with the rest of the name elsewhere: a cake, with a birthday in its description. */
  apart: 0.8,
  /** The creator describes the picture as this thing. */
  picture: 0.7,
  /** The title has it beside another thing: the kitchen of a kitchen poster. */
  subject: 0.5,
  /** A hashtag promises it. */
  hashtag: 0.4,
  /** The title has it behind 'beside', 'for' or 'with'. */
  title: 0.35,
  /** Only the product has it: often the room of its category, or the name of its brand. */
  product: 0.2,
  /** Only the description has it. */
  description: 0.15,
} as const

export const fitWeights = {
  /** A pin that has the thing stands above every pin that does not: more than all others together. */
  thing: 20,
  /** The place of the thing comes next: a vase before an armchair beside a vase. */
  place: 4,
  /**
   * The adjectives, sizes, rooms and materials narrow: together less than the place of the thing, more
   * than the difference between a thing and its kinds, so that a green armchair is before a brown chair.
   */
  narrowing: 2,
  /** Each further word that narrows. */
  furtherNarrowing: 0.5,
  /** The share that is left of narrowing without the thing: a blue wall is not what 'blue vase' asks for. */
  relatedShare: 0.3,
  /** The pin's way to say the thing: a synonym less than the word, one mention less than three. */
  said: 1.2,
  /** All words, when nobody knows which is the thing. */
  words: 4,
  /** In English the last word more often is the thing, which counts twice. */
  lastShare: 2,
  /**
   * The color that was asked for, where very many pins have the words: more than another room or material,
   * less than a thing that is only mentioned.
   */
  shade: 1,
  /** Colors beside words, when nobody knows the thing. */
  color: 1.6,
  /** A phrase counts more than its words. */
  phraseInTitle: 0.8,
  phraseElsewhere: 0.3,
  /** A title that is the query, and one that starts with it. */
  exactTitle: 1.5,
  titleStart: 0.3,
  /** People saved or opened it after this query: a step of four times as many, up to four steps. */
  ledTo: 0.3,
  /** Saves of all kinds, in the same steps: between pins that fit alike. */
  saves: 0.08,
  /** A year of age: new ones first where all else is equal. */
  freshness: 0.06,
} as const

/** The field of each part of a pin's words, outside of its title. */
export const fieldOfPart: Readonly<Record<Exclude<Part, 'A'>, keyof typeof fieldWeights>> = {
  B: 'description',
  C: 'product',
  D: 'picture',
}
