// @vitest-environment jsdom
import { getPin } from '@tessera/contracts/calls/pins'
import { pin, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { expect, test, vi } from 'vitest'
import { service } from '../../../test/service.ts'
import RepinPage from './page.tsx'

function opened(answer: () => Response) {
  const shell = testShell({ viewer: viewer(), answer: service([getPin, answer]) })
  shell.stores.$address.set({ pathname: '/pin/42/repin/x/', search: '' })
  shell.render(<RepinPage params={{ pinId: '42' }} query={new URLSearchParams()} />)
  return shell
}

test('the address that saves a pin leads to the pin and opens the board picker once', async () => {
  const { addresses, events } = opened(() => answerWith(pin()))
  await vi.waitFor(() => expect(addresses).toEqual(['/pin/42/']))
  expect(events).toEqual([
    { name: 'save.requested', payload: { pinId: '42', source: 'pinBookmarklet' } },
  ])
})

test('the address that saves a pin which is not there leads home', async () => {
  const { addresses, events } = opened(() => answerError('not-found'))
  await vi.waitFor(() => expect(addresses).toEqual(['/?error=not-found']))
  expect(events).toEqual([])
})
