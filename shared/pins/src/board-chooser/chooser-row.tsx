import { measures } from '@tessera/contracts/limits'
import { Icon, type IconShape } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Spinner } from '@tessera/ui/spinner'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import styles from './chooser-row.module.css'
import type { RowPlace } from './row-list.tsx'

/** The content of a board's or section's row. */
export interface RowContent {
  readonly name: string
  readonly detail: string
  readonly picture: string | null
  readonly color: string | null
  /** Icons after the name, each with its text for screen readers. */
  readonly marks?: readonly (readonly [IconShape, string])[]
  /** True when choosing the row opens another list. */
  readonly leadsOn?: boolean
  /** The reason that the place cannot be chosen, or null. */
  readonly blocked?: string | null
}

interface ChooserRowProps {
  readonly content: RowContent
  readonly place: RowPlace
  /** The row's action for screen readers, such as 'Save to Kitchen'. */
  readonly action: string
  /** Text of the button that shows on hover and focus. The whole row is the target. */
  readonly button: string | undefined
  /** True while this row's choice is pending. */
  readonly busy: boolean
  /** True while any choice is pending, so that no second one starts. */
  readonly locked: boolean
  readonly onChoose: () => void
}

function Cover({ picture, color }: Pick<RowContent, 'picture' | 'color'>): ReactElement {
  return (
    <span className={styles.cover} style={color === null ? {} : { backgroundColor: color }}>
      {picture === null ? null : (
        <img src={picture} alt="" width={measures.boardCover} height={measures.boardCover} />
      )}
    </span>
  )
}

const busyOr = (busy: boolean, text: ReactNode): ReactNode =>
  busy ? <Spinner label="" size={20} /> : text

function RowText({ name, detail }: Pick<RowContent, 'name' | 'detail'>): ReactElement {
  return (
    <span className={styles.words} aria-hidden="true">
      <span className={styles.name} dir="auto">
        {name}
      </span>
      <span className={styles.detail}>{detail}</span>
    </span>
  )
}

/** Draws what stands at the end of a row: why it is blocked, or its button, and the way on. */
function RowEnd({ content, button, busy }: Pick<ChooserRowProps, 'content' | 'button' | 'busy'>) {
  const { leadsOn = false, blocked = null } = content
  return (
    <>
      {blocked === null ? null : (
        <span className={styles.blocked} aria-hidden="true">
          {blocked}
        </span>
      )}
      {blocked === null && button !== undefined && !leadsOn ? (
        <span className={styles.button} aria-hidden="true">
          {busyOr(busy, button)}
        </span>
      ) : null}
      {leadsOn ? (
        <span className={styles.on}>
          <Icon shape={icons.back} size={20} />
        </span>
      ) : null}
    </>
  )
}

/** A board or section as a row; the whole row is the button that chooses it. */
export function ChooserRow(props: ChooserRowProps): ReactElement {
  const { content, place, action, button, busy, locked, onChoose } = props
  const { name, detail, marks = [], leadsOn = false, blocked = null } = content
  const off = locked || (blocked !== null && !leadsOn)
  const texts = [action, detail, ...marks.map(([, text]) => text), blocked ?? '']
  return (
    <button
      {...place}
      type="button"
      className={styles.row}
      aria-busy={busy || undefined}
      aria-disabled={off || undefined}
      aria-current={blocked === null ? undefined : 'location'}
      onClick={off ? undefined : onChoose}
    >
      <VisuallyHidden>{texts.filter((text) => text !== '').join(', ')}</VisuallyHidden>
      <Cover picture={content.picture} color={content.color} />
      <RowText name={name} detail={detail} />
      {marks.map(([icon, text]) => (
        <span key={text} className={styles.mark}>
          <Icon shape={icon} size={20} />
        </span>
      ))}
      <RowEnd content={content} button={button} busy={busy} />
    </button>
  )
}

interface CreateRowProps {
  readonly title: string
  readonly detail: string
  readonly busy: boolean
  readonly locked: boolean
  readonly onCreate: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Creates a board or section with the name that was searched for. Stands above the matches. */
export function CreateRow(props: CreateRowProps): ReactElement {
  const { title, detail, busy, locked, onCreate, onKeyDown } = props
  return (
    <button
      type="button"
      data-create-row=""
      className={styles.row}
      aria-busy={busy || undefined}
      aria-disabled={locked || undefined}
      onClick={locked ? undefined : onCreate}
      onKeyDown={onKeyDown}
    >
      <VisuallyHidden>{title}</VisuallyHidden>
      <span className={styles.plus}>{busyOr(busy, <Icon shape={icons.plus} />)}</span>
      <RowText name={title} detail={detail} />
    </button>
  )
}
