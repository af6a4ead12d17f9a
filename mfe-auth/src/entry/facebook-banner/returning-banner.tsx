import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { facebookBannerData } from '@tessera/contracts/calls/facebook'
import { useShell } from '@tessera/module/react'
import { facebookBannerOf } from './banner.ts'
import { FacebookBannerNotice } from './banner-notice.tsx'

/** Tells a returning visitor what to use instead of Facebook; nothing until the service has said it. */
export function ReturningBanner(props: { readonly email: string; readonly withGoogle: boolean }) {
  const { client } = useShell()
  const asked = useQuery(queryOptions(client, facebookBannerData, {}))
  if (asked.data === undefined || asked.data === null) return null
  return <FacebookBannerNotice banner={facebookBannerOf(asked.data)} {...props} />
}
