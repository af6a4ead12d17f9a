import { useStore } from '@nanostores/react'
import type { ReactElement } from 'react'
import { lazy, Suspense } from 'react'
import { ViewBoundary } from '../modules/view-boundary.tsx'
import type { SwitcherShell } from './profile-switcher.tsx'

const ProfileSwitcher = lazy(
  () => import(/* webpackChunkName: "profile-switcher" */ './profile-switcher.tsx'),
)

/** The switcher's place in the header. Members with one profile see nothing and load nothing. */
export function ProfileSwitch({ shell }: { readonly shell: SwitcherShell }): ReactElement | null {
  const list = useStore(shell.profiles.$list)
  const profile = useStore(shell.stores.$profile)
  if (list.length < 2 || profile === null) return null
  return (
    <ViewBoundary
      onThrow={(thrown) =>
        shell.parts.report({ code: 'profiles-failed', from: 'shell', detail: String(thrown) })
      }
      fallback={() => null}
    >
      <Suspense fallback={null}>
        <ProfileSwitcher shell={shell} list={list} profile={profile} />
      </Suspense>
    </ViewBoundary>
  )
}
