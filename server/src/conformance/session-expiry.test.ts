import { getViewer } from '@tessera/contracts/calls/viewer'
import { afterAll, expect, test } from 'vitest'
import { rateLimits } from '../contexts/base/rate-limits/tables.ts'
import { sweepIdentity } from '../contexts/identity/account-calls/sweep.ts'
import { devices, sessions } from '../contexts/identity/accounts/tables.ts'
import { createMemoryService } from '../memory-service.ts'
import { member } from './person.ts'

const day = 86_400_000
let now = Date.now()
const service = await createMemoryService({ clock: { now: () => new Date(now) } })
afterAll(() => service.stop())

test('a session ends after thirty days without use', async () => {
  const person = await member(service)
  now += 29 * day
  expect(await person.done(getViewer, {})).not.toBeNull()
  now += 29 * day
  expect(await person.done(getViewer, {})).not.toBeNull()
  now += 31 * day
  expect(await person.done(getViewer, {})).toBeNull()
})

test('a session ends after a hundred and eighty days however much it is used', async () => {
  const person = await member(service)
  for (let days = 0; days < 175; days += 25) {
    now += 25 * day
    expect(await person.done(getViewer, {})).not.toBeNull()
  }
  now += 10 * day
  expect(await person.done(getViewer, {})).toBeNull()
})

test('ended sessions are deleted from the database too', async () => {
  await member(service)
  const { db, settings } = service.ports
  await sweepIdentity(db, settings.session, new Date(now))
  expect(await db.$count(sessions)).toBe(1)
  await sweepIdentity(db, settings.session, new Date(now + 31 * day))
  expect(await db.$count(sessions)).toBe(0)
  expect(await db.$count(rateLimits)).toBe(0)
  await sweepIdentity(db, settings.session, new Date(now + 401 * day))
  expect(await db.$count(devices)).toBe(0)
})
