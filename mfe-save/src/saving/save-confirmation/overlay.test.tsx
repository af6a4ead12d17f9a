// @vitest-environment jsdom
import '../../../test/browser.ts'
import { getPin } from '@tessera/contracts/calls/pins'
import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { PayloadOf } from '@tessera/contracts/events/define-event'
import type { confirmationRequested } from '@tessera/contracts/events/requests'
import { measures } from '@tessera/contracts/limits'
import { answers } from '@tessera/testing/answers'
import { user, viewer } from '@tessera/testing/fixtures'
import { answerWith, testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { details } from '../../../test/opened-pin.tsx'
import { corners } from '../../../test/saving-world.ts'
import SaveConfirmation from './overlay.tsx'
import { words } from './words.ts'

const ana = { ...user(), id: '3', username: 'ana', full_name: 'Ana Lima' }
const older = viewer({ created_at: '2020-01-01T00:00:00.000Z' })

interface World {
  readonly shown?: PinDetails
  readonly looker?: Viewer | null
  readonly input?: Partial<PayloadOf<typeof confirmationRequested>>
}

async function open({ shown = details(), looker = viewer(), input = {} }: World = {}) {
  const close = vi.fn()
  const shell = testShell({
    ...(looker === null ? {} : { viewer: looker }),
    experiments: { quick_promote: 'enabled' },
    ...answers([getPin, () => answerWith(shown)]),
  })
  const asked = { pinId: shown.id, board: corners, ...input }
  const page = shell.render(<SaveConfirmation input={asked} close={close} />)
  if (input.pictures === undefined) await screen.findByRole('img', { name: 'A reading corner' })
  return { ...shell, ...page, close, person: userEvent.setup() }
}

const link = (name: string) => screen.queryByRole('link', { name })

test('S2.1 the heading names the board above the pin’s picture, its video with m:ss, or the page’s pictures', async () => {
  const { unmount } = await open({ input: { section: { title: 'Lamps' } } })
  expect(screen.getByRole('heading', { name: 'Saved to Lamps in Quiet corners' })).toBeDefined()
  const picture = screen.getByRole('img', { name: 'A reading corner' })
  expect(picture.getAttribute('width')).toBe('236')
  expect(screen.getByRole('dialog').style.getPropertyValue('--modal-width')).toBe('500px')
  unmount()

  const embed = { src: '/media/b/video.mp4', type: 'video/mp4', duration_ms: 65_000 }
  const video = await open({ shown: details({ type: 'video', embed }) })
  expect(screen.getByRole('heading', { name: 'Saved to Quiet corners' })).toBeDefined()
  expect(screen.getByRole('img', { name: 'Duration 1:05' }).textContent).toBe('1:05')
  video.unmount()

  await open({ input: { pictures: ['/a.jpg', '/b.jpg'] } })
  const grid = screen.getByRole('list', { name: 'Images on the page' })
  expect(grid.querySelectorAll('img')).toHaveLength(2)
  const style = grid.closest('[data-scroll-area]')?.getAttribute('style')
  expect(style).toBe('--column: 160px; --columns: 3; --highest: 540px;')
  expect(measures.saveDialogMin).toBe(500)
})

test('S2.2 the pin can be sent by a link that shares it, but not by somebody who may promote it', async () => {
  const { unmount, person, addresses, close } = await open()
  expect(link('Send')?.getAttribute('href')).toBe('/pin/42/?share=true')
  await person.click(screen.getByRole('link', { name: 'Send' }))
  expect(addresses).toEqual(['/pin/42/?share=true'])
  expect(close).toHaveBeenCalled()
  unmount()
  const business = await open({ looker: viewer({ is_partner: true }) })
  expect(link('Send')).not.toBeNull()
  business.unmount()
  await open({ looker: older })
  expect(link('Send')).toBeNull()
})

const isRed = (name: string) => link(name)?.className.includes('primary')

test('S2.3 See it now opens the pin: red by default, gray for a business and beside the promotion', async () => {
  const ordinary = await open()
  expect(link('See it now')?.getAttribute('href')).toBe('/pin/42/')
  expect(isRed('See it now')).toBe(true)
  ordinary.unmount()
  const business = await open({ looker: viewer({ is_partner: true }) })
  expect(isRed('See it now')).toBe(false)
  business.unmount()
  await open({ looker: older })
  expect(isRed('See it now')).toBe(false)
})

test('S2.4 promoting is only offered to people who may promote the pin', async () => {
  for (const looker of [viewer(), viewer({ is_partner: true })]) {
    const { unmount } = await open({ looker })
    expect(link('Promote your Pin')).toBeNull()
    unmount()
  }
  await open({ looker: older })
  expect(link('Promote your Pin')?.getAttribute('href')).toBe('/advertiser/quick_promote/?pinId=42')
})

test('S6.2 a business sees a gray See it now and no promotion, whatever the age of its account', async () => {
  await open({ looker: { ...older, is_partner: true } })
  expect([isRed('See it now'), link('Promote your Pin')]).toEqual([false, null])
})

const leadingTo = (over: object = {}) =>
  details({ link_domain: { name: 'example.com', official_user: { ...ana, ...over } } })

test.each([
  ['somebody signed in who does not follow them', viewer(), {}, true],
  ['a visitor', null, {}, false],
  ['the official user', viewer(), { id: '2', username: 'mira' }, false],
  ['somebody who follows them', viewer(), { followed_by_me: true }, false],
] as const)(
  'S2.5 the prompt to follow the official user of the link domain, for %s',
  async (_, looker, over, isShown) => {
    await open({ shown: leadingTo(over), looker })
    expect(screen.queryByText(words.follow({ name: 'Ana Lima' })) !== null).toBe(isShown)
    expect(screen.queryByRole('button', { name: 'Follow Ana Lima' }) !== null).toBe(isShown)
    expect(screen.queryByRole('button', { name: /follow/i }) !== null).toBe(isShown)
    // The official user may have the name of the viewer.
    expect(screen.queryByText(/^Want more from/) !== null).toBe(isShown)
  },
)

test('S2.5 no prompt to follow appears for a link domain without an official user', async () => {
  await open({ shown: details({ link_domain: { name: 'example.com', official_user: null } }) })
  expect(screen.queryByRole('button', { name: /follow/i })).toBeNull()
})

test('a pin that fails to load can be retried, and the next steps stay', async () => {
  const tries = [() => Response.error(), () => answerWith(details())]
  const shell = testShell({
    viewer: viewer(),
    ...answers([getPin, () => tries.shift()?.() ?? answerWith(details())]),
  })
  const input = { pinId: details().id, board: corners }
  shell.render(<SaveConfirmation input={input} close={() => {}} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('img', { name: 'A reading corner' })).toBeDefined()
  expect(link('See it now')).not.toBeNull()
})
