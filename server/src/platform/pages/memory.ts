import { type FetchedPage, isWished, type PageFault, type Pages, unsaidType } from './port.ts'

/** A page of an internet in memory. */
export type MemoryPage =
  | {
      readonly body: string | Uint8Array<ArrayBuffer>
      readonly contentType?: string
      readonly finalUrl?: string
      readonly etag?: string
    }
  | { readonly fault: PageFault; readonly status?: number }

/** An internet in memory: only added pages exist. */
export interface MemoryPages extends Pages {
  put(url: string, page: MemoryPage): void
}

/** Creates an empty internet. */
export function memoryPages(): MemoryPages {
  const pages = new Map<string, MemoryPage>()
  return {
    put: (url, page) => {
      pages.set(url, page)
    },
    async fetch(url, wish) {
      const page = pages.get(url)
      if (page === undefined) return { ok: false, code: 'unreachable' }
      if ('fault' in page) {
        const { fault: code, status } = page
        return { ok: false, code, ...(status === undefined ? {} : { status }) }
      }
      const { body, contentType = unsaidType, finalUrl = url, etag = null } = page
      const said = { finalUrl, contentType }
      if (!isWished(contentType, wish)) return { ok: false, code: 'type-refused' }
      const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
      if (bytes.length > wish.maxBytes) return { ok: false, code: 'too-large', said }
      const version = { etag, lastModified: null }
      const empty = { ...said, version, bytes: new Uint8Array() }
      if (etag !== null && wish.known?.etag === etag)
        return { ok: true, ...empty, isUnchanged: true } satisfies FetchedPage
      if (wish.take === undefined) return { ok: true, ...said, bytes, version }
      await wish.take(new Uint8Array(bytes))
      return { ok: true, ...empty } satisfies FetchedPage
    },
  }
}
