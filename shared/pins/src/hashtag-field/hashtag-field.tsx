import { useStore } from '@nanostores/react'
import { limits } from '@tessera/contracts/limits'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { Announcement } from '@tessera/ui/announcement'
import { ListboxBelow, ListboxOption } from '@tessera/ui/combobox/listbox'
import { TextArea } from '@tessera/ui/field'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { charactersLeft, spokenLeft } from './characters-left.ts'
import styles from './hashtag-field.module.css'
import { useHashtags } from './use-hashtags.ts'
import { counted, words } from './words.ts'

interface HashtagFieldProps
  extends Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange' | 'maxLength' | 'ref'> {
  readonly value: string
  readonly onText: (text: string) => void
  /** Max characters. A longer text is kept and reported, so that nothing pasted is cut off. */
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

/** Returns the texts below the field: its own hint and error, or the characters left. */
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

/** Lists the suggested hashtags, each with its number of pins. */
function TagList({ field, tags, combobox }: ReturnType<typeof useHashtags>): ReactElement {
  const locale = useStore(useShell().$locale)
  return (
    <ListboxBelow {...{ field, combobox }} label={words.hashtags()}>
      {tags.map(({ query, pin_count: count }, at) => (
        <ListboxOption key={query} {...{ combobox, at }} className={styles.tag}>
          <bdi className={styles.name}>{query}</bdi>
          {count === undefined ? null : (
            <bdi className={styles.count}>{plural(count, counted.pins, locale)}</bdi>
          )}
        </ListboxOption>
      ))}
    </ListboxBelow>
  )
}

/**
 * A text area that suggests hashtags while one is typed, and counts down the last characters.
 *
 *     <HashtagField label="Description" rows={4} value={text} onText={setText} />
 */
export function HashtagField(props: HashtagFieldProps): ReactElement {
  const { value, onText, most = limits.pinTextMax, hint, error, ...rest } = props
  const locale = useStore(useShell().$locale)
  const hashtags = useHashtags({ value, onText, most })
  const { field, tags, open, combobox, look, compose, leave } = hashtags
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
        {...combobox.field}
        onChange={({ currentTarget }) => {
          onText(currentTarget.value)
          look()
        }}
        onSelect={look}
        onBlur={leave}
        onCompositionStart={() => compose(true)}
        onCompositionEnd={() => compose(false)}
      />
      {open ? <TagList {...hashtags} /> : null}
      <Announcement text={open ? plural(tags.length, counted.tags, locale) : ''} />
    </div>
  )
}
