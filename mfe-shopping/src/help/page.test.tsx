// @vitest-environment jsdom
import { testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { articles } from './articles.ts'
import HelpIndex from './index-page.tsx'
import HelpPage from './page.tsx'

const open = (topic: string) =>
  testShell().render(<HelpPage params={{ topic }} query={new URLSearchParams()} />)

test.each([...articles.keys()])('the help page on %s has a title and text', (topic) => {
  open(topic)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(articles.get(topic)?.title)
})

test("a link to help opens through the product's outgoing link", () => {
  open('self-harm')
  const link = screen.getByRole('link', { name: 'Find a helpline in your country' })
  expect(link.getAttribute('href')).toContain('/offsite/?url=https%3A%2F%2Ffindahelpline.com%2F')
})

test('an unknown help page shows an error with a link to all ideas', () => {
  open('juggling')
  expect(screen.getByRole('heading', { name: "We can't find this help page" })).toBeDefined()
  expect(screen.getByRole('link', { name: 'See all ideas' })).toBeDefined()
})

test('the index lists every article, and a search leaves those with all of its words', async () => {
  testShell().render(<HelpIndex />)
  expect(screen.getAllByRole('link')).toHaveLength(articles.size)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search help' }), 'PHOTO zoom')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/help/photo/',
  ])
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  await userEvent.type(screen.getByRole('searchbox'), ' xyzzy')
  expect(screen.getByRole('status').textContent).toBe('No article has all of these words.')
})
