import { type ComponentType, lazy } from 'react'
import type { BodyProps } from './frame/body-props.ts'
import type { AdsPage } from './frame/pages.ts'

/** The content of each page. People without an ad account load none of it. */
export const bodies: Readonly<Record<AdsPage, ComponentType<BodyProps>>> = {
  adsCreate: lazy(() => import(/* webpackChunkName: "ads-editor" */ './editor/create.tsx')),
  adsEdit: lazy(() => import(/* webpackChunkName: "ads-editor" */ './editor/edit.tsx')),
  automatedAdsCreate: lazy(
    () => import(/* webpackChunkName: "ads-editor" */ './automated/create.tsx'),
  ),
  automatedAdsEdit: lazy(() => import(/* webpackChunkName: "ads-editor" */ './automated/edit.tsx')),
  adsEditDraft: lazy(() => import(/* webpackChunkName: "ads-editor" */ './drafts/drafts.tsx')),
  adsDuplicate: lazy(
    () => import(/* webpackChunkName: "ads-editor" */ './duplicate/duplicate.tsx'),
  ),
  campaignMode: lazy(
    () => import(/* webpackChunkName: "ads-campaigns" */ './campaign-mode/campaign-mode.tsx'),
  ),
  adsBulkEdit: lazy(() => import(/* webpackChunkName: "ads-bulk" */ './bulk/bulk-edit.tsx')),
}
