import { useStore } from '@nanostores/react'
import type { LibraryPin } from '@tessera/contracts/entities/library'
import { limits } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import { priceText } from '@tessera/contracts/price-text'
import { useShell } from '@tessera/module/react'
import { memo, type ReactElement } from 'react'
import { changePin, type PinChanges } from '../../pins/pin-closeup/change-pin.ts'
import styles from './library.module.css'
import { TextCell } from './text-cell.tsx'
import { words } from './words.ts'

/** Returns the site of a link without `www.`; empty for none. */
function siteOf(link: string | null): string {
  const host = link !== null && URL.canParse(link) ? new URL(link).hostname : ''
  return host.replace(/^www\./, '')
}

interface LibraryRowProps {
  readonly pin: LibraryPin
  readonly at: number
  readonly isSelected: boolean
  /** True for the row that Tab comes to. */
  readonly isActive: boolean
  readonly onToggle: (id: string) => void
  readonly onMove: (pin: LibraryPin) => void
  readonly onActivate: (at: number) => void
}

/** The texts of a pin, each changed in place. */
function Texts({ pin }: { readonly pin: LibraryPin }): ReactElement {
  const shell = useShell()
  const viewer = useStore(shell.$viewer)
  const name = pin.title || words.untitled()
  // Titles and alt texts belong to the creator of an idea; a saver has a note of their own.
  const isFixed = pin.creator?.id !== viewer?.id
  async function keep(to: PinChanges, from: PinChanges): Promise<void> {
    const outcome = await shell.commands.run(changePin, { id: pin.id, to, from, subject: {} })
    if (outcome.state === 'refused') shell.toast({ text: outcome.error.message, tone: 'bad' })
  }
  const note = pin.note?.text ?? ''
  const texts = { isFixed, maxLength: limits.pinTextMax }
  return (
    <>
      <td>
        <TextCell
          {...texts}
          label={words.titleOf({ pin: name })}
          value={pin.title}
          maxLength={limits.pinTitleMax}
          onKeep={(title) => void keep({ title }, { title: pin.title })}
        />
      </td>
      <td>
        <TextCell
          {...texts}
          label={words.altTextOf({ pin: name })}
          value={pin.alt_text}
          maxLength={limits.pinAltTextMax}
          placeholder={words.addAltText()}
          onKeep={(alt_text) => void keep({ alt_text }, { alt_text: pin.alt_text })}
        />
      </td>
      <td>
        <TextCell
          {...texts}
          isFixed={false}
          label={words.noteOf({ pin: name })}
          placeholder={words.addNote()}
          value={note}
          onKeep={(text) => void keep({ note: text }, { note })}
        />
      </td>
    </>
  )
}

/** A pin in the table of a library. */
export const LibraryRow = memo(function LibraryRow(props: LibraryRowProps): ReactElement {
  const { pin, at, isSelected, isActive, onToggle, onMove, onActivate } = props
  const { $locale, navigate } = useShell()
  const locale = useStore($locale)
  const name = pin.title || words.untitled()
  const to = paths.pin.to({ pinId: pin.id })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const board = pin.board?.name ?? ''
  return (
    <tr
      className={styles.row}
      data-at={at}
      aria-rowindex={at + 2}
      data-selected={isSelected || undefined}
      aria-label={name}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => onActivate(at)}
    >
      <td>
        <input
          type="checkbox"
          tabIndex={-1}
          className={styles.check}
          aria-label={words.select({ pin: name })}
          checked={isSelected}
          onChange={() => onToggle(pin.id)}
        />
      </td>
      <td>
        <a
          href={to}
          tabIndex={-1}
          className={styles.thumb}
          style={{ backgroundColor: pin.dominant_color }}
          aria-label={words.open({ pin: name })}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            navigate(to)
          }}
        >
          <img src={pin.images['236x'].url} alt="" width={48} height={48} loading="lazy" />
        </a>
      </td>
      <Texts pin={pin} />
      <td>
        <button
          type="button"
          className={styles.boardButton}
          dir="auto"
          aria-label={words.boardOf({ pin: name, board })}
          onClick={() => onMove(pin)}
        >
          {board}
        </button>
      </td>
      <td className={styles.site} dir="ltr">
        {siteOf(pin.link)}
      </td>
      <td className={styles.date}>{date.format(new Date(pin.created_at))}</td>
      <td className={styles.date}>{pin.price === null ? '' : priceText(pin.price, locale)}</td>
    </tr>
  )
})
