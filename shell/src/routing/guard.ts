import type { Viewer } from '@tessera/contracts/entities/viewer'
import { paths } from '@tessera/contracts/paths'
import type { PageDescriptor } from '@tessera/contracts/registry'

/** Where somebody is sent instead of a page, or nowhere: a member's page sends a visitor to log in and come back. */
export function redirectFrom(
  page: Pick<PageDescriptor, 'who'>,
  viewer: Viewer | null,
  address: string,
): string | undefined {
  return page.who === 'member' && viewer === null ? paths.login.to({ next: address }) : undefined
}
