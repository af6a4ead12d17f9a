// @vitest-environment jsdom
import { getSettings, updateSettings } from '@tessera/contracts/calls/settings'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import AppearancePage from './appearance-page.tsx'
import { countriesIn } from './countries.ts'
import LanguagePage from './language-page.tsx'
import { reloadPage } from './reload-page.ts'

vi.mock('./reload-page.ts', () => ({ reloadPage: vi.fn() }))

beforeEach(() => {
  vi.mocked(reloadPage).mockClear()
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})

test('a chosen theme is told to every tab, and the note says what the device asks for', async () => {
  const { render, events } = testShell({ viewer: viewer() })
  render(<AppearancePage />)
  expect(screen.getByRole('radio', { name: 'System' })).toHaveProperty('checked', true)
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(events).toEqual([{ name: 'theme.chosen', payload: { theme: 'dark' } }])
  expect(screen.getByText('Your device asks for less motion.')).toBeDefined()
})

const settings = {
  username: 'mira',
  full_name: 'Mira Okafor',
  about: '',
  country: null,
  locale: null,
  listed_website_url: null,
  connected_to_instagram: false,
}

function open(save: (input: Readonly<Record<string, unknown>>) => Response) {
  const sent: unknown[] = []
  const shell = testShell({
    viewer: viewer(),
    ...answers(
      [getSettings, () => answerWith(settings)],
      [
        updateSettings,
        (input) => {
          sent.push(input)
          return save(input)
        },
      ],
    ),
  })
  shell.render(<LanguagePage />)
  return { ...shell, sent, person: userEvent.setup() }
}

test('a chosen language is saved, and the page reloads in it', async () => {
  const { person, sent } = open((input) => answerWith({ ...settings, ...input }))
  const field = await screen.findByRole('combobox', { name: 'Language' })
  await person.selectOptions(field, 'Deutsch')
  await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce())
  expect(sent).toEqual([{ locale: 'de' }])
})

test('a language that could not be saved is not shown as chosen, and nothing reloads', async () => {
  const { person, toasts } = open(() => answerError('unexpected'))
  const field = await screen.findByRole('combobox', { name: 'Language' })
  await person.selectOptions(field, 'Deutsch')
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'bad' }]))
  expect(field).toHaveProperty('value', '')
  expect(reloadPage).not.toHaveBeenCalled()
})

test('a chosen country is saved without a reload', async () => {
  const { person, sent, toasts } = open((input) => answerWith({ ...settings, ...input }))
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'Norway')
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Country saved' }]))
  expect(sent).toEqual([{ country: 'NO' }])
  expect(reloadPage).not.toHaveBeenCalled()
})

test('countries have the names and the order of the language', () => {
  const german = countriesIn('de').map(({ name }) => name)
  expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Polen'))
  expect(new Set(german).size).toBe(german.length)
})
