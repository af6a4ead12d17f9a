/** Reasons that a page or picture of another site was not fetched. */
export type PageFault =
  /** Not an http or https URL on port 80 or 443, or one with a name and password. */
  | 'address-unfit'
  /**
   * Leads to where the service must not go: a private network, this machine, a metadata service.
   */
  | 'address-refused'
  | 'unreachable'
  | 'too-slow'
  | 'too-large'
  | 'too-many-redirects'
  /** The other server responded with an error. */
  | 'bad-status'
  | 'type-refused'
  /** Compressed in a way that can't be decompressed. */
  | 'unreadable'

/** A fetched resource. */
export interface FetchedPage {
  readonly ok: true
  /** After all redirects. */
  readonly finalUrl: string
  /** The other server's type with parameters; application/octet-stream if it sent none. */
  readonly contentType: string
  /** Empty when `take` took the bytes, and when the resource hasn't changed. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The validators by which the other server recognizes this version. */
  readonly version?: PageVersion
  /** True when it is still the version that the wish knows. */
  readonly isUnchanged?: true
}

/** The validators of a version of a resource, as its server sent them. */
export interface PageVersion {
  readonly etag: string | null
  readonly lastModified: string | null
}

/** A failed fetch. */
export interface UnfetchedPage {
  readonly ok: false
  readonly code: PageFault
  /** The other server's status, when it was an error. */
  readonly status?: number
  /** The headers' facts, when it turned out to be too large. */
  readonly said?: { readonly finalUrl: string; readonly contentType: string }
}

/** Options of a fetch. */
export interface PageWish {
  /** Max bytes after decompression. */
  readonly maxBytes: number
  /** Prefixes of accepted media types, such as 'text/html' and 'image/'. */
  readonly accept: readonly string[]
  /** Aborted when nobody waits for it any more. */
  readonly signal?: AbortSignal
  /** Max time with all redirects; for large files, which take longer than pages. */
  readonly milliseconds?: number
  /** The version that is known already; the server may say that it is still the same. */
  readonly known?: PageVersion
  /** Takes the bytes as they arrive, so that a large file is never in memory as a whole. */
  readonly take?: (part: Uint8Array<ArrayBuffer>) => Promise<void>
}

/** Pages and pictures of other sites. Nothing that another server does makes it throw. */
export interface Pages {
  fetch(url: string, wish: PageWish): Promise<FetchedPage | UnfetchedPage>
}

/** The type of bytes without a declared type. */
export const unsaidType = 'application/octet-stream'

/** True when a media type is accepted. */
export function isWished(contentType: string, { accept }: PageWish): boolean {
  const type = contentType.trim().toLowerCase()
  return accept.some((beginning) => type.startsWith(beginning))
}
