import { expect, test, vi } from 'vitest'
import { chooseLocale } from './choose-locale.ts'

test('a chosen language is kept for a year, and the page loads again in it', () => {
  const page = { document: { cookie: '' }, location: { reload: vi.fn() } }
  chooseLocale('de', page)
  expect(page.document.cookie).toBe('locale=de; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(page.location.reload).toHaveBeenCalledOnce()
})
