import { AnyId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'

/** Returns the upload that an address names. */
export const runIn = (query: URLSearchParams): string | undefined =>
  z.safeParse(AnyId, query.get('run')).data
