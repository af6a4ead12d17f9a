import type { EditResult } from '@tessera/contracts/calls/campaign-edits'
import { useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { fieldName, valueText } from '../frame/value-text.ts'
import { words } from '../frame/words.ts'
import styles from './duplicate.module.css'
import { copyWords } from './words.ts'

const levels = { campaign: words.campaign, 'ad-group': copyWords.group, ad: copyWords.ad } as const

/** Fields that say nothing to people who look at a copy. */
const quiet: ReadonlySet<string> = new Set(['name', 'pin_id', 'state'])

/** The parts of a copy, as the service would create them. */
export function Copied({ result }: { readonly result: EditResult }): ReactElement {
  const locale = useShell().$locale.get()
  return (
    <ul className={styles.copied}>
      {result.objects.map((object, index) => {
        const key = `${object.level} ${index}`
        const fields = object.fields.filter(
          ({ field, after }) => !quiet.has(field) && after !== null,
        )
        return (
          <li key={key}>
            <strong>
              {levels[object.level]()} {object.level === 'ad' ? null : <bdi>{object.name}</bdi>}
            </strong>
            <dl>
              {fields.map(({ field, after }) => (
                <div key={field}>
                  <dt>{fieldName(field)}</dt>
                  <dd>
                    <bdi>{valueText(field, after, locale)}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}
