/** Returns a day in the person's language, as 'December 7, 2026'. */
export const dayText = (date: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date)
