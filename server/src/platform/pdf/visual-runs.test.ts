import { expect, test } from 'vitest'
import { visualRuns } from './visual-runs.ts'

const seen = (line: string) => visualRuns(line).map(({ text }) => text)

test.each([
  ['Ads of Spring', ['Ads of Spring']],
  // The second word stands first; fonts turn the letters of each around.
  ['Ads of קיץ חם', ['Ads of ', 'חם', ' ', 'קיץ']],
  ['Ads of \u2068קיץ 2026\u2069, Germany', ['Ads of ', '2026', ' ', 'קיץ', ', Germany']],
  // The font turns Arabic digits around as it does letters; this turns them back.
  ['مؤسسة ١٢٣٤٥', ['٥٤٣٢١', ' ', 'مؤسسة']],
  ['Ads of \u2068متجر ٢٠٢٦\u2069, 5', ['Ads of ', '٦٢٠٢', ' ', 'متجر', ', 5']],
  ['Ads of \u202eevil\u202c', ['Ads of evil']],
  ['\u2068שלום (א)\u2069', ['(', 'א', ') ', 'שלום']],
])('%j is written in the order in which it is seen', (line, runs) => {
  expect(seen(line)).toEqual(runs)
})
