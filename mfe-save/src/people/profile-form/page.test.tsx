// @vitest-environment jsdom
import { queryOptions } from '@tessera/client'
import { updateSettings } from '@tessera/contracts/calls/settings'
import { getUser } from '@tessera/contracts/calls/users'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { answers } from '@tessera/testing/answers'
import { user, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import ProfileSettings from './page.tsx'

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
  const shell = testShell({
    viewer: viewer(),
    ...answers([getUser, () => answerWith(user())], [updateSettings, record]),
  })
  shell.render(<ProfileSettings />)
  return { ...shell, sent, person: userEvent.setup() }
}

const isInvalid = (element: HTMLElement) => element.getAttribute('aria-invalid') === 'true'

const field = (name: string) => screen.getByRole('textbox', { name })
const loaded = () => screen.findByRole('textbox', { name: 'Name' })

test('changed fields are sent, shown everywhere at once, and the form says what was saved', async () => {
  const { shell, person, sent, events, toasts } = open((input) =>
    answerWith({ ...settings, ...input, about: 'Rooms that breathe.' }),
  )
  await loaded()
  await person.clear(field('Name'))
  await person.type(field('Name'), ' Mira Stone')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'good' }]))
  expect(sent).toEqual([{ full_name: 'Mira Stone' }])
  const { queryKey } = queryOptions(shell.client, getUser, { username: 'mira' })
  expect(shell.queries.getQueryData(queryKey)).toMatchObject({ full_name: 'Mira Stone' })
  expect(events).toMatchObject([
    { name: 'entities.changed' },
    { name: 'session.changed', payload: { viewer: { full_name: 'Mira Stone' } } },
  ])
  expect(field('Name')).toHaveProperty('value', 'Mira Stone')
})

test('a new username warns what happens to the old address', async () => {
  const { person, sent } = open((input) => answerWith({ ...settings, ...input }))
  const warning =
    /Links to your old address lead here. After 30 days, .* can take the username mira/
  await loaded()
  expect(screen.queryByText(warning)).toBeNull()
  await person.type(field('Username'), '_2')
  expect(screen.getByText(warning)).toBeDefined()
  await person.type(field('Username'), '{Enter}')
  await waitFor(() => expect(sent).toEqual([{ username: 'mira_2' }]))
})

test('what was written and not saved is there again after a reload', async () => {
  const { person } = open(() => answerError('unexpected'))
  await loaded()
  await person.type(field('About'), ' Mostly chairs.')
  cleanup()
  const { person: later } = open(() => answerError('unexpected'))
  await loaded()
  expect(field('About')).toHaveProperty('value', 'Rooms that breathe. Mostly chairs.')
  await later.click(screen.getByRole('button', { name: 'Start over' }))
  expect(field('About')).toHaveProperty('value', 'Rooms that breathe.')
})

test.each([
  { code: 'username-taken', at: 'Username' },
  { code: 'full-name-invalid', at: 'Name' },
  { code: 'website-invalid', at: 'Website' },
] as const)(
  'a refusal $code shows the error at the field $at until it is edited, and keeps the draft',
  async ({ code, at }) => {
    const { person } = open(() => answerError(code))
    await loaded()
    const before = field(at).getAttribute('value') ?? ''
    await person.type(field(at), 'o{Enter}')
    await waitFor(() => expect(isInvalid(field(at))).toBe(true))
    expect(screen.getAllByRole('textbox').filter(isInvalid)).toEqual([field(at)])
    expect(screen.getByText(errorCatalogue[code].message)).toBeDefined()
    await person.type(field(at), 'k')
    expect(screen.queryByText(errorCatalogue[code].message)).toBeNull()
    expect(field(at)).toHaveProperty('value', `${before}ok`)
  },
)
