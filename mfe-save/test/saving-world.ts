import { getBoard, pickerBoards } from '@tessera/contracts/calls/boards'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { similarPins } from '@tessera/contracts/calls/media'
import { deletePin, savePin } from '@tessera/contracts/calls/pins'
import { boardSections } from '@tessera/contracts/calls/sections'
import { getUser } from '@tessera/contracts/calls/users'
import { Section } from '@tessera/contracts/entities/board'
import { z } from '@tessera/contracts/schema'
import { answers } from '@tessera/testing/answers'
import { board, boardCard, pin, user, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'

type Input = Readonly<Record<string, unknown>>
type Answer = (input: Input) => Response | Promise<Response>

/** A section that a pin may be saved to. */
export const lamps = z.parse(Section, {
  id: '30',
  title: 'Lamps',
  slug: 'lamps',
  pin_count: 4,
  preview_pins: ['/media/old.jpg'],
})

const { id, name, url } = boardCard()

/** The board that pins are saved to, as a line of text names it. */
export const corners = { id, name, url }

/** A save of the pin 42 to that board. */
export const saving = { pinId: pin().id, board: corners, picture: '/media/new.jpg' }

/** Returns the service's answer to a save. */
export const savedAnswer = (over: Input = {}) =>
  answerWith({
    id: '99',
    pin_id: '42',
    board: corners,
    pinner: { id: '2' },
    is_first_save: false,
    was_saved: false,
    ...over,
  })

const deleted = { id: '5', kind: 'delete-pins', state: 'done', total: 1, done: 1, undo_token: 't' }

interface World {
  readonly member?: boolean
  readonly save?: Answer
  readonly drop?: Answer
  readonly similar?: Answer
  readonly picker?: Answer
  readonly shown?: ReturnType<typeof board>
}

/** The query keys of the answers in the cache. */
export const keys = {
  feed: [homeFeed.name, 'list', {}],
  board: [getBoard.name, 'one', { board_id: '10' }],
  picker: [pickerBoards.name, 'one', {}],
  sections: [boardSections.name, 'one', { board_id: '10' }],
  user: [getUser.name, 'one', { username: 'mira' }],
} as const

const other = pin({ id: '43' })

/** A tab in which a feed, a board and a person are kept, before a service that can be asked to save. */
export function savingWorld(world: World = {}) {
  const { save = () => savedAnswer(), drop = () => answerWith(deleted) } = world
  const asked: { readonly call: string; readonly input: Input }[] = []
  const noting =
    (call: string, answer: Answer): Answer =>
    (input) => {
      asked.push({ call, input })
      return answer(input)
    }
  const made = testShell({
    ...(world.member === false ? {} : { viewer: viewer() }),
    ...answers(
      [savePin, noting('save', save)],
      [deletePin, noting('delete', drop)],
      [similarPins, noting('similar', world.similar ?? (() => answerWith([])))],
      [pickerBoards, noting('picker', world.picker ?? (() => answerError('unexpected')))],
    ),
  })
  const { queries } = made.shell
  const shown = world.shown ?? board({ image_cover_url: null, cover_images: [], sections: [lamps] })
  const { image_cover_url, cover_images } = shown
  const kept = {
    feed: { pages: [{ data: [other, pin()], bookmark: null }], pageParams: [null] },
    board: shown,
    picker: { all_boards: [boardCard({ image_cover_url, cover_images })], boards_shortlist: [] },
    sections: [lamps],
    user: user(),
  }
  queries.setQueryData(keys.feed, kept.feed)
  queries.setQueryData(keys.board, kept.board)
  queries.setQueryData(keys.picker, kept.picker)
  queries.setQueryData(keys.sections, kept.sections)
  queries.setQueryData(keys.user, kept.user)
  const now = () => ({
    feed: queries.getQueryData(keys.feed),
    board: queries.getQueryData(keys.board),
    picker: queries.getQueryData(keys.picker),
    sections: queries.getQueryData(keys.sections),
    user: queries.getQueryData(keys.user),
  })
  const marks = () => {
    const feed = queries.getQueryData<typeof kept.feed>(keys.feed)
    return feed?.pages.flatMap(({ data }) => data.map((one) => one.pinned_to_board?.name ?? null))
  }
  const isStale = (key: keyof typeof keys) => queries.getQueryState(keys[key])?.isInvalidated
  return { ...made, kept, now, marks, asked, isStale }
}
