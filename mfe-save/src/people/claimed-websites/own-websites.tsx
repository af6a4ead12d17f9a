import { useCommand } from '@tessera/cache/react'
import type { ClaimedWebsite } from '@tessera/contracts/calls/websites'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import styles from './claimed-websites.module.css'
import { claimCommand, removeCommand } from './commands.ts'
import { words } from './words.ts'

interface Listed {
  readonly sites: readonly ClaimedWebsite[]
  readonly onChanged: (sites: readonly ClaimedWebsite[]) => void
}

function useStateText({ found_in: place, ends_at: ends }: ClaimedWebsite): string {
  const { brand, $locale } = useShell()
  if (ends !== null) {
    const format = new Intl.DateTimeFormat($locale.get(), { dateStyle: 'long' })
    return words.missing({ day: format.format(new Date(ends)) })
  }
  if (place === 'page') return words.inPage()
  if (place === 'file') return words.inFile()
  return place === 'record' ? words.inRecord() : words.given({ brand })
}

function Row({ site, onChanged }: Pick<Listed, 'onChanged'> & { readonly site: ClaimedWebsite }) {
  const { domain, ends_at: ends } = site
  const state = useStateText(site)
  const check = useCommand(claimCommand)
  const remove = useCommand(removeCommand)
  const shown = (outcome: Awaited<ReturnType<typeof remove.run>>) => {
    if (outcome.state === 'done') onChanged(outcome.answer)
  }
  return (
    <li className={styles.row}>
      <span className={styles.site}>
        <bdi dir="ltr" className={styles.domain}>
          {domain}
        </bdi>
        <span className={ends === null ? styles.state : styles.missing}>{state}</span>
        {check.refusal === null ? null : (
          <span role="alert" className={styles.missing}>
            {check.refusal.message}
          </span>
        )}
      </span>
      {ends === null ? null : (
        <Button
          size="small"
          busy={check.busy}
          onClick={() => void check.run({ website: domain }).then(shown)}
        >
          {words.checkNow()}
        </Button>
      )}
      <Button
        size="small"
        kind="quiet"
        busy={remove.busy}
        aria-label={words.removeOne({ domain })}
        onClick={() => void remove.run({ domain }).then(shown)}
      >
        {words.remove()}
      </Button>
    </li>
  )
}

/** The websites that the viewer has claimed, with the state of their codes. */
export function OwnWebsites({ sites, onChanged }: Listed): ReactElement {
  if (sites.length === 0) return <p>{words.none()}</p>
  return (
    <ul aria-label={words.own()} className={styles.list}>
      {sites.map((site) => (
        <Row key={site.domain} site={site} onChanged={onChanged} />
      ))}
    </ul>
  )
}
