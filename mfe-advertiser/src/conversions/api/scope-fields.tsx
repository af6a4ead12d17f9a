import { ApiScope } from '@tessera/contracts/ads/conversion-event'
import { Checkbox } from '@tessera/ui/checkbox'
import type { ReactElement } from 'react'
import styles from '../frame/frame.module.css'
import { apiWords as words } from './words.ts'

/** The names of what a token may do. */
export const scopeNames: Readonly<Record<ApiScope, () => string>> = {
  'conversions:write': words.scopeEvents,
  'ads:read': words.scopeRead,
  'ads:write': words.scopeWrite,
}

const scopeHints: Readonly<Record<ApiScope, () => string>> = {
  'conversions:write': words.scopeEventsHint,
  'ads:read': words.scopeReadHint,
  'ads:write': words.scopeWriteHint,
}

interface ScopeFieldsProps {
  readonly scopes: readonly ApiScope[]
  readonly onChange: (scopes: readonly ApiScope[]) => void
}

/** Chooses what a token may do. The last choice stays: a token for nothing is of no use. */
export function ScopeFields({ scopes, onChange }: ScopeFieldsProps): ReactElement {
  return (
    <fieldset className={styles.choices}>
      <legend>{words.may()}</legend>
      {ApiScope.options.map((scope) => {
        const isChosen = scopes.includes(scope)
        return (
          <Checkbox
            key={scope}
            label={scopeNames[scope]()}
            hint={scopeHints[scope]()}
            checked={isChosen}
            disabled={isChosen && scopes.length === 1}
            onChange={() =>
              onChange(
                ApiScope.options.filter((each) => scopes.includes(each) !== (each === scope)),
              )
            }
          />
        )
      })}
    </fieldset>
  )
}
