import { paths } from '@tessera/contracts/paths'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'
import type { Ports } from '../../../ports.ts'
import { hasOwner } from './give-role.ts'

/** Returns the secret that makes the first owner. It is of no use once there is one. */
const ownerSecret = ({ secrets, settings }: Pick<Ports, 'secrets' | 'settings'>): string =>
  secrets.mac('first owner', settings.publicOrigin)

/** True for the secret that makes the first owner. Hashes are compared, so that time tells nothing of it. */
export const isOwnerSecret = (ports: Pick<Ports, 'secrets' | 'settings'>, given: string): boolean =>
  sha256OfText(given) === sha256OfText(ownerSecret(ports))

/**
 * Returns the link that makes the first owner, while there is none. The secret follows a hash sign, so that no
 * server and no log of a proxy sees it.
 */
export async function ownerLink(
  ports: Pick<Ports, 'db' | 'secrets' | 'settings'>,
): Promise<string | undefined> {
  if (await hasOwner(ports.db)) return undefined
  return `${ports.settings.publicOrigin}${paths.claimHouse.to()}#${ownerSecret(ports)}`
}
