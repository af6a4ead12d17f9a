// @vitest-environment jsdom
import {
  findCopies,
  type HouseCopy,
  type HouseRemoval,
  houseRemovals,
  removePictures,
} from '@tessera/contracts/calls/house-content'
import { houseSelf } from '@tessera/contracts/calls/house-roles'
import { ActionId, MediaId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { selfAs } from '../../test/house.ts'
import ContentPage from './page.tsx'

const copy = (id: string, over: Partial<HouseCopy> = {}): HouseCopy => ({
  media_id: z.parse(MediaId, id),
  image_url: `/media/${id}.webp`,
  distance: 0,
  is_same_file: true,
  sensitive_by: null,
  pins: 40,
  people: 2,
  covers: 1,
  portraits: 0,
  products: 0,
  scheduled: 0,
  ...over,
})

const removal: HouseRemoval = {
  id: z.parse(ActionId, '90'),
  state: 'removing',
  reason: 'Not ours',
  pictures: 2,
  pins: 3,
  people: 1,
  at: '2026-11-01T10:00:00.000Z',
  undo_until: '2126-11-08T10:00:00.000Z',
}

test('the same file is chosen, one that looks alike only by hand, and a removal says what it takes', async () => {
  const alike = copy('6', { is_same_file: false, distance: 3, pins: 1, people: 1, covers: 0 })
  const service = answers(
    [houseSelf, () => selfAs('moderator')],
    [findCopies, () => [copy('5'), alike]],
    [houseRemovals, () => [removal]],
    [removePictures, () => removal],
  )
  const shell = testShell({ viewer: viewer(), answer: service.answer })
  shell.render(<ContentPage params={{}} query={new URLSearchParams({ of: '/pin/1/' })} />)
  expect(await screen.findByText('Pictures: 1 · Pins: 40')).toBeDefined()
  expect(screen.getByText('Board covers: 1')).toBeDefined()
  await userEvent.click(screen.getByRole('checkbox', { name: /differs in 3 of 64/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove everywhere' }))
  const dialog = screen.getByRole('dialog', { name: 'Remove this everywhere?' })
  expect(dialog.textContent).toContain('Pictures: 2, on 41 Pins.')
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Not ours')
  await userEvent.click(
    screen.getAllByRole('button', { name: 'Remove everywhere' }).at(-1) ?? document.body,
  )
  expect(service.asked.findLast(({ call }) => call === removePictures.name)?.input).toEqual({
    media_ids: ['5', '6'],
    reason: 'Not ours',
  })
  expect(screen.getByText('Removing')).toBeDefined()
})
