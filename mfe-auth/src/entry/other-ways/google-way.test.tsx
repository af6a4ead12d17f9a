// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openModal } from '../../../test/open-modal.tsx'
import { authService } from '../../../test/service.ts'

const providers = { google: true, facebook: false, line: false }
const service = () => authService({ rules: { providers } })

// The frame follows the theme, and jsdom has no media queries.
beforeEach(() => {
  document.documentElement.dataset.theme = 'light'
})
afterEach(() => {
  delete document.documentElement.dataset.theme
})

test("V1.3 Google's button is in a document of its own, and its script is not in the page", async () => {
  openModal({}, { service: service() })
  const frame = await screen.findByTitle('Continue with Google')
  await waitFor(() =>
    expect(frame.getAttribute('src')).toMatch(
      /^\/connect\/google\/\?show=button&width=0&theme=light$/,
    ),
  )
  expect(document.querySelectorAll('script')).toHaveLength(0)
})

test("V1.3 V2.28 where Google is disabled, a 'Connect with Google' button says that it isn't available", async () => {
  const { user } = openModal(
    {},
    { service: service(), experiments: { web_google_disabled: 'enabled' } },
  )
  await user.click(await screen.findByRole('button', { name: 'Connect with Google' }))
  expect(screen.queryByTitle('Continue with Google')).toBeNull()
  const dialog = screen.getByRole('dialog', { name: "Oops! Google isn't available" })
  await user.click(within(dialog).getByRole('button', { name: 'OK' }))
  expect(screen.queryByRole('dialog', { name: "Oops! Google isn't available" })).toBeNull()
})

test('no provider is offered where none is configured', () => {
  openModal({}, { service: authService() })
  expect(screen.queryByRole('region', { name: 'Other ways to continue' })).toBeNull()
})
