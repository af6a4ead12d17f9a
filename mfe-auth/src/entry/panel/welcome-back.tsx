import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { homeFeed } from '@tessera/contracts/calls/feed'
import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import { Link, useShell } from '@tessera/module/react'
import { Avatar } from '@tessera/ui/avatar'
import { words } from '../../words.ts'
import { wayToPassword } from '../fields/fault-text.tsx'
import styles from './welcome-back.module.css'

/** Shows the returning visitor's avatar over a picture from their feed. */
export function WelcomeBack({ returning }: { readonly returning: ReturningVisitor }) {
  const { client } = useShell()
  const feed = useQuery(queryOptions(client, homeFeed, { page_size: 1 }))
  const [pin] = feed.data ?? []
  const { username, first_name, image_medium_url: picture } = returning
  return (
    <div className={styles.welcome}>
      <div className={styles.background} style={{ backgroundColor: pin?.dominant_color }}>
        {pin === undefined ? null : <img src={pin.images['736x'].url} alt="" />}
      </div>
      <div className={styles.avatar}>
        <Avatar id={username} name={first_name} picture={picture ?? undefined} size={88} />
      </div>
    </div>
  )
}

/** Explains how to log in to an account without a password. */
export function WithoutPassword({ returning }: { readonly returning: ReturningVisitor }) {
  const { connected_to_google: google, connected_to_facebook: facebook } = returning
  const both = { first: words.facebook(), second: words.google() }
  const provider = google ? words.google() : words.facebook()
  const connected =
    google && facebook ? words.connectedToBoth(both) : words.connectedTo({ provider })
  return (
    <p className={styles.hint}>
      {google || facebook ? connected : words.withoutPassword()} {words.orSetPassword()}{' '}
      <Link className={styles.link} to={wayToPassword(returning.email)}>
        {words.setOneByMail()}
      </Link>
      .
    </p>
  )
}
