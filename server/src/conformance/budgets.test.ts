import { createBoard } from '@tessera/contracts/calls/boards'
import { budgets } from '@tessera/contracts/calls/budgets'
import { reportPin, savePin } from '@tessera/contracts/calls/pins'
import { typeahead } from '@tessera/contracts/calls/search'
import { logIn } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { encodeInput } from '@tessera/contracts/calls/wire'
import { Envelope } from '@tessera/contracts/envelope'
import { afterEach, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { createInstanceBudgets } from '../contexts/base/rate-limits/instance-budgets.ts'
import { pinReports } from '../contexts/pins/pins/tables.ts'
import { databaseKinds } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { somePin } from './some-pin.ts'

const [{ open }] = databaseKinds

/** A fiftieth of every budget, so that a test can use one up. */
const budgetFactor = 0.02

describe('budgets of calls', () => {
  let now = Date.now()
  const clock = { now: () => new Date(now) }
  const service = openedService(() => open({ clock, settings: { budgetFactor } }))
  afterEach(() => {
    now += 3_600_000
  })

  const viewed = async (person: Person) => (await person.send(getViewer.path)).status

  const flooded = async (person: Person, times: number) => {
    for (let call = 0; call < times; call += 1) expect(await viewed(person)).toBe(200)
  }

  test('a flood is refused with the time to wait, and served again after it', async () => {
    const person = await member(service())
    const most = budgets.search.member.most * budgetFactor
    const search = () => person.call(typeahead, { term: 'kitchen' })
    for (let call = 0; call < most; call += 1) expect((await search()).status).toBe(200)
    const { path } = encodeInput(typeahead, { term: 'kitchen' })
    const refused = await person.send(path)
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('Retry-After'))
    const { error } = Envelope.parse(await refused.json()).resource_response
    expect(error).toMatchObject({
      code: 'too-fast',
      message: `Oops! That was a little fast. Try again in ${wait} seconds.`,
      data: { wait_seconds: 10 },
    })
    now += wait * 1_000
    expect((await search()).status).toBe(200)
    expect((await search()).status).toBe(429)
  })

  test("a member's flood limits nobody else in the network, and no other calls", async () => {
    const person = visitor(service(), '192.0.2.9')
    await person.done(logIn, { username_or_email: 'mira@demo.test', password: 'tessera-demo' })
    const ofNetwork = budgets.search.network.most * budgetFactor
    for (let call = 0; call < ofNetwork + 10; call += 1) await person.call(typeahead, { term: 'k' })
    expect((await person.call(typeahead, { term: 'k' })).status).toBe(429)
    expect(await viewed(person)).toBe(200)
    const stranger = visitor(service(), '192.0.2.9')
    expect((await stranger.call(typeahead, { term: 'k' })).status).toBe(200)
  })

  test('visitors share the budget of their network, pages included', async () => {
    const most = budgets.read.network.most * budgetFactor
    const [one, other] = [visitor(service(), '192.0.2.7'), visitor(service(), '192.0.2.7')]
    await flooded(one, most - 1)
    expect((await other.send('/')).status).toBe(200)
    expect(await viewed(other)).toBe(429)
    const page = await one.send('/')
    expect(page.status).toBe(429)
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await page.text()).toContain('Slow down a little')
    expect(await viewed(visitor(service(), '192.0.2.8'))).toBe(200)
  })

  test('reports are counted on all instances together, and a person’s report of a pin once', async () => {
    const { ports, origin } = service()
    const person = await member(service())
    const pin_id = await somePin(service())
    const most = Math.floor(budgets.report.member.most * budgetFactor)
    const before = await ports.db.$count(pinReports)
    for (let call = 0; call < most; call += 1)
      await person.done(reportPin, { pin_id, reason: 'spam' })
    expect(await ports.db.$count(pinReports)).toBe(before + 1)
    const another = createApp({ ...ports, budgets: createInstanceBudgets() })
    const { path, body } = encodeInput(reportPin, { pin_id, reason: 'spam' })
    const headers = {
      Cookie: person.cookie() ?? '',
      Origin: origin,
      'Content-Type': 'application/json',
    }
    const there = await another.fetch(
      new Request(origin + path, { method: 'POST', headers, body }),
      { address: '198.51.100.1' },
    )
    another.close()
    expect(there.status).toBe(429)
    expect(Number(there.headers.get('Retry-After'))).toBe(3_600)
  })

  test('creating boards has a small budget', async () => {
    const person = await member(service())
    const made = () => person.call(createBoard, { name: crypto.randomUUID(), privacy: 'public' })
    for (let call = 0; call < budgets.create.member.most * budgetFactor; call += 1)
      expect((await made()).status).toBe(200)
    expect((await made()).error?.code).toBe('too-fast')
  })
})

describe('real budgets', () => {
  const service = openedService(() => open({ settings: { budgetFactor: 1 } }))

  test('saving two hundred pins at once and typing fast stays within the budgets', async () => {
    const person = await member(service())
    const board = await boardOf(person, 'Everything')
    const pin_id = await somePin(service())
    for (let call = 0; call < 200; call += 1)
      await person.done(savePin, { pin_id, board_id: board.id })
    for (let key = 0; key < 80; key += 1) await person.done(typeahead, { term: 'k' })
  })
})
