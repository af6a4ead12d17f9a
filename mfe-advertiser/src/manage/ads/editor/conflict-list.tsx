import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import type { Conflict } from '../draft/overtaken.ts'
import styles from '../frame/ads.module.css'
import { fieldName, valueText } from '../frame/value-text.ts'
import { words } from '../frame/words.ts'
import type { Editor } from './use-editor.ts'

interface ConflictProps {
  readonly editor: Editor
  readonly conflict: Conflict
}

function Row({ editor, conflict }: ConflictProps): ReactElement {
  const { field, of, mine, theirs } = conflict
  const name = of === '' ? fieldName(field) : words.fieldOf({ field: fieldName(field), name: of })
  const { locale } = editor
  return (
    <li className={styles.conflict}>
      <strong>{name}</strong>
      <span>
        {words.yours()} <bdi>{valueText(field, mine, locale)}</bdi>
      </span>
      <span>
        {words.theirs()} <bdi>{valueText(field, theirs, locale)}</bdi>
      </span>
      <span className={styles.acts}>
        <Button size="small" onClick={() => editor.settleConflict(conflict, false)}>
          {words.keepYours({ field: name })}
        </Button>
        <Button size="small" onClick={() => editor.settleConflict(conflict, true)}>
          {words.useTheirs({ field: name })}
        </Button>
      </span>
    </li>
  )
}

/** Shows what somebody else changed while a form was filled in: both values of each field. */
export function ConflictList({ editor }: { readonly editor: Editor }): ReactElement | null {
  const { conflicts } = editor
  if (conflicts.length === 0) return null
  return (
    <section role="alert" aria-label={words.overtaken()} className={styles.notice}>
      <h2 className={styles.noticeTitle}>{words.overtaken()}</h2>
      <p className={styles.note}>{words.overtakenHow()}</p>
      <ul className={styles.conflicts}>
        {conflicts.map((conflict) => (
          <Row key={conflict.at} editor={editor} conflict={conflict} />
        ))}
      </ul>
    </section>
  )
}
