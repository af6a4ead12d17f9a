import { timings } from '@tessera/contracts/timings'
import { expect, test } from 'vitest'
import { catalogRun, catalogSource } from '../../test/catalogs.ts'
import { askedAgain, newsOf, whyEnded } from './run-state.ts'

const inState = (state: string, over = {}) => catalogSource({ run: catalogRun({ state, ...over }) })

test.each([
  ['waiting', 0, timings.catalogAsked],
  ['reading', 3, timings.catalogAsked],
  ['retiring', 0, timings.catalogAsked],
  ['done', 3, timings.catalogPicturesAsked],
  ['done', 0, false],
  ['failed', 0, false],
  ['cancelled', 0, false],
] as const)(
  'a source whose run is %s with %i pictures on their way is asked for again after %s ms',
  (state, waiting, delay) => {
    const source = { ...inState(state), pictures_waiting: waiting }
    expect(askedAgain([source])).toBe(delay)
  },
)

test('sources that are not loaded, and one that was never read, are not asked for again', () => {
  expect(askedAgain(undefined)).toBe(false)
  expect(askedAgain([catalogSource({ run: null })])).toBe(false)
})

test.each([
  ['done', null, undefined],
  ['failed', 'catalog-mostly-gone', /More than half/],
  ['failed', 'catalog-faulty', /Fix the rows/],
  ['failed', 'catalog-long', /several sources/],
  ['failed', 'catalog-cut-off', /ends in the middle/],
  ['cancelled', null, /nothing was retired/],
  ['failed', 'outside-unreachable', /without a log-in/],
  ['failed', 'website-not-claimed', /Claim it again/],
  ['failed', 'a-code-of-tomorrow', /on our end/],
] as const)('a run that is %s for the reason %s says what to do', (state, why, text) => {
  const said = whyEnded(catalogRun({ state, why }))
  if (text === undefined) expect(said).toBeUndefined()
  else expect(said).toMatch(text)
})

test('news are of runs that were under way and have ended, and of no others', () => {
  const before = [inState('reading'), { ...inState('reading'), id: 's2' }, inState('done')]
  const ended = { added: 3, changed: 2, retired: 1, refused: 4 }
  expect(newsOf(before, [inState('done', ended)], 'en')).toBe(
    'Lamps was read. New: 3, changed: 2, retired: 1, refused: 4.',
  )
  expect(newsOf(before, [{ ...inState('cancelled'), id: 's2' }], 'en')).toBe(
    'Reading Lamps was canceled.',
  )
  expect(newsOf(before, [inState('retiring')], 'en')).toBeUndefined()
  expect(newsOf([inState('done')], [inState('done')], 'en')).toBeUndefined()
  expect(newsOf([], [inState('failed')], 'en')).toBeUndefined()
})
