// @vitest-environment jsdom
import { blockUser } from '@tessera/contracts/calls/follows'
import { getPin, hidePin, reportPin } from '@tessera/contracts/calls/pins'
import { pin, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { service } from '../../../test/service.ts'
import ReportPin from './overlay.tsx'

const shown = pin()

function open(answer: () => Response = () => answerWith(null), looker = viewer({ id: '9' })) {
  const reported: unknown[] = []
  const close = vi.fn()
  const shell = testShell({
    viewer: looker,
    answer: service(
      [getPin, () => answerWith(shown)],
      [
        reportPin,
        (input) => {
          reported.push(input)
          return answer()
        },
      ],
      [hidePin, () => answerWith(null)],
      [blockUser, () => answerWith({ id: '2', blocked_by_me: true })],
    ),
  })
  shell.render(<ReportPin input={{ pinId: shown.id, source: 'homePage' }} close={close} />)
  return { ...shell, close, reported, person: userEvent.setup() }
}

const send = () => screen.getByRole('button', { name: 'Report' })

test('every reason the service knows is offered in plain words, none of them chosen', () => {
  open()
  expect(screen.getAllByRole('radio')).toHaveLength(reportPin.input.shape.reason.options.length)
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(send().hasAttribute('disabled')).toBe(true)
})

test('what is wrong is sent, and thanked for', async () => {
  const { person, reported, close } = open()
  await person.click(screen.getByRole('radio', { name: /^Spam/ }))
  await person.click(send())
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeDefined()
  expect(reported).toEqual([{ pin_id: '42', reason: 'spam' }])
  await person.click(screen.getByRole('button', { name: 'Done' }))
  expect(close).toHaveBeenCalled()
})

test('a report that is refused says why and keeps what was chosen', async () => {
  const { person } = open(() => answerError('unexpected'))
  await person.click(screen.getByRole('radio', { name: /^Hate/ }))
  await person.click(send())
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(screen.getByRole('radio', { checked: true })).toBeDefined()
})

test('whoever has reported hides the pin and blocks whose it is, if they like', async () => {
  const { person, events } = open()
  await person.click(screen.getByRole('radio', { name: /^Hate/ }))
  await person.click(send())
  await person.click(await screen.findByRole('button', { name: 'Hide this Pin' }))
  expect(await screen.findByText('Pin hidden')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Block Mira Okafor' }))
  expect(await screen.findByText('Mira Okafor blocked')).toBeDefined()
  expect(events).toMatchObject([
    {
      name: 'entities.changed',
      payload: { entities: [{ id: '42', fields: { hidden_by_me: true } }] },
    },
    {
      name: 'entities.changed',
      payload: { entities: [{ id: '2', fields: { blocked_by_me: true } }] },
    },
  ])
})

test('nobody is offered to block themselves', async () => {
  const { person } = open(undefined, viewer())
  await person.click(screen.getByRole('radio', { name: /^Spam/ }))
  await person.click(send())
  await screen.findByRole('button', { name: 'Hide this Pin' })
  expect(screen.queryByRole('button', { name: /Block/ })).toBeNull()
})
