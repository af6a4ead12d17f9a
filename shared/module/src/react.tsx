import { useStore } from '@nanostores/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { isPlainClick } from '@tessera/ui/plain-click'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { createContext, use, useEffect } from 'react'
import type { Layout, ShellContext } from './context.ts'

const Context = createContext<ShellContext | null>(null)

/** Puts the shell's context around a module's view. */
export function ShellProvider(props: {
  readonly shell: ShellContext
  readonly children: ReactNode
}) {
  return (
    <Context value={props.shell}>
      <QueryClientProvider client={props.shell.queries}>{props.children}</QueryClientProvider>
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

/** Where the page is. */
export function useAddress(): { readonly pathname: string; readonly search: string } {
  return useStore(useShell().$address)
}

/** How wide the page is. */
export function useLayout(): Layout {
  return useStore(useShell().$layout)
}

/** Names the page in the browser's tab. */
export function useTitle(title: string): void {
  const { brand } = useShell()
  useEffect(() => {
    document.title = title === '' || title === brand ? brand : `${title} · ${brand}`
  }, [title, brand])
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
