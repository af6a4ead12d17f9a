import type { InputOf } from '@tessera/contracts/calls/define-call'
import type { moreIdeas } from '@tessera/contracts/calls/more-ideas'
import type { BoardLink } from '@tessera/contracts/entities/board'

/** The continuation of a list after its end. */
export interface OnwardProps {
  /** The subject of the list; an empty object for a list that is about nothing, such as the home feed. */
  readonly after: InputOf<typeof moreIdeas>
  /** The heading of the ideas; none where the list has one already. */
  readonly title?: string
  /** The pins of the list, which don't come again. */
  readonly shown?: ReadonlySet<string> | undefined
  /** The board that Save uses. */
  readonly saveTo?: BoardLink | undefined
}
