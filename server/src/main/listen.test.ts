import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'

async function listening() {
  const opened = await listen('127.0.0.1', 0)
  if ('fault' in opened) throw new Error(opened.fault)
  onTestFinished(() => opened.close(0))
  return opened
}

/** Sends raw lines, and returns all that comes until the connection ends. */
function sent(port: number, lines: readonly string[]): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  let text = ''
  const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`))
  socket.on('data', (part) => {
    text += part.toString()
  })
  socket.on('error', () => undefined)
  socket.once('close', () => resolve(text))
  return promise
}

const end = 'Connection: close'

test('a service that starts lives and is not ready', async () => {
  const { port } = await listening()
  expect(await sent(port, ['GET /live HTTP/1.1', end])).toMatch(/^HTTP\/1.1 200 [\s\S]*live\n$/)
  expect(await sent(port, ['GET /ready HTTP/1.0'])).toMatch(/^HTTP\/1.1 503 [\s\S]*starting\n$/)
})

test.each([
  ['no Host header', []],
  ['no Host header in HTTP/1.0', [], 'HTTP/1.0'],
  ['another host', ['Host: pins.example.org:8443']],
  ['an address', ['Host: [::1]:3000']],
  ['an unreadable host', ['Host: a b/c?%%']],
  ['an empty host', ['Host:']],
])('a probe with %s is answered', async (_, headers, version = 'HTTP/1.1') => {
  const { port, answerWith } = await listening()
  answerWith(async ({ url }) => new Response(new URL(url).pathname))
  for (const path of ['/live', '/ready'])
    expect(await sent(port, [`GET ${path} ${version}`, ...headers, end]), path).toMatch(
      new RegExp(`^HTTP/1.1 200 [\\s\\S]*${path}`),
    )
})

test('a probe without a host does not pass for one of the own machine', async () => {
  const { port, answerWith } = await listening()
  answerWith(async ({ url }) => new Response(`host ${new URL(url).hostname}`))
  for (const headers of [[], ['Host:']])
    expect(await sent(port, ['GET /ready HTTP/1.1', ...headers, end])).toContain(
      'host unknown.invalid',
    )
})

test('any other request without a Host header is refused', async () => {
  const { port, answerWith } = await listening()
  answerWith(async () => new Response('never'))
  const answer = await sent(port, ['GET /health HTTP/1.1', end])
  expect(answer).toMatch(/^HTTP\/1.1 400 /)
  expect(answer).not.toContain('never')
})

/** A service with one slow request, which runs when this resolves. */
async function withSlowRequest() {
  const { port, answerWith, close } = await listening()
  const [began, slow] = [Promise.withResolvers<void>(), Promise.withResolvers<Response>()]
  answerWith(() => {
    began.resolve()
    return slow.promise
  })
  const answer = sent(port, ['GET / HTTP/1.1', 'Host: localhost', 'Connection: keep-alive'])
  await began.promise
  return { answer, close, finish: () => slow.resolve(new Response('whole')) }
}

test('a stop lets a running request finish, and ends its connection', async () => {
  const { answer, close, finish } = await withSlowRequest()
  const closed = close(60_000)
  finish()
  expect(await answer).toContain('whole')
  await closed
})

test('a stop breaks off a request that takes longer than it may', async () => {
  const { answer, close, finish } = await withSlowRequest()
  await close(20)
  expect(await answer).toBe('')
  finish()
})
