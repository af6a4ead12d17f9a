import type { Pin } from '@tessera/contracts/entities/pin'
import { paths } from '@tessera/contracts/paths'
import { timings } from '@tessera/contracts/timings'
import { Link } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { PageTitle } from '@tessera/ui/page-title'
import { useEffect, useRef } from 'react'
import styles from './from-site.module.css'
import { words } from './words.ts'

/** Says that a pin is saved, in a window that was opened for it and closes after a while. */
export function Saved({ pin }: { readonly pin: Pin }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    const timer = setTimeout(() => window.close(), timings.bookmarkletAutoClose)
    return () => clearTimeout(timer)
  }, [])
  const { url, width, height } = pin.images['236x']
  return (
    <article className={styles.saved}>
      <img className={styles.picture} src={url} alt="" width={width} height={height} />
      <PageTitle ref={title}>
        {pin.board === null ? words.savedSomewhere() : words.saved({ board: pin.board.name })}
      </PageTitle>
      <p className={styles.host}>{words.closes()}</p>
      <Link className={styles.see ?? ''} to={paths.pin.to({ pinId: pin.id })}>
        {words.see()}
      </Link>
      <Button onClick={() => window.close()}>{words.close()}</Button>
    </article>
  )
}
