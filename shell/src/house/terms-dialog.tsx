import { useStore } from '@nanostores/react'
import { defineCommand } from '@tessera/cache'
import { agreeLater, agreeToTerms } from '@tessera/contracts/calls/agreements'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { AskedTerms } from '@tessera/contracts/house-words'
import { paths } from '@tessera/contracts/paths'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import { useState } from 'react'
import { logOut } from '../accounts/switching.ts'
import type { Shell } from '../shell/shell.ts'
import styles from './terms-dialog.module.css'
import { houseWords as words } from './words.ts'

const agreeCommand = defineCommand(agreeToTerms, { name: 'agree-to-terms' })
const laterCommand = defineCommand(agreeLater, { name: 'agree-later' })

/** True for the pages that the question must not stand before: the terms, and a member's data and account. */
const isFreeOfTerms = (pathname: string): boolean =>
  pathname.startsWith('/_/_/policy/') || pathname === paths.accountSettings.to()

interface Props {
  readonly shell: Shell
  readonly terms: AskedTerms
  readonly viewer: Viewer
}

function Question({ shell, terms, viewer }: Props) {
  const { commands, navigate, brand } = shell.parts
  const [isBusy, setBusy] = useState(false)
  const { version, later_days: days } = terms
  const close = async (outcome: Promise<{ readonly state: string }>) => {
    setBusy(true)
    const { state } = await outcome
    setBusy(false)
    if (state === 'done') shell.$terms.set(null)
  }
  return (
    <Modal
      title={words.title()}
      closable={false}
      busy={isBusy}
      width={520}
      sheet
      onClose={() => {}}
    >
      <div className={styles.question}>
        <p>{words.lead({ brand })}</p>
        {terms.changes === '' ? null : <p className={styles.changes}>{terms.changes}</p>}
        <p>
          <a href={paths.terms.to()} target="_blank" rel="noopener">
            {words.read()}
          </a>
        </p>
        <div className={styles.foot}>
          {days === 0 ? null : (
            <Button onClick={() => void close(commands.run(laterCommand, { version }))}>
              {words.later()}
            </Button>
          )}
          <Button
            kind="primary"
            data-autofocus
            onClick={() => void close(commands.run(agreeCommand, { version }))}
          >
            {words.agree()}
          </Button>
        </div>
        {days === 0 ? null : <p className={styles.small}>{words.laterWhy({ days })}</p>}
        <p className={styles.small}>{words.instead()}</p>
        <div className={styles.ways}>
          <Button kind="plain" size="small" onClick={() => navigate(paths.accountSettings.to())}>
            {words.account()}
          </Button>
          <Button kind="plain" size="small" onClick={() => void logOut(shell, viewer)}>
            {words.logOut()}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** Asks a member to agree to new terms, over every page but those that lead to the terms and out of the account. */
export default function TermsDialog({ shell }: Pick<Props, 'shell'>) {
  const terms = useStore(shell.$terms)
  const viewer = useStore(shell.stores.$viewer)
  const address = useStore(shell.stores.$address)
  // Another account of this browser is asked by its own document.
  if (terms === null || viewer === null || viewer.id !== shell.boot.viewer?.id) return null
  if (isFreeOfTerms(address.pathname)) return null
  return <Question shell={shell} terms={terms} viewer={viewer} />
}
