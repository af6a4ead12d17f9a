import type { Viewer } from '@tessera/contracts/entities/viewer'
import { paths } from '@tessera/contracts/paths'
import type { PageDescriptor } from '@tessera/contracts/registry'

/**
 * Returns the redirect for a page, if there is one: a member's page sends a visitor to the log-in.
 */
export function redirectFrom(
  page: Pick<PageDescriptor, 'who'>,
  viewer: Viewer | null,
  address: string,
): string | undefined {
  return page.who === 'member' && viewer === null ? paths.login.to({ next: address }) : undefined
}
