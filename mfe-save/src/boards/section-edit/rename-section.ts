import { updateSection } from '@tessera/contracts/calls/sections'
import type { Board, Section } from '@tessera/contracts/entities/board'
import { boardChanged } from '@tessera/contracts/events/facts'
import type { ShellContext } from '@tessera/module'
import { changeAnswers } from '../../saving/kept-answers/change-answers.ts'
import { moveAddress } from '../board-edit/move-address.ts'
import { sectionPath } from '../board-page/section-path.ts'

type Shell = Pick<ShellContext, 'bus' | 'client' | 'queries' | 'navigate' | '$address'>

/** Names a section anew, and lets everything that shows it say the same; else why not, in words. */
export async function renameSection(
  shell: Shell,
  { board, section }: { readonly board: Board; readonly section: Section },
  name: string,
  subject: { readonly orbac_subject_id?: string },
): Promise<string | null> {
  const trimmed = name.trim()
  if (trimmed === section.title) return null
  const saved = await shell.client.call(updateSection, {
    section_id: section.id,
    name: trimmed,
    ...subject,
  })
  if (!saved.ok) return saved.error.message
  const { id, title, slug } = saved.data
  changeAnswers(shell.queries, (record) =>
    record.id === id && 'preview_pins' in record ? { ...record, title, slug } : record,
  )
  moveAddress(shell, sectionPath(board, section), sectionPath(board, saved.data))
  shell.bus.emit(boardChanged, { boardId: board.id })
  return null
}
