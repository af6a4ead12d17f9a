import { isPlainClick } from '@tessera/ui/plain-click'
import type { ComponentProps, ReactElement } from 'react'
import { useHere, useRouter } from './use-router.ts'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly to: string
}

/** A link to a page of the product, which opens without a new document. */
export function Link({ to, ...rest }: LinkProps): ReactElement {
  const router = useRouter()
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        router.to(to)
      }}
    />
  )
}

interface NavLinkProps extends LinkProps {
  /** Marks the link on its own page only, not on the pages below it. */
  readonly end?: boolean
}

/** A link that marks the page that is open, and the pages below it. */
export function NavLink({ end = false, ...rest }: NavLinkProps): ReactElement {
  const { pathname } = useHere()
  const [page = ''] = rest.to.split(/[?#]/)
  const below = page.endsWith('/') ? page : `${page}/`
  const isHere = pathname === page || (!end && pathname.startsWith(below))
  return <Link {...rest} aria-current={isHere ? 'page' : undefined} />
}
