import { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { MemberStream } from './member-stream.ts'
import { openStreams } from './open-streams.ts'

function opened(sessionId: string): MemberStream {
  const stream = {
    userId: UserId.parse('7'),
    sessionId,
    readable: new ReadableStream<Uint8Array>(),
    beat: vi.fn(),
    tell: vi.fn(),
    displace: vi.fn(),
    leave: vi.fn(),
    end: vi.fn(),
  }
  return stream
}

test('a member with very many tabs loses the oldest of the browser that has the most', () => {
  const open = openStreams({ milliseconds: 1_000_000, each: () => {} })
  const streams: MemberStream[] = []
  onTestFinished(() => {
    for (const stream of streams) open.remove(stream)
  })
  const add = (sessionId: string) => {
    const stream = opened(sessionId)
    streams.push(stream)
    open.add(stream)
    return stream
  }
  const quiet = add('quiet')
  const oldest = add('busy')
  for (let tab = 1; tab < limits.liveStreams; tab += 1) add('busy')
  for (let at = streams.length; at < limits.liveStreamsOfMember; at += 1) add(`session ${at}`)
  expect(oldest.displace).not.toHaveBeenCalled()
  add('new')
  expect(oldest.displace).toHaveBeenCalledOnce()
  expect(quiet.displace).not.toHaveBeenCalled()
})
