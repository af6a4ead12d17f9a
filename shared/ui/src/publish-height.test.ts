// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { publishHeight } from './publish-height.ts'

test('the greatest height of the elements on the page is published, and none without them or for an empty one', () => {
  const measures: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run())
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(run: () => void) {
        measures.push(run)
      }
      observe() {}
      disconnect() {}
    },
  )
  const show = (height: number, room = 8) => {
    const bar = document.createElement('div')
    Object.defineProperty(bar, 'offsetHeight', { value: height })
    const end = publishHeight('--dock', room)(bar)
    measures.at(-1)?.()
    return end
  }
  const dock = () => document.documentElement.style.getPropertyValue('--dock')
  const endHigh = show(60)
  const endLow = show(40)
  expect(dock()).toBe('68px')
  endHigh?.()
  expect(dock()).toBe('48px')
  endLow?.()
  expect(dock()).toBe('')
  show(0, 0)
  expect(document.documentElement.getAttribute('style')).toBe('')
})
