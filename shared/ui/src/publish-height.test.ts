// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { publishHeight } from './publish-height.ts'

test('the height of an element is published while it is on the page', () => {
  let measure = (): void => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(run: () => void) {
        measure = run
      }
      observe() {}
      disconnect() {}
    },
  )
  const bar = document.createElement('div')
  Object.defineProperty(bar, 'offsetHeight', { value: 60 })
  const end = publishHeight('--dock', 8)(bar)
  measure()
  const dock = () => document.documentElement.style.getPropertyValue('--dock')
  expect(dock()).toBe('68px')
  end?.()
  expect(dock()).toBe('')
})
