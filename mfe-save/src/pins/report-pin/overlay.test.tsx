// @vitest-environment jsdom
import { blockUser } from '@tessera/contracts/calls/follows'
import { getPin, hidePin, reportPin } from '@tessera/contracts/calls/pins'
import { answers } from '@tessera/testing/answers'
import { pin, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import ReportPin from './overlay.tsx'

const shown = pin()

function open(answer: () => Response = () => answerWith(null), looker = viewer({ id: '9' })) {
  const reported: unknown[] = []
  const close = vi.fn()
  const shell = testShell({
    viewer: looker,
    ...answers(
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

test('the form offers every reason of the contract, none of them chosen', () => {
  open()
  expect(screen.getAllByRole('radio')).toHaveLength(reportPin.input.shape.reason.options.length)
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(send().hasAttribute('disabled')).toBe(true)
})

test('a report is sent, and the dialog thanks for it', async () => {
  const { person, reported, close } = open()
  await person.click(screen.getByRole('radio', { name: /^Spam/ }))
  await person.click(send())
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeDefined()
  expect(reported).toEqual([{ pin_id: '42', reason: 'spam' }])
  await person.click(screen.getByRole('button', { name: 'Done' }))
  expect(close).toHaveBeenCalled()
})

test('a refused report says why and keeps its reason', async () => {
  const { person } = open(() => answerError('unexpected'))
  await person.click(screen.getByRole('radio', { name: /^Hate/ }))
  await person.click(send())
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(screen.getByRole('radio', { checked: true })).toBeDefined()
})

test('after a report the pin can be hidden and its person blocked', async () => {
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

test('a report of one’s own pin does not offer to block its person', async () => {
  const { person } = open(undefined, viewer())
  await person.click(screen.getByRole('radio', { name: /^Spam/ }))
  await person.click(send())
  await screen.findByRole('button', { name: 'Hide this Pin' })
  expect(screen.queryByRole('button', { name: /Block/ })).toBeNull()
})
