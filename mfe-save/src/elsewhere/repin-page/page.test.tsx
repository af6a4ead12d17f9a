// @vitest-environment jsdom
import { getPin } from '@tessera/contracts/calls/pins'
import { answers } from '@tessera/testing/answers'
import { pin, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { expect, test, vi } from 'vitest'
import RepinPage from './page.tsx'

function opened(answer: () => Response) {
  const shell = testShell({ viewer: viewer(), ...answers([getPin, answer]) })
  shell.stores.$address.set({ pathname: '/pin/42/repin/x/', search: '' })
  shell.render(<RepinPage params={{ pinId: '42' }} query={new URLSearchParams()} />)
  return shell
}

test('the address that saves a pin opens the pin with the board picker, once', async () => {
  const { addresses, events } = opened(() => answerWith(pin()))
  await vi.waitFor(() => expect(addresses).toEqual(['/pin/42/']))
  expect(events).toEqual([
    { name: 'save.requested', payload: { pinId: '42', source: 'pinBookmarklet' } },
  ])
})

test('the address that saves a missing pin redirects to the home page', async () => {
  const { addresses, events } = opened(() => answerError('not-found'))
  await vi.waitFor(() => expect(addresses).toEqual(['/?error=not-found']))
  expect(events).toEqual([])
})
