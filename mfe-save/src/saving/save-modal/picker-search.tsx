import { SearchField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import styles from './board-picker.module.css'
import { enterList } from './picker-list.tsx'

interface PickerSearchProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The search above a picker's list; ArrowDown leads from it into the list. */
export function PickerSearch({ label, value, onChange }: PickerSearchProps): ReactElement {
  return (
    <div className={styles.search}>
      <SearchField
        label={label}
        value={value}
        onChange={onChange}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          enterList(event.currentTarget)
        }}
      />
    </div>
  )
}
