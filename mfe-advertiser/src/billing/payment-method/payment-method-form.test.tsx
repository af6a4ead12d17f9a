// @vitest-environment jsdom
import { challengeAnswered } from '@tessera/contracts/ads/card-provider'
import { testCards } from '@tessera/contracts/ads/test-cards'
import {
  addPaymentMethod,
  type Billing,
  finishPayment,
  getBilling,
  type PaymentStep,
} from '@tessera/contracts/calls/billing'
import { AdvertiserId } from '@tessera/contracts/ids'
import { answers } from '@tessera/testing/answers'
import { answerError, testShell } from '@tessera/testing/shell'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import PaymentMethodForm from './payment-method-form.tsx'

const advertiserId = AdvertiserId.parse('77')

const billing: Billing = {
  advertiser_name: 'Lamps & Co',
  currency: 'USD',
  mode: 'threshold',
  is_ready: false,
  may_pay: true,
  stopped_by_last_card: [],
  needs_business: false,
  holds: ['method-needed'],
  balance_micro: 0,
  owed_micro: 0,
  threshold_micro: 25_000_000,
  limit_micro: 50_000_000,
  tax_rate: 0,
  is_reverse_charge: false,
  methods: [],
  provider: {
    cards_url: 'https://cards.example/',
    test_cards: testCards.map(({ number, kind }) => ({ number, kind })),
  },
}

function open(
  add: () => PaymentStep | Response,
  {
    facts = billing,
    finish = add,
  }: { facts?: Billing; finish?: () => PaymentStep | Response } = {},
) {
  const service = answers(
    [getBilling, () => facts],
    [addPaymentMethod, add],
    [finishPayment, finish],
  )
  const given: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    given.push(JSON.parse(body))
    return Response.json({ token: 'test_token' })
  })
  const onDone = vi.fn()
  const host = testShell({ answer: service.answer })
  host.render(<PaymentMethodForm advertiserId={advertiserId} onDone={onDone} />)
  return { ...service, given, onDone, user: userEvent.setup() }
}

const done: PaymentStep = { state: 'done', payment_id: '5' }
const challenge: PaymentStep = { state: 'challenge', payment_id: '5', url: '/bank/' }

async function type(user: ReturnType<typeof userEvent.setup>, number = '4242424242424242') {
  await user.type(await screen.findByLabelText('Card number'), number)
  await user.type(screen.getByLabelText('Expires'), '440')
  await user.type(screen.getByLabelText('Security code'), '123{Enter}')
}

const called = (asked: readonly { readonly call: string }[]) =>
  asked.map(({ call }) => call).filter((call) => call !== getBilling.name)

test('the number of a card goes to the provider alone, and the service gets its token', async () => {
  const { user, given, asked, onDone } = open(() => done)
  await type(user)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(given).toEqual([{ number: '4242424242424242', exp_month: 4, exp_year: 2040, cvc: '123' }])
  expect(JSON.stringify(asked)).not.toContain('4242')
  expect(asked.find(({ call }) => call === addPaymentMethod.name)?.input).toEqual({
    advertiser_id: '77',
    token: 'test_token',
  })
})

test('a card form with faults says each beside its field, focuses the first and sends nothing', async () => {
  const { user, given } = open(() => done)
  await type(user, '4242424242424241')
  const number = screen.getByLabelText('Card number')
  expect(number.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(number)
  expect(screen.getByText('Check the number on your card.')).toBeTruthy()
  expect(given).toEqual([])
})

test("a bank's page opens in a frame, and its answer finishes the card", async () => {
  const { user, asked, onDone } = open(() => challenge, { finish: () => done })
  await type(user)
  const frame = await screen.findByTitle<HTMLIFrameElement>('The page of your bank')
  expect(frame.getAttribute('src')).toBe('/bank/')
  act(() => {
    fireEvent(
      window,
      new MessageEvent('message', { data: challengeAnswered, source: frame.contentWindow }),
    )
  })
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(called(asked)).toEqual([addPaymentMethod.name, finishPayment.name])
})

test("a bank's answer counts from the moment that its page is there", async () => {
  const { user, onDone } = open(() => challenge, { finish: () => done })
  const opening = new MutationObserver(() => {
    const source = document.querySelector('iframe')?.contentWindow
    if (!source) return
    opening.disconnect()
    fireEvent(window, new MessageEvent('message', { data: challengeAnswered, source }))
  })
  opening.observe(document.body, { childList: true, subtree: true })
  await type(user)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

test("a bank's page that is closed without an answer leads back to the form, which says so", async () => {
  const { user, onDone } = open(() => challenge, { finish: () => challenge })
  await type(user)
  await screen.findByTitle('The page of your bank')
  expect(document.activeElement?.textContent).toContain('Your bank wants to make sure')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect((await screen.findByRole('alert')).textContent).toContain("haven't confirmed this")
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242')
  expect(onDone).not.toHaveBeenCalled()
})

test('a message of another window answers no bank', async () => {
  const { user, asked } = open(() => challenge)
  await type(user)
  await screen.findByTitle('The page of your bank')
  act(() => {
    fireEvent(window, new MessageEvent('message', { data: challengeAnswered, source: window }))
  })
  expect(called(asked)).toEqual([addPaymentMethod.name])
})

test('a card that its bank declines says so, and another one can be tried', async () => {
  let declines = true
  const { user, onDone } = open(() => (declines ? answerError('card-declined') : done))
  await type(user)
  expect((await screen.findByRole('alert')).textContent).toContain('Your bank declined this card.')
  declines = false
  await user.click(screen.getByRole('button', { name: 'Add card' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

test('a provider that is out of reach leaves what was typed', async () => {
  const { user, asked } = open(() => done)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await type(user)
  expect((await screen.findByRole('alert')).textContent).toContain("couldn't reach")
  expect(called(asked)).toEqual([])
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242')
})

test('a card to try fills the form by a press', async () => {
  const { user } = open(() => done)
  await user.click(await screen.findByText('Cards to try'))
  await user.click(screen.getByRole('button', { name: 'Use the card 4000 0000 0000 0002' }))
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4000 0000 0000 0002')
})

test('without a provider the form says that nothing can be paid yet', async () => {
  open(() => done, { facts: { ...billing, provider: null } })
  expect(await screen.findByText(/Payments aren't set up here yet/)).toBeTruthy()
})
