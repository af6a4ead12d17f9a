import { Button } from '@tessera/ui/button'
import type { ComboboxField } from '@tessera/ui/combobox/use-combobox'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import type { ReactElement, RefObject } from 'react'
import styles from './search.module.css'
import { words } from './words.ts'

/** The props and the hint that the suggestions, once loaded, add to the search field. */
export interface FieldHelp {
  /** Spread on the input. Its `aria-controls` is undefined while the list is closed. */
  readonly field: ComboboxField
  /** Text that completes what is typed; empty when there is none. */
  readonly hint: string
}

/** The search field before its suggestions have loaded, or where they cannot load. */
export const noHelp: FieldHelp = {
  field: { 'aria-controls': undefined, 'aria-activedescendant': undefined, onKeyDown: () => {} },
  hint: '',
}

interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly text: string
  readonly hint: string
  readonly help: FieldHelp
  readonly maxLength: number
  readonly onText: (text: string) => void
  /** Hears when an input method starts and ends a composition. */
  readonly onComposing: (composing: boolean) => void
  readonly onOpen: () => void
}

/** The hint, drawn where its text will stand once it is accepted. */
function Hint({ text, hint }: { readonly text: string; readonly hint: string }): ReactElement {
  return (
    <span aria-hidden="true" dir="auto" className={styles.hint} data-hint={hint}>
      <span className={styles.typed}>{text}</span>
      {hint}
    </span>
  )
}

/** The input: a combobox from the start, also before its suggestions have loaded. */
export function SearchField(props: SearchFieldProps): ReactElement {
  const { field, text, hint, help, maxLength, onText, onComposing, onOpen } = props
  return (
    <div className={styles.field}>
      <span className={styles.glass}>
        <Icon shape={icons.search} size={20} />
      </span>
      <input
        ref={field}
        type="search"
        role="combobox"
        name="q"
        dir="auto"
        aria-label={words.searchFor()}
        aria-autocomplete="both"
        aria-haspopup="listbox"
        aria-expanded={help.field['aria-controls'] !== undefined}
        {...help.field}
        placeholder={words.search()}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={maxLength}
        className={styles.input}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onFocus={onOpen}
        onClick={onOpen}
        onCompositionStart={() => onComposing(true)}
        onCompositionEnd={() => onComposing(false)}
      />
      {hint === '' ? null : <Hint text={text} hint={hint} />}
      {text === '' ? null : (
        <div className={styles.action}>
          <Button
            kind="plain"
            size="small"
            square
            aria-label={words.empty()}
            onClick={() => {
              onText('')
              field.current?.focus()
            }}
          >
            <Icon shape={icons.close} size={20} />
          </Button>
        </div>
      )}
    </div>
  )
}
