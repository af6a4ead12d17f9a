import { homeFeed } from '@tessera/contracts/calls/feed'
import { Envelope } from '@tessera/contracts/envelope'
import { callOf } from '../service/asked.ts'
import { type FilledService, readers } from '../service/filled-service.ts'
import { vocabulary } from '../service/world-words.ts'
import type { ModelCall } from './assumptions.ts'
import { contractOf } from './bill.ts'

/** Sends a call of the model, with varying input; returns the answer. */
export type ModelRequests = (call: ModelCall, at: number) => Promise<string>

const boardsFrom = 2_000_000
const boardsMost = 20_000

/** Returns the bookmark of the second page of each member's feed. */
async function secondPages(filled: FilledService): Promise<readonly (string | undefined)[]> {
  const bookmarks: (string | undefined)[] = []
  for (let at = 0; at < readers; at += 1) {
    const answer = await callOf(filled, homeFeed, { input: {}, at })
    const { resource_response: response } = Envelope.parse(JSON.parse(answer))
    bookmarks.push(response.bookmark ?? undefined)
  }
  return bookmarks
}

/** Prepares the calls of the model: boards to save to, and ideas to open and to save. */
export async function modelRequests(filled: FilledService): Promise<ModelRequests> {
  const { bare } = filled
  await bare.query(
    `insert into boards (id, owner_id, name, name_key, slug, privacy, created_at)
     select $1::bigint + n, 1 + n % $2::int, 'Board ' || n, 'board ' || n, 'model-' || n, 'public', now()
     from generate_series(0, $3::int - 1) n`,
    [boardsFrom, readers, boardsMost],
  )
  const { rows } = await bare.query<{ id: string }>(
    `select pins.id from pins join boards on boards.id = pins.board_id
     where pins.listed and boards.privacy = 'public' and pins.pinner_id > $1 order by random()
     limit 5000`,
    [readers],
  )
  const bookmarks = await secondPages(filled)
  let saved = 0
  const ideaAt = (at: number) => rows[(at * 31) % rows.length]?.id
  const inputOf = (call: ModelCall, at: number): Readonly<Record<string, unknown>> => {
    if (call === 'more of home') return { bookmark: bookmarks[at % readers] }
    if (call === 'closeup') return { id: ideaAt(at) }
    if (call === 'related') return { pin_id: ideaAt(at) }
    if (call === 'board') return { board_id: String(1 + 20 * (at % readers)) }
    if (call === 'search')
      return {
        query: [vocabulary[6 + (at % readers)], vocabulary[40 + (at % 60)]].join(' '),
      }
    if (call === 'typeahead')
      return { term: (vocabulary[(at % readers) * 211] ?? '').slice(0, 2 + (at % 4)) }
    if (call === 'save') {
      // Members save in turns to boards of their own, each board the next time with another idea.
      saved += 1
      const board = ((at % readers) + readers * saved) % boardsMost
      return { board_id: String(boardsFrom + board), pin_id: rows[saved % rows.length]?.id }
    }
    return {}
  }
  return (call, at) => callOf(filled, contractOf[call], { input: inputOf(call, at), at })
}
