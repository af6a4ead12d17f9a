import type { ApiScope } from '@tessera/contracts/ads/conversion-event'
import type { AdvertiserId } from '@tessera/contracts/ids'

/** The rights of an access token. */
export interface Grant {
  readonly tokenId: string
  readonly advertiserId: AdvertiserId
  readonly scopes: readonly ApiScope[]
}

/** Returns the token of an `Authorization` header; undefined without one. */
export const bearerOf = (headers: Headers): string | undefined =>
  /^Bearer ([\w-]{20,200})$/i.exec(headers.get('Authorization')?.trim() ?? '')?.[1]
