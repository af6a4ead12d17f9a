import { paths } from '@tessera/contracts/paths'
import { useLayout, useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { useEffect, useId, useRef } from 'react'
import { bookmarklet } from './bookmarklet.ts'
import styles from './bookmarklet-offer.module.css'
import { words } from './bookmarklet-words.ts'

/** Offers the bookmark that saves from any site, to drag to the bookmarks bar or to copy. */
export function BookmarkletOffer() {
  const { brand, toast } = useShell()
  const { phone } = useLayout()
  const titleId = useId()
  const link = useRef<HTMLAnchorElement>(null)
  const code = bookmarklet(window.location.origin, brand)
  // React removes `javascript:` addresses. This one is only dragged, never followed from here.
  useEffect(() => link.current?.setAttribute('href', code), [code, phone])
  if (phone) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      toast({ text: words.copied(), tone: 'good' })
    } catch {
      toast({ text: words.notCopied(), tone: 'bad' })
    }
  }
  return (
    <section className={styles.offer} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {words.offer()}
      </h2>
      <p className={styles.hint}>{words.offerHow()}</p>
      <div className={styles.acts}>
        <a
          ref={link}
          href={paths.pinBuilder.to()}
          className={styles.bookmark}
          onClick={(event) => event.preventDefault()}
        >
          <Icon shape={icons.plus} size={16} />
          {words.bookmark({ brand })}
        </a>
        <Button size="small" onClick={() => void copy()}>
          {words.copyAddress()}
        </Button>
      </div>
    </section>
  )
}
