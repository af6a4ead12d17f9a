import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bitsBetween,
  hexCloseness,
  isNearPicture,
  isSamePicture,
  type PictureLook,
  pictureLikeness,
} from './pictures.ts'

const look = (over: Partial<PictureLook> = {}): PictureLook => ({
  sha: 'one',
  phash: 0x0f0f0f0f0f0f0f0fn,
  pictureColor: '#c08040',
  ...over,
})

test('colors are as close as they look: the same is 1, black and white are 0', () => {
  expect(hexCloseness('#102030', '#102030')).toBe(1)
  expect(hexCloseness('#000000', '#ffffff')).toBe(0)
  expect(hexCloseness('#c02020', '#b82828')).toBeGreaterThan(0.9)
})

test('bitsBetween counts every differing bit of two hashes, which are signed', () => {
  const hash = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
  fc.assert(
    fc.property(hash, hash, (one, other) => {
      const written = BigInt.asUintN(64, one ^ other).toString(2)
      expect(bitsBetween(one, other)).toBe(written.replaceAll('0', '').length)
    }),
  )
})

test('a picture without contrast looks like no other', () => {
  expect(pictureLikeness(null, null)).toBe(0)
  expect(pictureLikeness(0n, 0n)).toBe(1)
  expect(isNearPicture(look({ phash: null }), look({ phash: null, sha: 'two' }))).toBe(false)
})

test('the same file is the same picture, and so is one with nearly its hash in its color', () => {
  expect(isSamePicture(look(), look({ phash: null }))).toBe(true)
  const scaled = look({ sha: 'two', phash: 0x0f0f0f0f0f0f0f0en })
  expect(isSamePicture(look(), scaled)).toBe(true)
  expect(isSamePicture(look(), { ...scaled, pictureColor: '#2040c0' })).toBe(false)
  expect(isSamePicture(look(), { ...scaled, phash: 0x0f0f0f0f0f0f0ff0n })).toBe(false)
})

test('pictures of one scene have a near hash and near colors', () => {
  const turned = look({ sha: 'two', phash: 0x0f0f0f0f0f0f0ff0n })
  expect(isNearPicture(look(), turned)).toBe(true)
  expect(isNearPicture(look(), { ...turned, phash: -1n })).toBe(false)
  expect(isNearPicture(look(), { ...turned, pictureColor: '#2040c0' })).toBe(false)
})
