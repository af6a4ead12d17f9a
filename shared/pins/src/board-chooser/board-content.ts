import type { BoardCard, Section } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import * as icons from '@tessera/ui/icons'
import type { RowContent } from './chooser-row.tsx'
import { namedCollaborators } from './named-collaborators.ts'
import { counted, words } from './words.ts'

/** A board to choose, or one of its sections; null is the board outside of its sections. */
export interface Choice {
  readonly id: string
  readonly board: BoardCard
  readonly section?: Section | null
}

function marksOf(board: BoardCard, locale: string): NonNullable<RowContent['marks']> {
  const { privacy, is_collaborative } = board
  const people = is_collaborative ? namedCollaborators(board, locale) : ''
  return [
    ...(people === '' ? [] : [[icons.people, words.sharedWith({ people })] as const]),
    ...(privacy === 'secret' ? [[icons.lock, words.secret()] as const] : []),
    ...(privacy === 'protected' ? [[icons.eyeOff, words.protectedBoard()] as const] : []),
  ]
}

/** Returns what a row shows of a board: its name, counts, cover, privacy and people. */
export function boardContent(board: BoardCard, locale: string): RowContent {
  const { name, image_cover_url: picture, cover_color: color, pin_count, section_count } = board
  const sections = section_count > 0 ? [plural(section_count, counted.sections, locale)] : []
  const detail = [plural(pin_count, counted.pins, locale), ...sections].join(' · ')
  return { name, detail, picture, color, marks: marksOf(board, locale) }
}

/** Returns what a row shows of a section, or of the board outside of its sections. */
export function sectionContent(
  section: Section | null,
  board: Pick<BoardCard, 'name' | 'image_cover_url' | 'cover_color'>,
  locale: string,
): RowContent {
  const { name, image_cover_url: picture, cover_color: color } = board
  if (section === null)
    return {
      name: words.noSection(),
      detail: words.noSectionDetail({ board: name }),
      picture,
      color,
    }
  const { title, pin_count, preview_pins } = section
  const detail = plural(pin_count, counted.pins, locale)
  return { name: title, detail, picture: preview_pins[0] ?? null, color }
}
