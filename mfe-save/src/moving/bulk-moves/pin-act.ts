import type { BoardLink, Section } from '@tessera/contracts/entities/board'

/** The place of pins: a board, or one of its sections. */
export interface BoardPlace {
  readonly boardId: string
  readonly sectionId: string | null
  /** The owner of the board: the viewer, or somebody they act for. */
  readonly ownerId?: string
}

/** The place that pins go to, with the board's name and link. */
export interface Target extends BoardPlace {
  readonly board: BoardLink
  /** The section's title; null for the board itself. */
  readonly section: string | null
}

/** Returns a board, or a section of it, as a target. */
export const targetOf = (
  { id, name, url }: BoardLink,
  section: Pick<Section, 'id' | 'title'> | null,
): Target => ({
  boardId: id,
  sectionId: section?.id ?? null,
  board: { id, name, url },
  section: section?.title ?? null,
})

/** The pins of an act: listed ones, or all in a place except some. */
export type Chosen =
  | { readonly type: 'some'; readonly ids: readonly string[] }
  | { readonly type: 'all'; readonly but: readonly string[]; readonly total: number }

/** An act on pins: a move, a copy or a deletion. */
export type PinAct =
  | {
      readonly kind: 'move'
      readonly from: BoardPlace
      readonly chosen: Chosen
      readonly to: Target
    }
  | {
      readonly kind: 'copy'
      readonly from: BoardPlace
      readonly chosen: Chosen
      readonly to: Target
    }
  | { readonly kind: 'delete'; readonly from: BoardPlace; readonly chosen: Chosen }

/**
 * True when pins are already at the target. A board has an idea once, so it takes no copies of its
 * own pins.
 */
export const isSamePlace = (kind: 'move' | 'copy', from: BoardPlace, to: BoardPlace): boolean =>
  from.boardId === to.boardId && (kind === 'copy' || from.sectionId === to.sectionId)

/** Returns the number of pins in an act. */
export const countOf = (chosen: Chosen): number =>
  chosen.type === 'some' ? chosen.ids.length : Math.max(0, chosen.total - chosen.but.length)

/** Returns the name of a target. */
export const nameOf = ({ section, board }: Target): string => section ?? board.name

/** Returns every board that an act changes. */
export function boardsOf(act: PinAct): readonly string[] {
  const { boardId } = act.from
  return act.kind === 'delete' || act.to.boardId === boardId ? [boardId] : [boardId, act.to.boardId]
}
