import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Spinner } from '@tessera/ui/spinner'
import type { ReactElement, ReactNode } from 'react'
import { words } from '../../words.ts'
import type { BuilderPage } from '../use-builder.ts'
import styles from './draft-strip.module.css'
import type { Drafts } from './use-drafts.ts'

/** Returns the state of a draft in words and as a sign; none for one that only waits to be published. */
function signOf({ state, picture }: BuilderPage): { said: string; sign: ReactNode } {
  if (state.kind === 'published')
    return { said: words.draftDone(), sign: <Icon shape={icons.check} size={20} /> }
  if (Object.keys(state.faults).length > 0 || 'fault' in picture)
    return { said: words.draftUnfit(), sign: <Icon shape={icons.warning} size={20} /> }
  if (state.kind === 'publishing') return { said: words.publishing(), sign: <Spinner label="" /> }
  return picture.kind === 'reading' || picture.kind === 'uploading'
    ? { said: words.uploading(), sign: <Spinner label="" /> }
    : { said: '', sign: null }
}

interface ThumbProps {
  readonly draft: BuilderPage
  readonly number: number
  readonly count: number
  readonly shown: boolean
  readonly onShow: () => void
}

function Thumb({ draft, number, count, shown, onShow }: ThumbProps): ReactElement {
  const { said, sign } = signOf(draft)
  const place = words.draftOf({ number, count })
  const { title } = draft.state.draft
  return (
    <button
      type="button"
      className={styles.thumb}
      aria-current={shown || undefined}
      aria-label={[place, title, said].filter((part) => part !== '').join(', ')}
      onClick={onShow}
    >
      {'preview' in draft.picture ? (
        <img src={draft.picture.preview} alt="" />
      ) : (
        <Icon shape={icons.image} size={24} />
      )}
      {sign === null ? null : <span className={styles.sign}>{sign}</span>}
    </button>
  )
}

/** Shows the pins that are prepared at once; pressing one shows its form. */
export function DraftStrip({ drafts }: { readonly drafts: Drafts }): ReactElement {
  const { list, opened, show } = drafts
  const count = list.drafts.length
  return (
    <ul className={styles.strip} aria-label={words.drafts()}>
      {list.drafts.map(({ id }, at) => {
        const draft = opened.get(id)
        return draft === undefined ? null : (
          <li key={id}>
            <Thumb
              {...{ draft, count }}
              number={at + 1}
              shown={id === list.shown}
              onShow={() => show(id)}
            />
          </li>
        )
      })}
    </ul>
  )
}
