import { Objective } from '@tessera/contracts/ads/objectives'
import { CampaignId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import { afterForm, areaOf, type Event, type Facts, nextState, startOf, stepAfter } from './flow.ts'

const all: Facts = {
  needsConsent: true,
  hasPin: false,
  hasBusiness: false,
  hasBilling: false,
  skipsBusiness: false,
}
const none: Facts = {
  needsConsent: false,
  hasPin: true,
  hasBusiness: true,
  hasBilling: true,
  skipsBusiness: false,
}
const created = { campaignId: CampaignId.parse('5'), isWaiting: false }
const promoted: Event = { kind: 'promoted', created }

/** Returns the kinds of the states that events lead through. */
function walk(facts: Facts, events: readonly Event[]): readonly string[] {
  let state = startOf(facts)
  return [
    state.kind,
    ...events.map((event) => {
      state = nextState(state, event)
      return state.kind
    }),
  ]
}

test('S2.69 the screens come in their order: consent, pin, page, business, billing, success', () => {
  expect(
    walk(all, [
      { kind: 'agreed' },
      { kind: 'pin-chosen' },
      promoted,
      { kind: 'business-saved' },
      { kind: 'billing-done' },
      { kind: 'closed' },
    ]),
  ).toEqual(['consent', 'pin', 'form', 'business', 'billing', 'success', 'ended'])
  expect(walk(none, [{ kind: 'tag-asked' }, { kind: 'closed' }])).toEqual(['form', 'tag', 'form'])
})

test('S2.69 a promotion that fails shows the error modal, which leads back to the page', () => {
  const refused: Event = { kind: 'refused', httpStatus: 500, message: 'Try again.' }
  expect(walk(none, [refused, { kind: 'closed' }])).toEqual(['form', 'error', 'form'])
})

test('S4.34 steps advance by one, past those that are not needed, and the objectives are three', () => {
  const order = ['consent', 'pin', 'form', 'business', 'billing', 'success'] as const
  expect([undefined, ...order].map((step) => stepAfter(step, all))).toEqual([...order, 'ended'])
  expect(Objective.options).toEqual(['CONSIDERATION', 'WEB_CONVERSION', 'CATALOG_SALES'])
  expect(stepAfter('consent', all)).toBe('pin')
  expect(stepAfter('business', all)).toBe('billing')
  expect(stepAfter('consent', none)).toBe('form')
})

test('S4.35 S4.36 after the form, valid business and billing lead to success', () => {
  expect(afterForm(none)).toBe('success')
  expect(walk(none, [promoted])).toEqual(['form', 'success'])
})

test('S4.37 after the form, a valid business without billing leads to the billing form', () => {
  expect(walk({ ...none, hasBilling: false }, [promoted])).toEqual(['form', 'billing'])
})

test('S4.38 after the form, anything else leads to the business form, which the quick promote page skips', () => {
  const missing = { ...none, hasBusiness: false }
  expect(walk(missing, [promoted, { kind: 'business-saved' }])).toEqual([
    'form',
    'business',
    'success',
  ])
  expect(walk({ ...missing, hasBilling: false }, [promoted])).toEqual(['form', 'business'])
  const skips = { ...missing, skipsBusiness: true }
  expect(walk({ ...skips, hasBilling: false }, [promoted])).toEqual(['form', 'billing'])
  expect(walk(skips, [promoted])).toEqual(['form', 'success'])
})

test('S4.39 S8.9 a server error opens the error modal, or stays at the pin for 401, and steps beyond the last end the flow', () => {
  const refuse = (httpStatus: number): Event => ({ kind: 'refused', httpStatus, message: 'No.' })
  expect([401, 400, 409, 500].map(areaOf)).toEqual(['pin', 'modal', 'modal', 'modal'])
  expect(nextState(startOf(none), refuse(401))).toMatchObject({ kind: 'form', pinFault: 'No.' })
  expect(nextState(startOf(none), refuse(500))).toMatchObject({ kind: 'error', error: 'No.' })
  expect(walk(none, [refuse(500), { kind: 'closed' }])).toEqual(['form', 'error', 'form'])
  expect(stepAfter('success', none)).toBe('ended')
})

test('closing a form after the promotion shows what became of it, and choosing again keeps the pin', () => {
  expect(walk({ ...none, hasBilling: false }, [promoted, { kind: 'closed' }])).toEqual([
    'form',
    'billing',
    'success',
  ])
  expect(walk(none, [{ kind: 'pin-asked' }, { kind: 'closed' }])).toEqual(['form', 'pin', 'form'])
  expect(walk(all, [{ kind: 'closed' }])).toEqual(['consent', 'ended'])
  expect(walk(none, [{ kind: 'agreed' }, { kind: 'closed' }])).toEqual(['form', 'form', 'form'])
})
