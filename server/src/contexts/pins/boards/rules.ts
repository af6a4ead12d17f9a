import type {
  Board,
  BoardCard,
  BoardRole,
  Privacy,
  Section,
} from '@tessera/contracts/entities/board'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { type SectionId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { pictureUrl } from '../../base/media/rules.ts'
import { cardOf, type PersonRow } from '../../identity/index.ts'
import { type BoardRow, linkOf } from '../pins/rules.ts'

/** A picture on a board's card. */
export interface Cover {
  readonly key: string
  readonly color: string
}

/** A member who shares a board, as the database returns them in JSON. */
export interface CollaboratorRow extends Omit<PersonRow, 'id'> {
  readonly id: string
}

/** A board with all that its card shows. */
export interface BoardCardRow extends BoardRow {
  readonly privacy: Privacy
  readonly description: string
  readonly coverIsChosen: boolean
  readonly pinCount: number
  readonly sectionCount: number
  readonly covers: readonly Cover[]
  readonly owner: PersonRow
  readonly archivedAt: Date | null
  readonly collaborators: readonly CollaboratorRow[]
  readonly collaboratorCount: number
  readonly sharedWithMe: boolean
  readonly archivedByMe: string | null
}

/** A section as the database returns it. */
export interface SectionRow {
  readonly id: SectionId
  readonly title: string
  readonly slug: string
  readonly pinCount: number
  readonly previews: readonly string[]
}

/** An error code with the data for its message. */
export interface NameFault {
  readonly code: ErrorCode
  readonly data?: Readonly<Record<string, number>>
}

/** Returns what is wrong with a board's name; undefined when it is valid. */
export const boardNameFault = (name: string): NameFault | undefined =>
  nameFault(name, 'name-blank', limits.boardTitleMax)

/** Returns what is wrong with a section's name; undefined when it is valid. */
export const sectionNameFault = (name: string): NameFault | undefined =>
  nameFault(name, 'section-blank', limits.sectionTitleMax)

function nameFault(name: string, blank: ErrorCode, max: number): NameFault | undefined {
  const trimmed = name.trim()
  if (trimmed === '') return { code: blank }
  return [...trimmed].length > max ? { code: 'name-long', data: { max } } : undefined
}

/** Normalizes a name so that two names of one member's boards can be compared. */
export const nameKeyOf = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()

/** Returns a board's slug that isn't `taken` by another board of its owner. */
export function slugOf(name: string, taken: ReadonlySet<string>): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const base = (plain.match(/[\p{L}\p{N}]+/gu) ?? ['board']).join('-')
  let slug = base
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`
  return slug
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Compares names for the picker: alphabetically, names that start with a digit last. */
export function byPickerName(
  one: { readonly name: string },
  other: { readonly name: string },
): number {
  const digit = (name: string) => (/^\p{N}/u.test(name) ? 1 : 0)
  return digit(one.name) - digit(other.name) || collator.compare(one.name, other.name)
}

/** Returns the name, or its first free numbered form: 'Kitchen', 'Kitchen 2', 'Kitchen 3'. */
export function freeName(name: string, takenKeys: ReadonlySet<string>): string {
  let free = name
  for (let number = 2; takenKeys.has(nameKeyOf(free)); number += 1) free = `${name} ${number}`
  return free
}

/** Shortens a name so that a number fits after it. */
export const shortened = (name: string, max: number): string => [...name].slice(0, max - 5).join('')

/** Returns a board as a row or a card shows it. */
export function boardCardOf(row: BoardCardRow): BoardCard {
  const covers = uniqueCovers(row.covers)
  const [cover] = covers
  return {
    ...linkOf(row),
    privacy: row.privacy,
    pin_count: row.pinCount,
    section_count: row.sectionCount,
    is_collaborative: row.collaboratorCount > 0,
    image_cover_url: cover === undefined ? null : pictureUrl(cover.key, '236x'),
    cover_color: cover?.color ?? null,
    cover_images: covers.map(({ key }) => pictureUrl(key, '236x')),
    owner: cardOf(row.owner),
    collaborating_users: row.collaborators.map((person) =>
      cardOf({ ...person, id: UserId.parse(person.id) }),
    ),
    collaborator_count: row.collaboratorCount,
    collaborated_by_me: row.sharedWithMe,
    archived_by_me_at: row.archivedByMe,
  }
}

/** Puts a chosen cover first and drops its duplicate among the latest pictures. */
function uniqueCovers(covers: readonly Cover[]): readonly Cover[] {
  const byKey = new Map(covers.map((cover) => [cover.key, cover]))
  return [...byKey.values()].slice(0, 3)
}

/** Returns a board as its page shows it to somebody with this role. */
export function boardOf(
  row: BoardCardRow,
  page: {
    readonly sections: readonly SectionRow[]
    readonly role: BoardRole | null
    readonly followed: boolean
    readonly notes: number
  },
): Board {
  return {
    ...boardCardOf(row),
    description: row.description,
    cover_is_chosen: row.coverIsChosen,
    sections: page.sections.map(sectionOf),
    note_count: page.notes,
    viewer_role: page.role,
    can_edit: page.role !== null,
    is_archived: row.archivedAt !== null,
    followed_by_me: page.followed,
  }
}

/** Returns a section as calls answer it. */
export const sectionOf = (row: SectionRow): Section => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  pin_count: row.pinCount,
  preview_pins: row.previews.map((key) => pictureUrl(key, '236x')),
})
