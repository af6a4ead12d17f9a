import { Checkbox } from '@tessera/ui/checkbox'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Spinner } from '@tessera/ui/spinner'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import { memo, type ReactElement, type ReactNode, useSyncExternalStore } from 'react'
import { words } from '../../words.ts'
import { usePage } from '../draft/open-draft.ts'
import type { Phase } from '../draft/phase.ts'
import type { Desk, DeskDraft } from './desk.ts'
import styles from './draft-strip.module.css'
import { useDeskState } from './use-desk.ts'

/** Returns a phase in words and as a sign; none for a draft that only waits to be published. */
function signOf(phase: Phase): { said: string; sign: ReactNode } {
  switch (phase) {
    case 'succeeded':
      return { said: words.draftDone(), sign: <Icon shape={icons.check} size={20} /> }
    case 'attempted':
      return { said: words.draftUnfit(), sign: <Icon shape={icons.warning} size={20} /> }
    case 'publishing':
      return { said: words.publishing(), sign: <Spinner label="" /> }
    case 'processing':
    case 'uploading':
      // A hundred spinners would keep a slow device busy.
      return { said: words.uploading(), sign: <Icon shape={icons.upload} size={16} /> }
    default:
      return { said: '', sign: null }
  }
}

interface ThumbProps {
  readonly desk: Desk
  readonly draft: DeskDraft
  readonly number: number
  readonly count: number
  readonly shown: boolean
  readonly selected: boolean
}

const Thumb = memo(({ desk, draft, number, count, shown, selected }: ThumbProps): ReactElement => {
  const { state, picture } = usePage(draft)
  const { said, sign } = signOf(useSyncExternalStore(draft.subscribe, draft.phase))
  const place = words.draftOf({ number, count })
  const { title } = state.draft
  return (
    <li>
      <button
        type="button"
        className={styles.thumb}
        aria-current={shown || undefined}
        aria-label={[place, title, said].filter((part) => part !== '').join(', ')}
        onClick={() => desk.show(draft.id)}
      >
        {'preview' in picture ? (
          <img src={picture.preview} alt="" decoding="async" loading="lazy" />
        ) : (
          <Icon shape={icons.image} size={24} />
        )}
        {sign === null ? null : <span className={styles.sign}>{sign}</span>}
      </button>
      <Checkbox
        className={styles.check ?? ''}
        label={<VisuallyHidden>{words.selectDraft({ number, count })}</VisuallyHidden>}
        checked={selected}
        onChange={() => desk.toggle(draft.id)}
      />
    </li>
  )
})

/** Shows the pins that are prepared at once; pressing one shows its form, its box selects it. */
export function DraftStrip({ desk }: { readonly desk: Desk }): ReactElement {
  const { ids, shown, selected } = useDeskState(desk).list
  const count = ids.length
  return (
    <ul className={styles.strip} aria-label={words.drafts()}>
      {ids.map((id, at) => {
        const draft = desk.draft(id)
        return draft === undefined ? null : (
          <Thumb
            key={id}
            {...{ desk, draft, count }}
            number={at + 1}
            shown={id === shown}
            selected={selected.includes(id)}
          />
        )
      })}
    </ul>
  )
}
