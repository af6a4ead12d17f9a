import { type ComponentProps, type ReactElement, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import styles from './field.module.css'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import { words } from './words.ts'

/** Props of the input and of its frame. */
export type TextFieldProps = FieldProps & ComponentProps<'input'>

/** Addresses are from left to right in every language. */
const addressTypes: readonly (string | undefined)[] = ['email', 'tel', 'url']

/** A single-line text field with its label above. */
export function TextField(props: TextFieldProps): ReactElement {
  const { label, hint, error, action, id, className, ...rest } = props
  const dir = addressTypes.includes(rest.inputMode ?? rest.type) ? 'ltr' : undefined
  return (
    <FieldFrame
      {...{ label, hint, error, id, className }}
      {...(action === undefined ? {} : { action })}
      describedBy={rest['aria-describedby']}
      input={(framed) => <input type="text" dir={dir} {...rest} {...framed} />}
    />
  )
}

/** A multi-line text field with its label above. Grows with its text. */
export function TextArea(props: FieldProps & ComponentProps<'textarea'>): ReactElement {
  const { label, hint, error, action, id, className, ...rest } = props
  return (
    <FieldFrame
      {...{ label, hint, error, id, className }}
      describedBy={rest['aria-describedby']}
      input={({ className: framedClass, ...framed }) => (
        <textarea {...rest} {...framed} className={classes(framedClass, styles.area)} />
      )}
    />
  )
}

/** A choice from a list, with the browser's own picker. */
export function SelectField(props: FieldProps & ComponentProps<'select'>): ReactElement {
  const { label, hint, error, action, id, className, children, ...rest } = props
  return (
    <FieldFrame
      {...{ label, hint, error, id, className }}
      action={
        <span className={styles.arrow}>
          <Icon shape={icons.down} size={20} />
        </span>
      }
      describedBy={rest['aria-describedby']}
      input={(framed) => (
        <select {...rest} {...framed}>
          {children}
        </select>
      )}
    />
  )
}

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'action'> {
  showLabel?: string
  hideLabel?: string
}

/** A password field with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  const { showLabel = words.showPassword(), hideLabel = words.hidePassword(), ...rest } = props
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      action={
        <Button
          kind="plain"
          size="small"
          square
          aria-label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        >
          <Icon shape={shown ? icons.eyeOff : icons.eye} size={20} />
        </Button>
      }
    />
  )
}

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value'> {
  label: string
  value: string
  onChange: (value: string) => void
  clearLabel?: string
}

/** A search field: its label is its placeholder, a button and Escape clear it. */
export function SearchField(props: SearchFieldProps): ReactElement {
  const { label, value, onChange, clearLabel = words.clearSearch(), className, ...rest } = props
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <div className={classes(styles.search, className)}>
      <span className={styles.glass}>
        <Icon shape={icons.search} size={20} />
      </span>
      <input
        autoComplete="off"
        enterKeyHint="search"
        placeholder={label}
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        className={classes(styles.input, styles.searchInput)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event)
          if (event.key !== 'Escape' || value === '') return
          event.preventDefault()
          event.stopPropagation()
          clear()
        }}
      />
      {value === '' ? null : (
        <div className={styles.action}>
          <Button kind="plain" size="small" square aria-label={clearLabel} onClick={clear}>
            <Icon shape={icons.close} size={20} />
          </Button>
        </div>
      )}
    </div>
  )
}
