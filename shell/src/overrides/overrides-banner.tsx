import type { Boot } from '@tessera/contracts/boot'
import { Button } from '@tessera/ui/button'
import { lazy, Suspense, useEffect, useState } from 'react'
import { readOverrides, resetOverrides } from './apply-overrides.ts'
import styles from './overrides.module.css'
import { words } from './words.ts'

const OverridesDialog = lazy(
  () => import(/* webpackChunkName: "overrides" */ './overrides-dialog.tsx'),
)

/** Names the overridden modules, with a button to reset them. Alt+Shift+M opens the dialog. */
export default function OverridesBanner({ boot }: { readonly boot: Boot }) {
  const [editing, setEditing] = useState(false)
  const names = Object.keys(readOverrides(localStorage))
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.altKey && event.shiftKey && event.code === 'KeyM') setEditing(true)
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])
  return (
    <>
      {names.length === 0 ? null : (
        <aside className={styles.banner} aria-label={words.overridesTitle()}>
          <span>{words.overridesOn({ names: names.join(', ') })}</span>
          <Button size="small" onClick={() => setEditing(true)}>
            {words.overridesEdit()}
          </Button>
          <Button
            size="small"
            kind="ink"
            onClick={() => {
              resetOverrides(localStorage)
              location.reload()
            }}
          >
            {words.overridesReset()}
          </Button>
        </aside>
      )}
      {editing ? (
        <Suspense fallback={null}>
          <OverridesDialog modules={boot.modules} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
