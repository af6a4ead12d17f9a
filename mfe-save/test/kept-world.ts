import { listOptions, queryOptions } from '@tessera/client'
import { boardPins, getBoard, userBoards } from '@tessera/contracts/calls/boards'
import { getPin } from '@tessera/contracts/calls/pins'
import { userPins } from '@tessera/contracts/calls/profile-pins'
import { sectionPins } from '@tessera/contracts/calls/sections'
import { getUser } from '@tessera/contracts/calls/users'
import { Section } from '@tessera/contracts/entities/board'
import type { Pin } from '@tessera/contracts/entities/pin'
import { z } from '@tessera/contracts/schema'
import type { ShellContext } from '@tessera/module'
import { board, boardCard, pin, user } from '@tessera/testing/fixtures'

const picture = (name: string) => {
  const file = { url: `/media/${name}.jpg`, width: 236, height: 300 }
  return { '236x': file, '474x': file, '736x': file, orig: file }
}

/** A pin of a board, whose picture has its name. */
export const pinOn = (
  boardId: string,
  id: string,
  over: Readonly<Record<string, unknown>> = {},
) => {
  const link = { id: boardId, name: `Board ${boardId}`, url: `/mira/${boardId}/` }
  return pin({ id, title: `Pin ${id}`, images: picture(id), board: link, ...over })
}

/** The address of a pin's small picture. */
export const pictureOf = (id: string): string => `/media/${id}.jpg`

/** A section with so many pins. */
export const section = (id: string, title: string, pin_count: number, pictures: string[] = []) =>
  z.parse(Section, {
    id,
    title,
    slug: title.toLowerCase(),
    pin_count,
    preview_pins: pictures.map(pictureOf),
  })

/** A board as its page has it, with the pictures of these pins. */
export const boardAs = (
  id: string,
  pin_count: number,
  pictures: readonly string[],
  over: Readonly<Record<string, unknown>> = {},
) =>
  board({
    id,
    name: `Board ${id}`,
    url: `/mira/${id}/`,
    pin_count,
    image_cover_url: pictures[0] === undefined ? null : pictureOf(pictures[0]),
    cover_images: pictures.map(pictureOf),
    can_edit: true,
    viewer_role: 'owner',
    ...over,
  })

const pages = (pins: readonly unknown[], bookmark: string | null = null) => ({
  pages: [{ data: pins, bookmark }],
  pageParams: [null],
})

/** The keys that answers are kept by. */
function keysOf({ client }: Pick<ShellContext, 'client'>) {
  return {
    board: (id: string) => queryOptions(client, getBoard, { board_id: id }).queryKey,
    boards: listOptions(client, userBoards, { user_id: '2' }).queryKey,
    pins: (id: string, input: object = {}) =>
      listOptions(client, boardPins, { board_id: id, ...input }).queryKey,
    section: (id: string, input: object = {}) =>
      listOptions(client, sectionPins, { section_id: id, ...input }).queryKey,
    saved: listOptions(client, userPins, { username: 'mira', kind: 'saved' }).queryKey,
    user: queryOptions(client, getUser, { username: 'mira' }).queryKey,
    pin: (id: string) => queryOptions(client, getPin, { id }).queryKey,
  }
}

/**
 * Fills the cache as after some browsing: board 10 with pins 5 to 1, of which 2 and 1 are in its
 * section 30, a search on it for 1, board 11 with pin 9, both boards on their profile, and a
 * closeup.
 */
export function keepWorld(shell: Pick<ShellContext, 'client' | 'queries'>) {
  const { queries } = shell
  const keys = keysOf(shell)
  const ids = ['5', '4', '3', '2', '1']
  const pins: readonly Pin[] = ids.map((id) => pinOn('10', id))
  const [source, target] = [
    boardAs('10', 5, ['5', '4', '3'], {
      sections: [section('30', 'Lamps', 2, ['2', '1']), section('31', 'Rugs', 0)],
      section_count: 2,
    }),
    boardAs('11', 1, ['9']),
  ]
  queries.setQueryData(keys.board('10'), source)
  queries.setQueryData(keys.board('11'), target)
  queries.setQueryData(keys.boards, pages([boardCard(source), boardCard(target)]))
  queries.setQueryData(keys.pins('10'), pages(pins, 'more'))
  queries.setQueryData(keys.pins('10', { section: 'none' }), pages(pins.slice(0, 3)))
  queries.setQueryData(keys.section('30'), pages(pins.slice(3)))
  queries.setQueryData(keys.section('30', { query: 'one' }), pages(pins.slice(4)))
  queries.setQueryData(keys.pins('11'), pages([pinOn('11', '9')]))
  queries.setQueryData(keys.saved, pages([pinOn('11', '9'), ...pins]))
  queries.setQueryData(keys.user, user({ pin_count: 6 }))
  queries.setQueryData(keys.pin('4'), pinOn('10', '4', { pinned_to_board: source }))
  return keys
}

/** The ids of a kept list. */
export function idsIn(
  queries: ShellContext['queries'],
  key: readonly unknown[],
): readonly string[] {
  const list = queries.getQueryData<{ pages: { data: Pin[] }[] }>(key)
  return list?.pages.flatMap(({ data }) => data.map(({ id }) => id)) ?? []
}

/** Returns the data of all queries, and their ages. */
export const keptBy = (queries: ShellContext['queries']) =>
  queries
    .getQueryCache()
    .getAll()
    .map(({ queryHash, state: { data, dataUpdatedAt, isInvalidated } }) => ({
      queryHash,
      data,
      dataUpdatedAt,
      isInvalidated,
    }))
