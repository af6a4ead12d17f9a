import { type ComponentType, lazy } from 'react'
import type { BodyProps } from '../../kit/account/body-props.ts'
import type { BulkPage } from './frame/sections.ts'

/** The content of each page. People without an ad account load none of it. */
export const bodies: Readonly<Record<BulkPage, ComponentType<BodyProps>>> = {
  bulkEditor: lazy(() => import(/* webpackChunkName: "bulk-overview" */ './overview/overview.tsx')),
  bulkUpload: lazy(() => import(/* webpackChunkName: "bulk-upload" */ './upload/upload.tsx')),
  bulkDownload: lazy(
    () => import(/* webpackChunkName: "bulk-download" */ './download/download.tsx'),
  ),
  bulkHistory: lazy(() => import(/* webpackChunkName: "bulk-upload" */ './history/history.tsx')),
  bulkIds: lazy(() => import(/* webpackChunkName: "bulk-ids" */ './ids/ids.tsx')),
  bulkResources: lazy(
    () => import(/* webpackChunkName: "bulk-resources" */ './resources/resources.tsx'),
  ),
}
