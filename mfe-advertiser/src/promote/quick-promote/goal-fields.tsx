import { Objective } from '@tessera/contracts/ads/objectives'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useId } from 'react'
import styles from '../../kit/ad-fields/ad-fields.module.css'
import { eventName } from '../../kit/ad-fields/tag-events.ts'
import { adWords } from '../../kit/ad-fields/words.ts'
import type { PromoteForm } from './use-quick-promote.ts'
import { words } from './words.ts'

const hints: Readonly<Record<Objective, () => string>> = {
  CONSIDERATION: adWords.considerationHint,
  WEB_CONVERSION: adWords.conversionHint,
  CATALOG_SALES: adWords.catalogHint,
}

interface GoalFieldsProps {
  readonly form: PromoteForm
  readonly hasProduct: boolean
  readonly onTag: () => void
}

/** Chooses what the promotion is for. A goal whose tag is missing asks for it. */
export function GoalFields({ form, hasProduct, onTag }: GoalFieldsProps): ReactElement {
  const id = useId()
  const { draft, write, faults } = form
  const choose = (objective: Objective) => {
    write({ objective })
    if (objective === 'WEB_CONVERSION' && draft.tagId === '') onTag()
  }
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-fault`}>
      <legend className={styles.legend}>{adWords.goal()}</legend>
      {Objective.options.map((objective) => {
        const isBarred = objective === 'CATALOG_SALES' && !hasProduct
        return (
          <label key={objective} className={styles.choice} data-barred={isBarred || undefined}>
            <input
              type="radio"
              name={id}
              className={styles.radio}
              disabled={isBarred}
              checked={draft.objective === objective}
              aria-describedby={`${id}-${objective}`}
              onChange={() => choose(objective)}
            />
            <span className={styles.choiceName}>{adWords[objective]()}</span>
            <span id={`${id}-${objective}`} className={styles.hint}>
              {isBarred ? adWords.catalogNone() : hints[objective]()}
            </span>
          </label>
        )
      })}
      {draft.objective !== 'WEB_CONVERSION' ? null : (
        <p className={styles.inline}>
          {draft.tagId === ''
            ? null
            : words.tag({ id: draft.tagId, event: eventName(draft.event) })}
          <Button
            size="small"
            onClick={onTag}
            data-invalid={faults.objective === undefined ? undefined : true}
          >
            {draft.tagId === '' ? words.tagTitle() : words.changeTag()}
          </Button>
        </p>
      )}
      <p id={`${id}-fault`} aria-live="polite" className={styles.fault}>
        {faults.objective}
      </p>
    </fieldset>
  )
}
