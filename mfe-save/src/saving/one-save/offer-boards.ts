import { defineCommand, type ToastChoice } from '@tessera/cache'
import { queryOptions } from '@tessera/client'
import { movePins, undoAction } from '@tessera/contracts/calls/actions'
import { boardTitleSuggestions, pickerBoards } from '@tessera/contracts/calls/boards'
import type { BoardLink } from '@tessera/contracts/entities/board'
import type { PinId } from '@tessera/contracts/ids'
import { timings } from '@tessera/contracts/timings'
import { createNamedBoard } from '@tessera/pins/create-board'
import { isQuickBoard } from '@tessera/pins/quick-board'
import { askPinsOf } from '../undo/ask-boards.ts'
import { type SavingShell, saveTargetIs } from './save-target.ts'
import { placeOf, type Saving, savedText } from './saving.ts'
import { words } from './words.ts'

/** Max boards and max new names that a toast offers. */
const offered = { boards: 3, names: 3 } as const

/** A pin on the quick board, and the board that it moves to. */
interface Sorting {
  readonly pinId: PinId
  readonly picture: string | undefined
  /** The saved pin. */
  readonly savedId: PinId
  readonly from: BoardLink
  readonly to: BoardLink
}

const aboutOf = ({ pinId, picture }: Sorting) => ({
  key: `save-${pinId}`,
  ...(picture === undefined ? {} : { picture }),
})

const moveBack = defineCommand(
  (client, { token }: Sorting & { readonly token: string }) =>
    client.call(undoAction, { undo_token: token }),
  {
    name: 'move-saved-back',
    show: ({ pinId, from }, draft) => draft.patch('pin', pinId, { pinned_to_board: from }),
    confirm: (_, { from, to }, draft) => askPinsOf(draft, [from.id, to.id]),
    say: {
      done: (_, sorting) => ({
        ...aboutOf(sorting),
        text: words.backOn({ board: sorting.from.name }),
      }),
    },
  },
)

/** Moves a pin from the quick board to the board that a toast offered. */
const moveSaved = defineCommand(
  (client, { savedId, from, to }: Sorting) =>
    client.call(movePins, { pin_ids: [savedId], board_id: from.id, new_board_id: to.id }),
  {
    name: 'move-saved',
    key: ({ savedId }) => savedId,
    show: ({ pinId, to }, draft) => draft.patch('pin', pinId, { pinned_to_board: to }),
    confirm: (_, { from, to }, draft) => askPinsOf(draft, [from.id, to.id]),
    undo: ({ undo_token: token }, sorting) =>
      token === null
        ? undefined
        : { run: (commands) => commands.run(moveBack, { ...sorting, token }) },
    say: {
      done: (_, sorting) => ({
        ...aboutOf(sorting),
        text: savedText({ board: sorting.to }),
        link: { label: words.seeBoard(), to: placeOf({ board: sorting.to }) },
      }),
    },
  },
)

async function moveTo(sorting: Sorting, shell: SavingShell): Promise<void> {
  const outcome = await shell.commands.run(moveSaved, sorting)
  if (outcome.state === 'done') saveTargetIs(sorting.to, shell)
}

/** Creates a board with an offered name, and moves the pin to it. */
async function moveToNew(
  name: string,
  sorting: Omit<Sorting, 'to'>,
  shell: SavingShell,
): Promise<void> {
  const made = await createNamedBoard(name, shell)
  if (!made.ok) return shell.toast({ text: made.message, tone: 'bad' })
  const { id, name: named, url } = made.board
  await moveTo({ ...sorting, to: { id, name: named, url } }, shell)
}

/** Returns the boards and the new names that fit a pin; none of what could not be loaded. */
async function fitting(pinId: PinId, { client, queries }: SavingShell) {
  const picked = queryOptions(client, pickerBoards, {
    pin_id: pinId,
    field_set_key: 'shortlist',
    shortlist_suggestions: offered.boards + 1,
  })
  const [boards, names] = await Promise.all([
    queries
      .fetchQuery({ ...picked, staleTime: 0 })
      .then(({ boards_shortlist: best }) => best.filter((board) => !isQuickBoard(board)))
      .catch(() => []),
    queries
      .fetchQuery(queryOptions(client, boardTitleSuggestions, { id: pinId }))
      .then((titles) => titles.map(({ title }) => title))
      .catch(() => []),
  ])
  return { boards: boards.slice(0, offered.boards), names: names.slice(0, offered.names) }
}

/** Offers boards for a pin that was saved without one: existing ones and new names, one press each. */
export async function offerBoards(
  { pinId, picture }: Pick<Saving, 'pinId' | 'picture'>,
  saved: { readonly id: PinId; readonly board: BoardLink; readonly undo: () => void },
  shell: SavingShell,
): Promise<void> {
  const { boards, names } = await fitting(pinId, shell)
  // Undone or moved meanwhile, maybe in another tab.
  if (shell.cache.read('pin', pinId).pinned_to_board?.id !== saved.board.id) return
  const sorting = { pinId, picture, savedId: saved.id, from: saved.board }
  const choices: ToastChoice[] = [
    ...boards.map(({ id, name, url }) => ({
      label: name,
      name: words.moveTo({ board: name }),
      isNew: false,
      run: () => void moveTo({ ...sorting, to: { id, name, url } }, shell),
    })),
    ...names.map((name) => ({
      label: name,
      name: words.newBoard({ board: name }),
      isNew: true,
      run: () => void moveToNew(name, sorting, shell),
    })),
  ]
  if (choices.length === 0) return
  shell.toast({
    key: `save-${pinId}`,
    text: savedText({ board: saved.board }),
    tone: 'good',
    ...(picture === undefined ? {} : { picture }),
    link: { label: words.seeBoard(), to: saved.board.url },
    action: { label: words.undo(), run: saved.undo },
    choices,
    duration: timings.toastUndo,
  })
}
