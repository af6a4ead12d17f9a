// @vitest-environment jsdom
import { queryOptions } from '@tessera/client'
import { updateSettings } from '@tessera/contracts/calls/settings'
import { getUser } from '@tessera/contracts/calls/users'
import { user, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { service } from '../../../test/service.ts'
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
  const shell = testShell({ viewer: viewer(), answer: service([updateSettings, record]) })
  const closed: true[] = []
  shell.render(<EditProfileModal user={user()} onClose={() => closed.push(true)} />)
  return { ...shell, sent, closed, person: userEvent.setup() }
}

const field = (name: string) => screen.getByRole('textbox', { name })

test('what changed is sent, and shows everywhere at once', async () => {
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
    { name: 'session.changed', payload: { viewer: { full_name: 'Mira Stone' } } },
  ])
  expect(toasts).toMatchObject([{ tone: 'good' }])
})

test('a new username warns of what becomes of the old address, and leads to the new one', async () => {
  const { person, addresses } = open((input) => answerWith({ ...settings, ...input }))
  const warning =
    /Links to your old address lead here. After 30 days, .* can take the username mira/
  expect(screen.queryByText(warning)).toBeNull()
  await person.type(field('Username'), '_2')
  expect(screen.getByText(warning)).toBeDefined()
  await person.type(field('Username'), '{Enter}')
  await waitFor(() => expect(addresses).toEqual(['/mira_2/']))
})

test('a refusal stands at its field, goes with the next edit, and nothing typed is lost', async () => {
  const { person, closed } = open(() => answerError('website-invalid'))
  await person.type(field('Website'), 'nowhere{Enter}')
  await waitFor(() => expect(field('Website').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText("That isn't a valid website address.")).toBeDefined()
  expect(closed).toEqual([])
  await person.type(field('Website'), '.org')
  expect(screen.queryByText("That isn't a valid website address.")).toBeNull()
  expect(field('Website')).toHaveProperty('value', 'nowhere.org')
})
