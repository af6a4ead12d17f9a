import type { CSSProperties, ReactElement } from 'react'
import styles from './avatar.module.css'
import { hueOf, initialsOf } from './avatar-look.ts'

type AvatarStyle = CSSProperties & { '--avatar-size': string; '--avatar-hue': number }

interface AvatarProps {
  id: string
  name: string
  picture?: string | undefined
  size?: number
  /** The hue of the color behind the initials; that of the id by default. */
  colorIndex?: number | undefined
  /** True when the name is next to it as text. */
  decorative?: boolean
}

/** A person's picture, or their initials on a color that stays the same. */
export function Avatar(props: AvatarProps): ReactElement {
  const { id, name, picture, size = 32, decorative, colorIndex = hueOf(id) } = props
  const style: AvatarStyle = { '--avatar-size': `${size}px`, '--avatar-hue': colorIndex }
  const said = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span {...said} className={styles.avatar} style={style}>
      {picture === undefined ? (
        initialsOf(name)
      ) : (
        <img className={styles.picture} src={picture} alt="" width={size} height={size} />
      )}
    </span>
  )
}
