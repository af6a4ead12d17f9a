import type { Permission } from '@tessera/contracts/entities/permission'
import { Checkbox } from '@tessera/ui/checkbox'
import type { ReactElement } from 'react'
import styles from './accounts-manager.module.css'
import { roles } from './roles.ts'
import { words } from './words.ts'

/** The permissions that somebody gets. OWNER has the others with it. */
export function PermissionFields({
  chosen,
  onChange,
  failure,
}: {
  readonly chosen: readonly Permission[]
  readonly onChange: (chosen: readonly Permission[]) => void
  readonly failure?: string | undefined
}): ReactElement {
  const isOwner = chosen.includes('OWNER')
  const change = (permission: Permission, isOn: boolean) => {
    const others = chosen.filter((each) => each !== permission)
    onChange(isOn ? [...others, permission] : others)
  }
  return (
    <fieldset className={styles.roles}>
      <legend>{words.permissions()}</legend>
      {roles.map(({ permission, name }) => (
        <Checkbox
          key={permission}
          label={name()}
          checked={isOwner || chosen.includes(permission)}
          disabled={isOwner && permission !== 'OWNER'}
          onChange={({ target }) => change(permission, target.checked)}
        />
      ))}
      {failure === undefined ? null : (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </fieldset>
  )
}
