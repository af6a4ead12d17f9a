import { paths } from '@tessera/contracts/paths'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { words } from '../words.ts'
import styles from './frame.module.css'

/** What an address shows that leads nowhere. */
export function NotFound({ brand }: { readonly brand: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    document.title = `${words.notFoundTitle()} · ${brand}`
  }, [brand])
  return (
    <div className={styles.notFound}>
      <EmptyState
        title={words.notFoundTitle()}
        action={
          <Button kind="primary" href={paths.home.to()} onNavigate={(to) => void navigate(to)}>
            {words.goHome()}
          </Button>
        }
      >
        {words.notFound()}
      </EmptyState>
    </div>
  )
}
