import { expect, test } from 'vitest'
import { gatherer } from './gathered.ts'

const bytes = (length: number) => new Uint8Array(length)
const limits = { partBytes: 10, milliseconds: 60_000, roomBytes: 100, smallBytes: 2 }
const running = new AbortController().signal

/** A stream that sends what it is told to. */
function sender() {
  let to: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      to = controller
    },
  })
  return { body, send: (length: number) => to?.enqueue(bytes(length)), end: () => to?.close() }
}

test('bytes are gathered until they are enough, and the rest comes at the end', async () => {
  const { body, send, end } = sender()
  for (const length of [4, 4, 0, 4, 3]) send(length)
  end()
  const sizes: number[] = []
  for await (const part of gatherer(limits)(body, running)) sizes.push(part.byteLength)
  expect(sizes).toEqual([12, 3])
})

test('the bytes of a slow sender come without waiting for more', async () => {
  const { body, send } = sender()
  const parts = gatherer({ ...limits, milliseconds: 1 })(body, running)
  send(3)
  expect((await parts.next()).value).toHaveLength(3)
  send(1)
  expect((await parts.next()).value).toHaveLength(1)
  await parts.return(undefined)
})

test('requests that hold much together store less at a time, until there is room again', async () => {
  const gather = gatherer({ ...limits, roomBytes: 6 })
  const [one, other] = [sender(), sender()]
  const [ofOne, ofOther] = [gather(one.body, running), gather(other.body, running)]
  one.send(6)
  const first = ofOne.next()
  await new Promise((resolve) => setTimeout(resolve))
  other.send(2)
  expect((await ofOther.next()).value).toHaveLength(2)
  one.end()
  expect((await first).value).toHaveLength(6)
  other.send(2)
  const second = ofOther.next()
  await new Promise((resolve) => setTimeout(resolve))
  other.send(9)
  expect((await second).value).toHaveLength(11)
  await ofOther.return(undefined)
})

test('a stop ends the stream, and what came before it is not lost', async () => {
  const { body, send } = sender()
  const stopping = new AbortController()
  const parts = gatherer(limits)(body, stopping.signal)
  send(3)
  const first = parts.next()
  await new Promise((resolve) => setTimeout(resolve))
  stopping.abort()
  expect((await first).value).toHaveLength(3)
  expect((await parts.next()).done).toBe(true)
})
