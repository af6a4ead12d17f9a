// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { readFrameMessage } from './frame-message.ts'

const origin = 'https://pins.example'
// A window is only compared here.
const [frame, other] = [window, null]
const sound = {
  isTrusted: true,
  origin,
  source: frame,
  data: { google: 'credential', credential: 'a-token-of-twenty-letters' },
}

test('a message of our frame is read', () => {
  expect(readFrameMessage(sound, { frame, origin })).toEqual(sound.data)
})

test.each([
  ['of another origin', { origin: 'https://evil.example' }],
  ['of an origin that only begins like ours', { origin: `${origin}.evil.example` }],
  ['of an opaque origin', { origin: 'null' }],
  ['of another window', { source: other }],
  ['that a script made up', { isTrusted: false }],
  ['of another shape', { data: { google: 'credential' } }],
  ['with more than it should have', { data: { ...sound.data, next: 'https://evil.example' } }],
  ['that is a text', { data: JSON.stringify(sound.data) }],
])('a message %s is ignored', (_, changed) => {
  expect(readFrameMessage({ ...sound, ...changed }, { frame, origin })).toBeUndefined()
})

test('without the frame no message counts, not even one without a source', () => {
  expect(readFrameMessage({ ...sound, source: null }, { frame: null, origin })).toBeUndefined()
})
