import { createChallenge, pbkdf2, sha, verifySolution } from 'altcha/lib'
import { expect, test } from 'vitest'
import { PageWorker } from './page-worker.ts'

const secret = 'a secret of the service'

function made(algorithm: string) {
  const deriveKey = algorithm.startsWith('PBKDF2') ? pbkdf2.deriveKey : sha.deriveKey
  const options = { algorithm, cost: 10, keyPrefixLength: 1, deriveKey }
  return { deriveKey, challenge: createChallenge({ ...options, hmacSignatureSecret: secret }) }
}

function answerOf(worker: PageWorker): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  worker.addEventListener('message', (event) => {
    resolve(event instanceof MessageEvent ? event.data : undefined)
  })
  return promise
}

test.each(['PBKDF2/SHA-256', 'SHA-256'])(
  'a puzzle is solved in the format of the service: %s',
  async (algorithm) => {
    const { challenge: making, deriveKey } = made(algorithm)
    const challenge = await making
    const worker = new PageWorker()
    const answering = answerOf(worker)
    worker.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1 })
    const answer = await answering
    if (typeof answer !== 'object' || answer === null) throw new Error('There was no answer.')
    const solution = { counter: 0, derivedKey: '', ...answer }
    const verified = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: secret,
    })
    expect(verified.verified).toBe(true)
  },
)

test('a stopped worker sends no solution, even if its first try finds one', async () => {
  const { parameters } = await made('PBKDF2/SHA-256').challenge
  const worker = new PageWorker()
  const answering = answerOf(worker)
  worker.postMessage({ type: 'work', challenge: { parameters: { ...parameters, keyPrefix: '' } } })
  worker.terminate()
  expect(await answering).toBeNull()
})

test('an invalid message is answered with an error', async () => {
  const worker = new PageWorker()
  const answering = answerOf(worker)
  const parameters = {
    algorithm: 'SHA-256',
    nonce: 'zz0',
    salt: '',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
  }
  worker.postMessage({ type: 'work', challenge: { parameters } })
  expect(await answering).toMatchObject({ error: expect.any(String) })
})
