import { paths } from '@tessera/contracts/paths'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { lazy, type ReactElement, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { ViewBoundary } from '../modules/view-boundary.tsx'
import type { Shell } from '../shell/shell.ts'
import { words } from './words.ts'

const Bell = lazy(() => import(/* webpackChunkName: "bell" */ './bell.tsx'))

/** The place of the bell in the frame: a plain link until its code has loaded, or when it fails. */
export function Notifications(props: {
  readonly shell: Shell
  readonly className: string | undefined
  readonly phone: boolean
}): ReactElement {
  const { shell, className, phone } = props
  const link = (
    <Link to={paths.notifications.to()} aria-label={words.notifications()} className={className}>
      <Icon shape={icons.bell} />
      {phone ? <span>{words.notifications()}</span> : null}
    </Link>
  )
  const report = (thrown: unknown) =>
    shell.parts.report({ code: 'bell-failed', from: 'shell', detail: String(thrown) })
  return (
    <ViewBoundary onThrow={report} fallback={() => link}>
      <Suspense fallback={link}>
        <Bell shell={shell} phoneClass={phone ? className : undefined} />
      </Suspense>
    </ViewBoundary>
  )
}
