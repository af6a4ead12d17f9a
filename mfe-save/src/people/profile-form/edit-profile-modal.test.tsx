// @vitest-environment jsdom
import { queryOptions } from '@tessera/client'
import { updateSettings } from '@tessera/contracts/calls/settings'
import { getUser } from '@tessera/contracts/calls/users'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { answers } from '@tessera/testing/answers'
import { user, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { EditProfileModal } from './edit-profile-modal.tsx'

const settings = {
  username: 'mira',
  full_name: 'Mira Okafor',
  about: 'Rooms that breathe.',
  country: null,
  locale: null,
  listed_website_url: null,
  connected_to_instagram: false,
}

type Input = Readonly<Record<string, unknown>>

function open(answer: (input: Input) => Response) {
  const sent: Input[] = []
  const record = (input: Input) => {
    sent.push(input)
    return answer(input)
  }
  const shell = testShell({ viewer: viewer(), ...answers([updateSettings, record]) })
  const closed: true[] = []
  shell.render(<EditProfileModal user={user()} onClose={() => closed.push(true)} />)
  return { ...shell, sent, closed, person: userEvent.setup() }
}

const isInvalid = (element: HTMLElement) => element.getAttribute('aria-invalid') === 'true'

const field = (name: string) => screen.getByRole('textbox', { name })

test('changed fields are sent, and shown everywhere at once', async () => {
  const { shell, person, sent, closed, events, toasts } = open((input) =>
    answerWith({ ...settings, ...input }),
  )
  const { queryKey } = queryOptions(shell.client, getUser, { username: 'mira' })
  shell.queries.setQueryData(queryKey, user())
  await person.clear(field('Name'))
  await person.type(field('Name'), 'Mira Stone')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(closed).toHaveLength(1))
  expect(sent).toEqual([{ full_name: 'Mira Stone' }])
  expect(shell.queries.getQueryData(queryKey)).toMatchObject({ full_name: 'Mira Stone' })
  expect(events).toMatchObject([
    { name: 'entities.changed' },
    { name: 'session.changed', payload: { viewer: { full_name: 'Mira Stone' } } },
  ])
  expect(toasts).toMatchObject([{ tone: 'good' }])
})

test('a new username warns what happens to the old address', async () => {
  const { person, sent } = open((input) => answerWith({ ...settings, ...input }))
  const warning =
    /Links to your old address lead here. After 30 days, .* can take the username mira/
  expect(screen.queryByText(warning)).toBeNull()
  await person.type(field('Username'), '_2')
  expect(screen.getByText(warning)).toBeDefined()
  await person.type(field('Username'), '{Enter}')
  await waitFor(() => expect(sent).toEqual([{ username: 'mira_2' }]))
})

test.each([
  { code: 'username-taken', at: 'Username' },
  { code: 'full-name-invalid', at: 'Name' },
  { code: 'website-invalid', at: 'Website' },
] as const)(
  'a refusal $code shows the error at the field $at until it is edited, and keeps the draft',
  async ({ code, at }) => {
    const { person, closed } = open(() => answerError(code))
    const before = field(at).getAttribute('value') ?? ''
    await person.type(field(at), 'o{Enter}')
    await waitFor(() => expect(isInvalid(field(at))).toBe(true))
    expect(screen.getAllByRole('textbox').filter(isInvalid)).toEqual([field(at)])
    expect(screen.getByText(errorCatalogue[code].message)).toBeDefined()
    expect(closed).toEqual([])
    await person.type(field(at), 'k')
    expect(screen.queryByText(errorCatalogue[code].message)).toBeNull()
    expect(field(at)).toHaveProperty('value', `${before}ok`)
  },
)
