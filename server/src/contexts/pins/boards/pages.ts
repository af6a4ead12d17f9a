import { boardPins, getBoard } from '@tessera/contracts/calls/boards'
import { sectionAtAddress, sectionPins } from '@tessera/contracts/calls/sections'
import { Board, Section } from '@tessera/contracts/entities/board'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { Language } from '@tessera/contracts/language'
import { countedIn, defineTexts } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import {
  boardData,
  boardPath,
  type ShownBoard,
} from '../../../documents/linked-data/people-data.ts'
import {
  type Ask,
  type Card,
  missing,
  type PageContent,
  pinsOf,
  record,
} from '../../../documents/page-content/content.ts'
import { servePage } from '../../../documents/page-content/serve-page.ts'

/** The username and slug of a board's path, as typed. */
interface BoardAddress {
  readonly username: string
  readonly slug: string
}

/** Finds a board by its path. Slugs are in lowercase, so another spelling is tried in lowercase. */
async function boardAt(ask: Ask, address: BoardAddress) {
  const answer = await record(ask, getBoard, { ...address })
  const small = address.slug.toLowerCase()
  if (answer !== undefined || small === address.slug) return answer
  return record(ask, getBoard, { ...address, slug: small })
}

const ideas = { one: '{count} idea', other: '{count} ideas' } as const

const words = defineTexts({
  section: '{ideas} in {section}, a part of {board} by {owner}.',
  board: '{ideas} saved by {owner}.',
})

function descriptionOf({ board, section }: ShownBoard, language: Language): string {
  const say = words(language)
  const owner = board.owner.full_name
  const count = (section ?? board).pin_count
  const counted = countedIn(language, count, ideas)
  return section === undefined
    ? say.board({ ideas: counted, owner })
    : say.section({ ideas: counted, section: section.title, board: board.name, owner })
}

function cardOf(pins: readonly Pin[], alt: string): Card {
  const first = pins[0]?.images['736x']
  const picture =
    first === undefined
      ? undefined
      : { url: first.url, size: { width: first.width, height: first.height }, alt }
  return { kind: 'website', picture }
}

const contentOf = (shown: ShownBoard): Omit<PageContent, 'answers' | 'pins'> => ({
  found: true,
  isIndexed: shown.board.privacy === 'public',
  path: boardPath(shown),
  title:
    shown.section === undefined ? shown.board.name : `${shown.section.title} · ${shown.board.name}`,
  description:
    (shown.section === undefined && shown.board.description) ||
    ((language) => descriptionOf(shown, language)),
  card: cardOf(shown.pins, shown.section?.title ?? shown.board.name),
  linkedData: (site) => boardData(shown, site),
})

const noPins = { answers: [], pins: [] }

/** True when the query asks for another list of pins than the page's first. */
const asksForAnotherList = (query: URLSearchParams): boolean =>
  ['sort', 'section', 'q'].some((name) => query.has(name))

/** Loads a board with its first pins; missing when the viewer can't see it. */
async function boardPage(
  ask: Ask,
  address: BoardAddress,
  query: URLSearchParams,
): Promise<PageContent> {
  const answer = await boardAt(ask, address)
  if (answer === undefined) return missing
  const board = Board.parse(answer.data)
  const list = asksForAnotherList(query)
    ? noPins
    : await pinsOf(ask, boardPins, { board_id: board.id })
  return {
    ...contentOf({ board, pins: list.pins }),
    answers: [answer, ...list.answers],
    pins: list.pins,
  }
}

/** Finds the section that had this slug before. */
async function formerSection(ask: Ask, board: Board, slug: string): Promise<Section | undefined> {
  const answer = await record(ask, sectionAtAddress, { board_id: board.id, slug })
  return answer === undefined ? undefined : Section.parse(answer.data)
}

/** Loads a section of a board with its first pins; missing when the viewer can't see it. */
async function sectionPage(
  ask: Ask,
  address: BoardAddress,
  sectionSlug: string,
  query: URLSearchParams,
): Promise<PageContent> {
  const answer = await boardAt(ask, address)
  if (answer === undefined) return missing
  const board = Board.parse(answer.data)
  const small = sectionSlug.toLowerCase()
  const section =
    board.sections.find(({ slug }) => slug === sectionSlug || slug === small) ??
    (await formerSection(ask, board, sectionSlug))
  if (section === undefined) return missing
  const list = asksForAnotherList(query)
    ? noPins
    : await pinsOf(ask, sectionPins, { section_id: section.id })
  return {
    ...contentOf({ board, section, pins: list.pins }),
    answers: [answer, ...list.answers],
    pins: list.pins,
  }
}

const addressOf = (params: { readonly username: string; readonly boardSlug: string }) => ({
  username: params.username,
  slug: params.boardSlug,
})

/** The documents of a board and its sections. */
export const boardPages = [
  servePage(paths.board, ({ ask, params, query }) => boardPage(ask, addressOf(params), query)),
  servePage(paths.section, ({ ask, params, query }) =>
    sectionPage(ask, addressOf(params), params.sectionSlug, query),
  ),
]
