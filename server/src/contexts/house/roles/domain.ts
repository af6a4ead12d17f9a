import { defineDomain } from '../../base/define-domain.ts'
import { roleCalls } from './calls.ts'

/** The roles of people who look after the product. */
export const houseRolesDomain = defineDomain({ calls: roleCalls })
