// @vitest-environment jsdom

import { testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ImageState } from './image-state.tsx'
import type { SitePicture } from './use-site-picture.ts'

const found = {
  addresses: [],
  looking: true,
  isRead: false,
  title: '',
  product: null,
  none: null,
  again: null,
}

function shown(waiting: 'short' | 'slow' | 'over') {
  const nothing = () => {}
  const image: SitePicture = {
    picture: { kind: 'none' },
    readiness: { kind: 'coming' },
    waiting,
    choose: nothing,
    retry: nothing,
    remove: nothing,
    take: nothing,
  }
  testShell().render(<ImageState host="soup.example" title="" {...{ found, image }} />)
}

test.each([
  ['short', 'Looking for images on soup.example…'],
  ['slow', 'soup.example is slow to answer. We keep looking.'],
] as const)('a search that has been %s says so, and asks for nothing', (waiting, text) => {
  shown(waiting)
  expect(screen.getByText(text)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a search that counts as over offers an image of one’s own', () => {
  shown('over')
  expect(screen.getByText(/^soup.example takes too long to answer/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Choose an image of your own' })).toBeDefined()
})
