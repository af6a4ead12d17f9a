// @vitest-environment jsdom
import { testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { articles } from './articles.ts'
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
