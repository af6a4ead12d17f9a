import { createClient } from '@tessera/client'
import { getPin } from '@tessera/contracts/calls/pins'
import { logIn } from '@tessera/contracts/calls/session'
import { PinId } from '@tessera/contracts/ids'
import { expect, test, vi } from 'vitest'
import { answerError, answers } from './answers.ts'
import { pin } from './fixtures.ts'

const { onFinished } = vi.hoisted(() => ({ onFinished: vi.fn<(check: () => void) => void>() }))

vi.mock('vitest', async (original) => ({
  ...(await original<typeof import('vitest')>()),
  onTestFinished: onFinished,
}))

const clientOf = ({ answer }: { answer: (request: Request) => Promise<Response> }) =>
  createClient({ origin: 'http://localhost:3000', fetch: answer })

const id = PinId.parse('42')

test('a handler gets the parsed input, and its data comes back through the client', async () => {
  const service = answers([getPin, (input) => pin({ id: input.id, title: 'A chair' })])
  const answer = await clientOf(service).call(getPin, { id })
  expect(answer).toMatchObject({ ok: true, data: { id: '42', title: 'A chair' } })
  expect(service.asked).toEqual([{ call: getPin.name, input: expect.objectContaining({ id }) }])
  expect(onFinished).not.toHaveBeenCalled()
})

test('the first of two handlers of one call answers', async () => {
  const service = answers([getPin, () => answerError('not-found')], [getPin, () => pin()])
  const answer = await clientOf(service).call(getPin, { id })
  expect(answer).toMatchObject({ ok: false, error: { code: 'not-found' } })
})

test('Response.error() is a lost network', async () => {
  const answer = await clientOf(answers([getPin, () => Response.error()])).call(getPin, { id })
  expect(answer).toMatchObject({ ok: false, error: { code: 'offline' } })
  expect(onFinished).not.toHaveBeenCalled()
})

test.each([
  ['a call without a handler', answers(), /No answer for GET .*answers\(\)/],
  [
    'data that does not fit the output of its call',
    answers([getPin, () => pin({ title: 'A chair' }) && Response.json({ resource_response: {} })]),
    /The answer to .* does not fit/,
  ],
] as const)('%s fails the test', async (_, service, message) => {
  onFinished.mockClear()
  await clientOf(service).call(getPin, { id })
  expect(() => onFinished.mock.calls[0]?.[0]()).toThrow(message)
})

test('an input that does not fit its call fails the test', async () => {
  onFinished.mockClear()
  const service = answers([logIn, () => answerError('password-wrong')])
  const request = new Request(`http://localhost:3000${logIn.path}`, { method: 'POST', body: '7' })
  await expect(service.answer(request)).rejects.toThrow('The input of')
  expect(() => onFinished.mock.calls[0]?.[0]()).toThrow('The input of')
})
