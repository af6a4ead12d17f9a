import { orderSections } from '@tessera/contracts/calls/sections'
import type { Board, Section } from '@tessera/contracts/entities/board'
import { Section as SectionShape } from '@tessera/contracts/entities/board'
import { boardChanged } from '@tessera/contracts/events/facts'
import { z } from '@tessera/contracts/schema'
import type { ShellContext } from '@tessera/module'
import { inOrderOf } from '@tessera/ui/reorder/order'
import { changeAnswers } from '../../saving/kept-answers/change-answers.ts'
import { saveOrder } from './save-order.ts'

type Shell = Pick<ShellContext, 'bus' | 'client' | 'queries' | 'toast'>

const sectionsOf = (value: unknown): readonly Section[] =>
  z.safeParse(z.array(SectionShape), value).data ?? []

/** Saves the order of a board's sections. */
export function orderOwnSections(
  { bus, client, queries, toast }: Shell,
  board: Board,
  order: readonly string[],
  subject: { readonly orbac_subject_id?: string },
): Promise<void> {
  const kept = {
    key: `sections of ${board.id}`,
    agreed: board.sections.map(({ id }) => id),
    show: (ids: readonly string[]) =>
      changeAnswers(queries, (record) =>
        record.id === board.id && 'sections' in record
          ? { ...record, sections: inOrderOf(sectionsOf(record.sections), ids) }
          : record,
      ),
    send: (ids: readonly string[]) =>
      client.call(orderSections, { board_id: board.id, section_ids: [...ids], ...subject }),
    tell: () => bus.emit(boardChanged, { boardId: board.id }),
  }
  return saveOrder({ queries, toast }, kept, order)
}
