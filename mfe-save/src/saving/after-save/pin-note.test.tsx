// @vitest-environment jsdom
import { similarPins } from '@tessera/contracts/calls/media'
import type { Pin } from '@tessera/contracts/entities/pin'
import { answers } from '@tessera/testing/answers'
import { boardCard, pin, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PinNote } from './pin-note.tsx'

function noted(shown: Pin, similar: () => Response = () => answerWith([])) {
  const look = vi.fn(similar)
  const shell = testShell({ viewer: viewer(), ...answers([similarPins, look]) })
  return { look, ...shell.render(<PinNote pin={shown} />) }
}

test('S2.20 a saved pin says so in red, with a link to its board', () => {
  const { look } = noted(pin({ pinned_to_board: boardCard() }))
  const link = screen.getByRole('link', {
    name: 'Psst! You already saved this Pin to Quiet corners',
  })
  expect(link.getAttribute('href')).toBe('/mira/quiet-corners/')
  expect(link.parentElement?.className).toContain('badge')
  expect(look).not.toHaveBeenCalled()
})

test('S2.20 a board that a quick save created shows no reminder', () => {
  const { container } = noted(pin({ pinned_to_board: boardCard({ layout: 'quick_create' }) }))
  expect(container.textContent).toBe('')
})

test('a very similar picture is pointed out before the save, with a link in a new tab', async () => {
  const same = pin({ id: '77', board: { id: '11', name: 'Balcony', url: '/mira/balcony/' } })
  noted(pin(), () => answerWith([pin(), same]))
  const link = await screen.findByRole('link', {
    name: 'You saved a very similar image to Balcony (opens in a new tab)',
  })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/pin/77/', '_blank'])
})

test.each([
  ['there is none', () => answerWith([pin()])],
  ['nobody can tell', () => answerError('unexpected')],
])('nothing shows where %s', async (_, similar) => {
  const { look, container } = noted(pin(), similar)
  await waitFor(() => expect(look).toHaveBeenCalled())
  await look.mock.results[0]?.value
  expect(container.textContent).toBe('')
})
