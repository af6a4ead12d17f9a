import { expect, test } from 'vitest'
import { loggedIn } from './haproxy.ts'

const line = (rest: string) => `127.0.0.1:50000 [30/Nov/2026:03:40:12.345] product ${rest}`

test('a line of haproxy’s log says which instance answered what, and how it ended', () => {
  const answered = line(
    'instances/pins2 0/0/0/12/12 200 1234 - - ---- 9/9/0/0/0 0/0 {0f8fad5b-d9cb} "GET /v3/pins/7/ HTTP/1.1"',
  )
  expect(loggedIn(answered)).toEqual({
    server: 'pins2',
    status: 200,
    ending: '--',
    request: 'GET /v3/pins/7/ HTTP/1.1',
  })
  const refused = line(
    'instances/<NOSRV> 0/-1/-1/-1/0 503 217 - - SC-- 1/1/0/0/3 0/0 "POST / HTTP/1.1"',
  )
  expect(loggedIn(refused)).toMatchObject({ server: '<NOSRV>', status: 503, ending: 'SC' })
  expect(loggedIn('Proxy product started.')).toBeUndefined()
})
