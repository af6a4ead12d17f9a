import { reportOffsite } from '@tessera/contracts/calls/offsite'
import { useShell } from '@tessera/module/react'
import { Menu } from '@tessera/ui/menu'
import { type ReactElement, useState } from 'react'
import type { AskedLink } from './asked-link.ts'
import styles from './offsite.module.css'
import { words } from './words.ts'

const reasons = [
  { id: 'spam', label: words.reportSpam() },
  { id: 'malware', label: words.reportMalware() },
  { id: 'phishing', label: words.reportPhishing() },
  { id: 'adult', label: words.reportAdult() },
  { id: 'misleading', label: words.reportMisleading() },
  { id: 'other', label: words.reportOther() },
] as const

/** Lets somebody say what is wrong with a link; a visitor gets in first. */
export function ReportLink({
  asked: { url, pinId },
}: {
  readonly asked: AskedLink
}): ReactElement | null {
  const { client, toast, whenMember } = useShell()
  const [done, setDone] = useState(false)
  if (url === null) return null
  const send = async (reason: (typeof reasons)[number]['id']) => {
    const pin = pinId === null ? {} : { pin_id: pinId }
    const result = await client.call(reportOffsite, { url, reason, ...pin })
    if (!result.ok) return toast({ text: result.error.message, tone: 'bad' })
    setDone(true)
    toast({ text: words.reportThanks({ site: result.data.domain }), tone: 'good' })
  }
  if (done) return <p className={styles.quiet}>{words.reportDone()}</p>
  return (
    <Menu
      label={words.report()}
      size="small"
      align="start"
      items={reasons.map(({ id, label }) => ({
        id,
        label,
        onSelect: () => whenMember({ source: 'homePage', start: 'log-in' }, () => void send(id)),
      }))}
    >
      {words.report()}
    </Menu>
  )
}
