import { defineDomain } from '../../base/define-domain.ts'
import { usernameTables } from './tables.ts'

/** Former usernames. */
export const usernamesDomain = defineDomain({ tables: usernameTables })
