import { HouseRole, houseRoles, mayGive } from '@tessera/contracts/house-acts'
import { z } from '@tessera/contracts/schema'
import { SelectField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import { roleMay, roleName } from '../frame/names.ts'
import { pageWords as words } from './words.ts'

/** Returns the roles that somebody with a role may give in place of another one, null for none. */
export const rolesToGive = (own: HouseRole, before: HouseRole | null): readonly HouseRole[] =>
  houseRoles.filter((after) => after !== before && mayGive(own, { before, after }))

interface RoleFieldProps {
  readonly roles: readonly HouseRole[]
  readonly value: HouseRole
  readonly onChange: (role: HouseRole) => void
}

/** Chooses a role; a sentence says what it may do. */
export function RoleField({ roles, value, onChange }: RoleFieldProps): ReactElement {
  return (
    <SelectField
      label={words.role()}
      hint={roleMay(value)}
      value={value}
      onChange={({ currentTarget }) => {
        const role = z.safeParse(HouseRole, currentTarget.value).data
        if (role !== undefined) onChange(role)
      }}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {roleName(role)}
        </option>
      ))}
    </SelectField>
  )
}
