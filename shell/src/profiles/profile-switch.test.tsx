// @vitest-environment jsdom
import { createStores } from '@tessera/module/host'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import { viewer } from '../../test/viewer.ts'
import type { ListedProfile } from './profile-list.ts'
import { ProfileSwitch } from './profile-switch.tsx'
import { words } from './words.ts'

const listed = (id: string, over: Partial<ListedProfile> = {}): ListedProfile => ({
  id,
  username: `user${id}`,
  name: `Shop ${id}`,
  picture: null,
  permissions: ['CONTENT'],
  isOwn: false,
  isActing: true,
  ...over,
})

const own = listed(viewer.id, { name: 'Mira Okafor', permissions: ['OWNER'], isOwn: true })

function shown(...others: ListedProfile[]) {
  const boot = { viewer, returning: null, experiments: {}, theme: 'system', locale: 'en' } as const
  const stores = createStores(boot)
  const switchTo = vi.fn<(id: string) => void>()
  const navigate = vi.fn<(to: string) => void>()
  const profiles = { $list: atom([own, ...others]), switchTo }
  render(<ProfileSwitch shell={{ stores, profiles, parts: { navigate, report: () => {} } }} />)
  return { stores, switchTo, navigate, user: userEvent.setup() }
}

const button = () => screen.findByRole('button')
const choices = () => screen.getAllByRole('menuitemradio')

test('S2.72 S4.43 S6.13 the switcher only shows with several profiles', async () => {
  shown()
  await vi.dynamicImportSettled()
  expect(screen.queryByRole('button')).toBeNull()
  shown(listed('8'))
  expect((await button()).getAttribute('aria-label')).toBe(words.switcher({ name: 'Mira Okafor' }))
})

test('it lists every profile with the viewer’s role, marks the current one, and switches', async () => {
  const { user, switchTo } = shown(listed('8'), listed('9', { permissions: ['OWNER'] }))
  await user.click(await button())
  expect(choices().map((row) => row.textContent)).toEqual([
    `MOMira Okafor ${words.own()}`,
    `S8Shop 8 ${words.content()}`,
    `S9Shop 9 ${words.owner()}`,
  ])
  expect(choices().map((row) => row.getAttribute('aria-checked'))).toEqual([
    'true',
    'false',
    'false',
  ])
  await user.click(screen.getByRole('menuitemradio', { name: /Shop 8/ }))
  expect(switchTo).toHaveBeenCalledExactlyOnceWith('8')
})

test('S6.11 a profile that is not acting is disabled, with the reason and a link to fix it', async () => {
  const { user, switchTo, navigate } = shown(listed('8', { isActing: false }))
  await user.click(await button())
  const row = screen.getByRole('menuitemradio', { name: /Shop 8/ })
  expect(row.getAttribute('aria-disabled')).toBe('true')
  expect(row.textContent).toContain(words.secondFactorNeeded())
  await user.click(row)
  expect(switchTo).not.toHaveBeenCalled()
  const help = screen.getByRole('menuitem', { name: words.turnOn() })
  expect(help.getAttribute('href')).toBe('/settings/security/')
  await user.click(help)
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/settings/security/')
})

test('while another profile is used its name is shown and links to it', async () => {
  const { user, stores, navigate } = shown(listed('8'))
  stores.$profile.set({ id: '8', username: 'user8', permissions: ['CONTENT'] })
  await waitFor(async () =>
    expect((await button()).getAttribute('aria-label')).toBe(words.switcher({ name: 'Shop 8' })),
  )
  await user.click(await button())
  await user.click(screen.getByRole('menuitem', { name: words.see() }))
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/user8/')
})
