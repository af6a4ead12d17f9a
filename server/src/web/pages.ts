import type { BootAnswer } from '@tessera/contracts/boot'
import { boardPins, getBoard, userBoards } from '@tessera/contracts/calls/boards'
import type { Call } from '@tessera/contracts/calls/define-call'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { getPin } from '@tessera/contracts/calls/pins'
import { searchPins } from '@tessera/contracts/calls/search'
import { getUser } from '@tessera/contracts/calls/users'
import { Board } from '@tessera/contracts/entities/board'
import { Pin } from '@tessera/contracts/entities/pin'
import { SearchResults } from '@tessera/contracts/entities/search'
import { User } from '@tessera/contracts/entities/user'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import type { Answer } from '../calls/answer.ts'
import type { OwnedPage } from './page-owner.ts'

/** Makes a call on behalf of whoever asked for the page. */
export type Ask = (call: Call, input: Readonly<Record<string, unknown>>) => Promise<Answer<unknown>>

/** What a page turned out to hold. */
export interface PageContent {
  readonly found: boolean
  /** Undefined where the page's own title says enough. */
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly picture?: string | undefined
  readonly answers: readonly BootAnswer[]
  readonly pins: readonly Pin[]
}

const plain: PageContent = { found: true, answers: [], pins: [] }
const missing: PageContent = { found: false, answers: [], pins: [] }

const Pins = z.array(Pin)

async function record(
  ask: Ask,
  call: Call,
  input: Readonly<Record<string, unknown>>,
): Promise<BootAnswer | undefined> {
  const answer = await ask(call, input)
  return answer.ok
    ? { call: call.name, input: { ...input }, data: answer.data, bookmark: answer.bookmark }
    : undefined
}

/** A page of pins under one call. */
async function listPage(
  ask: Ask,
  call: Call,
  input: Readonly<Record<string, unknown>>,
): Promise<PageContent> {
  const answer = await record(ask, call, input)
  return answer === undefined
    ? plain
    : { found: true, answers: [answer], pins: Pins.parse(answer.data) }
}

async function searchPage(ask: Ask, query: string): Promise<PageContent> {
  if (query.trim() === '') return plain
  const answer = await record(ask, searchPins, { query })
  const title = query.trim()
  return answer === undefined
    ? { ...plain, title }
    : { found: true, title, answers: [answer], pins: SearchResults.parse(answer.data).results }
}

async function pinPage(ask: Ask, id: string): Promise<PageContent> {
  const answer = await record(ask, getPin, { id })
  if (answer === undefined) return missing
  const pin = Pin.parse(answer.data)
  return {
    found: true,
    title: pin.title || undefined,
    description: pin.description || undefined,
    picture: pin.images['736x'].url,
    answers: [answer],
    pins: [pin],
  }
}

async function boardPage(ask: Ask, username: string, slug: string): Promise<PageContent> {
  const answer = await record(ask, getBoard, { username, slug })
  if (answer === undefined) return missing
  const board = Board.parse(answer.data)
  const list = await listPage(ask, boardPins, { board_id: board.id })
  return {
    ...list,
    title: board.name,
    description: board.description || undefined,
    picture: list.pins[0]?.images['736x'].url,
    answers: [answer, ...list.answers],
  }
}

async function profilePage(ask: Ask, username: string): Promise<PageContent> {
  const answer = await record(ask, getUser, { username })
  if (answer === undefined) return missing
  const user = User.parse(answer.data)
  const theirs = await record(ask, userBoards, { user_id: user.id })
  return {
    ...plain,
    title: user.full_name,
    description: user.about || undefined,
    picture: user.image_medium_url ?? undefined,
    answers: theirs === undefined ? [answer] : [answer, theirs],
  }
}

/** Finds what a page shows first, and whether it exists at all. */
export async function pageContent(
  owned: OwnedPage | undefined,
  query: URLSearchParams,
  ask: Ask,
): Promise<PageContent> {
  if (owned === undefined) return missing
  const { page, params } = owned
  const param = (name: string) => params[name] ?? ''
  switch (page.route) {
    case paths.home.pattern:
      return listPage(ask, homeFeed, {})
    case paths.search.pattern:
      return searchPage(ask, query.get('q') ?? '')
    case paths.pin.pattern:
      return pinPage(ask, param('pinId'))
    case paths.board.pattern:
      return boardPage(ask, param('username'), param('boardSlug'))
    case paths.profile.pattern:
      return profilePage(ask, param('username'))
    default:
      return plain
  }
}
