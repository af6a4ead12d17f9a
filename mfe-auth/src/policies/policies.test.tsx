// @vitest-environment jsdom
import { testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import PrivacyPage from './privacy-page.tsx'
import TermsPage from './terms-page.tsx'

test("the linked policies render with the product's name", () => {
  testShell().render(
    <>
      <TermsPage />
      <PrivacyPage />
    </>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeTruthy()
  expect(screen.getAllByText(/Tessera is software that anyone can host/)).toHaveLength(2)
})
