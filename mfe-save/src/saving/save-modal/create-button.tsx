import { Icon } from '@tessera/ui/icon'
import type { ReactElement } from 'react'
import styles from './create-button.module.css'

interface CreateButtonProps {
  readonly label: string
  readonly disabled: boolean
  readonly onClick: () => void
}

/** The last row of a picker: the way to a board or a section that is not there yet. */
export function CreateButton({ label, disabled, onClick }: CreateButtonProps): ReactElement {
  return (
    <button type="button" className={styles.create} disabled={disabled} onClick={onClick}>
      <span className={styles.plus}>
        <Icon name="plus" />
      </span>
      {label}
    </button>
  )
}
