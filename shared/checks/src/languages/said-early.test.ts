import { expect, test } from 'vitest'
import { linesSaidEarly } from './said-early.ts'

test('a text that is said as its file runs is found by its line', () => {
  const code = `import { words } from './words.ts'
const label = words.save()
const titles = { top: words.top(), later: words.later, never: () => words.never() }
const count = plural(2, forms)
export function View() {
  return words.view()
}`
  expect(linesSaidEarly('view.ts', code)).toEqual([2, 3, 4])
})
