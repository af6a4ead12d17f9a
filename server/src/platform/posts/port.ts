/** A request with a text to an address of somebody else. */
export interface OutsidePost {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly milliseconds: number
  readonly signal?: AbortSignal | undefined
}

/** The status of an answer, or why there was none. Answers aren't read. */
export type PostOutcome =
  | { readonly ok: true; readonly status: number }
  | { readonly ok: false; readonly fault: 'address-refused' | 'too-slow' | 'unreachable' }

/** Posts to public https addresses. Nothing that another server does makes it throw. */
export interface OutsidePosts {
  /** False for an address that no post would go to, or whose host leads nowhere. */
  reaches(url: string): Promise<boolean>
  post(message: OutsidePost): Promise<PostOutcome>
}
