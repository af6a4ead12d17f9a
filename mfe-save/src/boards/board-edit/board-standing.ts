import { useStore } from '@nanostores/react'
import type { BoardCard, BoardRole } from '@tessera/contracts/entities/board'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { Profile } from '@tessera/module'
import { isOwn } from '@tessera/module/is-own'
import { useShell } from '@tessera/module/react'

/** What somebody may do with a board as a whole, and in whose name. */
export interface BoardStanding {
  /** Decides over it: name, privacy, cover, merging, deletion. */
  readonly owns: boolean
  /** Shares it: may put it away for themself. */
  readonly shares: boolean
  /** Goes with each call: whom one acts for, where the board is not the account's own. */
  readonly subject: { readonly orbac_subject_id?: string }
}

type Standing = Pick<BoardCard, 'owner' | 'collaborated_by_me'> & {
  readonly viewer_role?: BoardRole | null
}

/** What whoever looks is to a board, as themself or as the profile they act as. */
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

/** What whoever looks is to a board, now. */
export function useStanding(board: Standing): BoardStanding {
  const { $profile, $viewer } = useShell()
  return standingOn(board, useStore($profile), useStore($viewer))
}
