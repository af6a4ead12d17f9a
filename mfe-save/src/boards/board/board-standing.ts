import { useStore } from '@nanostores/react'
import type { Board, BoardCard, BoardLink, BoardRole } from '@tessera/contracts/entities/board'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { Profile } from '@tessera/module'
import { isOwn } from '@tessera/module/is-own'
import { useShell } from '@tessera/module/react'

/** The viewer's rights on a board, and the account that they act for. */
export interface BoardStanding {
  /** True when they may edit, merge and delete the board. */
  readonly owns: boolean
  /** True for a collaborator, who may hide the board from their own boards. */
  readonly shares: boolean
  /** Part of each call's input: the account that they act for, if it isn't their own. */
  readonly subject: { readonly orbac_subject_id?: string }
}

type Standing = Pick<BoardCard, 'owner' | 'collaborated_by_me'> & {
  readonly viewer_role?: BoardRole | null
}

/** Returns the rights of a viewer, as themselves or as the profile that they act as. */
export function standingOn(
  board: Standing,
  profile: Profile | null,
  viewer: Viewer | null,
): BoardStanding {
  const owns = isOwn(board.owner, profile, viewer)
  const acts = owns && board.owner.id !== viewer?.id
  const shares =
    viewer !== null && (board.collaborated_by_me || board.viewer_role === 'collaborator')
  return { owns, shares, subject: acts ? { orbac_subject_id: board.owner.id } : {} }
}

/** Returns the viewer's rights on a board. */
export function useStanding(board: Standing): BoardStanding {
  const { $profile, $viewer } = useShell()
  return standingOn(board, useStore($profile), useStore($viewer))
}

/** True when the viewer is on a board, and so may invite others. */
export const mayInvite = ({ viewer_role: role }: Pick<Board, 'viewer_role'>): boolean =>
  role === 'owner' || role === 'collaborator'

/** Returns the board as Save uses it on its own page; undefined when the viewer can't add to it. */
export const savesTo = (board: Board): BoardLink | undefined => {
  const { id, name, url, is_archived: isArchived } = board
  return mayInvite(board) && !isArchived ? { id, name, url } : undefined
}
