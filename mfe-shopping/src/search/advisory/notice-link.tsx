import { OutsideLink } from '@tessera/module/outside-link'
import { Link } from '@tessera/module/react'
import type { ReactElement, ReactNode } from 'react'
import { linkKind } from './link-kind.ts'

interface NoticeLinkProps {
  readonly link: string
  readonly className?: string | undefined
  readonly onFollow: (link: string) => void
  readonly children: ReactNode
}

/** Renders a notice's link of any kind; a link that is not allowed becomes text. */
export function NoticeLink(props: NoticeLinkProps): ReactElement {
  const { link, className, onFollow, children } = props
  const follow = () => onFollow(link)
  switch (linkKind(link)) {
    case 'inside':
      return (
        <Link to={link} className={className} onClick={follow}>
          {children}
        </Link>
      )
    case 'phone':
      return (
        <a href={link} className={className} onClick={follow}>
          {children}
        </a>
      )
    case 'outside':
      return (
        <OutsideLink url={link} className={className} onFollow={follow}>
          {children}
        </OutsideLink>
      )
    default:
      return <span>{children}</span>
  }
}
