import { expect, test } from 'vitest'
import { nearestSubjects } from './nearest-subjects.ts'

test('subjects near a thing are its kinds first, then what it is a kind of and its siblings', () => {
  const near = nearestSubjects(['lamp'], 'en')
  expect(near).toContain('table lamp')
  expect(near).not.toContain('lamp')
  expect(near).not.toContain('lamps')
})

test('subjects near a phrase begin with those of its last word, and its words take turns', () => {
  const [ofLast, ofFirst] = nearestSubjects(['kitchen', 'lamp'], 'en')
  expect(nearestSubjects(['lamp'], 'en')[0]).toBe(ofLast)
  expect(nearestSubjects(['kitchen'], 'en')[0]).toBe(ofFirst)
})

test('no subject comes twice, in the singular and the plural', () => {
  const near = nearestSubjects(['furniture'], 'en')
  expect(new Set(near.map((name) => name.replace(/s$/, ''))).size).toBe(near.length)
  expect(near.length).toBeLessThanOrEqual(24)
})

test('a word outside the families has no near subjects', () => {
  expect(nearestSubjects(['xyzzy'], 'en')).toEqual([])
  expect(nearestSubjects([], 'en')).toEqual([])
})

test('a query is read in the language of its reader', () => {
  // 'Rock' is a skirt in German, and a word of music in English.
  expect(nearestSubjects(['rock'], 'de')).toContain('clothes')
  expect(nearestSubjects(['rock'], 'en')).not.toContain('clothes')
  expect(nearestSubjects(['sessel'], 'de')).toEqual(nearestSubjects(['armchair'], 'de'))
})
