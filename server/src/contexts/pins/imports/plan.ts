import type { ImportWhy } from '@tessera/contracts/calls/imports'
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
  /** The time at which it was saved, where the source says so. Plans of the version before have none of these. */
  readonly savedAt?: string
  /** True when the source says a time that can't be right. */
  readonly isUndated?: true
  /** The line of the file, where it has lines. */
  readonly line?: number
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
  readonly why: ImportWhy | 'row-unfit' | 'cut-off'
  readonly line?: number
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
  readonly tags?: readonly string[] | undefined
  /** The time when it was saved, in milliseconds; NaN for one that can't be read. */
  readonly saved?: number | undefined
  readonly line?: number | undefined
}

/** The facts that plans need besides the entries. */
export interface PlanFacts {
  /** The board of entries that name none. */
  readonly otherBoard: string
  /** The time of the plan, in milliseconds: nothing was saved after it. */
  readonly now: number
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

/** The web is not older, and clocks of other machines may be a day ahead. */
const [firstDay, clocksApart] = [Date.UTC(1990, 0, 1), 86_400_000]

/** Returns when something was saved; a time that can't be right is said to be missing. */
function savedOf(
  saved: number | undefined,
  now: number,
): Pick<PlannedPin, 'savedAt' | 'isUndated'> {
  if (saved === undefined) return {}
  if (!(saved >= firstDay && saved <= now + clocksApart)) return { isUndated: true }
  return { savedAt: new Date(Math.min(saved, now)).toISOString() }
}

/** Returns a tag as a hashtag; undefined when nothing is left of it. */
function hashtagOf(tag: string): string | undefined {
  const word = oneLine(tag).replace(/[^\p{L}\p{M}\p{N}_]+/gu, '')
  return word === '' ? undefined : `#${cut(word, limits.hashtagMax)}`
}

/** Returns a description with the tags at its end, as many as there is room for. */
function described(text: string | undefined, tags: readonly string[] = []): string {
  const said = cut(saidText(textOf(text)) ?? '', limits.pinTextMax)
  const known = new Set(said.toLowerCase().match(/#[\p{L}\p{M}\p{N}_]+/gu))
  const parts: string[] = []
  let room = limits.pinTextMax - [...said].length - 1
  for (const tag of tags.slice(0, 50)) {
    const hashtag = hashtagOf(tag)
    if (hashtag === undefined || known.has(hashtag.toLowerCase())) continue
    known.add(hashtag.toLowerCase())
    room -= [...hashtag].length + 1
    if (room < 0) break
    parts.push(hashtag)
  }
  if (parts.length === 0) return said
  return said === '' ? parts.join(' ') : `${said}\n${parts.join(' ')}`
}

/** Plans a pin, or says why it can't be one: it needs a picture or a page to find one at. */
export function plannedPin(raw: RawPin, { otherBoard, now }: PlanFacts): PlannedPin | LeftOut {
  const link = addressOf(raw.link)
  const imageUrl = addressOf(raw.image)
  const title = cut(oneLine(raw.title), limits.pinTitleMax)
  const file = raw.file ?? null
  const line = raw.line === undefined ? {} : { line: raw.line }
  if (link === null && imageUrl === null && file === null) {
    const why = raw.link === undefined && raw.image === undefined ? 'no-picture' : 'no-address'
    return { name: cut(title || oneLine(raw.link) || '?', 100), why, ...line }
  }
  return {
    board: nameOf(raw.board, limits.boardTitleMax) ?? otherBoard,
    section: nameOf(raw.section, limits.sectionTitleMax) ?? null,
    title,
    description: described(raw.description, raw.tags),
    link,
    imageUrl,
    file,
    ...savedOf(raw.saved, now),
    ...line,
  }
}

/** Plans the pins of a source with the boards that they name. */
export function planOf(
  raws: readonly RawPin[],
  given: PlanFacts & {
    readonly boards?: readonly PlannedBoard[]
    readonly leftOut?: readonly LeftOut[]
    /** The entries beyond the budget, which are not among `raws`. */
    readonly beyond?: number
  },
): ImportPlan {
  const results = raws.map((raw) => plannedPin(raw, given))
  const pins = results.flatMap((each) => ('board' in each ? [each] : []))
  const known = new Map((given.boards ?? []).map((board) => [board.name.toLowerCase(), board]))
  const names = new Map<string, string>()
  for (const { board } of pins) {
    const key = board.toLowerCase()
    if (!names.has(key)) names.set(key, board)
  }
  return {
    boards: [...names].map(
      ([key, name]) => known.get(key) ?? { name, description: '', isSecret: false },
    ),
    pins,
    leftOut: [
      ...(given.leftOut ?? []),
      ...results.flatMap((each) => ('why' in each ? [each] : [])),
    ],
    leftOutMore: given.beyond ?? 0,
  }
}

/** The entries of a source up to the budget, what can't be read of it, and how many there are beyond. */
export interface RawPins {
  readonly pins: readonly RawPin[]
  readonly leftOut: readonly LeftOut[]
  readonly beyond: number
}

/** Collects entries up to the budget, and counts those beyond. */
export function rawPins() {
  const pins: RawPin[] = []
  const leftOut: LeftOut[] = []
  let beyond = 0
  const hasRoom = () => pins.length + leftOut.length < inputBudgets.entries
  return {
    add(pin: RawPin) {
      if (hasRoom()) pins.push(pin)
      else beyond += 1
    },
    leave({ name, ...rest }: LeftOut) {
      if (hasRoom()) leftOut.push({ name: cut(oneLine(name), 100), ...rest })
      else beyond += 1
    },
    all: (): RawPins => ({ pins, leftOut, beyond }),
  }
}
