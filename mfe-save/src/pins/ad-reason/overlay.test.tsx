// @vitest-environment jsdom
import { getAdReason, hideAdvertiser } from '@tessera/contracts/calls/ad-preferences'
import { answers } from '@tessera/testing/answers'
import { pin, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import WhyThisAd from './overlay.tsx'

const everybody = {
  advertiser_id: '5',
  name: 'Oak & Linen',
  place: 'home',
  country: null,
  age: null,
  gender: null,
  interests: [],
  audiences: [],
  is_personalized: false,
  is_hidden: false,
}

function open(reason: Readonly<Record<string, unknown>> | null, member = true) {
  const close = vi.fn()
  const shell = testShell({
    ...(member ? { viewer: viewer() } : {}),
    ...answers(
      [
        getAdReason,
        () =>
          reason === null ? answerError('not-found') : answerWith({ ...everybody, ...reason }),
      ],
      [hideAdvertiser, () => answerWith({ advertiser_id: '5', name: 'Oak & Linen' })],
    ),
  })
  shell.render(<WhyThisAd input={{ pinId: pin().id, token: 'sealed' }} close={close} />)
  return { ...shell, close }
}

test('the dialog names who pays, and each fact about the viewer that they asked for', async () => {
  open({
    country: 'DE',
    age: '25-34',
    gender: 'female',
    interests: ['diy'],
    place: 'search',
    is_personalized: true,
  })
  expect(await screen.findByText(/Oak & Linen pays for this Pin/)).toBeDefined()
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'in Germany',
    'aged 25-34',
    'whose gender in our settings is female',
    'interested in DIY and crafts',
    'who search for things like this',
  ])
  expect(screen.queryByText(/Nothing that we know about you/)).toBeNull()
})

test('an advertiser who used a list or a website is said to have done so', async () => {
  open({ audiences: ['list', 'visitors', 'lookalike'], is_personalized: true })
  await screen.findByText(/wants to reach people/)
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'whose email address is on a list of theirs',
    'who visited their website or did something there',
    'whose interests are like those of people they know',
  ])
})

test('an ad for everybody says so, and that nothing about the viewer chose it', async () => {
  open({})
  expect(await screen.findByText('Oak & Linen wants to reach everybody.')).toBeDefined()
  expect(screen.getByText('Nothing that we know about you chose this ad.')).toBeDefined()
})

test('the ads of a business are hidden at once, its pin leaves the lists, and it can be undone', async () => {
  const { close, toasts, events } = open({})
  await userEvent.click(await screen.findByRole('button', { name: 'Hide all ads of Oak & Linen' }))
  expect(close).toHaveBeenCalled()
  await vi.waitFor(() =>
    expect(toasts).toMatchObject([
      { text: 'Ads of Oak & Linen hidden', action: { label: 'Undo' } },
    ]),
  )
  await vi.waitFor(() => expect(events[0]).toMatchObject({ name: 'entities.changed' }))
  expect(JSON.stringify(events[0])).toContain('"remove":["42"]')
})

test('a visitor who hides ads meets the sign-up first, and has no settings', async () => {
  const { events } = open({}, false)
  await userEvent.click(await screen.findByRole('button', { name: 'Hide all ads of Oak & Linen' }))
  expect(events).toMatchObject([{ name: 'auth.requested' }])
  expect(screen.queryByRole('button', { name: 'Ad settings' })).toBeNull()
})

test('an ad that is no more says so, and can be asked for again', async () => {
  open(null)
  expect(await screen.findByText("We couldn't load the reasons")).toBeDefined()
})
