import { homeFeed } from '@tessera/contracts/calls/feed'
import { encodeInput } from '@tessera/contracts/calls/wire'
import type { APIRequestContext, Browser } from 'playwright'
import type { Who } from './stage.ts'

/** A member of the demo world with a board of many pins. */
export interface Member {
  readonly who: Who
  readonly board: string
  /** A pin that the member can comment on, and whose creator they can follow. */
  readonly pin: string
  /** Pins that the member has not saved. */
  readonly others: readonly string[]
}

const pinsOnBoard = 200
const pinsToSave = 40

const pathOf = (id: string): string => `/pin/${id}/`

async function pinsOf(request: APIRequestContext, count: number): Promise<readonly string[]> {
  const ids = new Set<string>()
  let bookmark: string | null = null
  while (ids.size < count) {
    const input: Record<string, string> = bookmark === null ? {} : { bookmark }
    const answer = await request.get(encodeInput(homeFeed, input).path)
    const { resource_response: page } = await answer.json()
    for (const { id } of page.data) ids.add(id)
    bookmark = page.bookmark
    if (bookmark === null) break
  }
  return [...ids].slice(0, count)
}

/** Logs a demo member in and gives them a board with 200 pins. */
export async function prepareMember(browser: Browser, origin: string): Promise<Member> {
  const context = await browser.newContext({ baseURL: origin })
  const { request } = context
  const send = async (path: string, data: object) => {
    const answer = await request.post(`/resource/${path}/create/`, {
      headers: { Origin: origin },
      data,
    })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()).resource_response.data
  }
  await send('UserSessionResource', {
    username_or_email: 'mira@demo.test',
    password: 'tessera-demo',
  })
  const board = await send('BoardResource', { name: 'Two hundred', privacy: 'secret' })
  const all = await pinsOf(request, pinsOnBoard + pinsToSave)
  const [others, ids] = [all.slice(0, pinsToSave), all.slice(pinsToSave)]
  for (const id of ids) await send('RepinResource', { pin_id: id, board_id: board.id })
  const who = await context.storageState()
  await context.close()
  return { who, board: board.url, pin: pathOf(ids[0] ?? ''), others: others.map(pathOf) }
}
