import { CallFailure } from '@tessera/client'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { expect, test } from 'vitest'
import { redirectFor } from './resource-redirect.ts'

const failure = (error: Partial<CallError>) =>
  new CallFailure({ code: 'unexpected', message: '', httpStatus: 500, apiErrorCode: 12, ...error })

const missing = failure({ code: 'not-found', httpStatus: 404, apiErrorCode: 2 })
const logInNeeded = failure({ code: 'log-in-needed', httpStatus: 401, apiErrorCode: 7 })
const moved = (redirectUrl: unknown) => failure({ httpStatus: 301, data: { redirectUrl } })

const origin = 'https://tessera.test'
const viewer = { id: '7' }

const to = (failed: unknown, pathname: string, who: object | null = null) =>
  redirectFor(failed, { pathname, origin }, who)?.to

test.each([
  ['a visitor', '/pin/42/', null, missing, '/?error=not-found'],
  ['a viewer', '/pin/42/', viewer, missing, '/?error=not-found'],
  ['a visitor', '/mira/', null, logInNeeded, '/?error=log-in-needed'],
  ['a viewer', '/mira/', viewer, logInNeeded, '/?error=log-in-needed'],
  ['a visitor among the ideas', '/ideas/kitchens/', null, missing, '/ideas/?error=not-found'],
  [
    'a visitor among the ideas',
    '/ideas/kitchens/',
    null,
    logInNeeded,
    '/ideas/?error=log-in-needed',
  ],
  ['a viewer among the ideas', '/ideas/kitchens/', viewer, missing, '/?error=not-found'],
  ['a visitor at the ideas themselves', '/ideas/', null, missing, '/?error=not-found'],
  ['a viewer among the ideas', '/ideas/kitchens/', viewer, logInNeeded, '/?error=log-in-needed'],
])(
  'S2.38 a resource that is missing, or needs a log-in, redirects %s away from %s',
  (_, at, who, failed, there) => {
    expect(to(failed, at, who)).toBe(there)
  },
)

test('a moved resource redirects to its new address, inside or outside the product', () => {
  const at = { pathname: '/mira/', origin }
  expect(redirectFor(moved('/nora/?tab=about'), at, null)).toEqual({
    to: '/nora/?tab=about',
    outside: false,
  })
  expect(redirectFor(moved(`${origin}/nora/`), at, null)).toEqual({ to: '/nora/', outside: false })
  expect(redirectFor(moved('https://else.test/a'), at, null)).toEqual({
    to: 'https://else.test/a',
    outside: true,
  })
})

test('a move to an invalid address does not redirect', () => {
  for (const url of ['javascript:alert(1)', undefined, 42, 'data:text/html,x'])
    expect(redirectFor(moved(url), { pathname: '/mira/', origin }, null)).toBeUndefined()
})

test('S2.38 other failures do not redirect, a 401 for another reason neither: the page shows them', () => {
  const others = [
    undefined,
    new Error('a bug'),
    failure({ code: 'offline', httpStatus: 0, apiErrorCode: 0 }),
    failure({ code: 'unexpected' }),
    failure({ code: 'not-allowed', httpStatus: 403, apiErrorCode: 3 }),
    failure({ code: 'password-wrong', httpStatus: 401, apiErrorCode: 84 }),
  ]
  for (const other of others) expect(to(other, '/pin/42/')).toBeUndefined()
})

test('the home page does not redirect to itself', () => {
  expect(to(missing, '/')).toBeUndefined()
})
