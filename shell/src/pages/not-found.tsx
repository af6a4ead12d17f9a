import { defineMessages } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { useNavigate } from 'react-router-dom'
import { words as frameWords } from '../words.ts'
import { useDrawnPage } from './drawn-page.ts'
import styles from './empty-page.module.css'
import { useFirstTitle } from './first-title.ts'

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
    <div className={styles.page}>
      <EmptyState
        isPage
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
