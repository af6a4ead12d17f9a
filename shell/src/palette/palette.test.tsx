// @vitest-environment jsdom
import { deviceAccounts } from '@tessera/contracts/calls/device-accounts'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { PaletteCommand } from '@tessera/module'
import { answers } from '@tessera/testing/answers'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { module } from '../../test/registry.ts'
import { viewer } from '../../test/viewer.ts'
import { createShell } from '../boot/create-shell.ts'
import { followPaletteKey } from './follow-palette-key.ts'
import { PaletteOpener } from './palette-opener.tsx'

const palette = (name: string) => {
  const registered = module(name)
  return { ...registered, descriptor: { ...registered.descriptor, palette: true } }
}

const boards: readonly PaletteCommand[] = [
  { id: 'kitchen', label: 'Kitchen ideas', group: 'boards', to: '/mira/kitchen/' },
  { id: 'garden', label: 'Garden', group: 'boards', isQuiet: true, to: '/mira/garden/' },
]

function shown(
  given: Readonly<Record<string, readonly PaletteCommand[] | undefined>> = { boards },
  who: Viewer | null = viewer,
) {
  vi.stubGlobal('fetch', answers([deviceAccounts, () => []]).answer)
  const nav = [
    { label: 'Explore', to: '/ideas/', icon: 'compass', who: 'anyone', order: 1 },
  ] as const
  const modules = [module('pages', { nav: [...nav] }), ...Object.keys(given).map(palette)]
  const shell = createShell(
    {
      brand: 'Tessera',
      contract: '1.2.0',
      status: 200,
      title: '',
      overrides: false,
      viewer: who,
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
  const navigate = vi.spyOn(shell.parts, 'navigate').mockReturnValue()
  vi.spyOn(shell.host, 'commands').mockImplementation(async (name) => given[name])
  render(<PaletteOpener shell={shell} />)
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const page = {
    addEventListener: (type: 'keydown', hear: (event: KeyboardEvent) => void) =>
      window.addEventListener(type, hear, { signal: stop.signal }),
    document,
    navigator,
  }
  followPaletteKey(shell, page)
  return { shell, navigate, person: userEvent.setup() }
}

const open = async () => {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  return screen.findByRole('combobox', { name: 'Command palette' })
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent?.trim())

beforeAll(() => Promise.all([import('./palette.tsx'), import('./shortcuts-dialog.tsx')]), 60_000)

beforeEach(() => localStorage.clear())

test('Ctrl+K opens the palette with pages, commands of modules and the appearance', async () => {
  shown()
  await open()
  await screen.findByRole('option', { name: 'Kitchen ideas' })
  expect(options()).toEqual(expect.arrayContaining(['Explore', 'Appearance: Dark', 'Log out']))
  expect(options()).not.toContain('Garden')
})

test('the first match is active, and Enter opens it in spite of a typo', async () => {
  const { navigate, person } = shown()
  const field = await open()
  await screen.findByRole('option', { name: 'Kitchen ideas' })
  await person.type(field, 'gardne')
  const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
  expect(active?.textContent).toContain('Garden')
  await person.keyboard('{Enter}')
  expect(navigate).toHaveBeenCalledWith('/mira/garden/')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('text that no command matches is searched for', async () => {
  const { navigate, person } = shown()
  await person.type(await open(), 'zebra crossing')
  expect(await screen.findAllByText(/No command matches/)).not.toHaveLength(0)
  await person.keyboard('{Enter}')
  expect(navigate).toHaveBeenCalledWith('/search/pins/?q=zebra+crossing')
})

test('a module that fails leaves the commands of the others, and the palette says so', async () => {
  shown({ broken: undefined, boards })
  await open()
  expect(await screen.findByRole('option', { name: 'Kitchen ideas' })).toBeDefined()
  expect(screen.getByText(/Some commands are missing/)).toBeDefined()
})

test('a visitor can log in and choose a language, and is offered nothing of an account', async () => {
  shown({}, null)
  await open()
  expect(options()).toEqual(expect.arrayContaining(['Explore', 'Log in', 'Language: Deutsch']))
  expect(options()).not.toContain('Log out')
})

test('a module that leads to a page of the navigation replaces its name', async () => {
  shown({
    ideas: [{ id: 'ideas', label: 'Explore ideas', group: 'go', to: '/ideas/', also: 'topics' }],
  })
  await open()
  expect(await screen.findByRole('option', { name: 'Explore ideas' })).toBeDefined()
  expect(options()).not.toContain('Explore')
})

test('`?` lists the shortcuts of the page and of the product, but not while somebody types', async () => {
  shown()
  const button = document.createElement('button')
  button.setAttribute('aria-keyshortcuts', 'X')
  button.textContent = 'Remove'
  const field = document.createElement('input')
  document.body.append(button, field)
  fireEvent.keyDown(field, { key: '?' })
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.keyDown(document.body, { key: '?' })
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Remove', 'Open the command palette']),
  )
  button.remove()
  field.remove()
})

test('an editor that uses Ctrl+K keeps it, and Ctrl+K closes an open palette', async () => {
  const { shell } = shown()
  const stop = (event: Event) => event.preventDefault()
  document.body.addEventListener('keydown', stop)
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  document.body.removeEventListener('keydown', stop)
  expect(shell.$palette.get()).toBeNull()
  const field = await open()
  fireEvent.keyDown(field, { key: 'k', ctrlKey: true })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
