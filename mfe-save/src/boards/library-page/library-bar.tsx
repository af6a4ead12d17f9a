import { useStore } from '@nanostores/react'
import { plural } from '@tessera/contracts/messages'
import { numberFormat } from '@tessera/contracts/number-format'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { publishHeight } from '@tessera/ui/publish-height'
import type { ReactElement } from 'react'
import styles from '../../moving/chosen-pins/chosen-bar.module.css'
import type { LibraryAct } from './act-on-library.ts'
import type { Library } from './use-library.ts'
import { counted, words } from './words.ts'

const dock = publishHeight('--dock', 8)

/** The acts on the selected pins of a library. */
export function LibraryBar({
  library: { selection, total },
  onAct,
}: {
  readonly library: Library
  readonly onAct: (kind: LibraryAct['kind']) => void
}): ReactElement | null {
  const locale = useStore(useShell().$locale)
  const { count } = selection
  if (count === 0) return null
  return (
    <div ref={dock} role="toolbar" aria-label={words.bar()} className={styles.bar}>
      <p role="status" className={styles.count}>
        {plural(count, counted.chosen, locale)}
      </p>
      {total === undefined || selection.isAll || total <= count ? null : (
        <Button kind="plain" size="small" className={styles.all ?? ''} onClick={selection.all}>
          {words.all({ count: numberFormat(locale).format(total) })}
        </Button>
      )}
      {(['move', 'copy', 'delete'] as const).map((kind) => (
        <Button key={kind} kind="quiet" size="small" onClick={() => onAct(kind)}>
          {words[kind]()}
        </Button>
      ))}
      <Button kind="plain" size="small" className={styles.none ?? ''} onClick={selection.clear}>
        {words.none()}
      </Button>
    </div>
  )
}
