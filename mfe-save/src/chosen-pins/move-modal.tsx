import { useStore } from '@nanostores/react'
import type { Section } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { Modal } from '@tessera/ui/modal'
import type { ReactElement } from 'react'
import { counted as common } from '../words.ts'
import styles from './move-modal.module.css'
import type { ChosenPins } from './use-chosen-pins.ts'
import { words } from './words.ts'

/** Asks which section of the board pins are to go to. */
export function MoveModal({
  chosen,
  sections,
}: {
  readonly chosen: ChosenPins
  readonly sections: readonly Section[]
}): ReactElement {
  const locale = useStore(useShell().$locale)
  return (
    <Modal title={words.moveInto()} onClose={chosen.stay}>
      <ul className={styles.sections}>
        {sections.map((section) => (
          <li key={section.id}>
            <button
              type="button"
              className={styles.section}
              onClick={() => void chosen.moveInto(section, chosen.moving ?? [])}
            >
              <span className={styles.picture}>
                {section.preview_pins[0] === undefined ? null : (
                  <img src={section.preview_pins[0]} alt="" width={48} height={48} />
                )}
              </span>
              <span className={styles.name}>{section.title}</span>
              <span className={styles.count}>{plural(section.pin_count, common.pins, locale)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
