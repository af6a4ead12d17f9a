import { UserId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import { cardOf } from './person-card.ts'

test('cardOf uses the smallest portrait', () => {
  const person = { id: UserId.parse('1'), username: 'mira', fullName: 'Mira', portraitKey: 'ccc' }
  expect(cardOf(person).image_medium_url).toBe('/media/ccc/236x.webp')
})
