import { paths } from '@tessera/contracts/paths'
import { useShell, useTitle } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { areaWords as words } from './words.ts'

/** Replaces the overview for a viewer who cannot see it, with a link to where they can go. */
export function NotForYou({ why }: { readonly why: 'personal' | 'another' }) {
  const { navigate } = useShell()
  useTitle(words.business())
  const personal = why === 'personal'
  return (
    <EmptyState
      isPage
      title={personal ? words.businessTitle() : words.anotherTitle()}
      action={
        <Button
          kind="ink"
          href={personal ? paths.home.to() : paths.advertiser.to()}
          onNavigate={(to) => navigate(to)}
        >
          {personal ? words.backHome() : words.toOwn()}
        </Button>
      }
    >
      {personal ? words.businessNeeded() : words.another()}
    </EmptyState>
  )
}
