import { useStore } from '@nanostores/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { CommandsContext } from '@tessera/cache/react'
import type { BoardLink } from '@tessera/contracts/entities/board'
import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { isPlainClick } from '@tessera/ui/plain-click'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { createContext, use, useEffect } from 'react'
import type { Layout, ShellContext } from './context.ts'
import { PagePlaceContext } from './page-place.ts'
import { redirectFor } from './resource-redirect.ts'

export { type PagePlace, PagePlaceContext } from './page-place.ts'

// Shell and modules share one copy of this file, so a slot finds the shell's SlotsProvider.
export { type DrawnSlot, type DrawSlot, Slot, type SlotProps, SlotsProvider } from './slot.ts'

const Context = createContext<ShellContext | null>(null)

/** Puts the shell's context around a module's view. */
export function ShellProvider(props: {
  readonly shell: ShellContext
  readonly children: ReactNode
}) {
  return (
    <Context value={props.shell}>
      <CommandsContext value={props.shell.commands}>
        <QueryClientProvider client={props.shell.queries}>{props.children}</QueryClientProvider>
      </CommandsContext>
    </Context>
  )
}

/** What the shell gives this module. */
export function useShell(): ShellContext {
  const shell = use(Context)
  if (shell === null) {
    throw new Error('useShell was called outside a module view. Render it inside <ShellProvider>.')
  }
  return shell
}

/** Who is looking, or null. */
export function useViewer(): Viewer | null {
  return useStore(useShell().$viewer)
}

/** Who was logged in on this device before, while nobody is. */
export function useReturning(): ReturningVisitor | null {
  return useStore(useShell().$returning)
}

/** The board that a press on Save uses at once, or null while a press has to ask. */
export function useSaveTarget(): BoardLink | null {
  return useStore(useShell().$saveTarget)
}

/** Where the page is: the one that asks, which another may lie over. */
export function useAddress(): { readonly pathname: string; readonly search: string } {
  const shown = useStore(useShell().$address)
  return use(PagePlaceContext) ?? shown
}

/** How wide the page is. */
export function useLayout(): Layout {
  return useStore(useShell().$layout)
}

/** Does something while the page that asks is on top; again when it comes back to the top. */
export function useOnTop(act: () => void, when: readonly unknown[]): void {
  const place = use(PagePlaceContext)
  useEffect(() => {
    if (place === null) return act()
    return place.$covered.subscribe((covered) => {
      if (!covered) act()
    })
  }, [place, ...when])
}

/** Names the page in the browser's tab, for as long as no other lies over it. */
export function useTitle(title: string): void {
  const { brand } = useShell()
  useOnTop(() => {
    document.title = title === '' || title === brand ? brand : `${title} · ${brand}`
  }, [title, brand])
}

/**
 * Leads away from a page whose main resource is not there, asks for a log-in or has moved. Every
 * other failure, and none, it leaves to the page.
 *
 *     const pin = useQuery(queryOptions(client, getPin, { id }))
 *     useResourceRedirect(pin.error)
 */
export function useResourceRedirect(failure: unknown): void {
  const { navigate } = useShell()
  const viewer = useViewer()
  const { pathname } = useAddress()
  useOnTop(() => {
    const redirect = redirectFor(failure, { pathname, origin: location.origin }, viewer)
    if (redirect?.outside) location.replace(redirect.to)
    else if (redirect !== undefined) navigate(redirect.to, { replace: true })
  }, [failure, pathname, viewer, navigate])
}

/** A link inside the product: the shell's router follows it, everything else about it is a plain link. */
export function Link({
  to,
  onClick,
  ...rest
}: { readonly to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { navigate } = useShell()
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlainClick(event)) return
        event.preventDefault()
        navigate(to)
      }}
    />
  )
}
