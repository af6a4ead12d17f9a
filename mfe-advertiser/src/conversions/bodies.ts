import { type ComponentType, lazy } from 'react'
import type { BodyProps } from '../kit/account/body-props.ts'
import type { ConversionPage } from './frame/sections.ts'

/** The content of each page. People without an ad account load none of it. */
export const bodies: Readonly<Record<ConversionPage, ComponentType<BodyProps>>> = {
  conversions: lazy(
    () => import(/* webpackChunkName: "conversions-events" */ './overview/overview.tsx'),
  ),
  eventsOverview: lazy(
    () => import(/* webpackChunkName: "conversions-events" */ './events/events-overview.tsx'),
  ),
  eventHistory: lazy(
    () => import(/* webpackChunkName: "conversions-events" */ './events/event-history.tsx'),
  ),
  deduplication: lazy(
    () => import(/* webpackChunkName: "conversions-events" */ './events/deduplication.tsx'),
  ),
  testEvents: lazy(
    () => import(/* webpackChunkName: "conversions-events" */ './test-events/test-events.tsx'),
  ),
  conversionHealth: lazy(
    () => import(/* webpackChunkName: "conversions-events" */ './health/health.tsx'),
  ),
  tagHealth: lazy(
    () => import(/* webpackChunkName: "conversions-events" */ './health/tag-health.tsx'),
  ),
  tag: lazy(() => import(/* webpackChunkName: "conversions-setup" */ './tag/tags.tsx')),
  tagManualSetup: lazy(
    () => import(/* webpackChunkName: "conversions-setup" */ './tag/tag-setup.tsx'),
  ),
  setupApi: lazy(() => import(/* webpackChunkName: "conversions-setup" */ './api/ways.tsx')),
  apiManualSetup: lazy(
    () => import(/* webpackChunkName: "conversions-setup" */ './api/api-setup.tsx'),
  ),
  apiPartnerSetup: lazy(
    () => import(/* webpackChunkName: "conversions-setup" */ './api/partner-setup.tsx'),
  ),
  capiConnect: lazy(() => import(/* webpackChunkName: "conversions-setup" */ './api/connect.tsx')),
  accessToken: lazy(
    () => import(/* webpackChunkName: "conversions-setup" */ './api/access-tokens.tsx'),
  ),
  payloadHelper: lazy(
    () => import(/* webpackChunkName: "conversions-payload" */ './payload/payload-helper.tsx'),
  ),
  conversionUpload: lazy(
    () => import(/* webpackChunkName: "conversions-uploads" */ './uploads/upload-page.tsx'),
  ),
  conversionHistory: lazy(
    () => import(/* webpackChunkName: "conversions-uploads" */ './uploads/history-page.tsx'),
  ),
  pcaUpload: lazy(
    () => import(/* webpackChunkName: "conversions-uploads" */ './uploads/analysis-page.tsx'),
  ),
  pcaHistory: lazy(
    () =>
      import(/* webpackChunkName: "conversions-uploads" */ './uploads/analysis-history-page.tsx'),
  ),
}
