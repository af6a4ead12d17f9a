import { expect, test } from 'vitest'
import { wholeCrop } from './crop.ts'
import { type Choosing, nextChoosing } from './portrait-flow.ts'

const file = new File(['x'], 'me.jpg', { type: 'image/jpeg' })
const picture = { file, preview: 'blob:1', size: { width: 400, height: 300 } }
const placing: Choosing = { kind: 'placing', picture }
const saving: Choosing = { kind: 'saving', picture, crop: wholeCrop }

test('a picture that cannot be read says why, and the portrait stays as it was', () => {
  const reading = nextChoosing({ kind: 'idle' }, { type: 'chosen', file })
  expect(nextChoosing(reading, { type: 'refused', fault: 'No picture' })).toEqual({
    kind: 'idle',
    fault: 'No picture',
  })
  expect(nextChoosing(reading, { type: 'read', picture })).toEqual(placing)
})

test('a picture that cannot be saved stays in place, to try again', () => {
  expect(nextChoosing(placing, { type: 'save-pressed', crop: wholeCrop })).toEqual(saving)
  const failed = nextChoosing(saving, { type: 'refused', fault: 'No network' })
  expect(failed).toEqual({ ...placing, fault: 'No network' })
  expect(nextChoosing(failed, { type: 'save-pressed', crop: wholeCrop })).toEqual(saving)
})

test('nothing else begins while a portrait is saved', () => {
  expect(nextChoosing(saving, { type: 'chosen', file })).toBe(saving)
  expect(nextChoosing(saving, { type: 'closed' })).toBe(saving)
  expect(nextChoosing(saving, { type: 'saved' })).toEqual({ kind: 'idle' })
})
