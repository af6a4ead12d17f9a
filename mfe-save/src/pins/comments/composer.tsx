import { useViewer } from '@tessera/module/react'
import { Avatar } from '@tessera/ui/avatar'
import { Button } from '@tessera/ui/button'
import type { FormEvent, KeyboardEvent, ReactElement } from 'react'
import { useId } from 'react'
import styles from './comments.module.css'
import { charactersLeft, type Draft, mayPost } from './draft.ts'
import type { Composing } from './use-composer.ts'
import { words } from './words.ts'

/** Returns the note below the field: why the comment was not posted, or how many characters are left. */
function noteOn(draft: Draft): { readonly text: string; readonly bad: boolean } | undefined {
  const left = charactersLeft(draft)
  if (left !== undefined && left < 0) return { text: words.over({ count: -left }), bad: true }
  if (draft.failure !== null) return { text: words.notPosted({ why: draft.failure }), bad: true }
  return left === undefined ? undefined : { text: words.left({ count: left }), bad: false }
}

function Self(): ReactElement | null {
  const viewer = useViewer()
  if (viewer === null) return null
  const { id, full_name: name, image_medium_url: picture } = viewer
  return <Avatar id={id} name={name} picture={picture ?? undefined} size={40} decorative />
}

function Field({ composing }: { readonly composing: Composing }): ReactElement {
  const id = useId()
  const { draft, write, post } = composing
  const note = noteOn(draft)
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    post()
  }
  return (
    <div className={styles.field}>
      <textarea
        className={styles.input}
        rows={1}
        aria-label={words.add()}
        placeholder={words.add()}
        aria-invalid={note?.bad || undefined}
        aria-describedby={`${id}-note`}
        enterKeyHint="enter"
        value={draft.text}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={press}
      />
      <p id={`${id}-note`} aria-live="polite" className={note?.bad ? styles.badNote : styles.note}>
        {note?.text}
      </p>
    </div>
  )
}

/** The field for a new comment. Ctrl or Cmd with Enter posts it, as the button does. */
export function Composer({ composing }: { readonly composing: Composing }): ReactElement {
  const { draft, post } = composing
  const send = (event: FormEvent) => {
    event.preventDefault()
    post()
  }
  return (
    <form className={styles.composer} onSubmit={send}>
      <Self />
      <Field composing={composing} />
      <Button type="submit" kind="ink" size="small" disabled={!mayPost(draft)}>
        {words.post()}
      </Button>
    </form>
  )
}
