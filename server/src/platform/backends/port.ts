/** A request to a module's backend. */
export interface BackendRequest {
  readonly origin: string
  /** The path with its query, as it is sent. */
  readonly target: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer> | null
  /** Allows servers on this machine, and no others. */
  readonly local: boolean
  readonly signal?: AbortSignal | undefined
}

/** The reason why a backend gave no answer. */
export type BackendFault =
  | 'address-refused'
  | 'unreachable'
  | 'too-slow'
  | 'too-large'
  | 'redirected'
  | 'gone-asker'

/** The answer of a backend, or why there is none. */
export type BackendOutcome =
  | {
      readonly ok: true
      readonly status: number
      /** The headers by their names in lowercase; of several with one name, the first. */
      readonly headers: ReadonlyMap<string, string>
      readonly bytes: Uint8Array<ArrayBuffer>
    }
  | { readonly ok: false; readonly fault: BackendFault }

/**
 * The servers of modules' teams. Reaches the origin that it is given and no other, on the public internet or
 * on this machine; follows no redirect. Nothing that a server does makes it throw.
 */
export interface Backends {
  ask(request: BackendRequest): Promise<BackendOutcome>
}
