/** A request to a provider. */
export interface IssuerRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly signal?: AbortSignal
}

/**
 * The servers of providers that people log in with. Reaches the public internet over https only,
 * and no private network; follows no redirect. Rejects when a server can't be reached, is too slow
 * or answers with too much.
 *
 *     const response = await ports.issuers.fetch(`${issuer}/token`, { method: 'POST', body })
 */
export interface Issuers {
  fetch(url: string, request?: IssuerRequest): Promise<Response>
}
