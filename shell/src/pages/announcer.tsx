import { useStore } from '@nanostores/react'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import type { ReadableAtom } from 'nanostores'
import { useEffect, useRef, useState } from 'react'

/**
 * Delay in ms: a page may change its title once its content has loaded; the last one is announced.
 */
const settled = 500

/** Announces the new page to screen readers, as browsers do for a new document. */
export function Announcer({
  entry,
  $name,
}: {
  readonly entry: string
  readonly $name: ReadableAtom<string>
}) {
  const name = useStore($name)
  const [said, setSaid] = useState('')
  const loaded = useRef<string | null>(entry)
  useEffect(() => {
    if (loaded.current === entry) return
    loaded.current = null
    const waiting = setTimeout(() => setSaid(name), settled)
    return () => clearTimeout(waiting)
  }, [name, entry])
  return (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  )
}
