import type { Permission } from '@tessera/contracts/entities/permission'
import { words } from './words.ts'

/** All permissions, the widest first, with their names. */
export const roles: readonly { readonly permission: Permission; readonly name: () => string }[] = [
  { permission: 'OWNER', name: words.ownerRole },
  { permission: 'CONTENT', name: words.contentRole },
  { permission: 'ADS', name: words.adsRole },
  { permission: 'MONEY', name: words.moneyRole },
  { permission: 'ANALYTICS', name: words.analyticsRole },
]

/** Names permissions; OWNER has the others with it. */
export function rolesText(permissions: readonly Permission[]): string {
  const held = roles.filter(({ permission }) => permissions.includes(permission))
  const named = permissions.includes('OWNER') ? held.slice(0, 1) : held
  return named.map(({ name }) => name()).join(', ')
}
