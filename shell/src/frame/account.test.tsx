// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { viewer } from '../../test/viewer.ts'
import { createShell } from '../boot/create-shell.ts'
import { Account } from './account.tsx'

/** The mocked chunk of the menu, and a promise that decides when it loads. */
const file = vi.hoisted(() => {
  const { promise: come, resolve: comes } = Promise.withResolvers<void>()
  return { come, comes, menu: (_: { readonly open: boolean }): string => '' }
})
vi.mock('./account-menu.tsx', async () => {
  await file.come
  return { default: (props: { readonly open: boolean }) => file.menu(props) }
})

function open() {
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
      modules: [],
    },
    {
      federation: { load: async () => ({}) },
      origin: 'http://localhost:3000',
      routes: () => [{ path: '*', element: null }],
    },
  )
  render(
    <MemoryRouter>
      <Account shell={shell} viewer={viewer} />
    </MemoryRouter>,
  )
  return { user: userEvent.setup() }
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
})

test('the menu opens once it has loaded when the avatar was pressed before', async () => {
  file.menu = ({ open }) => (open ? 'open' : 'closed')
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Your account' }))
  file.comes()
  expect(await screen.findByText('open')).toBeDefined()
})

test('the avatar links to the viewer’s profile when its menu fails to load', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  file.menu = () => {
    throw new Error('gone')
  }
  open()
  const link = await screen.findByRole('link', { name: 'Your account' })
  expect(link.getAttribute('href')).toBe('/mira/')
})
