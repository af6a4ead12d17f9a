// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { viewer } from '../../test/viewer.ts'
import { createShell } from '../boot/create-shell.ts'
import Footer from './footer.tsx'

afterEach(cleanup)

function open(as: typeof viewer | null): void {
  const shell = createShell(
    {
      brand: 'Tessera',
      contract: '1.6.0',
      status: 200,
      title: '',
      overrides: false,
      viewer: as,
      returning: null,
      locale: 'de',
      theme: 'system',
      experiments: {},
      answers: [],
      modules: [],
    },
    {
      federation: { load: async () => null },
      origin: 'http://localhost:3000',
      routes: () => [{ path: '*', element: null }],
    },
  )
  render(
    <MemoryRouter>
      <Footer shell={shell} />
    </MemoryRouter>,
  )
}

const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('the footer leads to help, terms, privacy, reports and a member’s language', () => {
  open(viewer)
  expect(addresses()).toEqual([
    '/help/',
    '/_/_/policy/terms-of-service/',
    '/_/_/policy/privacy-policy/',
    '/report/',
    '/settings/language/',
  ])
  expect(screen.getByRole('link', { name: 'Language: Deutsch' })).toBeDefined()
})

test('a visitor chooses the language in the footer', () => {
  open(null)
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveProperty('value', 'de')
})
