// @vitest-environment jsdom
import { getPin } from '@tessera/contracts/calls/pins'
import { answers } from '@tessera/testing/answers'
import { pin } from '@tessera/testing/fixtures'
import { answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import SharePin from './overlay.tsx'

afterEach(() => vi.unstubAllGlobals())

const shown = pin()
const link = 'http://localhost:3000/pin/42/'

function open() {
  const person = userEvent.setup()
  const shell = testShell({ ...answers([getPin, () => answerWith(shown)]) })
  shell.render(<SharePin input={{ pinId: shown.id }} close={() => {}} />)
  return person
}

test('the whole link is copied, and a message confirms it', async () => {
  const person = open()
  await person.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(link)
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('Link copied')
})

test('when the browser refuses to copy, the link is selected and a message explains how', async () => {
  const person = open()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  await person.click(screen.getByRole('button', { name: 'Copy link' }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to the Pin' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link)
  expect(screen.getByText(/Press Ctrl\+C/)).toBeDefined()
})

test('the device’s share sheet is offered where it exists, with the link and the name', async () => {
  const share = vi.fn(async () => {})
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  const person = open()
  await screen.findByText('A reading corner')
  await person.click(screen.getByRole('button', { name: 'Share with an app' }))
  expect(share).toHaveBeenCalledWith({ url: link, title: 'A reading corner' })
})

test('the device’s share sheet is not offered where it does not exist', async () => {
  open()
  await screen.findByText('A reading corner')
  expect(screen.queryByRole('button', { name: 'Share with an app' })).toBeNull()
})
