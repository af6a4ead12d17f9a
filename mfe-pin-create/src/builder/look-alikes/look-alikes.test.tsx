// @vitest-environment jsdom
import { similarPins } from '@tessera/contracts/calls/media'
import { answers } from '@tessera/testing/answers'
import { pin, viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LookAlikes } from './look-alikes.tsx'

test('own Pins with almost the same picture are shown before publishing, at most three', async () => {
  const found = ['1', '2', '3', '4'].map((id) => pin({ id, title: `Lamp ${id}` }))
  const { answer, asked } = answers([similarPins, () => found])
  testShell({ viewer: viewer(), answer }).render(<LookAlikes mediaId="77" />)
  expect(await screen.findByRole('region', { name: 'You already have this' })).toBeDefined()
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/pin/1/', '/pin/2/', '/pin/3/'])
  expect(asked).toEqual([{ call: similarPins.name, input: { media_upload_id: '77' } }])
})

test('a picture that looks like no other shows nothing', async () => {
  const { answer, asked } = answers([similarPins, () => []])
  testShell({ viewer: viewer(), answer }).render(<LookAlikes mediaId="77" />)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByRole('region')).toBeNull()
})
