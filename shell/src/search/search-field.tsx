import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import type { ReactElement, RefObject } from 'react'
import type { FieldHelp } from './field-help.ts'
import styles from './search.module.css'
import { words } from './words.ts'

interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly text: string
  readonly hint: string
  readonly help: FieldHelp
  readonly maxLength: number
  readonly onText: (text: string) => void
  /** Whether letters are being put together that are none yet. */
  readonly onComposing: (composing: boolean) => void
  readonly onOpen: () => void
}

/** The hint behind what is typed, where it will stand once it is taken. */
function Hint({ text, hint }: { readonly text: string; readonly hint: string }): ReactElement {
  return (
    <span aria-hidden="true" dir="auto" className={styles.hint} data-hint={hint}>
      <span className={styles.typed}>{text}</span>
      {hint}
    </span>
  )
}

/** The field itself: a combobox to those who hear it, also before anything is offered. */
export function SearchField(props: SearchFieldProps): ReactElement {
  const { field, text, hint, help, maxLength, onText, onComposing, onOpen } = props
  return (
    <div className={styles.field}>
      <span className={styles.glass}>
        <Icon name="search" size={20} />
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
        aria-expanded={help.list !== null}
        aria-controls={help.list?.id}
        aria-activedescendant={help.list?.active}
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
        onKeyDown={(event) => {
          // While letters are put together, Enter and the arrows are the writing's own.
          if (!event.nativeEvent.isComposing) help.onKeyDown(event)
        }}
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
            <Icon name="close" size={20} />
          </Button>
        </div>
      )}
    </div>
  )
}
