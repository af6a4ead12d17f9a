import type { UnprovenPlaces, WebsiteProof } from '@tessera/contracts/calls/websites'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useId, useState } from 'react'
import styles from './claimed-websites.module.css'
import { seenText } from './seen-text.ts'
import { words } from './words.ts'

interface WayProps {
  readonly title: string
  readonly how: string
  readonly code: string
  readonly seen: string | undefined
}

function Way({ title, how, code, seen }: WayProps): ReactElement {
  const titleId = useId()
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setSaid(words.copied()),
      () => setSaid(words.copyFailed()),
    )
  const instead = seenText(seen)
  return (
    <li aria-labelledby={titleId} className={styles.way}>
      <h3 id={titleId} className={styles.wayTitle}>
        {title}
      </h3>
      <p className={styles.how}>{how}</p>
      <div className={styles.codeRow}>
        <code dir="ltr" className={styles.code}>
          {code}
        </code>
        <Button size="small" aria-label={words.copyOf({ way: title })} onClick={() => void copy()}>
          {words.copy()}
        </Button>
      </div>
      <p role="status" className={styles.how}>
        {said}
      </p>
      {instead === undefined ? null : <p className={styles.missing}>{instead}</p>}
    </li>
  )
}

/** The three ways to publish the code, each with what was found there at the last check. */
export function ProofWays({
  proof,
  places,
}: {
  readonly proof: WebsiteProof
  readonly places: UnprovenPlaces
}): ReactElement {
  return (
    <ul className={styles.list}>
      <Way title={words.page()} how={words.pageHow()} code={proof.meta_tag} seen={places.page} />
      <Way
        title={words.file()}
        how={words.fileHow({ url: proof.file_url })}
        code={proof.file_content}
        seen={places.file}
      />
      <Way
        title={words.record()}
        how={words.recordHow({ name: proof.record_name })}
        code={proof.record_value}
        seen={places.record}
      />
    </ul>
  )
}
