import type { CatalogOrigin } from '@tessera/contracts/calls/catalogs'
import type { UserId } from '@tessera/contracts/ids'
import { webAddress } from '@tessera/contracts/web-address'
import { type Refusal, refused } from '../../../calls/answer.ts'
import { fitUrl } from '../../../platform/pages/fit-url.ts'
import type { Ports } from '../../../ports.ts'
import { holderOf, readWebsite } from '../../pins/index.ts'

type Read = { readonly ok: true; readonly address: string | null } | Refusal

/**
 * Reads the address of a source as typed: the URL of a file, or the domain of a website that this
 * account claimed. A source of uploads has none.
 */
export async function readAddress(
  { db, settings }: Pick<Ports, 'db' | 'settings'>,
  { origin, typed = '' }: { readonly origin: CatalogOrigin; readonly typed?: string | undefined },
  userId: UserId,
): Promise<Read> {
  if (origin === 'upload') return { ok: true, address: null }
  if (origin === 'address') {
    const address = fitUrl(webAddress(typed) ?? '')?.href
    return address === undefined ? refused('catalog-address-unfit') : { ok: true, address }
  }
  const read = readWebsite(typed, settings.publicOrigin)
  if ('fault' in read) return refused('catalog-address-unfit')
  const { domain } = read
  const holder = await holderOf(db, domain)
  return holder?.userId === userId
    ? { ok: true, address: domain }
    : refused('website-not-claimed', { domain })
}
