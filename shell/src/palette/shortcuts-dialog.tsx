import { Modal } from '@tessera/ui/modal'
import { Fragment, type ReactElement, useId, useState } from 'react'
import { keysOf } from './key-names.ts'
import { words } from './shortcut-words.ts'
import styles from './shortcuts.module.css'
import { type Shortcut, shortcutsOnPage } from './shortcuts-on-page.ts'

const everywhere = (): readonly Shortcut[] => [
  { keys: 'Control+K', does: words.palette() },
  { keys: 'Control+Z', does: words.undo() },
  { keys: '?', does: words.list() },
  { keys: 'Escape', does: words.leave() },
]

function Keys({ keys }: Pick<Shortcut, 'keys'>): ReactElement {
  return (
    <>
      {keysOf(keys, navigator).map((together, at) => (
        <Fragment key={together.join('+')}>
          {at === 0 ? null : <span className={styles.or}> {words.or()} </span>}
          {together.map((key) => (
            <kbd key={key} className={styles.key}>
              {key}
            </kbd>
          ))}
        </Fragment>
      ))}
    </>
  )
}

function List({ title, list }: { readonly title: string; readonly list: readonly Shortcut[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      <dl className={styles.list}>
        {list.map(({ keys, does }) => (
          <Fragment key={keys}>
            <dt>{does}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}

/** Lists the shortcuts of the page and those of the product. */
export default function ShortcutsDialog({
  onClose,
}: {
  readonly onClose: () => void
}): ReactElement {
  const [here] = useState(() => shortcutsOnPage(document))
  return (
    <Modal title={words.title()} width={520} onClose={onClose}>
      {here.length === 0 ? null : <List title={words.onPage()} list={here} />}
      <List title={words.everywhere()} list={everywhere()} />
    </Modal>
  )
}
