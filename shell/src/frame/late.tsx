import { useStore } from '@nanostores/react'
import { again } from '@tessera/module/again'
import { ErrorRegion } from '@tessera/ui/error-region'
import { useEffect, useState } from 'react'
import type { Shell } from '../shell/shell.ts'
import { words } from '../words.ts'
import styles from './frame.module.css'

type LateFrame = typeof import('./late-frame.tsx').default

let Loaded: LateFrame | undefined

async function load(): Promise<void> {
  Loaded ??= (await import(/* webpackChunkName: "late-frame" */ './late-frame.tsx')).default
}

/**
 * Shows overlays, dialogs and toasts over the page. Its code loads after the first view, or with the
 * first of them, which shows as soon as it has.
 */
export function Late({ shell }: { readonly shell: Shell }) {
  const late = useStore(shell.$late)
  const [, setThere] = useState(Loaded !== undefined)
  useEffect(() => {
    if (late === 'unwanted' || late === 'failed' || Loaded !== undefined) return
    again(load).then(
      () => setThere(true),
      (thrown: unknown) => {
        const { code, from } = { code: 'frame-not-loaded', from: 'shell' }
        shell.parts.report({ code, from, detail: String(thrown) })
        shell.$late.set(shell.$late.get() === 'wanted' ? 'failed' : 'unwanted')
      },
    )
  }, [late, shell])
  if (Loaded !== undefined) return late === 'unwanted' ? null : <Loaded shell={shell} />
  if (late !== 'failed') return null
  return (
    <div className={styles.late}>
      <ErrorRegion title={words.overlayFailed()} onRetry={() => shell.$late.set('wanted')}>
        {words.regionFailed()}
      </ErrorRegion>
    </div>
  )
}
