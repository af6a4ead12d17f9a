import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import type { ReactElement } from 'react'
import styles from './library.module.css'
import { words } from './words.ts'

const keys = [
  { keys: ['↑', '↓'], does: words.keyMove },
  { keys: ['→', '←', 'Tab'], does: words.keyCell },
  { keys: ['Space'], does: words.keySelect },
  { keys: ['Enter'], does: words.keyOpen },
  { keys: ['Esc'], does: words.keyEscape },
  { keys: ['/'], does: words.keySearch },
] as const

/** Lists the keys of the library. */
export function KeysModal({ onClose }: { readonly onClose: () => void }): ReactElement {
  return (
    <Modal title={words.keys()} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map((each) => (
          <div key={each.keys[0]}>
            <dt>
              {each.keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{each.does()}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.foot}>
        <Button kind="primary" data-autofocus onClick={onClose}>
          {words.close()}
        </Button>
      </div>
    </Modal>
  )
}
