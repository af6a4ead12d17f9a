import type { FocusEvent, MouseEvent } from 'react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { stepsTo } from '../navigation/navigation-history.ts'
import type { Navigation } from '../navigation/shown-pages.ts'
import type { Shell } from '../shell/shell.ts'
import { PageAt } from './page-at.tsx'
import { PageLayer } from './page-layer.tsx'
import { useScrollAndFocus } from './scroll-and-focus.ts'
import { useLateCover } from './use-late-cover.ts'

/** Leaving a page turns a member with an ended session into a visitor. */
function useLeaving({ session }: Pick<Shell, 'session'>, pathname: string): void {
  const began = useRef(pathname)
  useEffect(() => {
    if (began.current === pathname) return
    began.current = pathname
    session.left()
  }, [session, pathname])
}

/** The current page, and the page layer over it. */
export function Pages({
  shell,
  navigation,
  content,
}: {
  readonly shell: Shell
  readonly navigation: Navigation
  readonly content: () => HTMLElement | null
}) {
  const { history, shown } = navigation
  const { base, top } = shown
  const navigate = useNavigate()
  const origin = useRef<HTMLElement | null>(null)
  const inert = useLateCover(top !== null)
  useScrollAndFocus(navigation, { memory: shell.scrolls, content, origin, inert })
  useLeaving(shell, base.pathname)
  const remember = ({ target }: FocusEvent | MouseEvent) => {
    const pressed = target instanceof Element ? target.closest('a, button, [tabindex]') : null
    if (pressed instanceof HTMLElement) origin.current = pressed
  }
  const close = () => {
    const steps = stepsTo(history, base.key)
    if (steps === undefined) void navigate(base.pathname + base.search, { replace: true })
    else void navigate(steps)
  }
  return (
    <>
      <div inert={inert} aria-hidden={inert} onFocusCapture={remember} onClickCapture={remember}>
        <PageAt shell={shell} address={base} over={false} covered={top !== null} />
      </div>
      {top === null ? null : <PageLayer shell={shell} address={top} onClose={close} />}
    </>
  )
}
