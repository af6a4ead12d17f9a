import type { Board } from '@tessera/contracts/entities/board'
import type { User, UserRow } from '@tessera/contracts/entities/user'

/** A person who can be followed, as profiles and lists of people know them. */
export type FollowedUser = Pick<
  UserRow,
  'id' | 'username' | 'full_name' | 'image_medium_url' | 'followed_by_me' | 'follower_count'
> &
  Partial<Pick<User, 'blocked_by_me'>>

/** A board that can be followed. */
export type FollowedBoard = Pick<Board, 'id' | 'name' | 'owner' | 'followed_by_me'>

/** What somebody follows: all of a person, or one board. */
export type FollowTarget =
  | { readonly type: 'user'; readonly user: FollowedUser }
  | { readonly type: 'board'; readonly board: FollowedBoard }

/** Whose it is: nobody follows what is their own. */
export const ownerOf = (target: FollowTarget): FollowedBoard['owner'] =>
  target.type === 'user' ? target.user : target.board.owner

/** Whether the viewer follows it, as far as the page knows. */
export const isFollowed = (target: FollowTarget): boolean =>
  target.type === 'user' ? target.user.followed_by_me : target.board.followed_by_me
