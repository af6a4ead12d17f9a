import { useStore } from '@nanostores/react'
import { limits } from '@tessera/contracts/limits'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { TextArea } from '@tessera/ui/field'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { charactersLeft, spokenLeft } from './characters-left.ts'
import { isOpen } from './flow.ts'
import styles from './hashtag-field.module.css'
import { TagList, tagId } from './tag-list.tsx'
import { typedTag, withTag } from './typed-tag.ts'
import { useFlyout } from './use-flyout.ts'
import { counted, words } from './words.ts'

interface HashtagFieldProps
  extends Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange' | 'maxLength' | 'ref'> {
  readonly value: string
  readonly onText: (text: string) => void
  /** How much may be written. More can be, and is told: nothing that was pasted is cut off. */
  readonly most?: number
}

function Left({ left }: { readonly left: number }): ReactElement {
  return (
    <>
      <span aria-hidden="true">{words.left({ count: left })}</span>
      <VisuallyHidden>{words.left({ count: spokenLeft(left) })}</VisuallyHidden>
    </>
  )
}

/** What stands below the field: its own hint and fault, or how much room there is. */
function notesOf({
  value,
  most,
  hint,
  error,
}: Pick<HashtagFieldProps, 'value' | 'hint' | 'error'> & { most: number }): {
  readonly hint: ReactNode
  readonly error: ReactNode
} {
  const left = charactersLeft(value, most)
  if (left === undefined) return { hint, error }
  return left < 0
    ? { hint, error: words.over({ count: -left }) }
    : { hint: <Left left={left} />, error }
}

/** Offers hashtags for the one that is typed, and puts the picked one in its place. */
function useHashtags({ value, onText, most = limits.pinTextMax }: HashtagFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const composing = useRef(false)
  const caretAfter = useRef<number | null>(null)
  const [flyout, send] = useFlyout()
  const open = isOpen(flyout)

  useLayoutEffect(() => {
    // The picked text is in the field only now.
    if (caretAfter.current === null) return
    field.current?.setSelectionRange(caretAfter.current, caretAfter.current)
    caretAfter.current = null
  }, [value])

  const look = () => {
    const area = field.current
    if (area === null || composing.current || area.selectionStart !== area.selectionEnd) return
    send({ type: 'written', text: area.value, caret: area.selectionStart })
  }
  const pick = (tag: string) => {
    const area = field.current
    if (area === null) return
    const written = { text: area.value, caret: area.selectionStart }
    const typed = typedTag(written)
    if (typed === null) return
    const picked = withTag(written, typed, tag, most)
    caretAfter.current = picked.caret
    onText(picked.text)
    send({ type: 'picked', ...picked })
    area.focus()
  }
  const press = (event: KeyboardEvent) => {
    // While letters are put together, Enter, Escape and the arrows are the writing's own.
    if (!open || event.nativeEvent.isComposing) return
    const { active, offered } = flyout
    const tag = active === null ? undefined : offered[active]?.query
    if (event.key === 'ArrowDown') send({ type: 'moved', by: 1 })
    else if (event.key === 'ArrowUp') send({ type: 'moved', by: -1 })
    else if (event.key === 'Escape') send({ type: 'escaped' })
    else if (event.key === 'Enter' && tag !== undefined) pick(tag)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const compose = (now: boolean) => {
    composing.current = now
    if (!now) look()
  }
  return { field, flyout, open, look, pick, press, compose, leave: () => send({ type: 'left' }) }
}

/**
 * A field for a description that offers hashtags as they are typed: arrows go through them, Enter or a
 * press picks, Escape puts them away. It tells how much may still be written as the end comes near.
 *
 *     <HashtagField label="Description" rows={4} value={text} onText={setText} />
 */
export function HashtagField(props: HashtagFieldProps): ReactElement {
  const { value, onText, most = limits.pinTextMax, hint, error, ...rest } = props
  const id = useId()
  const locale = useStore(useShell().$locale)
  const { field, flyout, open, look, pick, press, compose, leave } = useHashtags(props)
  const { active, offered } = flyout
  return (
    <div className={styles.field}>
      <TextArea
        dir="auto"
        {...rest}
        {...notesOf({ value, most, hint, error })}
        ref={field}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={open ? id : undefined}
        aria-activedescendant={open && active !== null ? tagId(id, active) : undefined}
        onChange={({ currentTarget }) => {
          onText(currentTarget.value)
          look()
        }}
        onSelect={look}
        onBlur={leave}
        onKeyDown={press}
        onCompositionStart={() => compose(true)}
        onCompositionEnd={() => compose(false)}
      />
      {open ? <TagList field={field} id={id} tags={offered} active={active} onPick={pick} /> : null}
      <VisuallyHidden>
        <span role="status">{open ? plural(offered.length, counted.tags, locale) : null}</span>
      </VisuallyHidden>
    </div>
  )
}
