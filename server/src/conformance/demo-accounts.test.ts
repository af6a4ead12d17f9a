import { resetPassword } from '@tessera/contracts/calls/recovery'
import { register } from '@tessera/contracts/calls/registration'
import { logIn } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { smallDemo } from '@tessera/demo/small/small-demo'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { users } from '../contexts/identity/accounts/tables.ts'
import { resetLinks } from '../contexts/identity/recovery/tables.ts'
import { hashOfLink } from '../contexts/identity/recovery/tokens.ts'
import { createMemoryService } from '../memory-service.ts'
import { eq } from '../platform/database/sql.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import { answered, authenticatorOwner, challenged, shownBy } from './guarded-person.ts'
import { member, password, visitor } from './person.ts'

const local = await createMemoryService({ sample: smallDemo, passwords: cheapPasswords })
afterAll(() => local.stop())

// The same data, served in production.
const settings = { ...local.ports.settings, blockedEmailDomains: ['demo.test'] }
const app = createApp({ ...local.ports, settings })
const production = { ...local, fetch: app.fetch }
const mira = { username_or_email: 'mira@demo.test', password: 'tessera-demo' }

test('in production nobody logs in to a demo account, by its address or its username', async () => {
  const [{ username } = { username: '' }] = await local.ports.db
    .select({ username: users.username })
    .from(users)
    .where(eq(users.email, 'mira@demo.test'))
  for (const username_or_email of ['mira@demo.test', 'Mira@Demo.TEST', username]) {
    const person = visitor(production)
    const came = await person.call(logIn, { ...mira, username_or_email })
    expect(came.error?.code).toBe('deactivated')
    expect(person.cookie()).toBeNull()
  }
  expect((await visitor(local).call(logIn, mira)).error).toBeNull()
})

test('a session of a demo account from before production is a visitor’s there', async () => {
  const person = visitor(local)
  await person.done(logIn, mira)
  const there = visitor(production)
  there.keep('__Host-session', person.cookieOf('__Host-session') ?? '')
  expect(await person.done(getViewer, {})).toMatchObject({ email: 'mira@demo.test' })
  expect(await there.done(getViewer, {})).toBeNull()
})

test('in production nobody signs up with a demo address, or logs in by a link to one', async () => {
  const fields = { type: 'email', email: 'new@demo.test', password, birthday: 631_152_000 }
  expect((await visitor(production).call(register, fields)).error?.code).toBe('email-invalid')
  const [{ id } = { id: undefined }] = await local.ports.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, 'mira@demo.test'))
  if (id === undefined) throw new Error('The demo world has no Mira.')
  const expiresAt = new Date(local.ports.clock.now().getTime() + 60_000)
  const link = { userId: id, tokenHash: hashOfLink('t'.repeat(43)), expiresAt }
  await local.ports.db.insert(resetLinks).values(link)
  const given = { token: 't'.repeat(43), password: 'another long one' }
  expect((await visitor(production).call(resetPassword, given)).error?.code).toBe('deactivated')
})

test('a log-in that waits for its second factor fails in production too', async () => {
  const owner = await authenticatorOwner(local)
  const email = 'guarded@demo.test'
  await local.ports.db.update(users).set({ email }).where(eq(users.email, owner.email))
  const { browser, challenge } = await challenged(local, email)
  const there = visitor(production)
  for (const cookie of (browser.cookie() ?? '').split('; ')) {
    const [name = '', ...value] = cookie.split('=')
    there.keep(name, value.join('='))
  }
  const code = shownBy(local, owner.secret)
  expect(await answered({ browser: there, challenge }, code)).toBe('password-wrong')
  expect(await there.done(getViewer, {})).toBeNull()
})

test('all other accounts log in to production as usual', async () => {
  expect(await (await member(production)).done(getViewer, {})).toMatchObject({ is_partner: false })
})
