import { z } from '@tessera/contracts/schema'

/** The roles of people who look after the product, the one with the most rights first. */
export const houseRoles = ['owner', 'administrator', 'moderator', 'support', 'auditor'] as const

export const HouseRole = z.enum(houseRoles)

export type HouseRole = z.infer<typeof HouseRole>
