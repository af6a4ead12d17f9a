import type { BoardLink } from '@tessera/contracts/entities/board'
import { BoardId } from '@tessera/contracts/ids'
import { defineMessages } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'

const words = defineMessages({ saved: 'Saved' })

/** The layout of the board that saves without a board go to. */
const quickLayout = 'quick_create'

/** The id of a quick board that does not exist yet; the service gives no board this id. */
const unmadeId = z.parse(BoardId, '1')

/** True for the board that saves without a board go to, before and after the first one. */
export const isQuickBoard = ({ layout }: Pick<BoardLink, 'layout'>): boolean =>
  layout === quickLayout

/** True for a quick board that does not exist yet. */
export const isUnmade = ({ id }: { readonly id: string }): boolean => id === unmadeId

/** Returns the quick board of a member who has none: the first save to it creates it. */
export const unmadeQuickBoard = (username: string): BoardLink => ({
  id: unmadeId,
  name: words.saved(),
  url: paths.profile.to({ username }, { tab: 'saved' }),
  layout: quickLayout,
})

/** Returns the option of a call that saves to a board; none for a quick board that does not exist yet. */
export const boardOption = <Id extends string>(board: {
  readonly id: Id
}): { readonly board_id?: Id } => (isUnmade(board) ? {} : { board_id: board.id })
