import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/checkbox'
import type { ReactElement } from 'react'
import { counted, words } from '../../words.ts'
import type { Desk } from './desk.ts'
import styles from './draft-strip.module.css'
import { useDeskState } from './use-desk.ts'

interface DraftBarProps {
  readonly desk: Desk
  readonly onEdit: () => void
}

/** Selects drafts, and does something with the selected ones together. */
export function DraftBar({ desk, onEdit }: DraftBarProps): ReactElement {
  const { list, run } = useDeskState(desk)
  const locale = useShell().$locale.get()
  const { ids, selected } = list
  const none = selected.length === 0 || run.waiting.length > 0
  return (
    <div className={styles.bar}>
      <Checkbox
        label={words.selectAll()}
        checked={selected.length === ids.length}
        onChange={desk.toggleAll}
      />
      <span role="status" className={styles.count}>
        {selected.length === 0
          ? ''
          : words.selectedPins({ pins: plural(selected.length, counted.pins, locale) })}
      </span>
      <div className={styles.acts}>
        <Button size="small" disabled={none} onClick={onEdit}>
          {words.editSelected()}
        </Button>
        <Button size="small" disabled={none} onClick={() => desk.duplicate(selected)}>
          {words.duplicate()}
        </Button>
        <Button size="small" disabled={none} onClick={() => desk.remove(selected)}>
          {words.deleteSelected()}
        </Button>
      </div>
    </div>
  )
}
