// @vitest-environment jsdom

import { testShell } from '@tessera/testing/shell'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OutsidePicture } from './outside-picture.tsx'

const page = 'https://soup.example/members/1'
const address = 'https://soup.example/a.png'

beforeEach(() => {
  vi.stubGlobal('opener', null)
  URL.createObjectURL = () => 'blob:own'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

/** Shows the picture in a window that a page opened, which gives these bytes. */
function shown(picture: Blob | null, carried = address) {
  const hash = new URLSearchParams({ pictures: JSON.stringify([[carried, 480, 360, '']]) })
  const query = new URLSearchParams({ url: page, guid: 'g1' })
  window.history.replaceState(null, '', `/pin/create/bookmarklet/?${query}#${hash}`)
  const posted: unknown[] = []
  const opener = {
    postMessage(asked: object, origin: string) {
      posted.push([asked, origin])
      const data = { ...asked, kind: 'save.picture-given', picture }
      const event = new MessageEvent('message', { data, origin: 'https://soup.example' })
      Object.defineProperty(event, 'source', { value: opener })
      window.dispatchEvent(event)
    },
  }
  vi.stubGlobal('opener', opener)
  const onGone = vi.fn()
  testShell().render(<OutsidePicture address={address} alt="Soup" onGone={onGone} />)
  fireEvent.error(screen.getByAltText('Soup'))
  return { onGone, posted }
}

test('a picture that the service cannot fetch is shown from the page that opened the window', async () => {
  const { onGone, posted } = shown(new Blob(['x'], { type: 'image/png' }))
  await waitFor(() => expect(screen.getByAltText('Soup').getAttribute('src')).toBe('blob:own'))
  expect(posted).toEqual([
    [{ kind: 'save.picture-wanted', guid: 'g1', address }, 'https://soup.example'],
  ])
  expect(onGone).not.toHaveBeenCalled()
})

test('a picture that its page may not read either is gone', async () => {
  const { onGone } = shown(null)
  await waitFor(() => expect(onGone).toHaveBeenCalledOnce())
})

test('the opener is not asked for a picture that it did not bring along', async () => {
  const { onGone, posted } = shown(new Blob(['x'], { type: 'image/png' }), `${address}?other`)
  await waitFor(() => expect(onGone).toHaveBeenCalledOnce())
  expect(posted).toEqual([])
})
