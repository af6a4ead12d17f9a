// @vitest-environment jsdom

import { defineCommand } from '@tessera/cache'
import { definePath } from '@tessera/contracts/define-path'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { authRequested } from '@tessera/contracts/events/requests'
import { paths } from '@tessera/contracts/paths'
import { defineModule, page } from '@tessera/module'
import type { Federation } from '@tessera/module/load'
import { Link, usePageEnd, useTitle } from '@tessera/module/react'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { module } from '../../test/registry.ts'
import { viewer } from '../../test/viewer.ts'
import { createShell } from '../boot/create-shell.ts'
import { App } from './app.tsx'
import { routesOf } from './routes.tsx'

let draws = 0

/** A page with a counter, which shows whether it is still the same mount. It has ended once that is 2. */
function Feed() {
  const [count, setCount] = useState(0)
  draws += 1
  useTitle('Ideas')
  usePageEnd(count === 2)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Counted {count}
      </button>
      <Link to="/pin/1/">The first pin</Link>
    </>
  )
}

function Pin({ pinId, tab, over }: { pinId: string; tab: string | null; over: boolean }) {
  const [text, setText] = useState('')
  useTitle(`Pin ${pinId}`)
  return (
    <>
      <h1>{over ? `Pin ${pinId}, over` : `Pin ${pinId}, alone`}</h1>
      <p>{tab ?? 'no tab'}</p>
      <input aria-label="Comment" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/pin/2/">The second pin</Link>
      <Link to="?tab=comments">Comments</Link>
      <Link to="/mira/">Mira</Link>
    </>
  )
}

function Profile({ name }: { readonly name: string }) {
  useTitle(`All of ${name}`)
  return <h1>{name}</h1>
}

const definition = defineModule({
  name: 'shopping',
  version: '1.0.0',
  pages: {
    'page-0': page(paths.home, { title: 'Home' }, async () => ({ default: Feed })),
    'page-1': page(paths.pin, { title: 'Pin', over: true }, async () => ({
      default: ({ params, query, over = false }) => (
        <Pin pinId={params.pinId} tab={query.get('tab')} over={over} />
      ),
    })),
    'page-3': page(paths.securitySettings, { title: 'Security' }, async () => ({
      default: () => <h1>Security</h1>,
    })),
    'page-4': page(paths.login, { title: 'Log in' }, async () => ({
      default: ({ query }) => (
        <form>
          <h1>Log in for {query.get('next')}</h1>
          <input aria-label="Email" />
        </form>
      ),
    })),
    'page-5': page(definePath('/lamps/:kind(tall|small)/'), { title: 'Lamps' }, async () => ({
      default: ({ params }) => <h1>Lamps that are {params.kind}</h1>,
    })),
    'page-2': page(paths.profile, { title: 'Profile' }, async () => ({
      default: ({ params }) => <Profile name={params.username} />,
    })),
  },
})

const federation: Federation = { load: async () => ({ default: definition }) }

const pages = [
  '/',
  '/pin/:pinId/',
  '/:username/',
  '/settings/security/',
  '/login/',
  '/lamps/:kind(tall|small)/',
]

function open(address: string, as: Viewer | null = null) {
  history.replaceState(null, '', address)
  const shell = createShell(
    {
      brand: 'Tessera',
      contract: '1.2.0',
      status: 200,
      title: '',
      overrides: false,
      viewer: as,
      returning: null,
      locale: 'en',
      theme: 'system',
      experiments: {},
      answers: [],
      modules: [
        module('shopping', { pages, over: ['/pin/:pinId/'], member: ['/settings/security/'] }),
      ],
    },
    { federation, origin: 'http://localhost:3000', routes: routesOf },
  )
  render(<App shell={shell} />)
  return { shell, user: userEvent.setup() }
}

const layer = () => screen.findByRole('dialog')
const noLayer = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const press = (name: string) => screen.findByRole('link', { name })

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a pin opens over the page it was opened from, which stays mounted and inert', async () => {
  const { user } = open('/')
  await user.click(await screen.findByRole('button', { name: 'Counted 0' }))
  const drawn = draws
  await user.click(await press('The first pin'))
  const dialog = await layer()
  expect(within(dialog).getByRole('heading').textContent).toBe('Pin 1, over')
  expect(screen.getByText('Counted 1').closest('[inert]')).not.toBeNull()
  expect(document.activeElement).toBe(dialog)
  expect(draws).toBe(drawn)
  await waitFor(() => expect(dialog.getAttribute('aria-label')).toBe('Pin 1'))
})

test('the footer follows a page once its list has ended, and leaves with it', async () => {
  const { shell, user } = open('/')
  const footer = { name: 'About Tessera' }
  await user.click(await screen.findByRole('button', { name: 'Counted 0' }))
  expect(screen.queryByRole('navigation', footer)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Counted 1' }))
  expect(await screen.findByRole('navigation', footer)).toBeTruthy()
  act(() => shell.parts.navigate('/mira/'))
  await screen.findByRole('heading', { name: 'mira' })
  expect(screen.queryByRole('navigation', footer)).toBeNull()
})

test('Escape closes the pin and restores the focus and the title', async () => {
  const { user } = open('/')
  await user.click(await press('The first pin'))
  await layer()
  await waitFor(() => expect(document.title).toBe('Pin 1 · Tessera'))
  await user.keyboard('{Escape}')
  await noLayer()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The first pin'))
  expect(document.title).toBe('Ideas · Tessera')
  expect(location.pathname).toBe('/')
})

test('Escape in a field leaves the field first and keeps its value', async () => {
  const { user } = open('/')
  await user.click(await press('The first pin'))
  const field = within(await layer()).getByRole('textbox')
  await user.type(field, 'Lovely{Escape}')
  expect(document.activeElement).toBe(await layer())
  expect(field).toHaveProperty('value', 'Lovely')
  await user.keyboard('{Escape}')
  await noLayer()
})

test('moving from pin to pin keeps the base page, and closing returns to it at once', async () => {
  const { user } = open('/')
  await user.click(await press('The first pin'))
  await user.click(within(await layer()).getByRole('link', { name: 'The second pin' }))
  await screen.findByRole('heading', { name: 'Pin 2, over' })
  await user.click(screen.getByRole('button', { name: 'Close and go back' }))
  await noLayer()
  expect(screen.getByText('Counted 0')).toBeTruthy()
  expect(location.pathname).toBe('/')
})

test('Back and Forward move from pin to pin', async () => {
  const { user } = open('/')
  await user.click(await press('The first pin'))
  await user.click(within(await layer()).getByRole('link', { name: 'The second pin' }))
  await screen.findByRole('heading', { name: 'Pin 2, over' })
  act(() => history.back())
  expect(await screen.findByRole('heading', { name: 'Pin 1, over' })).toBeTruthy()
  act(() => history.forward())
  expect(await screen.findByRole('heading', { name: 'Pin 2, over' })).toBeTruthy()
})

test('a page whose address has one of a list of values gets it as a parameter', async () => {
  const { shell } = open('/lamps/tall/')
  await screen.findByRole('heading', { name: 'Lamps that are tall' })
  act(() => shell.parts.navigate('/lamps/small/'))
  expect(await screen.findByRole('heading', { name: 'Lamps that are small' })).toBeTruthy()
  act(() => shell.parts.navigate('/lamps/red/'))
  expect(await screen.findByRole('link', { name: 'Go to home page' })).toBeTruthy()
})

test('a pin whose address is loaded directly opens as a normal page', async () => {
  open('/pin/1/')
  expect(await screen.findByRole('heading', { name: 'Pin 1, alone' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a page stays mounted while its query changes, and another address mounts a new one', async () => {
  const { user } = open('/pin/1/')
  await user.type(await screen.findByRole('textbox'), 'Lovely')
  await user.click(await press('Comments'))
  expect(await screen.findByText('comments')).toBeTruthy()
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Lovely')
  await user.click(await press('The second pin'))
  await screen.findByRole('heading', { name: 'Pin 2, alone' })
  expect(screen.getByRole('textbox')).toHaveProperty('value', '')
})

test('a new page is announced and takes the focus', async () => {
  const { user } = open('/pin/1/')
  await user.click(await press('Mira'))
  await screen.findByRole('heading', { name: 'mira' })
  expect(document.activeElement).toBe(screen.getByRole('main'))
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'All of mira',
    ),
  )
})

test('the back link goes to the previous page, or to its fallback without one', async () => {
  const { shell, user } = open('/pin/1/')
  await user.click(await press('Mira'))
  await screen.findByRole('heading', { name: 'mira' })
  act(() => shell.parts.goBack('/'))
  await screen.findByRole('heading', { name: 'Pin 1, alone' })
  act(() => shell.parts.goBack('/'))
  expect(await screen.findByText('Counted 0')).toBeTruthy()
})

test('a link of the frame opens and marks its page, and Back leaves it again', async () => {
  const { shell, user } = open('/pin/1/')
  const home = await screen.findByRole('link', { name: 'Tessera home' })
  expect(home.getAttribute('aria-current')).toBeNull()
  await user.click(home)
  expect(await screen.findByText('Counted 0')).toBeTruthy()
  expect(home.getAttribute('aria-current')).toBe('page')
  act(() => shell.parts.goBack('/mira/'))
  expect(await screen.findByRole('heading', { name: 'Pin 1, alone' })).toBeTruthy()
})

test("a member's page sends a visitor to the log-in, and Back skips the member's page", async () => {
  const { shell } = open('/')
  await screen.findByText('Counted 0')
  act(() => shell.parts.navigate('/settings/security/'))
  await screen.findByRole('heading', { name: 'Log in for /settings/security/' })
  act(() => shell.parts.goBack('/mira/'))
  expect(await screen.findByText('Counted 0')).toBeTruthy()
})

test("a log-out on a member's page opens the home page instead of the log-in", async () => {
  const { shell } = open('/settings/security/', viewer)
  await screen.findByRole('heading', { name: 'Security' })
  act(() => {
    shell.parts.navigate('/')
    shell.stores.$viewer.set(null)
  })
  expect(await screen.findByText('Counted 0')).toBeTruthy()
  expect(location.pathname).toBe('/')
})

test('an unknown address shows an error with a link to the home page', async () => {
  const { user } = open('/a/b/c/d/')
  await user.click(await screen.findByRole('link', { name: 'Go to home page' }))
  expect(await screen.findByText('Counted 0')).toBeTruthy()
})

test("V8.26 a failed command whose error has no words opens a modal over the page: 'Unknown Error'", async () => {
  const { shell } = open('/')
  const silent = { code: 'unexpected', message: '', httpStatus: 500, apiErrorCode: 12 } as const
  const command = defineCommand(async () => ({ ok: false, error: silent }) as const, {
    name: 'fails-silently',
  })
  await act(async () => void (await shell.parts.commands.run(command, {})))
  const dialog = await screen.findByRole('dialog', { name: 'Unknown Error' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  const said = { ...silent, message: 'No room left.' }
  const other = defineCommand(async () => ({ ok: false, error: said }) as const, { name: 'fails' })
  await act(async () => void (await shell.parts.commands.run(other, {})))
  expect(await screen.findByText('No room left.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Log in on the page of the log-in leads to its form, and opens no second one over it', async () => {
  const { shell, user } = open('/login/')
  const asked = vi.fn()
  shell.parts.bus.on(authRequested, asked)
  const field = await screen.findByLabelText('Email')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(document.activeElement).toBe(field)
  expect(asked).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  expect(asked).toHaveBeenCalledOnce()
})
