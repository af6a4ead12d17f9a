import { localeCookie } from '@tessera/contracts/locale'

const year = 365 * 24 * 60 * 60

/**
 * Keeps a language in this browser and loads the page again in it. A member's own setting
 * (`changeSettings`) is stronger; save it first.
 */
export function chooseLocale(
  locale: string,
  page: {
    readonly document: Pick<Document, 'cookie'>
    readonly location: Pick<Location, 'reload'>
  } = window,
): void {
  page.document.cookie = `${localeCookie}=${locale}; Path=/; Max-Age=${year}; SameSite=Lax`
  page.location.reload()
}
