// @vitest-environment jsdom

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { scrollAreaOf } from './grid/scroll-area-of.ts'
import { ScrollArea } from './scroll-area.tsx'

test('an element finds the scroll area around it, and none on the page', () => {
  render(
    <>
      <p>on the page</p>
      <ScrollArea data-testid="area">
        <div>
          <p>within</p>
        </div>
      </ScrollArea>
    </>,
  )
  expect(scrollAreaOf(screen.getByText('within'))).toBe(screen.getByTestId('area'))
  expect(scrollAreaOf(screen.getByText('on the page'))).toBeNull()
})
