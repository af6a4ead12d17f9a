// @vitest-environment jsdom
import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { notForMe, undoNotForMe } from '@tessera/contracts/calls/feed-tuner'
import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { answers } from '@tessera/testing/answers'
import { pin, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { PinList } from '../pin-list/pin-list.tsx'

beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 1244, configurable: true })
})

const why = { source: 'saved', name: 'Kitchens' } as const
const pins = ['1', '2', '3'].map((id) => pin({ id, title: `Pin ${id}`, why }))

function Feed() {
  const list = useInfiniteQuery(listOptions(useShell().client, homeFeed, {}))
  return <PinList list={list} label="Ideas" failure="Failed" end="End" empty="Empty" asksWhy />
}

const titles = () =>
  [...document.querySelectorAll('a')].map((link) => /Pin \d/.exec(link.textContent)?.[0])

function opened(answer = () => answerWith({ about: 'vase', hidden: ['2', '3'] })) {
  const sent: object[] = []
  const service = answers(
    [homeFeed, () => answerWith(pins)],
    [
      notForMe,
      (input) => {
        sent.push(input)
        return answer()
      },
    ],
    [undoNotForMe, () => answerWith(null)],
  )
  const shell = testShell({ viewer: viewer(), answer: service.answer })
  shell.render(<Feed />)
  return { ...shell, sent }
}

async function choose(reason: string): Promise<void> {
  const button = await screen.findByRole('button', { name: 'More: Pin 2' })
  button.click()
  const item = await screen.findByRole('menuitem', { name: 'Not for me' })
  item.click()
  await userEvent.click(await screen.findByRole('button', { name: reason }))
}

test('a reason hides a pin and what else it keeps out, says its effect, and undo brings all back', async () => {
  const { sent, toasts } = opened()
  await choose('Not my taste')
  await vi.waitFor(() => expect(titles()).toEqual(['Pin 1']))
  expect(sent).toEqual([{ pin_id: '2', reason: 'taste', shown: ['1', '2', '3'] }])
  const [toast] = toasts
  expect(toast?.text).toBe("You'll see fewer Pins about “vase” in your home feed.")
  toast?.action?.run()
  await vi.waitFor(() => expect(titles()).toEqual(['Pin 1', 'Pin 2', 'Pin 3']))
})

test('a reason that the service refuses leaves the list as it was', async () => {
  const { toasts } = opened(() => answerError('not-found'))
  await choose('Not this board')
  await vi.waitFor(() => expect(toasts.at(-1)).toMatchObject({ tone: 'bad' }))
  await vi.waitFor(() => expect(titles()).toEqual(['Pin 1', 'Pin 2', 'Pin 3']))
})

test('the menu of a pin says why it is there, and leads to the tuner', async () => {
  const { addresses } = opened()
  const button = await screen.findByRole('button', { name: 'More: Pin 1' })
  button.click()
  const item = await screen.findByRole('menuitem', { name: /^Because you saved to Kitchens/ })
  item.click()
  await vi.waitFor(() => expect(addresses).toContain(paths.feedSettings.to()))
})
