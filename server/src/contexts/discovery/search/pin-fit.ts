import { hashtagPattern } from '@tessera/contracts/entities/search'
import { foldText } from '../../base/words/fold-text.ts'
import { wordsOf } from '../../base/words/query-words.ts'
import { headOfTitle, partOfName } from '../kinds/head.ts'
import { entryOf, spacedName, usualName } from '../kinds/relations.ts'
import { meantFrom } from '../kinds/word-groups.ts'
import { colorCloseness } from './color-words.ts'
import {
  fieldOfPart,
  fieldWeights,
  fitWeights,
  lengthShare,
  placeWeights,
  saturation,
  usualLength,
} from './fit-weights.ts'
import type { KnownGroup } from './known-groups.ts'
import { type Names, namesOf, type QueryHead } from './query-parts.ts'
import type { SearchReading } from './reading.ts'
import {
  type FitGroup,
  fitGroupOf,
  partsWithPhrase,
  type SaidWords,
  saidWords,
  subjectOf,
  termPlaces,
  typedPhrase,
} from './said-words.ts'

/** The inputs of a pin's rank. */
export interface PinEvidence {
  readonly title: string
  /** Its words as PostgreSQL writes them, with their places. */
  readonly said: string
  /** Its text from the first hashtag on, without accents. */
  readonly tagged: string
  /** The name of its board. */
  readonly board: string
  /** The creator's description of the picture. */
  readonly altText: string
  readonly pictureColor: string
  readonly productColor: string | null
  readonly saveCount: number
  /** The times that people saved or opened it after this query. */
  readonly ledTo: number
  readonly createdAt: number
}

/** The rank of a pin in a search. */
export interface PinFit {
  /** Its score; higher is better. */
  readonly fit: number
  /** True when it has the thing that was asked for; otherwise it is related to it. */
  readonly isFitting: boolean
}

const year = 365 * 86_400_000

/**
 * Returns popularity in steps of four times as many, so that a single save changes nothing.
 */
const stepsOf = (saves: number): number => Math.floor(Math.log(1 + saves) / Math.log(4))
const ledStepsMax = 4

/** The parts of a pin that its words are looked up in, read once for all groups of a query. */
interface ReadPin {
  readonly said: SaidWords
  /** Returns the number of words of the title's subject; most words are not in a title. */
  readonly subject: () => number
  /** The share by which a long text lessens its words. */
  readonly norm: number
  readonly tags: ReadonlySet<string>
  readonly board: ReadonlySet<string>
}

/** Usual names of hashtags and words of boards; a few are on most pins. */
const usual = new Map<string, string>()
const usualMost = 20_000

function usualOf(word: string): string {
  const kept = usual.get(word)
  if (kept !== undefined) return kept
  const name = usualName(spacedName(word))
  if (usual.size >= usualMost) usual.clear()
  usual.set(word, name)
  return name
}

/** Hashtags that count; more of them say less. */
const tagsMost = 12

const tagsIn = (tagged: string): ReadonlySet<string> =>
  new Set(
    tagged === ''
      ? []
      : [...tagged.matchAll(hashtagPattern)].slice(0, tagsMost).map(([, tag = '']) => usualOf(tag)),
  )

/** Reads a number when it is first asked for. */
function once(read: () => number): () => number {
  let kept: number | undefined
  return () => {
    kept ??= read()
    return kept
  }
}

const readPin = (evidence: PinEvidence, wanted: ReadonlySet<string>): ReadPin => ({
  said: saidWords(evidence.said, wanted),
  subject: once(() => subjectOf(evidence.title).words),
  norm: 1 - lengthShare + (lengthShare * evidence.said.length) / usualLength,
  tags: tagsIn(evidence.tagged),
  board: new Set(wordsOf(evidence.board).map(usualOf)),
})

/** A group of the query, prepared to score many pins by it. */
interface Scored {
  readonly group: KnownGroup
  readonly terms: FitGroup
  readonly names: Names
}

const scoredOf = (group: KnownGroup): Scored => ({
  group,
  terms: fitGroupOf(group),
  names: namesOf(group.typed),
})

const saturated = (count: number): number => count / (saturation + count)

/** Returns the best weight of the names that some words have. */
function weightAmong(names: Names, words: ReadonlySet<string>): number {
  let best = 0
  for (const word of words) best = Math.max(best, names.get(word) ?? 0)
  return best
}

/** Returns how much the places of a word count, each by its field. */
function countOf(places: ReturnType<typeof termPlaces>, pin: ReadPin): number {
  let count = 0
  for (const { part, at } of places) {
    if (part !== 'A') count += fieldWeights[fieldOfPart[part]]
    else count += at <= pin.subject() ? fieldWeights.subject : fieldWeights.title
  }
  return count / pin.norm
}

/** Scores how well a pin says what a group asks for, from 0 to 1. */
function groupFit({ terms, names }: Scored, pin: ReadPin): number {
  const [tag, board] = [weightAmong(names, pin.tags), weightAmong(names, pin.board)]
  const around = (tag > 0 ? fieldWeights.hashtag : 0) + (board > 0 ? fieldWeights.board : 0)
  let best = Math.max(tag, board) * saturated(around)
  for (const term of terms) {
    if (term.weight <= best) break
    const count = countOf(termPlaces(term, pin.said), pin)
    if (count > 0) best = Math.max(best, term.weight * saturated(count + around))
  }
  return best
}

/** Scores a pin's title against the whole query. */
function titleFit(title: string, text: string): number {
  if (text === '') return 0
  const folded = foldText(title).trim()
  if (folded === text) return fitWeights.exactTitle
  return folded.startsWith(text) ? fitWeights.titleStart : 0
}

/** Scores a pin's colors against a color word. */
const colorFit = (evidence: PinEvidence, color: string): number =>
  Math.max(
    colorCloseness(color, evidence.pictureColor),
    foldText(evidence.productColor ?? '') === color ? 1 : 0,
  )

/** The place where a pin has the thing of a query. */
interface ThingPlace {
  readonly weight: number
  readonly isFitting: boolean
  /**
   * True when the thing only names another one: beach waves are hair, and no beach. A room does more than
   * name a thing: bathroom tiles are in a bathroom.
   */
  readonly isOnlyNamed: boolean
}

const nowhere: ThingPlace = { weight: 0, isFitting: false, isOnlyNamed: false }

/** Returns the place of the thing in a title or a description of the picture that is about it. */
function headPlace({ names, last }: QueryHead, text: string, hasAll: boolean): number {
  const head = headOfTitle(text)
  if (head === undefined) return 0
  const weight = names.get(head.name)
  if (weight !== undefined) return weight === 1 ? placeWeights.head : placeWeights.kind
  const [name] = names.keys()
  if (name !== undefined && head.wider.includes(name)) return placeWeights.kind
  const isLast = last !== undefined && (head.name === last || head.wider.includes(last))
  return hasAll && isLast ? placeWeights.apart : 0
}

/** Returns how near the thing of a title is to that of the query: a title about a kind of something near is less so. */
function nearness({ nearNames }: QueryHead, title: string): number {
  const head = headOfTitle(title)
  if (head === undefined) return 0
  const wider = head.wider.map((name) => placeWeights.kind * (nearNames.get(name) ?? 0))
  return Math.max(nearNames.get(head.name) ?? 0, ...wider)
}

/** Endings by which a word is another than its stem: a dressing is no dress, and planting is no plant. */
const otherForm = /(?:ings?|ed)$/
const someOtherForm = /(?:ings?|ed)\b/i

/** True when a title has a stem in the form of another word alone. */
function isOtherWord({ phrase: { first, rest } }: FitGroup[number], title: string, names: Names) {
  if (rest.length > 0 || !someOtherForm.test(title)) return false
  const forms = wordsOf(title).filter((word) => word.startsWith(first))
  return forms.length > 0 && forms.every((word) => otherForm.test(word) && !names.has(word))
}

/** Returns where a pin mentions the thing, of places in its words. */
function mention(terms: FitGroup, pin: ReadPin, isInTitle: (term: FitGroup[number]) => boolean) {
  let best = 0
  for (const term of terms) {
    if (term.apart !== undefined) continue
    for (const { part, at } of termPlaces(term, pin.said))
      best = Math.max(
        best,
        part === 'A' && isInTitle(term)
          ? placeWeights[at <= pin.subject() ? 'subject' : 'title']
          : part === 'C'
            ? placeWeights.product
            : placeWeights.description,
      )
  }
  return best
}

/** True when a title's thing is named by the thing of the query: a cake stand is no cake. */
const isNamedBy = ({ names }: QueryHead, title: string): boolean => {
  const words = headOfTitle(title)?.name.split(' ') ?? []
  return words.slice(0, -1).some((word) => names.get(usualOf(word)) === 1)
}

const hasApart = (terms: FitGroup, said: SaidWords): boolean =>
  terms.some((term) => term.apart !== undefined && termPlaces(term, said).length > 0)

/**
 * Returns the best place where a pin has the thing. A description or a product that mentions it beside a
 * title about another thing does not make a pin that thing.
 */
function thingPlace(
  head: QueryHead,
  terms: FitGroup,
  evidence: PinEvidence,
  pin: ReadPin,
): ThingPlace {
  const isApart = hasApart(terms, pin.said)
  const byTitle = headPlace(head, evidence.title, isApart)
  if (byTitle > 0) return { weight: byTitle, isFitting: true, isOnlyNamed: false }
  const byPicture =
    evidence.altText === '' ? 0 : headPlace(head, evidence.altText, isApart) * placeWeights.picture
  const byTag = weightAmong(head.names, pin.tags) > 0 ? placeWeights.hashtag : 0
  const isNamed = isNamedBy(head, evidence.title)
  const isOnlyNamed = isNamed && partOfName(head.group.typed) !== 'room'
  const isInTitle = (term: FitGroup[number]) => !isOtherWord(term, evidence.title, head.names)
  const mentioned = Math.min(mention(terms, pin, isInTitle), isNamed ? placeWeights.description : 1)
  const weight = Math.max(byPicture, byTag, mentioned)
  if (weight > placeWeights.product) return { weight, isFitting: true, isOnlyNamed }
  const other = headOfTitle(evidence.title)
  const isOther = other !== undefined && entryOf(other.name) !== undefined
  const own = isApart && weight === 0 ? placeWeights.description : weight
  return own === 0 ? nowhere : { weight: own, isFitting: !isOther, isOnlyNamed }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

/** The stems that may score a pin. */
const stemsOf = (groups: SearchReading['groups']): ReadonlySet<string> =>
  new Set(
    groups.flatMap(({ terms }) =>
      terms.flatMap(({ stems }) => stems.flatMap((stem) => stem ?? [])),
    ),
  )

/** Pins of a large world, against which a word is rare or common. */
const manyPins = 1_000_000

/** Returns how much a word tells: the fewer pins have it, the more. */
const rarityOf = ({ terms }: KnownGroup): number =>
  Math.log(1 + manyPins / (1 + (terms[0]?.pinCount ?? 0)))

/** Shares out one by how much each group tells. */
function sharesOf(groups: readonly KnownGroup[], factor: (group: KnownGroup) => number) {
  const each = groups.map((group) => factor(group) * rarityOf(group))
  const whole = Math.max(Number.EPSILON, sum(each))
  return each.map((rarity) => rarity / whole)
}

type Scorer = (evidence: PinEvidence, pin: ReadPin) => PinFit

/** Scores pins by a thing, and by what narrows it. */
function byThing(head: QueryHead, others: readonly KnownGroup[], hasThing: boolean): Scorer {
  const thing = scoredOf(head.group)
  // A wider kind than the thing is not the thing.
  const meant = thing.terms.filter(({ weight }) => weight >= meantFrom)
  const scored = others.map(scoredOf)
  const shares = sharesOf(others, () => 1)
  const narrowing =
    (hasThing ? 1 : fitWeights.relatedShare) *
    (fitWeights.narrowing + fitWeights.furtherNarrowing * (others.length - 1))
  return (evidence, pin) => {
    const place = hasThing
      ? thingPlace(head, meant, evidence, pin)
      : { ...nowhere, weight: nearness(head, evidence.title) }
    const fits = scored.map((each, at) => {
      const [color = ''] = each.group.typed
      const seen = each.group.isColor ? colorFit(evidence, color) : 0
      return (shares[at] ?? 0) * Math.max(groupFit(each, pin), seen)
    })
    return {
      fit:
        (place.isFitting ? fitWeights.thing : 0) +
        fitWeights.place * place.weight +
        (place.isOnlyNamed ? 0 : fitWeights.said * groupFit(thing, pin)) +
        narrowing * sum(fits),
      isFitting: place.isFitting,
    }
  }
}

/** Scores pins by all words alike, when nobody knows the thing. */
function byWords(
  groups: readonly KnownGroup[],
  colors: readonly string[],
  hasThing: boolean,
): Scorer {
  const last = groups.findLast(({ isColor }) => !isColor)
  const shares = sharesOf(groups, (group) => (group === last ? fitWeights.lastShare : 1))
  const scored = groups.map(scoredOf)
  return (evidence, pin) => {
    const fits = scored.map((each, at) => (shares[at] ?? 0) * groupFit(each, pin))
    const seen = Math.max(0, ...colors.map((color) => colorFit(evidence, color)))
    return {
      fit: fitWeights.words * sum(fits) + fitWeights.color * seen,
      isFitting: hasThing,
    }
  }
}

/**
 * Returns the rank of a query's pins: whether they have its thing and where, what narrows it, the phrase,
 * and weakly what people chose after this query, saves and age. It is almost constant over time, so that
 * pages of results stay stable.
 */
export function pinFitOf({
  query,
  groups,
  colors,
  parts,
  hasThing,
}: Pick<SearchReading, 'query' | 'groups' | 'colors' | 'parts' | 'hasThing'>): (
  evidence: PinEvidence,
) => PinFit {
  const { head } = parts
  const wanted = stemsOf(groups)
  const phrase = typedPhrase(groups)
  const score =
    head === undefined
      ? byWords(groups, colors, hasThing)
      : byThing(
          head,
          [...parts.narrowing, ...parts.optional.filter(({ isColor }) => isColor)],
          hasThing,
        )
  return (evidence) => {
    const pin = readPin(evidence, wanted)
    const { fit, isFitting } = score(evidence, pin)
    const together = partsWithPhrase(phrase, pin.said)
    return {
      isFitting,
      fit:
        fit +
        (together.has('A') ? fitWeights.phraseInTitle : 0) +
        (together.size > 0 && !together.has('A') ? fitWeights.phraseElsewhere : 0) +
        titleFit(evidence.title, query.text) +
        fitWeights.ledTo * Math.min(ledStepsMax, stepsOf(evidence.ledTo)) +
        fitWeights.saves * stepsOf(evidence.saveCount) +
        (fitWeights.freshness * evidence.createdAt) / year,
    }
  }
}
