// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { viewer } from '../../test/viewer.ts'
import { createShell } from '../boot/create-shell.ts'
import { Late } from './late.tsx'

/** Number of times that loading the mocked chunk fails. */
const file = vi.hoisted(() => ({ failures: 0 }))
vi.mock('./late-frame.tsx', () => ({ default: () => 'over the page' }))
vi.mock('@tessera/module/again', () => ({
  again: async (load: () => Promise<void>) => {
    file.failures -= 1
    if (file.failures >= 0) throw new Error('offline')
    return load()
  },
}))

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
  vi.spyOn(console, 'warn').mockReturnValue()
  render(<Late shell={shell} />)
  return shell
}

test('what shows over the page loads with the first toast; when that fails it says so, and tries again', async () => {
  file.failures = 2
  const shell = open()
  // After the first view nobody waits for it.
  act(() => shell.$late.set('ahead'))
  await vi.waitFor(() => expect(shell.$late.get()).toBe('unwanted'))
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => shell.toasts.show({ text: 'Saved' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('over the page')).toBeDefined()
  const heard: string[] = []
  shell.toasts.listen(({ text }) => heard.push(text))
  expect(heard).toEqual(['Saved'])
})
