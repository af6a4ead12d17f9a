import { paths } from '@tessera/contracts/paths'
import { useShell, useTitle } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { PageTitle } from '@tessera/ui/page-title'
import type { ReactElement } from 'react'
import { words } from '../words.ts'
import styles from './catalogs.module.css'

/** Says that catalogs belong to business accounts, and leads to becoming one. */
export function BusinessOnly(): ReactElement {
  const { navigate } = useShell()
  useTitle(words.title())
  const convert = paths.businessConvert.to({ next: paths.productCatalogs.to() })
  return (
    <div className={styles.page}>
      <PageTitle>{words.title()}</PageTitle>
      <EmptyState
        title={words.businessOnly()}
        action={
          <Button kind="primary" href={convert} onNavigate={(to) => navigate(to)}>
            {words.convert()}
          </Button>
        }
      >
        {words.businessOnlyWhy()}
      </EmptyState>
    </div>
  )
}
