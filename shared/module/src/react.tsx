import { useStore } from '@nanostores/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { CommandsContext } from '@tessera/cache/react'
import type { BoardLink } from '@tessera/contracts/entities/board'
import type { Entities, EntityType } from '@tessera/contracts/entities/identity'
import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { isPlainClick } from '@tessera/ui/plain-click'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { createContext, use, useCallback, useEffect, useSyncExternalStore } from 'react'
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

/** Returns the shell's context for this module. */
export function useShell(): ShellContext {
  const shell = use(Context)
  if (shell === null) {
    throw new Error('useShell was called outside a module view. Render it inside <ShellProvider>.')
  }
  return shell
}

/** Returns the viewer, or null. */
export function useViewer(): Viewer | null {
  return useStore(useShell().$viewer)
}

/** The person who was logged in on this device before; null while somebody is logged in. */
export function useReturning(): ReturningVisitor | null {
  return useStore(useShell().$returning)
}

/** Returns the board that a press on Save uses at once, or null while a press has to ask. */
export function useSaveTarget(): BoardLink | null {
  return useStore(useShell().$saveTarget)
}

/** Returns what the cache knows of an entity, with pending changes. */
export function useEntity<Type extends EntityType>(
  type: Type,
  id: string,
): Partial<Entities[Type]> {
  const { cache } = useShell()
  const watch = useCallback((hear: () => void) => cache.watch(type, id, hear), [cache, type, id])
  return useSyncExternalStore(watch, () => cache.read(type, id))
}

/** Returns the address of the calling page, even while another page lies over it. */
export function useAddress(): { readonly pathname: string; readonly search: string } {
  const shown = useStore(useShell().$address)
  return use(PagePlaceContext) ?? shown
}

/** Returns the layout. */
export function useLayout(): Layout {
  return useStore(useShell().$layout)
}

/** Runs an effect while the calling page is on top, and again when it comes back to the top. */
export function useOnTop(act: () => void, when: readonly unknown[]): void {
  const place = use(PagePlaceContext)
  useEffect(() => {
    if (place === null) return act()
    return place.$covered.subscribe((covered) => {
      if (!covered) act()
    })
  }, [place, ...when])
}

/**
 * Shows the product's footer below the calling page once an endless list has ended. Pages that always end
 * set `footer: true` instead.
 *
 *     usePageEnd(list.isSuccess && !list.hasNextPage)
 */
export function usePageEnd(isEnded: boolean): void {
  const end = use(PagePlaceContext)?.end
  useEffect(() => {
    if (!isEnded || end === undefined) return
    end(true)
    return () => end(false)
  }, [end, isEnded])
}

/** Sets the document's title while no other page lies over this one. */
export function useTitle(title: string): void {
  const { brand } = useShell()
  useOnTop(() => {
    document.title = title === '' || title === brand ? brand : `${title} · ${brand}`
  }, [title, brand])
}

/**
 * Redirects from a page whose main resource is missing, requires a log-in or has moved. The page handles
 * all other failures.
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

/** Renders a link inside the product. The shell's router follows it; otherwise it is a plain link. */
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
