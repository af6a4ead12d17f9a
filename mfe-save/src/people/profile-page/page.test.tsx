// @vitest-environment jsdom

import { userBoards } from '@tessera/contracts/calls/boards'
import { blockUser } from '@tessera/contracts/calls/follows'
import { getUser } from '@tessera/contracts/calls/users'
import { answers } from '@tessera/testing/answers'
import { boardCard, user, viewer } from '@tessera/testing/fixtures'
import { answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { openProfile, other } from '../../../test/opened-profile.tsx'
import { draftOf } from '../profile-form/profile-draft.ts'
import { saveProfile } from '../profile-form/save-profile.ts'
import ProfilePage from './page.tsx'

test('a profile shows name, username, website, about, marks and counts', async () => {
  openProfile({
    shown: user({ is_verified_merchant: true, website: 'https://www.rooms.example/' }),
  })
  const title = await screen.findByRole('heading', { level: 1, name: /^Mira Okafor/ })
  expect(within(title).getByRole('img', { name: 'Verified merchant' })).toBeDefined()
  expect(screen.getByText('@mira')).toBeDefined()
  expect(screen.getByText('Rooms that breathe.')).toBeDefined()
  expect(screen.getByRole('button', { name: '1,204 followers' })).toBeDefined()
  expect(screen.getByText('45 Pins')).toBeDefined()
  const website = screen.getByRole('link', { name: 'rooms.example' })
  expect(website.getAttribute('href')).toMatch(/^\/offsite\//)
})

test('the tabs are links, and the current one is marked', async () => {
  openProfile({ shown: user(), query: 'tab=created' })
  const tabs = await screen.findByRole('navigation', { name: 'Profile sections' })
  const links = within(tabs).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/mira/',
    '/mira/?tab=saved',
    '/mira/?tab=created',
    '/mira/?tab=about',
  ])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'page', null])
  expect(await screen.findByRole('list', { name: 'Pins that Mira Okafor created' })).toBeDefined()
})

test('another person’s profile has Follow, and neither ‘Create board’ nor ‘Edit profile’', async () => {
  openProfile({ shown: other, looker: viewer() })
  expect(await screen.findByRole('button', { name: 'Follow Mira Okafor' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Create board' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Edit profile' })).toBeNull()
})

test('the viewer’s own profile has no follow button', async () => {
  openProfile({ shown: user(), looker: viewer() })
  expect(await screen.findByRole('link', { name: 'Edit profile' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull()
})

test('the number of followers opens the list of followers, each with a follow button', async () => {
  const { person } = openProfile({ shown: other, looker: viewer() })
  await person.click(await screen.findByRole('button', { name: '1,204 followers' }))
  const list = await screen.findByRole('dialog', { name: 'Followers' })
  const zoe = await within(list).findByRole('link', { name: /^Zoe Berg/ })
  expect(zoe.getAttribute('href')).toBe('/zoe/')
  expect(within(list).getByRole('button', { name: 'Follow Zoe Berg' })).toBeDefined()
})

test('Share copies the profile’s address', async () => {
  const { person, toasts } = openProfile({ shown: other })
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await person.click(await screen.findByRole('button', { name: 'Share profile' }))
  expect(write).toHaveBeenCalledWith('http://localhost:3000/mira/')
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Link copied' }]))
})

test('a person is blocked after confirmation, and a notice replaces their boards', async () => {
  let blocked = false
  const shell = testShell({
    viewer: viewer(),
    ...answers(
      [getUser, () => answerWith(user({ ...other, blocked_by_me: blocked }))],
      [userBoards, () => answerWith([boardCard()])],
      [
        blockUser,
        () => {
          blocked = true
          return answerWith({ id: '3', blocked_by_me: true })
        },
      ],
    ),
  })
  shell.render(<ProfilePage params={{ username: 'mira' }} query={new URLSearchParams()} />)
  const hand = userEvent.setup()
  await hand.click(await screen.findByRole('button', { name: 'Options for Mira Okafor' }))
  await hand.click(screen.getByRole('menuitem', { name: 'Block' }))
  await hand.click(screen.getByRole('button', { name: 'Block' }))
  expect(await screen.findByRole('heading', { name: 'You blocked Mira Okafor' })).toBeDefined()
  expect(screen.getAllByRole('button', { name: 'Unblock Mira Okafor' })).toHaveLength(2)
  expect(screen.queryByRole('link', { name: /Quiet corners/ })).toBeNull()
  expect(shell.events).toMatchObject([
    { name: 'entities.changed', payload: { entities: [{ fields: { blocked_by_me: true } }] } },
  ])
})

const nothing: readonly (readonly [string, string, string])[] = [
  ['', 'Create your first board', 'No boards yet'],
  ['tab=saved', 'Save what you like', 'Nothing saved yet'],
  ['tab=created', 'Create your first Pin', 'Nothing created yet'],
  ['tab=about', 'Introduce yourself', 'No bio yet'],
]

for (const [query, own, others] of nothing)
  test(`an empty tab (${query || 'boards'}) suggests what to do next`, async () => {
    const world = { boards: [], pins: () => answerWith([]), query }
    const empty = { about: '', board_count: 0 }
    openProfile({ ...world, shown: user(empty), looker: viewer() })
    expect(await screen.findByRole('heading', { name: own })).toBeDefined()
    openProfile({ ...world, shown: user({ ...empty, id: '3' }) })
    expect(await screen.findByRole('heading', { name: others })).toBeDefined()
    expect(screen.getAllByRole('link', { name: 'Find ideas' }).length).toBeGreaterThan(0)
  })

test('a username that nobody has redirects home with a message', async () => {
  const { addresses } = openProfile({})
  await waitFor(() => expect(addresses).toEqual(['/?error=not-found']))
})

test('the page of a person who changes their username moves to the new address', async () => {
  const { shell, addresses } = openProfile({ shown: user(), looker: viewer() })
  const edit = await screen.findByRole('link', { name: 'Edit profile' })
  expect(edit.getAttribute('href')).toBe('/settings/profile/')
  const draft = { ...draftOf(user()), username: 'mira_2' }
  await shell.commands.run(saveProfile, { draft, user: user(), viewer: viewer() })
  await waitFor(() => expect(addresses).toEqual(['/mira_2/']))
  expect(screen.getByText('@mira_2')).toBeDefined()
})

test('the page of a known person may render again while its call waits', async () => {
  const world = { shown: user(), looker: viewer() }
  const { shell, render, person, unmount, addresses } = openProfile(world)
  await screen.findByText('@mira')
  const draft = { ...draftOf(user()), username: 'mira_2' }
  await shell.commands.run(saveProfile, { draft, user: user(), viewer: viewer() })
  await waitFor(() => expect(addresses).toEqual(['/mira_2/']))
  unmount()
  vi.spyOn(shell.client, 'call').mockReturnValue(new Promise(() => {}))
  function Page() {
    const [query, change] = useState(new URLSearchParams())
    return (
      <>
        <button type="button" onClick={() => change(new URLSearchParams('tab=about'))}>
          Change
        </button>
        <ProfilePage params={{ username: 'mira_2' }} query={query} />
      </>
    )
  }
  render(<Page />)
  await person.click(screen.getByRole('button', { name: 'Change' }))
  expect(screen.getByText('@mira_2')).toBeDefined()
})
