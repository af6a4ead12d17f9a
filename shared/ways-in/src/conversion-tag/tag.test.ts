import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Site } from './site.ts'
import { type Command, createTag } from './tag.ts'

const click = 'a'.repeat(40)
const day = 86_400_000

const jar = (kept: Map<string, string>) => () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})

/** A page that the tag runs in: its storage, what was sent, and how to run what waits. */
function page(given: Partial<Site> & { readonly query?: string } = {}) {
  const kept = new Map<string, string>()
  const sent: unknown[] = []
  const waiting: (() => void)[] = []
  let at = 0
  const site: Site = {
    address: `https://shop.example/${given.query ?? ''}`,
    isPrivate: false,
    now: () => at,
    storage: jar(kept),
    tab: jar(new Map()),
    hash: async (text) => createHash('sha256').update(text).digest('hex'),
    send: (body) => void sent.push(JSON.parse(body)),
    later: (work) => void waiting.push(work),
    ...given,
  }
  const start = () => {
    const tag = createTag(site)
    return (...command: Command) => tag(command)
  }
  const settle = async () => {
    for (let round = 0; round < 5; round += 1) {
      await new Promise((done) => setImmediate(done))
      for (const work of waiting.splice(0)) work()
    }
  }
  const pass = (time: number) => {
    at += time
  }
  return { kept, sent, start, settle, pass }
}

test('nothing is kept or sent before consent when the site asks for it; then all that waited is', async () => {
  const { kept, sent, start, settle, pass } = page({ query: `?tsrclid=${click}` })
  const tessera = start()
  tessera('load', '12', { consent: 'required' })
  tessera('track', 'checkout', { value: 5, currency: 'USD', event_id: 'o1' })
  await settle()
  expect([kept.size, sent]).toEqual([0, []])
  pass(60_000)
  tessera('consent', true)
  await settle()
  expect(kept.get('tsr_click')).toBe(`60000 ${click}`)
  expect(sent).toEqual([
    {
      tag_id: '12',
      events: [
        {
          event_name: 'checkout',
          event_id: 'o1',
          ago_ms: 60_000,
          user_data: { click_id: click },
          custom_data: { value: 5, currency: 'USD' },
        },
      ],
    },
  ])
  tessera('consent', false)
  tessera('track', 'signup')
  await settle()
  expect([kept.size, sent.length]).toEqual([0, 1])
})

test('a browser whose user says not to share keeps and sends nothing, consent or not', async () => {
  const { kept, sent, start, settle } = page({ isPrivate: true, query: `?tsrclid=${click}` })
  const tessera = start()
  tessera('load', '12', { consent: 'granted' })
  tessera('consent', true)
  tessera('track', 'checkout')
  await settle()
  expect([kept.size, sent]).toEqual([0, []])
})

test('a plain email leaves the browser hashed, a hash as it is, and events wait for the hashing', async () => {
  const { sent, start, settle } = page()
  const tessera = start()
  tessera('load', '12')
  tessera('set', { em: ' Person@Example.com ', external_id: 'c7' })
  tessera('track', 'lead', { items: [{ quantity: 2 }, {}] })
  await settle()
  const em = '542d240129883c019e106e3b1b2d3f3cb3537c43c425364de8e951d5a3083345'
  expect(sent).toMatchObject([
    { events: [{ user_data: { em, external_id: 'c7' }, custom_data: { quantity: 3 } }] },
  ])
  expect(JSON.stringify(sent)).not.toContain('@')
  tessera('set', { em: em.toUpperCase() })
  tessera('track', 'lead')
  await settle()
  expect(sent[1]).toMatchObject({ events: [{ user_data: { em } }] })
})

test('the click id of the landing page is sent for 30 days, and forgotten then', async () => {
  const { kept, sent, start, settle, pass } = page()
  kept.set('tsr_click', `0 ${click}`)
  pass(30 * day)
  const tessera = start()
  tessera('load', '12')
  tessera('track', 'checkout')
  await settle()
  pass(1)
  tessera('track', 'checkout')
  await settle()
  expect(sent).toMatchObject([{ events: [{ user_data: { click_id: click } }] }, { events: [{}] }])
  expect(JSON.stringify(sent[1])).not.toContain(click)
  expect(kept.size).toBe(0)
})

test('the tag of a test sends its code from the address on', async () => {
  const { sent, start, settle } = page({ query: '?tsrtest=TESTAB12CD' })
  const tessera = start()
  tessera('load', '12')
  tessera('track', 'checkout')
  await settle()
  expect(sent).toMatchObject([{ test_code: 'TESTAB12CD' }])
})

test('the page never sees an error: storage that is forbidden, requests that fail, calls that make no sense', async () => {
  const fails = () => {
    throw new Error('Forbidden')
  }
  const { start, settle } = page({
    storage: fails,
    tab: fails,
    send: fails,
    query: `?tsrclid=${click}`,
  })
  const tessera = start()
  const circle: Record<string, unknown> = {}
  circle.circle = circle
  for (const command of [
    [],
    ['nope'],
    ['load'],
    ['load', '12'],
    ['set', null],
    ['track', circle, circle],
  ])
    tessera(...command)
  tessera('track', 'checkout', circle)
  await settle()
})
