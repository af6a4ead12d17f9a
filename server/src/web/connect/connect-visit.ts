import type { RequestContext } from '../../calls/request-context.ts'
import type { ConnectWindow } from './connect-document.ts'

/** A request for a document of a provider. */
export interface ConnectVisit {
  readonly context: RequestContext
  readonly query: URLSearchParams
  /** The name of the attempt; undefined when the address has none. */
  readonly state: string | undefined
  /** True for the address that the provider leads back to. */
  readonly isBack: boolean
}

/** Answers a provider's addresses: `/connect/{name}/` and `/connect/{name}/done/`. */
export type ConnectProvider = (visit: ConnectVisit) => Promise<ConnectWindow | undefined>
