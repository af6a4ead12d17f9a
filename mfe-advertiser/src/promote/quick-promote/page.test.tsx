// @vitest-environment jsdom
import { getBilling } from '@tessera/contracts/calls/billing'
import { createConversionTag, listConversionTags } from '@tessera/contracts/calls/conversion-tags'
import {
  createAdAccount,
  estimateReach,
  getQuickPromote,
  giveAdsConsent,
  type PromotablePin,
  promotablePins,
  quickPromote,
  saveAdBusiness,
} from '@tessera/contracts/calls/quick-promote'
import { ConversionTag } from '@tessera/contracts/entities/conversion'
import { z } from '@tessera/contracts/schema'
import { answerError, answers } from '@tessera/testing/answers'
import { pin, viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import PromoteAnyPage from './any-page.tsx'
import QuickPromotePage from './page.tsx'

beforeEach(() => {
  sessionStorage.clear()
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
})

const account = {
  id: '31',
  owner_user_id: '2',
  owner_username: 'mira',
  name: 'Mira Okafor',
  country: 'US',
  currency: 'USD',
}
const lamp: PromotablePin = {
  pin: pin({ id: '42', title: 'A lamp', link: 'https://lamps.example/' }),
  reasons: [],
  product_group_id: null,
  is_sold_out: false,
}
const bare: PromotablePin = {
  ...lamp,
  pin: pin({ id: '43', title: 'A secret' }),
  reasons: ['not-public'],
}
const business = {
  legal_name: 'L',
  street: 'S',
  postal_code: '1',
  city: 'C',
  tax_id: '',
  website: 'https://l.example',
}
const setUp = (over: object = {}) => ({
  advertiser: account,
  advertisers: [account],
  country: 'US',
  currency: 'USD',
  needs_consent: false,
  business,
  has_billing: true,
  pin: lamp,
  is_pin_gone: false,
  ...over,
})
const created = { campaign_id: '5', ad_group_id: '6', is_waiting: false }

function open(
  over: object = {},
  promote: () => Response | typeof created = () => created,
  address = '?pinId=42',
  choices: readonly PromotablePin[] = [bare, lamp],
) {
  const tags: ConversionTag[] = []
  const service = answers(
    [getQuickPromote, () => setUp(over)],
    [estimateReach, () => ({ reach: { low: 1_200, high: 4_400 }, floor: 100 })],
    [promotablePins, () => [...choices]],
    [giveAdsConsent, () => null],
    [createAdAccount, () => account],
    [saveAdBusiness, () => business],
    [listConversionTags, () => tags],
    [
      createConversionTag,
      ({ name }) => {
        const at = '2026-11-26T10:00:00Z'
        const made = { name, created_at: at, last_seen_at: null, is_used: false }
        const tag = z.parse(ConversionTag, { ...made, id: '261' })
        tags.push(tag)
        return tag
      },
    ],
    [quickPromote, promote],
    [getBilling, () => answerError('unexpected')],
  )
  const host = testShell({ viewer: viewer(), answer: service.answer })
  const query = new URLSearchParams(address)
  const isAny = address === ''
  host.render(
    isAny ? (
      <PromoteAnyPage params={{}} query={query} />
    ) : (
      <QuickPromotePage params={{}} query={query} />
    ),
  )
  return { ...host, asked: service.asked }
}

const sent = (asked: readonly { readonly call: string; readonly input: unknown }[]) =>
  asked.filter(({ call }) => call === quickPromote.name).map(({ input }) => input)

test('S2.67 the address with a pin opens the form with that pin, its preview and the reach, and promotes it', async () => {
  const { asked } = open()
  expect(await screen.findByText('Promoted by Mira Okafor')).toBeDefined()
  expect(asked[0]).toMatchObject({ call: getQuickPromote.name, input: { pin_id: '42' } })
  expect(await screen.findByText('1,200 to 4,400 members')).toBeDefined()
  const budget = screen.getByLabelText('Daily budget in USD')
  expect(budget).toHaveProperty('value', '3')
  await userEvent.click(screen.getByRole('button', { name: 'Use this' }))
  expect(screen.getByText(/^At most \$70 until/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Promote' }))
  expect(await screen.findByRole('dialog', { name: 'Your Pin is set up' })).toBeDefined()
  const edit = screen.getByRole('link', { name: 'Edit' })
  expect(edit.getAttribute('href')).toBe('/advertiser/31/ads/edit/?campaign_id=5')
  expect(sent(asked)).toMatchObject([
    {
      advertiser_id: '31',
      pin_id: '42',
      budget_in_micro_currency: 7_000_000,
      duration: 10,
      destination_url: 'https://lamps.example/',
      campaign_name: 'A lamp',
      targeting_spec: { LOCATION: 'US' },
    },
  ])
})

test('S2.60 the address without a pin asks for one, and says of each why it cannot be promoted', async () => {
  open({ pin: null }, undefined, '')
  const chooser = await screen.findByRole('dialog', { name: 'Choose a Pin' })
  const barred = await within(chooser).findByRole('button', { name: /A secret/ })
  expect(barred.textContent).toContain('secret board')
  await userEvent.click(barred)
  expect(screen.queryByLabelText(/Daily budget/)).toBeNull()
  await userEvent.click(within(chooser).getByRole('button', { name: 'A lamp' }))
  expect(await screen.findByLabelText('Link')).toHaveProperty('value', 'https://lamps.example/')
})

test('S4.38 the business form follows the form at the address with a pin, and is skipped without one', async () => {
  const choices = [lamp]
  const { asked } = open({ business: null }, undefined, '?pinId=42', choices)
  await userEvent.click(await screen.findByRole('button', { name: 'Promote' }))
  expect(await screen.findByRole('dialog', { name: 'Who is behind this ad?' })).toBeDefined()
  expect(sent(asked)).toHaveLength(1)
  document.body.replaceChildren()
  open({ business: null, pin: null }, undefined, '', choices)
  await userEvent.click(await screen.findByRole('button', { name: 'A lamp' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Promote' }))
  expect(await screen.findByRole('dialog', { name: 'Your Pin is set up' })).toBeDefined()
})

test('S6.17 somebody without a pin creates one in the builder for ads', async () => {
  open({ pin: null }, undefined, '', [])
  const link = await screen.findByRole('link', { name: 'Create a Pin' })
  expect(link.getAttribute('href')).toBe('/pin-builder/?scenario=ad_creation')
})

test('S2.68 a promotion that can not be paid yet leads to billing, which names its campaign', async () => {
  const { addresses } = open({ has_billing: false })
  await userEvent.click(await screen.findByRole('button', { name: 'Promote' }))
  const billing = await screen.findByRole('dialog', { name: 'How do you want to pay?' })
  await userEvent.click(within(billing).getByRole('button', { name: 'Close' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Set up billing' }))
  expect(addresses).toEqual([
    '/advertiser/31/billing/?campaign_id=5&objective_type=CLICKTHROUGH&is_quick_promote=true',
  ])
})

test('where the law wants it, consent comes first; a new account is opened in the chosen country', async () => {
  const { asked } = open({
    advertiser: null,
    advertisers: [],
    country: 'SE',
    needs_consent: true,
    has_billing: false,
    business: null,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Agree and continue' }))
  expect(await screen.findByLabelText('Daily budget in SEK')).toHaveProperty('value', '10')
  await userEvent.selectOptions(screen.getByLabelText('Country of your ad account'), 'CZ')
  expect(screen.getByLabelText('Daily budget in CZK')).toHaveProperty('value', '80')
  await userEvent.click(screen.getByRole('button', { name: 'Promote' }))
  const form = await screen.findByRole('dialog', { name: 'Who is behind this ad?' })
  expect(asked).toContainEqual({
    call: createAdAccount.name,
    input: { country: 'CZ', time_zone: expect.any(String) },
  })
  await userEvent.click(within(form).getByRole('button', { name: 'Save and continue' }))
  expect(within(form).getAllByText('Fill in this field.')).toHaveLength(5)
})

test('a refusal of the pin stands at the pin, any other in a modal, and nothing typed is lost', async () => {
  let code: 'pin-unpromotable' | 'unexpected' = 'pin-unpromotable'
  open({}, () => answerError(code))
  await userEvent.clear(await screen.findByLabelText('Campaign name'))
  await userEvent.type(screen.getByLabelText('Campaign name'), 'Spring')
  await userEvent.click(screen.getByRole('button', { name: 'Promote' }))
  const preview = screen.getByRole('region', { name: 'Preview' })
  expect(await within(preview).findByRole('alert')).toBeDefined()
  code = 'unexpected'
  await userEvent.click(screen.getByRole('button', { name: 'Promote' }))
  const modal = await screen.findByRole('dialog', { name: "Your Pin wasn't promoted" })
  await userEvent.click(within(modal).getByRole('button', { name: 'Back to the form' }))
  expect(screen.getByLabelText('Campaign name')).toHaveProperty('value', 'Spring')
})

test('a reload keeps what was typed, and faults get the focus', async () => {
  const first = open()
  await userEvent.clear(await screen.findByLabelText('Daily budget in USD'))
  await userEvent.type(screen.getByLabelText('Daily budget in USD'), '0')
  await userEvent.click(screen.getByRole('button', { name: 'Promote' }))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('Daily budget in USD')),
  )
  expect(sent(first.asked)).toEqual([])
  document.body.replaceChildren()
  open()
  expect(await screen.findByLabelText('Daily budget in USD')).toHaveProperty('value', '0')
})

test('another pin keeps the time, money and people filled in for the first, and each has its own draft', async () => {
  const vase = { ...lamp, pin: pin({ id: '44', title: 'A vase', link: 'https://vases.example/' }) }
  const { asked } = open({}, undefined, '?pinId=42', [vase, lamp])
  const type = async (label: string, text: string) => {
    await userEvent.clear(await screen.findByLabelText(label))
    await userEvent.type(screen.getByLabelText(label), text)
  }
  const choose = async (title: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Choose another Pin' }))
    await userEvent.click(await screen.findByRole('button', { name: title }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  const shown = () =>
    ['Daily budget in USD', 'Link', 'Campaign name'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).value,
    )
  await type('Daily budget in USD', '12')
  await type('Campaign name', 'Spring')
  await choose('A vase')
  expect(shown()).toEqual(['12', 'https://vases.example/', 'A vase'])
  await type('Daily budget in USD', '9')
  await choose('A lamp')
  expect(shown()).toEqual(['12', 'https://lamps.example/', 'Spring'])
  await userEvent.click(screen.getByRole('button', { name: 'Promote' }))
  await screen.findByRole('dialog', { name: 'Your Pin is set up' })
  expect(sent(asked)).toMatchObject([{ pin_id: '42', budget_in_micro_currency: 12_000_000 }])
  document.body.replaceChildren()
  open({ pin: vase }, undefined, '?pinId=44')
  await screen.findByLabelText('Daily budget in USD')
  expect(shown()).toEqual(['9', 'https://vases.example/', 'A vase'])
})

test('a goal that needs a tag asks for it, and goes back to visits without one', async () => {
  const { asked } = open()
  const goal = await screen.findByRole('radio', { name: /More actions/ })
  await userEvent.click(goal)
  const modal = await screen.findByRole('dialog', { name: 'Count actions on your website' })
  await userEvent.click(within(modal).getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('radio', { name: /More visits/ })).toHaveProperty('checked', true)
  await userEvent.click(goal)
  await userEvent.type(await screen.findByLabelText('Name'), 'Shop{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Use this tag' }))
  expect(await screen.findByText('Tag 261, Purchase')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Promote' }))
  await screen.findByRole('dialog', { name: 'Your Pin is set up' })
  expect(sent(asked)).toMatchObject([
    {
      objective_type: 'WEB_CONVERSION',
      optimization_goal_metadata: { conversion_tag_id: '261', conversion_event: 'CHECKOUT' },
    },
  ])
})

test('a pin that cannot be promoted says why before the form is filled in', async () => {
  open({ pin: { ...lamp, reasons: ['no-link'] } })
  expect((await screen.findByRole('alert')).textContent).toBe('It has no link.')
  expect(screen.getByRole('button', { name: 'Promote' })).toHaveProperty('disabled', true)
})

test('a product that is out of stock says before the press that its ad waits, and after it what it waits for', async () => {
  open({ pin: { ...lamp, product_group_id: '9', is_sold_out: true } })
  await screen.findByText(/^This product is out of stock\. The ad waits/)
  await userEvent.click(screen.getByRole('button', { name: 'Promote' }))
  const dialog = await screen.findByRole('dialog', { name: 'Your Pin is set up' })
  expect(within(dialog).getByText(/back in stock/)).toBeDefined()
})
