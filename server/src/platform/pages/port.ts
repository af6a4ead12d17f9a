/** Why something outside was not fetched. */
export type PageFault =
  /** Not an http or https address on port 80 or 443, or one with a name and password in it. */
  | 'address-unfit'
  /** It leads to where the service must not go: a private network, this machine, a metadata service. */
  | 'address-refused'
  | 'unreachable'
  | 'too-slow'
  | 'too-large'
  | 'too-many-redirects'
  /** The other side answered that it has nothing for us. */
  | 'bad-status'
  | 'type-refused'
  /** Compressed in a way that does not unpack. */
  | 'unreadable'

/** What came from outside. */
export interface FetchedPage {
  readonly ok: true
  /** After all redirects. */
  readonly finalUrl: string
  /** As the other side said, with its parameters; the type of any bytes when it said nothing. */
  readonly contentType: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** What did not. */
export interface UnfetchedPage {
  readonly ok: false
  readonly code: PageFault
  /** What was said of it before it turned out to be too large. */
  readonly said?: { readonly finalUrl: string; readonly contentType: string }
}

/** How something is asked for. */
export interface PageWish {
  /** After unpacking. */
  readonly maxBytes: number
  /** The beginnings of the media types that are of use, such as 'text/html' and 'image/'. */
  readonly accept: readonly string[]
  /** Aborted when nobody waits for it any more. */
  readonly signal?: AbortSignal
}

/** Pages and pictures of other sites. Nothing that anybody outside does makes it throw. */
export interface Pages {
  fetch(url: string, wish: PageWish): Promise<FetchedPage | UnfetchedPage>
}

/** The type of bytes that nothing was said of. */
export const unsaidType = 'application/octet-stream'

/** Whether a media type is one that was wished for. */
export function isWished(contentType: string, { accept }: PageWish): boolean {
  const type = contentType.trim().toLowerCase()
  return accept.some((beginning) => type.startsWith(beginning))
}
