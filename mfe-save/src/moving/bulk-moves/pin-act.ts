import type { BoardLink, Section } from '@tessera/contracts/entities/board'

/** Where pins are or go: on a board, or in one of its sections. */
export interface Place {
  readonly boardId: string
  readonly sectionId: string | null
  /** Whose board it is, or whose pins are there: the account's own, or of whom it acts for. */
  readonly ownerId?: string
}

/** A place that pins go to, with the board as lines of text name it. */
export interface Target extends Place {
  readonly board: BoardLink
  /** The section's title, where it is one. */
  readonly section: string | null
}

/** A board, or a section of it, as somewhere to go. */
export const targetOf = (
  { id, name, url }: BoardLink,
  section: Pick<Section, 'id' | 'title'> | null,
): Target => ({
  boardId: id,
  sectionId: section?.id ?? null,
  board: { id, name, url },
  section: section?.title ?? null,
})

/** What an act takes: pins by name, or all of a place but for a few. */
export type Chosen =
  | { readonly type: 'some'; readonly ids: readonly string[] }
  | { readonly type: 'all'; readonly but: readonly string[]; readonly total: number }

/** What is done with pins: they go elsewhere, their likes do, or they go for good. */
export type PinAct =
  | { readonly kind: 'move'; readonly from: Place; readonly chosen: Chosen; readonly to: Target }
  | { readonly kind: 'copy'; readonly from: Place; readonly chosen: Chosen; readonly to: Target }
  | { readonly kind: 'delete'; readonly from: Place; readonly chosen: Chosen }

/** Whether pins are where they would go; a board has an idea once, so it takes no copies of its own. */
export const isSamePlace = (kind: 'move' | 'copy', from: Place, to: Place): boolean =>
  from.boardId === to.boardId && (kind === 'copy' || from.sectionId === to.sectionId)

/** How many pins an act is about. */
export const countOf = (chosen: Chosen): number =>
  chosen.type === 'some' ? chosen.ids.length : Math.max(0, chosen.total - chosen.but.length)

/** What a target is spoken of by. */
export const nameOf = ({ section, board }: Target): string => section ?? board.name

/** Every board that an act takes pins from or brings them to. */
export function boardsOf(act: PinAct): readonly string[] {
  const { boardId } = act.from
  return act.kind === 'delete' || act.to.boardId === boardId ? [boardId] : [boardId, act.to.boardId]
}
