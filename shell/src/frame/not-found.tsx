import { defineMessages } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { useNavigate } from 'react-router-dom'
import { useDrawnPage } from '../routing/drawn-page.ts'
import { useFirstTitle } from '../routing/first-title.ts'
import { words as frameWords } from '../words.ts'
import styles from './frame.module.css'

/** Copy of the page for an unknown address. */
const words = defineMessages({
  notFoundTitle: "We can't find this page",
  notFound: 'The address may be mistyped, or the page may have moved.',
})

/** The page for an unknown address. */
export default function NotFound() {
  const { shell } = useDrawnPage()
  const navigate = useNavigate()
  useFirstTitle(words.notFoundTitle(), shell.boot.brand)
  return (
    <div className={styles.notFound}>
      <EmptyState
        title={words.notFoundTitle()}
        action={
          <Button kind="primary" href={paths.home.to()} onNavigate={(to) => void navigate(to)}>
            {frameWords.goHome()}
          </Button>
        }
      >
        {words.notFound()}
      </EmptyState>
    </div>
  )
}
