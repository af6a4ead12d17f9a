import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { signatureOf } from '../webhook/signature.ts'
import { httpClassifier } from './http.ts'

const secret = 'a secret that nobody can guess at all'
const clock = { now: () => new Date(1_764_169_200_000) }
const picture = {
  id: '7',
  kind: 'image',
  width: 1_200,
  height: 1_600,
  type: 'image/webp',
  bytes: new TextEncoder().encode('picture'),
} as const
const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Starts a stand-in; `end` leaves an answer without an end. */
async function standIn(answer: {
  status?: number
  text?: string
  end?: boolean
  location?: string
}) {
  const asked: { signature: unknown; body: string }[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      asked.push({
        signature: request.headers['x-signature'],
        body: Buffer.concat(parts).toString(),
      })
      const { status = 200, text = '', end = true, location } = answer
      response.writeHead(status, location === undefined ? {} : { location })
      response.write(text)
      if (end) response.end()
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port.')
  const url = new URL(`http://127.0.0.1:${address.port}/judge?v=1`)
  const classifier = httpClassifier({ url, secret, clock, milliseconds: 400 })
  return { asked, judge: () => classifier.judge(picture, new AbortController().signal) }
}

test('a picture is sent with a signature, and its scores come back', async () => {
  const { asked, judge } = await standIn({ text: '{"scores":{"nudity":0.97}}' })
  expect(await judge()).toEqual({ ok: true, scores: { nudity: 0.97 } })
  const { body = '', signature } = asked[0] ?? {}
  expect(signature).toBe(signatureOf({ body, seconds: 1_764_169_200, secrets: [secret] }))
  expect(JSON.parse(body)).toMatchObject({
    version: 1,
    id: '7',
    picture: { type: 'image/webp', base64: Buffer.from('picture').toString('base64') },
  })
})

test.each([
  ['another status', { status: 500 }, 'refused'],
  ['a redirect', { status: 302, location: 'http://169.254.169.254/' }, 'refused'],
  ['no JSON', { text: '<html>' }, 'answer-unfit'],
  ['a score beyond 1', { text: '{"scores":{"nudity":2}}' }, 'answer-unfit'],
  ['an answer that is too large', { text: 'x'.repeat(70_000), end: false }, 'answer-large'],
  ['an answer that never ends', { text: '{', end: false }, 'too-slow'],
])('%s gives no scores and throws nothing', async (_, answer, fault) => {
  const { judge } = await standIn(answer)
  expect(await judge()).toEqual({ ok: false, fault })
})

test('a dead host and an address of metadata give no scores', async () => {
  const { signal } = new AbortController()
  const at = (url: string) => httpClassifier({ url: new URL(url), secret: null, clock })
  expect(await at('http://127.0.0.1:9/').judge(picture, signal)).toEqual({
    ok: false,
    fault: 'unreachable',
  })
  expect(await at('http://169.254.169.254/').judge(picture, signal)).toEqual({
    ok: false,
    fault: 'refused',
  })
})
