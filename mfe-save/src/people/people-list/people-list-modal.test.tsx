// @vitest-environment jsdom
import { userFollowing } from '@tessera/contracts/calls/users'
import { answers } from '@tessera/testing/answers'
import { user } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PeopleListModal } from './people-list-modal.tsx'

/** Sees at once whatever it is asked to watch. */
class AtOnce {
  readonly #tell: (entries: readonly { isIntersecting: boolean }[]) => void
  constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#tell = tell
  }
  observe() {
    this.#tell([{ isIntersecting: true }])
  }
  disconnect() {}
}

const person = (id: string, full_name: string) => ({
  id,
  username: full_name.toLowerCase(),
  full_name,
  image_medium_url: null,
  is_verified_merchant: id === '7',
  follower_count: 3,
  followed_by_me: false,
})

type Answer = (input: Readonly<Record<string, unknown>>) => Response

function open(answer: Answer, own = false) {
  const shell = testShell({ ...answers([userFollowing, answer]) })
  shell.render(<PeopleListModal user={user()} side="following" own={own} onClose={() => {}} />)
  return userEvent.setup()
}

test('more people load near the end of the list', async () => {
  vi.stubGlobal('IntersectionObserver', AtOnce)
  open(({ bookmark }) =>
    bookmark === undefined
      ? answerWith([person('7', 'Zoe')], 'next')
      : answerWith([person('8', 'Ana')]),
  )
  const zoe = await screen.findByRole('link', { name: /^Zoe/ })
  expect(zoe.textContent).toContain('@zoe')
  expect(screen.getByRole('img', { name: 'Verified merchant' })).toBeDefined()
  expect(await screen.findByRole('link', { name: /^Ana/ })).toBeDefined()
  vi.unstubAllGlobals()
})

test('an empty list says so, and suggests to its owner what to do', async () => {
  open(() => answerWith([]))
  expect(await screen.findByText("Mira Okafor isn't following anyone yet.")).toBeDefined()
  open(() => answerWith([]), true)
  expect(await screen.findByText(/^You're not following anyone yet\. Follow people/)).toBeDefined()
})

test('a list that fails to load can be retried', async () => {
  let tries = 0
  const hand = open(() => {
    tries += 1
    return tries === 1 ? answerError('unexpected') : answerWith([person('7', 'Zoe')])
  })
  await hand.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /^Zoe/ })).toBeDefined()
})
