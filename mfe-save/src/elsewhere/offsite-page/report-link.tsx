import { defineCommand } from '@tessera/cache'
import { reportOffsite } from '@tessera/contracts/calls/offsite'
import { useShell } from '@tessera/module/react'
import { Menu } from '@tessera/ui/menu'
import { type ReactElement, useState } from 'react'
import type { AskedLink } from './asked-link.ts'
import styles from './offsite.module.css'
import { words } from './words.ts'

const reasons = [
  { id: 'spam', label: words.reportSpam },
  { id: 'malware', label: words.reportMalware },
  { id: 'phishing', label: words.reportPhishing },
  { id: 'adult', label: words.reportAdult },
  { id: 'misleading', label: words.reportMisleading },
  { id: 'other', label: words.reportOther },
] as const

const report = defineCommand(reportOffsite, {
  name: 'report-link',
  say: { done: ({ domain }) => words.reportThanks({ site: domain }) },
})

/** Reports a link for one of the reasons; a visitor logs in first. */
export function ReportLink({
  asked: { url, pinId },
}: {
  readonly asked: AskedLink
}): ReactElement | null {
  const { commands, whenMember } = useShell()
  const [done, setDone] = useState(false)
  if (url === null) return null
  const send = async (reason: (typeof reasons)[number]['id']) => {
    const pin = pinId === null ? {} : { pin_id: pinId }
    const outcome = await commands.run(report, { url, reason, ...pin })
    if (outcome.state === 'done') setDone(true)
  }
  if (done) return <p className={styles.quiet}>{words.reportDone()}</p>
  return (
    <Menu
      label={words.report()}
      size="small"
      align="start"
      items={reasons.map(({ id, label }) => ({
        id,
        label: label(),
        onSelect: () => whenMember({ source: 'homePage', start: 'log-in' }, () => void send(id)),
      }))}
    >
      {words.report()}
    </Menu>
  )
}
