import { boardPins } from '@tessera/contracts/calls/boards'
import type { Call } from '@tessera/contracts/calls/define-call'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { searchPins, typeahead } from '@tessera/contracts/calls/search'
import { encodeInput } from '@tessera/contracts/calls/wire'
import { type FilledService, readers } from './filled-service.ts'
import { vocabulary } from './world-words.ts'

/** A request to measure, with varying input so that no single row is favored. */
export interface MeasuredRequest {
  readonly name: string
  ask(at: number): Promise<void>
}

/** Calls the service in this process and reads the whole answer; throws on any refusal. */
export async function callOf(
  { service, cookies }: Pick<FilledService, 'service' | 'cookies'>,
  call: Call,
  given: { readonly input: Readonly<Record<string, unknown>>; readonly at: number },
): Promise<string> {
  const { path, body } = encodeInput(call, given.input)
  const answer = await service.fetch(
    new Request(service.origin + path, {
      method: call.method,
      headers: {
        Origin: service.origin,
        'Content-Type': 'application/json',
        Cookie: cookies[given.at % readers] ?? '',
      },
      body: call.method === 'GET' ? null : (body ?? ''),
    }),
    { address: '127.0.0.1' },
  )
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${call.name} was answered with ${answer.status}: ${text}`)
  return text
}

const reading = (
  filled: FilledService,
  name: string,
  call: Call,
  input: (at: number) => Readonly<Record<string, unknown>>,
): MeasuredRequest => ({
  name,
  ask: async (at) => {
    await callOf(filled, call, { input: input(at), at })
  },
})

/** The most common lists. */
export const mainReads = (filled: FilledService): readonly MeasuredRequest[] => [
  reading(filled, 'feed page', homeFeed, () => ({})),
  reading(filled, 'board page', boardPins, (at) => ({ board_id: String(1 + 20 * (at % readers)) })),
  reading(filled, 'search', searchPins, (at) => ({
    query: [vocabulary[6 + (at % readers)], vocabulary[40 + (at % readers)]].join(' '),
  })),
  reading(filled, 'typeahead', typeahead, (at) => ({
    term: (vocabulary[(at % readers) * 211] ?? '').slice(0, 2 + (at % 4)),
  })),
]
