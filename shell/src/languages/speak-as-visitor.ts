import { localeCookie } from '@tessera/contracts/locale'

const year = 365 * 24 * 60 * 60

/** Stores a visitor's language in this browser, and loads the page in it. */
export function speakAsVisitor(locale: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${localeCookie}=${locale}; Path=/; Max-Age=${year}; SameSite=Lax`
  location.reload()
}
