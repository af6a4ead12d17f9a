import type { Board, BoardCard, Privacy, Section } from '@tessera/contracts/entities/board'
import type { ErrorCode } from '@tessera/contracts/errors/catalogue'
import type { SectionId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { pictureUrl } from '../media/rules.ts'
import { type BoardRow, cardOf, linkOf, type PersonRow } from '../pins/rules.ts'

/** A picture that stands on a board's card. */
export interface Cover {
  readonly sha: string
  readonly color: string
}

/** A board with all that its card shows. */
export interface BoardCardRow extends BoardRow {
  readonly privacy: Privacy
  readonly description: string
  readonly pinCount: number
  readonly sectionCount: number
  readonly covers: readonly Cover[]
  readonly owner: PersonRow
}

/** A part of a board as the tables hold it. */
export interface SectionRow {
  readonly id: SectionId
  readonly title: string
  readonly slug: string
  readonly pinCount: number
  readonly previews: readonly string[]
}

/** What is wrong with a board's name, if anything. */
export function boardNameFault(
  name: string,
): { readonly code: ErrorCode; readonly data?: Readonly<Record<string, number>> } | undefined {
  const trimmed = name.trim()
  if (trimmed === '') return { code: 'name-blank' }
  return [...trimmed].length > limits.boardTitleMax
    ? { code: 'name-long', data: { max: limits.boardTitleMax } }
    : undefined
}

/** A name as two names of one person's boards are compared. */
export const nameKeyOf = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()

/** A board's part of its address; `taken` are those its owner's other boards have. */
export function slugOf(name: string, taken: ReadonlySet<string>): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const base = (plain.match(/[\p{L}\p{N}]+/gu) ?? ['board']).join('-')
  let slug = base
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`
  return slug
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** The order of the picker: by name, and names that start with a digit after the others. */
export function byPickerName(
  one: { readonly name: string },
  other: { readonly name: string },
): number {
  const digit = (name: string) => (/^\p{N}/u.test(name) ? 1 : 0)
  return digit(one.name) - digit(other.name) || collator.compare(one.name, other.name)
}

/** A board as a row or a card shows it. */
export function boardCardOf(row: BoardCardRow): BoardCard {
  const [cover] = row.covers
  return {
    ...linkOf(row),
    privacy: row.privacy,
    pin_count: row.pinCount,
    section_count: row.sectionCount,
    is_collaborative: false,
    image_cover_url: cover === undefined ? null : pictureUrl(cover.sha, '236x'),
    cover_color: cover?.color ?? null,
    cover_images: row.covers.map(({ sha }) => pictureUrl(sha, '236x')),
  }
}

/** A board as its own page shows it. */
export function boardOf(row: BoardCardRow, parts: readonly SectionRow[], canEdit: boolean): Board {
  return {
    ...boardCardOf(row),
    description: row.description,
    owner: cardOf(row.owner),
    sections: parts.map(sectionOf),
    can_edit: canEdit,
  }
}

const sectionOf = (row: SectionRow): Section => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  pin_count: row.pinCount,
  preview_pins: row.previews.map((sha) => pictureUrl(sha, '236x')),
})
