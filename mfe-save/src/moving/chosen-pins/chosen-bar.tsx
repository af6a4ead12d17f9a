import { useStore } from '@nanostores/react'
import { plural } from '@tessera/contracts/messages'
import { numberFormat } from '@tessera/contracts/number-format'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { publishHeight } from '@tessera/ui/publish-height'
import type { ReactElement } from 'react'
import styles from './chosen-bar.module.css'
import type { ChosenPins } from './use-chosen-pins.ts'
import { counted, words } from './words.ts'

/** The acts on the selected pins. */
function Acts({ chosen }: { readonly chosen: ChosenPins }): ReactElement {
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => chosen.askWhere('move')}>
        {words.move()}
      </Button>
      <Button kind="quiet" size="small" onClick={() => chosen.askWhere('copy')}>
        {words.copy()}
      </Button>
      {chosen.inSection ? (
        <Button kind="quiet" size="small" onClick={chosen.removeFromSection}>
          {words.remove()}
        </Button>
      ) : null}
      <Button kind="quiet" size="small" onClick={() => chosen.deleteThem()}>
        {words.delete()}
      </Button>
    </>
  )
}

const dock = publishHeight('--dock', 8)

const hints = { select: words.selectHint, reorder: words.reorderHint }

function Bar({ chosen }: { readonly chosen: ChosenPins }): ReactElement | null {
  const locale = useStore(useShell().$locale)
  const { count, more, mode } = chosen
  if (count === 0 && mode === null) return null
  const hint = mode === null ? '' : hints[mode]()
  return (
    <div ref={dock} role="toolbar" aria-label={words.bar()} className={styles.bar}>
      <p role="status" className={styles.count}>
        {count === 0 ? hint : plural(count, counted.chosen, locale)}
      </p>
      {more === 0 || mode === 'reorder' ? null : (
        <Button kind="plain" size="small" className={styles.all ?? ''} onClick={chosen.chooseAll}>
          {words.all({ count: numberFormat(locale).format(more) })}
        </Button>
      )}
      {count === 0 || mode === 'reorder' ? null : <Acts chosen={chosen} />}
      {mode === null ? (
        <Button
          kind="plain"
          size="small"
          square
          className={styles.none ?? ''}
          aria-label={words.clear()}
          onClick={chosen.clear}
        >
          <Icon shape={icons.close} size={20} />
        </Button>
      ) : (
        <Button kind="ink" size="small" className={styles.none ?? ''} onClick={chosen.clear}>
          {words.done()}
        </Button>
      )}
    </div>
  )
}

/** The bar with actions on the selected pins, and its dialog. */
export function ChosenBar({ chosen }: { readonly chosen: ChosenPins }): ReactElement {
  return (
    <>
      <Bar chosen={chosen} />
      {chosen.dialog}
    </>
  )
}
