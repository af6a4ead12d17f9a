// @vitest-environment jsdom
import { updateSettings } from '@tessera/contracts/calls/settings'
import { getUser } from '@tessera/contracts/calls/users'
import { answers } from '@tessera/testing/answers'
import { user, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import Introduction from './overlay.tsx'

const settings = {
  username: 'mira',
  full_name: 'Mira Okafor',
  about: '',
  country: null,
  locale: null,
  listed_website_url: null,
  connected_to_instagram: false,
}

function open(save = (input: object) => answerWith({ ...settings, ...input })) {
  const sent: unknown[] = []
  let closed = 0
  const { render } = testShell({
    viewer: viewer(),
    ...answers(
      [getUser, () => answerWith(user())],
      [
        updateSettings,
        (input) => {
          sent.push(input)
          return save(input)
        },
      ],
    ),
  })
  render(
    <Introduction
      close={() => {
        closed += 1
      }}
    />,
  )
  return { sent, closed: () => closed, person: userEvent.setup() }
}

const name = () => screen.findByRole('textbox', { name: 'Name' })
const press = (label: string) => screen.findByRole('button', { name: label })

test('a new name is saved before the step closes', async () => {
  const { person, sent, closed } = open()
  await person.clear(await name())
  await person.type(await name(), 'Mira Stone')
  await person.click(await press('Continue'))
  await waitFor(() => expect(closed()).toBe(1))
  expect(sent).toEqual([{ full_name: 'Mira Stone' }])
})

test('a name that is refused stays with the reason beside it', async () => {
  const { person, closed } = open(() => answerError('full-name-invalid'))
  await person.type(await name(), '!')
  await person.click(await press('Continue'))
  await waitFor(async () => expect((await name()).getAttribute('aria-invalid')).toBe('true'))
  expect(closed()).toBe(0)
})

test('the step can be skipped, and sends nothing without a change', async () => {
  const { person, sent, closed } = open()
  await name()
  await person.click(await press('Continue'))
  await person.click(await press('Skip'))
  expect([closed(), sent]).toEqual([2, []])
})
