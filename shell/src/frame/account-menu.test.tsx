// @vitest-environment jsdom
import { type DeviceAccount, deviceAccounts } from '@tessera/contracts/calls/device-accounts'
import { getViewer } from '@tessera/contracts/calls/viewer'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { UserId } from '@tessera/contracts/ids'
import type { RegisteredModule } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
import { answers } from '@tessera/testing/answers'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { atom } from 'nanostores'
import { beforeEach, expect, test, vi } from 'vitest'
import { module } from '../../test/registry.ts'
import { viewer } from '../../test/viewer.ts'
import { keepAccount, storedAccountOf } from '../accounts/stored-accounts.ts'
import { createShell } from '../boot/create-shell.ts'
import type { ListedProfile } from '../profiles/profile-list.ts'
import { words } from '../profiles/words.ts'
import AccountMenu from './account-menu.tsx'

const oto = { ...viewer, id: z.parse(UserId, '8'), username: 'oto', full_name: 'Oto Berg' }

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

const deviceAccount = ({ id, username, full_name }: typeof viewer): DeviceAccount => ({
  id,
  username,
  full_name,
  email: `${username}@mail.test`,
  is_partner: false,
  image_medium_url: null,
  image_large_url: null,
  current: id === viewer.id,
  needs_password: false,
  seen_at: '2026-01-01T00:00:00Z',
})

function open({
  profiles = [] as readonly ListedProfile[],
  accounts = [viewer] as readonly (typeof viewer)[],
  modules = [] as RegisteredModule[],
  role = undefined as Viewer['house_role'],
} = {}) {
  const who = role === undefined ? viewer : { ...viewer, house_role: role }
  const service = answers(
    [deviceAccounts, () => accounts.map(deviceAccount)],
    [getViewer, () => viewer],
  )
  vi.stubGlobal('fetch', service.answer)
  const shell = createShell(
    {
      brand: 'Tessera',
      contract: '1.2.0',
      status: 200,
      title: '',
      overrides: false,
      viewer,
      returning: null,
      locale: 'en',
      theme: 'system',
      experiments: {},
      answers: [],
      modules,
    },
    {
      federation: { load: async () => ({}) },
      origin: 'http://localhost:3000',
      routes: () => [{ path: '*', element: null }],
    },
  )
  const switchTo = vi.fn()
  const navigate = vi.spyOn(shell.parts, 'navigate').mockReturnValue()
  const list = atom(profiles)
  const shown = { ...shell, profiles: { $list: list, switchTo } }
  render(
    <AccountMenu
      {...{ shell: shown, viewer: who, id: 'menu', open: true, setOpen: () => {} }}
      button={{ current: document.createElement('button') }}
    />,
  )
  return { shell, switchTo, navigate, user: userEvent.setup() }
}

beforeEach(() => {
  localStorage.clear()
})

const choices = () => screen.getAllByRole('menuitemradio', { name: /Shop|Mira/ })
const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent)

test('S2.72 S4.43 S6.13 the profiles only show to somebody with several', () => {
  const list = () => screen.queryByRole('group', { name: words.profiles() })
  open({ profiles: [own] })
  expect(list()).toBeNull()
  document.body.replaceChildren()
  open({ profiles: [own, listed('8')] })
  expect(list()).not.toBeNull()
})

test('S1.5 it lists every profile with the viewer’s role, marks the current one, and switches', async () => {
  const shops = [listed('8'), listed('9', { permissions: ['OWNER'] })]
  const { user, switchTo } = open({ profiles: [own, ...shops] })
  expect(choices().map((row) => row.textContent)).toEqual([
    `MOMira Okafor${words.own()}`,
    `S8Shop 8${words.content()}`,
    `S9Shop 9${words.owner()}`,
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
  const { user, switchTo, navigate } = open({ profiles: [own, listed('8', { isActing: false })] })
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

test('while another profile is used the menu links to it', async () => {
  const { shell, user, navigate } = open({ profiles: [own, listed('8')] })
  shell.stores.$profile.set({ id: '8', username: 'user8', permissions: ['CONTENT'] })
  await user.click(await screen.findByRole('menuitem', { name: words.see() }))
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/user8/')
})

test('with one account the menu offers to add another, and logs out without a next one', () => {
  open()
  expect(items()).toEqual([
    'MOMira OkaforYour profile',
    'Add account',
    'Your library',
    'Saved for later',
    'Settings',
    'Trash',
    'Help',
    'Command paletteCtrl K',
    'Log out',
  ])
})

test('V6.3 the other accounts of the browser show with what they need, and a log-out says who continues', async () => {
  keepAccount(
    localStorage,
    storedAccountOf({ ...oto, id: z.parse(UserId, '9'), full_name: 'Lena' }),
  )
  open({ accounts: [viewer, oto] })
  await waitFor(() =>
    expect(items()).toEqual([
      'MOMira OkaforYour profile',
      'OBOto Bergoto',
      'LLenaEnter password to switch',
      'Add account',
      'Manage accounts',
      'Your library',
      'Saved for later',
      'Settings',
      'Trash',
      'Help',
      'Command paletteCtrl K',
      "Log outYou'll continue as Oto Berg",
      'Log out of all accounts',
    ]),
  )
})

test('a tab with unsaved input asks before it switches', async () => {
  const { shell, user } = open({ accounts: [viewer, oto] })
  const end = shell.parts.holdUnsaved('save')
  await user.click(await screen.findByRole('menuitem', { name: /Oto Berg oto|Oto Bergoto/ }))
  expect(shell.accounts.$dialog.get()).toMatchObject({
    kind: 'leaving',
    account: { id: oto.id, email: 'oto@mail.test' },
  })
  end()
})

test('it leads to the administration for somebody with a role, where a module has it', () => {
  const area = module('admin', { pages: ['/admin/'] })
  const cases = [
    { modules: [area], role: 'support' as const },
    { modules: [area] },
    { role: 'owner' as const },
  ]
  const shown = cases.map((given) => {
    document.body.replaceChildren()
    open(given)
    return items().includes('Administration')
  })
  expect(shown).toEqual([true, false, false])
})
