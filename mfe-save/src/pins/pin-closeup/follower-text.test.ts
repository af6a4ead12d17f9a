import { expect, test } from 'vitest'
import { followerText } from './follower-text.ts'

test('follower counts are short and in the reader’s language', () => {
  expect(followerText(0, 'en-US')).toBe('0 followers')
  expect(followerText(1, 'en-US')).toBe('1 follower')
  expect(followerText(999, 'en-US')).toBe('999 followers')
  expect(followerText(1_204, 'en-US')).toBe('1.2K followers')
  expect(followerText(2_500_000, 'en-US')).toBe('2.5M followers')
  expect(followerText(1_204_000, 'de-DE')).toMatch(/^1,2\sMio\. followers$/)
})
