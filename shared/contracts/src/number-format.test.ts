import { expect, test, vi } from 'vitest'
import { offeredLocales, pseudoLocales } from './locale.ts'
import { countText } from './number-format.ts'

const locales = [...offeredLocales.map(({ locale }) => locale), ...pseudoLocales, 'fa', 'mr']

test.each(locales)('a count in %s is written as its locale writes it', (locale) => {
  const { format } = new Intl.NumberFormat(locale)
  for (const count of [0, 7, 999, 1_000, 1_234_567, -3, 1.5])
    expect(countText(count, locale)).toBe(format(count))
})

test('a small count of an offered language makes no format, which is slow the first time', () => {
  const made = vi.spyOn(Intl, 'NumberFormat')
  for (const { locale } of offeredLocales) countText(27, locale)
  expect(made).not.toHaveBeenCalled()
})
