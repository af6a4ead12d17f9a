// @vitest-environment jsdom

import { createPin } from '@tessera/contracts/calls/pins'
import { answers } from '@tessera/testing/answers'
import { pin, viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { siteQueryOf } from '../pictures/other-sites/site-query.ts'
import { useSaving } from './use-saving.ts'

const place = { board: { id: '10', name: 'Quiet corners' }, section: null }

test('a pin is saved when its image comes while its board is created, before the board is chosen', async () => {
  const { answer } = answers([createPin, () => pin({ id: '42' })])
  const created = vi.fn()
  function Window() {
    const { tell } = useSaving({
      site: siteQueryOf('bookmarklet', new URLSearchParams({ url: 'https://soup.example/' })),
      method: 'bookmarklet',
      texts: { title: '', description: '' },
      product: null,
      advertiser: {},
      image: { kind: 'ready', mediaId: '7' },
      onCreated: created,
    })
    // The board was asked for while the image was still coming.
    const choose = () => tell({ type: 'place-chosen', place, image: { kind: 'coming' } })
    return (
      <button type="button" onClick={choose}>
        Choose
      </button>
    )
  }
  testShell({ viewer: viewer(), answer }).render(<Window />)
  fireEvent.click(screen.getByRole('button', { name: 'Choose' }))
  await vi.waitFor(() => expect(created).toHaveBeenCalledExactlyOnceWith('42', place))
})
