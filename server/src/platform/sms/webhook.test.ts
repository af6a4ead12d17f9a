import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { webhookSms } from './webhook.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A provider on this machine, and the messages it received. */
async function taker(status: number, headers: Record<string, string> = {}) {
  const came: { readonly request: IncomingMessage; readonly body: unknown }[] = []
  const server = createServer(async (request, response) => {
    came.push({ request, body: await json(request) })
    response.writeHead(status, headers).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { url: `http://127.0.0.1:${port}/send`, came }
}

const message = { to: '+49301234567', text: 'Your code' }

test('a message is posted as JSON with the token and its id', async () => {
  const { url, came } = await taker(202)
  await webhookSms({ url, token: 'secret-word' }).send({ ...message, key: 'job-1' })
  const [{ request, body } = { request: null, body: null }] = came
  expect(body).toEqual(message)
  expect(request?.method).toBe('POST')
  expect(request?.headers).toMatchObject({
    'content-type': 'application/json',
    authorization: 'Bearer secret-word',
    'idempotency-key': 'job-1',
  })
})

test('without a token no Authorization header is sent', async () => {
  const { url, came } = await taker(200)
  await webhookSms({ url }).send(message)
  expect(came[0]?.request.headers.authorization).toBeUndefined()
})

test('a refusal is retried, and a redirect is not followed', async () => {
  const refusing = await taker(500)
  await expect(webhookSms({ url: refusing.url }).send(message)).rejects.toThrow('500')
  const other = await taker(200)
  const away = await taker(307, { Location: other.url })
  await expect(webhookSms({ url: away.url, token: 'secret-word' }).send(message)).rejects.toThrow()
  expect(other.came).toEqual([])
})
