import type { BoardLink } from '@tessera/contracts/entities/board'
import { timings } from '@tessera/contracts/timings'
import { changeRecords } from '../kept-answers/change-answers.ts'
import { holdMark } from '../saved-marks/held-marks.ts'
import { ownerNameOf } from './board-address.ts'
import { changeForNow } from './for-now.ts'
import { counted, marked } from './saved-changes.ts'
import type { Saving } from './saving.ts'
import type { SavingShell } from './saving-shell.ts'

/** A save as it is shown before the service has answered. */
export interface ShownSave {
  /** What the pin was marked with before. */
  readonly before: BoardLink | null
  /** The service has it: what was asked for before that may still arrive for a while. */
  readonly settled: () => void
  /** It is counted no more, as the board had the pin already. */
  readonly uncount: () => void
  /** All of it goes, exactly. */
  readonly takeBack: () => void
}

const isLink = (mark: unknown): mark is BoardLink =>
  typeof mark === 'object' && mark !== null && 'id' in mark && 'name' in mark && 'url' in mark

/** What the cache's answers mark a pin with. */
export function markOf({ queries }: Pick<SavingShell, 'queries'>, pinId: string): BoardLink | null {
  const marks: BoardLink[] = []
  for (const { state } of queries.getQueryCache().getAll())
    changeRecords(state.data, (record) => {
      if (record.id === pinId && isLink(record.pinned_to_board)) marks.push(record.pinned_to_board)
      return record
    })
  return marks[0] ?? null
}

const countOf = ({ board, section, picture }: Saving) => ({
  boardId: board.id,
  sectionId: section?.id,
  owner: ownerNameOf(board),
  picture,
})

/** Shows a save everywhere at once: the pin is marked, and board, section and person count one more. */
export function showSaved(saving: Saving, shell: SavingShell): ShownSave {
  const { queries } = shell
  const { pinId, board } = saving
  const before = markOf(shell, pinId)
  const { id, name, url } = board
  const link = { id, name, url }
  const count = countOf(saving)
  const letGo = holdMark(queries, pinId, link)
  const unmark = changeForNow(queries, {
    there: marked(pinId, link),
    back: marked(pinId, before),
  })
  const uncount = changeForNow(queries, { there: counted(count, 1), back: counted(count, -1) })
  return {
    before,
    uncount,
    settled: () => void setTimeout(letGo, timings.call),
    takeBack: () => {
      letGo()
      // The later change goes first, so that each finds what it left.
      uncount()
      unmark()
    },
  }
}

/** Shows at once that a save is being taken back; answers what shows it again. */
export function showUnsaved(
  saving: Saving,
  before: BoardLink | null,
  shell: SavingShell,
): () => void {
  const { queries } = shell
  const { pinId, board } = saving
  const count = countOf(saving)
  const letGo = holdMark(queries, pinId, before)
  const remark = changeForNow(queries, {
    there: marked(pinId, before),
    back: marked(pinId, board),
  })
  const recount = changeForNow(queries, { there: counted(count, -1), back: counted(count, 1) })
  setTimeout(letGo, timings.call)
  return () => {
    letGo()
    recount()
    remark()
  }
}
