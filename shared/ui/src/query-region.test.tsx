// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { QueryRegion } from './query-region.tsx'

const none = { data: undefined, error: null, isFetching: false, refetch: vi.fn() }

const shown = (query: Partial<Parameters<typeof QueryRegion<number>>[0]['query']>) =>
  render(
    <QueryRegion query={{ ...none, ...query }} waiting={<i>Waiting</i>} failed="Not loaded">
      {(data) => <p>Number {data}</p>}
    </QueryRegion>,
  )

test('a query shows placeholders, then its data, which a later failure leaves', () => {
  shown({ isFetching: true })
  expect(screen.getByText('Waiting')).toBeDefined()
  shown({ data: 0, error: new Error('Later') })
  expect(screen.getByText('Number 0')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a query that failed says why, and is asked again on a press', async () => {
  const refetch = vi.fn()
  shown({ error: new Error('The network is lost.'), refetch })
  expect(screen.getByRole('alert').textContent).toContain('Not loadedThe network is lost.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})
