import { clickOf, forgetClick, testOf } from './click.ts'
import { quietly, type Site } from './site.ts'

/** The data that a website sends of an event. */
type Facts = Readonly<Record<string, unknown>>

interface Kept {
  readonly name: unknown
  readonly facts: Facts
  readonly at: number
}

/** The calls that a website makes: `tessera('track', 'checkout', { … })`. */
export type Command = readonly unknown[]

/** The most that waits for consent, and the most that one request takes. */
const queueMost = 50
const atOnce = 20

const factsOf = (value: unknown): Facts =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

const isHash = /^[\da-f]{64}$/i

/** Counts pieces: `items` is their number, or a list of which each may say its quantity. */
function quantityOf(items: unknown): unknown {
  if (!Array.isArray(items)) return items
  return items.reduce((sum: number, item) => sum + (Number(factsOf(item).quantity) || 1), 0)
}

/** Creates the tag. Nothing is kept or sent before consent, and nothing at all when the browser says so. */
export function createTag(site: Site): (command: Command) => void {
  let ids: string[] = []
  let hasConsent = false
  let queue: Kept[] = []
  let user: { em?: string; external_id?: string } = {}
  let isHashing: Promise<unknown> = Promise.resolve()
  let isPlanned = false

  const payload = ({ name, facts, at }: Kept) => {
    const { event_id, value, currency, order_id, items, quantity } = facts
    return {
      event_name: name,
      event_id,
      ago_ms: Math.max(0, site.now() - at),
      user_data: { ...user, click_id: clickOf(site) },
      custom_data: { value, currency, order_id, quantity: quantity ?? quantityOf(items) },
    }
  }

  const sendAll = () => {
    isPlanned = false
    if (!hasConsent || ids.length === 0) return
    const events = queue.map(payload)
    queue = []
    for (let from = 0; from < events.length; from += atOnce)
      for (const tag_id of ids) {
        const body = { tag_id, test_code: testOf(site), events: events.slice(from, from + atOnce) }
        quietly(() => site.send(JSON.stringify(body)))
      }
  }

  const plan = () => {
    if (isPlanned || !hasConsent || queue.length === 0) return
    isPlanned = true
    const soon = () => site.later(sendAll)
    isHashing.then(soon, soon)
  }

  const consent = (isGiven: boolean) => {
    hasConsent = isGiven && !site.isPrivate
    if (hasConsent) clickOf(site)
    else {
      forgetClick(site)
      queue = []
      user = {}
    }
    plan()
  }

  const identify = (facts: Facts) => {
    const { em, external_id } = facts
    if (typeof external_id === 'string' && external_id !== '') user = { ...user, external_id }
    if (typeof em !== 'string' || em.trim() === '') return
    const text = em.trim().toLowerCase()
    if (isHash.test(text)) user = { ...user, em: text }
    else if (text.includes('@'))
      isHashing = isHashing
        .then(() => site.hash(text))
        .then((hash) => {
          user = { ...user, em: hash }
        })
        .catch(() => undefined)
  }

  const commands: Readonly<Record<string, (...given: readonly unknown[]) => void>> = {
    load: (id, options) => {
      const text = String(id)
      if (/^\d{1,19}$/.test(text) && !ids.includes(text)) ids = [...ids, text]
      if (factsOf(options).consent !== 'required') consent(true)
    },
    consent: (isGiven) => consent(isGiven === true || isGiven === 'granted'),
    set: (facts) => identify(factsOf(facts)),
    track: (name, facts) => {
      if (site.isPrivate || queue.length >= queueMost) return
      queue = [...queue, { name, facts: factsOf(facts), at: site.now() }]
      plan()
    },
    flush: sendAll,
  }

  return ([name, ...given]) => {
    quietly(() => commands[String(name)]?.(...given))
  }
}
