import { defineCommand } from '@tessera/cache'
import { chooseBoardSort, orderBoards, userBoards } from '@tessera/contracts/calls/boards'
import { type BoardSort, boardSorts, type User } from '@tessera/contracts/entities/user'
import { choiceOf } from '@tessera/module/with-query'

/** Reads the order of a person's boards from an address, which may name another than theirs. */
export const boardOrderOf = (
  query: URLSearchParams,
  { board_sort: own }: Pick<User, 'board_sort'>,
): BoardSort => (query.has('sort') ? choiceOf(query.get('sort'), boardSorts) : own)

interface OwnBoards {
  readonly userId: string
  readonly subject: { readonly orbac_subject_id?: string }
}

/** Chooses the order that a profile shows its boards in, to everyone. */
export const chooseOwnSort = defineCommand(
  (client, { sort, subject }: OwnBoards & { readonly sort: BoardSort }) =>
    client.call(chooseBoardSort, { sort, ...subject }),
  {
    name: 'choose-board-sort',
    latest: true,
    key: ({ userId }) => userId,
    show({ userId, sort }, draft) {
      draft.patch('user', userId, { board_sort: sort })
    },
  },
)

/** Reorders a person's boards, and makes that the order of their profile. The last of several orders counts. */
export const orderOwnBoards = defineCommand(
  (client, { order, subject }: OwnBoards & { readonly order: readonly string[] }) =>
    client.call(orderBoards, { board_ids: [...order], ...subject }),
  {
    name: 'order-boards',
    latest: true,
    key: ({ userId }) => userId,
    show({ userId, order }, draft) {
      const input = { user_id: userId, sort: 'custom' }
      draft.lists({ of: [userBoards], input, type: 'board', order: [...order] })
      draft.patch('user', userId, { board_sort: 'custom' })
    },
  },
)

/** Returns the input that says whose boards are meant, for the viewer's own or those they act for. */
export const ownBoardsOf = (userId: string, viewerId: string | undefined): OwnBoards => ({
  userId,
  subject: userId === viewerId ? {} : { orbac_subject_id: userId },
})
