import { useStore } from '@nanostores/react'
import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { type ReactElement, useId } from 'react'
import { CommentList } from './comment-list.tsx'
import styles from './comments.module.css'
import { Composer } from './composer.tsx'
import { useComposer } from './use-composer.ts'
import { counted, words } from './words.ts'

/** The comments of a pin, with a field for a new one. */
export function Comments({ pin }: { readonly pin: PinDetails }): ReactElement {
  const titleId = useId()
  const locale = useStore(useShell().$locale)
  const composing = useComposer(pin)
  const { comment_count: count } = pin
  return (
    <section aria-labelledby={titleId} className={styles.comments}>
      <h2 id={titleId} className={styles.title}>
        {count === 0 ? words.comments() : plural(count, counted.comments, locale)}
      </h2>
      <Composer composing={composing} />
      <CommentList pinId={pin.id} count={count} sending={composing.draft.sending} />
    </section>
  )
}
