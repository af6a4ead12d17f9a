import type { ComponentProps, ReactElement } from 'react'
import { useLinkClickHandler, useLocation } from 'react-router-dom'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly to: string
}

/**
 * A link to a page of the product. The package's own `Link` can also prefetch routes, so it brings
 * the package's route matching into the first load, which the shell doesn't use.
 */
export function Link({ to, ...rest }: LinkProps): ReactElement {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  return <a {...rest} href={to} onClick={follow} />
}

interface NavLinkProps extends LinkProps {
  /** Marks the link on its own page only, not on the pages below it. */
  readonly end?: boolean
}

/** A link that marks the page that is open, and the pages below it. */
export function NavLink({ end = false, ...rest }: NavLinkProps): ReactElement {
  const { pathname } = useLocation()
  const [page = ''] = rest.to.split(/[?#]/)
  const below = page.endsWith('/') ? page : `${page}/`
  const isHere = pathname === page || (!end && pathname.startsWith(below))
  return <Link {...rest} aria-current={isHere ? 'page' : undefined} />
}
