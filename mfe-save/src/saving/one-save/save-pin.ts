import { bind, type Draft, defineCommand, type Outcome, type Toast } from '@tessera/cache'
import { boardPins, getBoard, pickerBoards, userBoards } from '@tessera/contracts/calls/boards'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import { deletePin, savePin } from '@tessera/contracts/calls/pins'
import {
  boardSections,
  getSection,
  sectionPins,
  sectionsToSaveTo,
} from '@tessera/contracts/calls/sections'
import { getUser } from '@tessera/contracts/calls/users'
import type { Board, BoardLink } from '@tessera/contracts/entities/board'
import type { PayloadOf } from '@tessera/contracts/events/define-event'
import type { saveTapped } from '@tessera/contracts/events/requests'
import type { PinId } from '@tessera/contracts/ids'
import { timings } from '@tessera/contracts/timings'
import { isQuickBoard } from '@tessera/pins/quick-board'
import { askPinsOf } from '../undo/ask-boards.ts'
import { ownerNameOf } from './board-address.ts'
import { pointOutSimilar } from './point-out-similar.ts'
import { type SavingShell, saveTargetIs } from './save-target.ts'
import { inputOf, isWaiting, placeOf, Saving, savedText, waitingMark } from './saving.ts'
import { words } from './words.ts'

type Saved = OutputOf<typeof savePin>

/** Max pictures on the card of a board or a section. */
const picturesMax = 3

const withPicture = (pictures: readonly string[] = [], picture: string) =>
  [picture, ...pictures.filter((one) => one !== picture)].slice(0, picturesMax)

/** Returns a board's cover after a save: its pin's, if the board has none or a section was used. */
function covered(board: Partial<Board>, { picture, section }: Saving): Partial<Board> {
  const takes = board.image_cover_url === null || section !== undefined
  if (picture === undefined || !takes || board.cover_is_chosen === true) return {}
  return { image_cover_url: picture, cover_images: withPicture(board.cover_images, picture) }
}

function uncovered(board: Partial<Board>, { picture }: Saving): Partial<Board> {
  if (picture === undefined || board.image_cover_url !== picture) return {}
  const others = (board.cover_images ?? []).filter((one) => one !== picture)
  return { image_cover_url: others[0] ?? null, cover_images: others }
}

/** Counts a save for the board, the section and the person, or counts it no more. */
function count(draft: Draft, saving: Saving, step: 1 | -1): void {
  const { board, section, picture } = saving
  const counted = ({ pin_count: before }: { pin_count?: number }) =>
    before === undefined ? {} : { pin_count: before + step }
  draft.patch('board', board.id, (known) =>
    known.pin_count === undefined
      ? {}
      : { ...counted(known), ...(step === 1 ? covered : uncovered)(known, saving) },
  )
  if (section !== undefined)
    draft.patch('section', section.id, (known) => {
      if (picture === undefined || known.preview_pins === undefined) return counted(known)
      const others = known.preview_pins.filter((one) => one !== picture)
      const preview_pins = step === 1 ? withPicture(others, picture) : others
      return { ...counted(known), preview_pins }
    })
  // A person's pins are all those on their own boards.
  for (const id of draft.find('user', ({ username }) => username === ownerNameOf(board)))
    draft.patch('user', id, counted)
}

/** Returns the key of a save's toast: all texts about the save replace each other in it. */
const keyOf = ({ pinId }: Saving): string => `save-${pinId}`

function saidOf(saving: Saving, text: string): Omit<Toast, 'action'> {
  const { picture, section } = saving
  const label = section === undefined ? words.seeBoard() : words.seeSection()
  const about = { key: keyOf(saving), text, link: { label, to: placeOf(saving) } }
  return picture === undefined ? about : { ...about, picture }
}

/** Undoes a save. A pin that is gone already counts as undone. */
const unsave = defineCommand(
  async (client, { savedId }: Saving & { readonly savedId: PinId }) => {
    const deleted = await client.call(deletePin, { id: savedId, undoes_save: true })
    if (!deleted.ok && deleted.error.code !== 'not-found') return deleted
    return { ok: true, data: null, bookmark: null }
  },
  {
    name: 'unsave-pin',
    show(saving, draft) {
      const { pinId, board, before = null } = saving
      if (draft.read('pin', pinId).pinned_to_board?.id === board.id)
        draft.patch('pin', pinId, { pinned_to_board: before })
      count(draft, saving, -1)
    },
    confirm: (_, { board }, draft) => askPinsOf(draft, [board.id]),
    say: {
      done: (_, saving) => ({
        key: keyOf(saving),
        tone: 'info',
        text: words.takenOff({ board: saving.board.name }),
      }),
      failed: ({ message, messageDetail }, saving) => ({
        key: keyOf(saving),
        text: messageDetail ?? message,
      }),
      retry: 'always',
    },
  },
)

/** Returns the mark that a pin has on a board; without the fields that other shapes of a board have. */
const linkOf = ({ id, name, url, layout }: BoardLink): BoardLink => ({
  id,
  name,
  url,
  ...(layout === undefined ? {} : { layout }),
})

/** Saves a pin: marked, counted and said at once, settled with one request. */
export const save = defineCommand<Saving, Saved>(
  (client, saving) => client.call(savePin, inputOf(saving)),
  {
    name: 'save-pin',
    key: ({ pinId, board, section }) => [pinId, board.id, section?.id].join('.'),
    show(saving, draft) {
      draft.patch('pin', saving.pinId, { pinned_to_board: linkOf(saving.board) })
      count(draft, saving, 1)
    },
    changed: ({ was_saved }) => !was_saved,
    confirm({ board }, { pinId }, draft) {
      draft.patch('pin', pinId, { pinned_to_board: board })
      // A quick board has its id once the service has answered.
      const of = { board_id: board.id }
      const ofBoard = [boardPins, boardSections, sectionsToSaveTo]
      draft.lists({ of: ofBoard, input: of, ask: 'now' })
      const around = [getBoard, userBoards, pickerBoards, getUser, getSection, sectionPins]
      draft.lists({ of: around, ask: 'now' })
    },
    undo: ({ id, was_saved, board }, saving) =>
      was_saved ? undefined : bind(unsave, { ...saving, board, savedId: id }),
    say: {
      atOnce: (saving) => saidOf(saving, savedText(saving)),
      done({ was_saved, board }, saving) {
        if (!was_saved) return undefined
        const said = saidOf({ ...saving, board }, words.there({ board: board.name }))
        return { ...said, tone: 'info', duration: timings.toastUndo }
      },
      retry: 'always',
    },
    keep: {
      schema: Saving,
      formerKey: 'tessera.waiting-saves',
      key: ({ pinId, board }) => `${pinId}.${board.id}`,
      show({ pinId, board }, draft) {
        const mark = waitingMark(board, words.waitingFor({ board: board.name }))
        draft.patch('pin', pinId, { pinned_to_board: mark })
      },
      // Without its picture: there is no network to fetch it from.
      kept: (saving) => ({
        key: keyOf(saving),
        text: isQuickBoard(saving.board)
          ? words.keptQuickly()
          : words.keptForLater({ board: saving.board.name }),
        tone: 'info',
      }),
      notKept: words.notKept,
      sent: (count) => words.sentSeveral({ count }),
    },
  },
)

/** Saves a pin, and makes its board the one that the next press on Save uses. */
export async function savePinTo(saving: Saving, shell: SavingShell): Promise<Outcome<Saved>> {
  const mark = shell.cache.read('pin', saving.pinId).pinned_to_board ?? null
  const input = { ...saving, before: isWaiting(mark) ? null : mark }
  const again = () => void savePinTo(saving, shell)
  const outcome = await shell.commands.run(save, input, { again })
  if (outcome.state !== 'done') return outcome
  const { answer, undo } = outcome
  saveTargetIs(answer.board, shell)
  if (isQuickBoard(answer.board) && undo !== undefined && !answer.was_saved)
    void import(/* webpackChunkName: "offer-boards" */ './offer-boards.ts')
      .then(({ offerBoards }) => offerBoards(saving, { ...answer, undo }, shell))
      // A failure is ignored, because the pin is saved without the offers.
      .catch(() => {})
  return outcome
}

/** Handles taps on Save: saves the pin at once, without a question. */
export default function handleTaps(shell: SavingShell) {
  return async ({ pinId, board }: PayloadOf<typeof saveTapped>): Promise<void> => {
    const picture = shell.cache.read('pin', pinId).images?.['236x'].url
    const outcome = await savePinTo({ pinId, board, picture }, shell)
    if (outcome.state === 'done') await pointOutSimilar(pinId, outcome.answer, shell)
  }
}
