import { userBoards } from '@tessera/contracts/calls/boards'
import type { Call } from '@tessera/contracts/calls/define-call'
import { boardSections } from '@tessera/contracts/calls/sections'
import { getUser } from '@tessera/contracts/calls/users'
import { encodeInput } from '@tessera/contracts/calls/wire'
import { BoardCard, Section } from '@tessera/contracts/entities/board'
import { Envelope } from '@tessera/contracts/envelope'
import { UserId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'

/** A page that everybody may open. */
export interface PublicSurface {
  readonly name: string
  readonly path: string
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered with ${response.status}.`)
  return response.text()
}

/** Makes a call, and returns the part of its answer that a schema describes. */
async function asked<Schema extends z.core.$ZodType>(
  origin: string,
  call: Call,
  schema: Schema,
  input: Readonly<Record<string, unknown>>,
): Promise<z.output<Schema>> {
  const text = await textOf(origin + encodeInput(call, input).path)
  return z.parse(schema, z.parse(Envelope, JSON.parse(text)).resource_response.data)
}

/** Returns the first address in a document that a pattern finds. */
function firstIn(html: string, pattern: RegExp, wanted: string): string {
  const found = pattern.exec(html)?.[1]
  if (found === undefined) throw new Error(`The demo world shows no ${wanted}.`)
  return found
}

/** Returns twelve public pages of a product with the demo world. */
export async function publicSurfaces(origin: string): Promise<readonly PublicSurface[]> {
  const home = await textOf(origin)
  const pin = firstIn(home, /href="(\/pin\/\d+\/)/, 'pin')
  const username = 'mira_okafor'
  const { id: user_id } = await asked(origin, getUser, z.object({ id: UserId }), { username })
  const boards = await asked(origin, userBoards, z.array(BoardCard), { user_id })
  const [board] = boards
  const parted = boards.find(({ section_count }) => section_count > 0)
  if (board === undefined || parted === undefined)
    throw new Error(`${username} has no boards with sections in this world.`)
  const [section] = await asked(origin, boardSections, z.array(Section), { board_id: parted.id })
  return [
    { name: 'home', path: paths.home.to() },
    { name: 'pin', path: pin },
    { name: 'board', path: board.url },
    { name: 'section', path: `${parted.url}${encodeURIComponent(section?.slug ?? '')}/` },
    { name: 'profile', path: paths.profile.to({ username }) },
    { name: 'topic', path: paths.topicIdeas.to({ topic: 'travel' }) },
    { name: 'topics', path: paths.ideas.to() },
    { name: 'search', path: `${paths.search.to()}?q=lamp` },
    { name: 'log-in', path: paths.login.to() },
    { name: 'sign-up', path: paths.signup.to() },
    { name: 'help', path: paths.helpIndex.to() },
    { name: 'missing', path: '/mira_okafor/there-is-no-such-board/' },
  ]
}
