import { limits } from '@tessera/contracts/limits'
import { saidText } from '@tessera/contracts/said-text'
import { webAddress } from '@tessera/contracts/web-address'
import { inputBudgets } from '../../../platform/readers/budgets.ts'

/** A pin that an import would make. */
export interface PlannedPin {
  readonly board: string
  readonly section: string | null
  readonly title: string
  readonly description: string
  readonly link: string | null
  /** The picture's URL; null when it is looked up at the link. */
  readonly imageUrl: string | null
  /** The picture's file in the archive, which goes before the URL. */
  readonly file: string | null
}

/** A board of the source. */
export interface PlannedBoard {
  readonly name: string
  readonly description: string
  readonly isSecret: boolean
}

/** Something that can't be imported, and why. */
export interface LeftOut {
  readonly name: string
  readonly why: 'no-address' | 'no-picture' | 'too-large' | 'not-a-picture' | 'unreadable'
}

/** All that a source holds. */
export interface ImportPlan {
  readonly boards: readonly PlannedBoard[]
  readonly pins: readonly PlannedPin[]
  readonly leftOut: readonly LeftOut[]
  /** The number of entries that are left out and not listed. */
  readonly leftOutMore: number
}

/** The texts of a planned pin, as the source has them. */
export interface RawPin {
  readonly board?: string | undefined
  readonly section?: string | undefined
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly link?: string | undefined
  readonly image?: string | undefined
  readonly file?: string | undefined
}

/** The part of a text that is looked at; it has room for far more than is kept. */
const textOf = (text: string | undefined): string => (text ?? '').slice(0, inputBudgets.text)

const oneLine = (text: string | undefined): string =>
  (saidText(textOf(text)) ?? '').replace(/\s+/gu, ' ').trim()

/** Cuts a text to whole characters. */
const cut = (text: string, most: number): string => [...text].slice(0, most).join('').trim()

/** Returns a name that a board or section may have; undefined for a blank one. */
export function nameOf(text: string | undefined, most: number): string | undefined {
  const name = oneLine(text)
  return name === '' ? undefined : cut(name, most)
}

const addressOf = (text: string | undefined): string | null => {
  const address = text === undefined ? undefined : webAddress(textOf(text).trim())
  return address !== undefined && address.length <= limits.pinLinkMax ? address : null
}

/** Plans a pin, or says why it can't be one: it needs a picture or a page to find one at. */
export function plannedPin(raw: RawPin, otherBoard: string): PlannedPin | LeftOut {
  const link = addressOf(raw.link)
  const imageUrl = addressOf(raw.image)
  const title = cut(oneLine(raw.title), limits.pinTitleMax)
  const file = raw.file ?? null
  if (link === null && imageUrl === null && file === null) {
    const why = raw.link === undefined && raw.image === undefined ? 'no-picture' : 'no-address'
    return { name: cut(title || oneLine(raw.link) || '?', 100), why }
  }
  return {
    board: nameOf(raw.board, limits.boardTitleMax) ?? otherBoard,
    section: nameOf(raw.section, limits.sectionTitleMax) ?? null,
    title,
    description: cut(saidText(textOf(raw.description)) ?? '', limits.pinTextMax),
    link,
    imageUrl,
    file,
  }
}

/** Plans the pins of a source, up to the limit, with the boards that they name. */
export function planOf(
  raws: readonly RawPin[],
  given: {
    readonly otherBoard: string
    readonly boards?: readonly PlannedBoard[]
    readonly leftOut?: readonly LeftOut[]
    /** The entries beyond the budget, which are not among `raws`. */
    readonly beyond?: number
  },
): ImportPlan {
  const results = raws.map((raw) => plannedPin(raw, given.otherBoard))
  const pins = results.flatMap((each) => ('board' in each ? [each] : []))
  const taken = pins.slice(0, limits.importPinsMax)
  const known = new Map((given.boards ?? []).map((board) => [board.name.toLowerCase(), board]))
  const names = new Map(taken.map(({ board }) => [board.toLowerCase(), board]))
  const leftOut = [
    ...(given.leftOut ?? []),
    ...results.flatMap((each) => ('why' in each ? [each] : [])),
    ...pins.slice(limits.importPinsMax).map(({ title, link }) => ({
      name: title || (link ?? '?'),
      why: 'too-large' as const,
    })),
  ]
  return {
    boards: [...names].map(
      ([key, name]) => known.get(key) ?? { name, description: '', isSecret: false },
    ),
    pins: taken,
    leftOut: leftOut.slice(0, limits.importLeftOutShown),
    leftOutMore: Math.max(0, leftOut.length - limits.importLeftOutShown) + (given.beyond ?? 0),
  }
}

/** The entries of a source up to the budget, and how many there are beyond it. */
export interface RawPins {
  readonly pins: readonly RawPin[]
  readonly beyond: number
}

/** Collects entries up to the budget, and counts those beyond. */
export function rawPins() {
  const pins: RawPin[] = []
  let beyond = 0
  return {
    add(pin: RawPin) {
      if (pins.length < inputBudgets.entries) pins.push(pin)
      else beyond += 1
    },
    all: (): RawPins => ({ pins, beyond }),
  }
}
