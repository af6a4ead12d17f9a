import { useStore } from '@nanostores/react'
import type { Section } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import type { ReactElement } from 'react'
import styles from './chosen-bar.module.css'
import { MoveModal } from './move-modal.tsx'
import type { ChosenPins } from './use-chosen-pins.ts'
import { counted, words } from './words.ts'

interface ChosenBarProps {
  readonly chosen: ChosenPins
  /** Those that pins can be moved into. */
  readonly sections: readonly Section[]
}

function Bar({ chosen, sections }: ChosenBarProps): ReactElement | null {
  const locale = useStore(useShell().$locale)
  const { ids, busy, inSection } = chosen
  if (ids.size === 0) return null
  return (
    <div role="toolbar" aria-label={words.bar()} aria-busy={busy} className={styles.bar}>
      <p role="status" className={styles.count}>
        {plural(ids.size, counted.chosen, locale)}
      </p>
      {sections.length === 0 ? null : (
        <Button kind="quiet" size="small" onClick={() => chosen.askWhere()}>
          {words.moveInto()}
        </Button>
      )}
      {inSection ? (
        <Button kind="quiet" size="small" onClick={() => void chosen.removeFromSection()}>
          {words.remove()}
        </Button>
      ) : null}
      <Button kind="quiet" size="small" busy={busy} onClick={() => void chosen.deleteThem()}>
        {words.delete()}
      </Button>
      <Button kind="plain" size="small" square aria-label={words.done()} onClick={chosen.clear}>
        <Icon name="close" size={20} />
      </Button>
    </div>
  )
}

/** What can be done to the pins that are chosen, while any are; and where they go, while that is asked. */
export function ChosenBar({ chosen, sections }: ChosenBarProps): ReactElement {
  return (
    <>
      <Bar chosen={chosen} sections={sections} />
      {chosen.moving === null ? null : <MoveModal chosen={chosen} sections={sections} />}
    </>
  )
}
