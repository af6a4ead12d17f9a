import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { facebookBannerData } from '@tessera/contracts/calls/facebook'
import { Link, useShell } from '@tessera/module/react'
import { words } from '../../providers/facebook/words.ts'
import { words as authWords } from '../../words.ts'
import { wayToPassword } from '../fields/fault-text.tsx'
import { type FacebookBanner, facebookBannerOf } from './banner.ts'
import styles from './banner-notice.module.css'

const texts: Readonly<Record<FacebookBanner, () => string>> = {
  google: words.bannerGoogle,
  email: words.bannerEmail,
  fbOnly: words.bannerFacebookOnly,
  'sign-up': words.bannerNew,
}

/** Says what to use instead of Facebook; somebody with nothing else can recover the account. */
export function FacebookBannerNotice(props: {
  readonly banner: FacebookBanner
  readonly email: string
  /** False where the product is not set up for Google. */
  readonly withGoogle: boolean
}) {
  const { banner, email, withGoogle } = props
  const text = banner === 'sign-up' && !withGoogle ? words.bannerNewWithoutGoogle : texts[banner]
  return (
    <p role="status" className={styles.banner}>
      {text()}{' '}
      {banner === 'fbOnly' ? (
        <Link className={styles.way} to={wayToPassword(email)}>
          {authWords.recoverAccount()}
        </Link>
      ) : null}
    </p>
  )
}

/** Tells a returning visitor what to use instead of Facebook; nothing until the service has said it. */
export function ReturningBanner(props: { readonly email: string; readonly withGoogle: boolean }) {
  const { client } = useShell()
  const asked = useQuery(queryOptions(client, facebookBannerData, {}))
  if (asked.data === undefined || asked.data === null) return null
  return <FacebookBannerNotice banner={facebookBannerOf(asked.data)} {...props} />
}
