// @vitest-environment jsdom
import {
  deleteScheduledPin,
  listScheduledPins,
  publishScheduledPin,
  updateScheduledPin,
} from '@tessera/contracts/calls/scheduled-pins'
import { ScheduledPin } from '@tessera/contracts/entities/scheduled-pin'
import { z } from '@tessera/contracts/schema'
import { answers } from '@tessera/testing/answers'
import { pin, viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import ScheduledPage from './page.tsx'

const scheduled = (over: object = {}) =>
  z.parse(ScheduledPin, {
    id: '5',
    publish_at: '2026-05-04T10:00:00.000Z',
    is_failed: false,
    title: 'Lamp',
    description: '',
    link: null,
    alt_text: '',
    images: pin().images,
    dominant_color: '#dde',
    section: null,
    slide_count: 0,
    board: { id: '10', name: 'Quiet corners', url: '/mira/quiet-corners/' },
    ...over,
  })

function page(pins: readonly ScheduledPin[]) {
  const sent: unknown[] = []
  const noting =
    <Answer,>(answer: () => Answer) =>
    (input: unknown) => {
      sent.push(input)
      return answer()
    }
  const shell = testShell({
    viewer: viewer({ is_partner: true }),
    ...answers(
      [listScheduledPins, () => [...pins]],
      [updateScheduledPin, noting(() => scheduled())],
      [publishScheduledPin, noting(() => pin())],
      [deleteScheduledPin, noting(() => null)],
    ),
  })
  shell.render(<ScheduledPage />)
  return { ...shell, sent, person: userEvent.setup() }
}

test('a scheduled pin is published at once or canceled, and a toast says so', async () => {
  const { person, sent, toasts } = page([scheduled()])
  await person.click(await screen.findByRole('button', { name: 'Publish Lamp now' }))
  await vi.waitFor(() =>
    expect(toasts).toContainEqual(expect.objectContaining({ text: 'Your Pin is published' })),
  )
  await person.click(screen.getByRole('button', { name: 'Cancel Lamp' }))
  await vi.waitFor(() => expect(sent).toEqual([{ id: '5' }, { id: '5' }]))
})

test('a failed pin says so, and its text is edited with its time', async () => {
  const { person, sent } = page([scheduled({ is_failed: true, title: '' })])
  expect(await screen.findByText(/^We couldn't publish this Pin at its time/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Edit Untitled Pin' }))
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true)
  const time = screen.getByLabelText('Date and time')
  const later = new Date(Date.now() + 3 * 86_400_000)
  const text = new Date(later.getTime() - later.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 16)
  await person.clear(time)
  await person.type(time, text)
  await person.type(screen.getByLabelText('Title'), 'Vase')
  await person.click(screen.getByRole('button', { name: 'Save changes' }))
  await vi.waitFor(() =>
    expect(sent).toEqual([
      expect.objectContaining({ id: '5', title: 'Vase', publish_at: new Date(text).toISOString() }),
    ]),
  )
})

test('without scheduled pins the page leads to the builder', async () => {
  page([])
  const link = await screen.findByRole('link', { name: 'Create Pin' })
  expect(link.getAttribute('href')).toBe('/pin-builder/')
})
