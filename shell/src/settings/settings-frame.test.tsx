// @vitest-environment jsdom

import type { Viewer } from '@tessera/contracts/entities/viewer'
import { paths } from '@tessera/contracts/paths'
import { defineModule, page } from '@tessera/module'
import { useTitle } from '@tessera/module/react'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { module } from '../../test/registry.ts'
import { viewer } from '../../test/viewer.ts'
import { createShell } from '../boot/create-shell.ts'
import { App } from '../frame/app.tsx'
import { routesOf } from '../frame/routes.tsx'

function Section({ name }: { readonly name: string }) {
  useTitle(name)
  return <h1>{name}</h1>
}

const definition = defineModule({
  name: 'auth',
  version: '1.0.0',
  pages: {
    'page-0': page(paths.securitySettings, { title: 'Security' }, async () => ({
      default: () => <Section name="Security" />,
    })),
    'page-1': page(paths.trash, { title: 'Trash' }, async () => ({
      default: () => <Section name="Trash" />,
    })),
    'page-2': page(paths.login, { title: 'Log in' }, async () => ({
      default: ({ query }) => <h1>Log in for {query.get('next')}</h1>,
    })),
  },
})

const settings = { '/settings/trash/': 'Trash', '/settings/security/': 'Security' }
const pages = ['/settings/security/', '/settings/trash/', '/login/']

function open(
  address: string,
  { as = viewer, phone = false }: { as?: Viewer | null; phone?: boolean } = {},
) {
  history.replaceState(null, '', address)
  const shell = createShell(
    {
      brand: 'Tessera',
      contract: '1.6.0',
      status: 200,
      title: '',
      overrides: false,
      viewer: as,
      returning: null,
      locale: 'en',
      theme: 'system',
      experiments: {},
      answers: [],
      modules: [module('auth', { pages, settings })],
    },
    {
      federation: { load: async () => ({ default: definition }) },
      origin: 'http://localhost:3000',
      routes: routesOf,
    },
  )
  if (phone) shell.stores.$layout.set({ size: 'narrow', phone, headerHeight: 56 })
  render(<App shell={shell} />)
  return userEvent.setup()
}

const sections = async () => within(await screen.findByRole('navigation', { name: 'Settings' }))
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  )
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the address of the settings leads to the first section, beside the list that marks it', async () => {
  const user = open('/settings/')
  await title('Security')
  expect(location.pathname).toBe('/settings/security/')
  const links = (await sections()).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Security', 'Trash'])
  expect(links[0]?.getAttribute('aria-current')).toBe('page')
  await user.click((await sections()).getByRole('link', { name: 'Trash' }))
  await title('Trash')
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(document.title).toBe('Trash · Tessera')
})

test('on a phone the sections are a page of their own, and a section leads back to it', async () => {
  const user = open('/settings/', { phone: true })
  await title('Settings')
  expect(document.title).toBe('Settings · Tessera')
  await user.click((await sections()).getByRole('link', { name: 'Trash' }))
  await title('Trash')
  expect(screen.queryByRole('navigation', { name: 'Settings' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Settings' }))
  await title('Settings')
})

test.each(['/settings/', '/settings/trash/'])('a visitor logs in before %s', async (address) => {
  open(address, { as: null })
  await title(`Log in for ${address}`)
  await act(async () => {})
})
