import { useStore } from '@nanostores/react'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import type { ReadableAtom } from 'nanostores'
import { useEffect, useRef, useState } from 'react'

/** A page may name itself twice, first by what it is, then by what is in it; the last name is said. */
const settled = 500

/** Says politely which page one has come to, as a browser does by itself when it loads a document. */
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
