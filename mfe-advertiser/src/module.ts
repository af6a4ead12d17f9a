import { advertiserUrls } from '@tessera/contracts/ads/advertiser-urls'
import { definePath } from '@tessera/contracts/define-path'
import { paths } from '@tessera/contracts/paths'
import { defineModule, page } from '@tessera/module'
import { pagePath } from './kit/account/page-path.ts'

const ads = { title: 'Ads', who: 'member', chunk: 'page-ads' } as const
const bulkEditor = { title: 'Bulk editor', who: 'member', chunk: 'page-bulk-editor' } as const
const conversions = { title: 'Conversions', who: 'member', chunk: 'page-conversions' } as const
const experiments = { title: 'Experiments', who: 'member', chunk: 'page-experiments' } as const
const promote = { title: 'Promote your Pin', who: 'member', chunk: 'page-quick-promote' } as const
const loadPromoteAny = () =>
  import(/* webpackChunkName: "page-quick-promote" */ './promote/quick-promote/any-page.tsx')
const loadExperiments = () =>
  import(/* webpackChunkName: "page-experiments" */ './manage/experiments/page.tsx')
const loadBulkEditor = () =>
  import(/* webpackChunkName: "page-bulk-editor" */ './manage/bulk-editor/page.tsx')
const loadAds = () => import(/* webpackChunkName: "page-ads" */ './manage/ads/page.tsx')
const loadConversions = () =>
  import(/* webpackChunkName: "page-conversions" */ './conversions/page.tsx')

// Pages without an ad account in their address.
const { accountsManager, quickPromote } = advertiserUrls

/** The pages of advertisers. Their addresses are those of the catalogue of the contracts. */
export default defineModule({
  name: 'advertiser',
  version: '0.1.0',
  words: { de: () => import(/* webpackChunkName: "words-de" */ './languages/de.json') },
  pages: {
    'accounts-manager': page(
      definePath(accountsManager.path),
      { title: 'Accounts manager', who: 'member' },
      () =>
        import(
          /* webpackChunkName: "page-accounts-manager" */ './people/accounts-manager/page.tsx'
        ),
    ),
    'business-invite': page(
      paths.businessInvite,
      { title: 'Invitation', who: 'member' },
      () =>
        import(/* webpackChunkName: "page-business-invite" */ './people/business-invite/page.tsx'),
    ),
    overview: page(
      paths.advertiser,
      { title: 'Business', who: 'member' },
      () => import(/* webpackChunkName: "page-overview" */ './reporting/overview/page.tsx'),
    ),
    'overview-by-id': page(
      pagePath('overview-by-id'),
      { title: 'Business', who: 'member' },
      () =>
        import(/* webpackChunkName: "page-overview-by-id" */ './reporting/overview/page-by-id.tsx'),
    ),
    billing: page(
      pagePath('billing'),
      { title: 'Billing', who: 'member' },
      () => import(/* webpackChunkName: "page-billing" */ './billing/overview/page.tsx'),
    ),
    'billing-part': page(
      pagePath('billing-part', 'part'),
      { title: 'Billing', who: 'member' },
      () => import(/* webpackChunkName: "page-billing-part" */ './billing/part-page.tsx'),
    ),
    reporting: page(
      pagePath('reporting', 'report'),
      { title: 'Reports', who: 'member' },
      () => import(/* webpackChunkName: "page-reporting" */ './reporting/ad-report/page.tsx'),
    ),
    keywords: page(
      pagePath('keywords', 'report'),
      { title: 'Keywords', who: 'member' },
      () => import(/* webpackChunkName: "page-keywords" */ './reporting/keywords/page.tsx'),
    ),
    'reporting-preferences': page(
      pagePath('reporting-preferences'),
      { title: 'Reporting preferences', who: 'member' },
      () =>
        import(
          /* webpackChunkName: "page-reporting-preferences" */ './reporting/report-preferences/page.tsx'
        ),
    ),
    'report-center': page(
      pagePath('report-center', 'part'),
      { title: 'Reports', who: 'member' },
      () =>
        import(/* webpackChunkName: "page-report-center" */ './reporting/report-center/page.tsx'),
    ),
    'report-unsubscribe': page(
      pagePath('report-unsubscribe'),
      { title: 'Unsubscribe' },
      () =>
        import(
          /* webpackChunkName: "page-report-unsubscribe" */ './reporting/report-center/unsubscribe-page.tsx'
        ),
    ),
    ads: page(pagePath('ads', 'part'), ads, loadAds),
    'automated-ads': page(pagePath('automated-ads', 'automated'), ads, loadAds),
    history: page(
      pagePath('history'),
      { title: 'History', who: 'member' },
      () => import(/* webpackChunkName: "page-history" */ './manage/history/page.tsx'),
    ),
    'campaign-insights': page(
      pagePath('campaign-insights'),
      { title: 'Campaign insights', who: 'member' },
      () =>
        import(
          /* webpackChunkName: "page-campaign-insights" */ './reporting/campaign-insights/page.tsx'
        ),
    ),
    'product-group-insights': page(
      pagePath('product-group-insights'),
      { title: 'Product group insights', who: 'member', chunk: 'page-campaign-insights' },
      () =>
        import(
          /* webpackChunkName: "page-campaign-insights" */ './reporting/campaign-insights/product-group-page.tsx'
        ),
    ),
    rules: page(
      pagePath('rules'),
      { title: 'Rules', who: 'member' },
      () => import(/* webpackChunkName: "page-rules" */ './manage/rules/page.tsx'),
    ),
    conversions: page(pagePath('conversions'), conversions, loadConversions),
    'conversions-section': page(
      pagePath('conversions-section', 'section'),
      conversions,
      loadConversions,
    ),
    audiences: page(
      pagePath('audiences', 'part'),
      { title: 'Audiences', who: 'member' },
      () => import(/* webpackChunkName: "page-audiences" */ './audiences/page.tsx'),
    ),
    experiments: page(pagePath('experiments'), experiments, loadExperiments),
    'experiments-part': page(pagePath('experiments-part', 'part'), experiments, loadExperiments),
    experiment: page(pagePath('experiment'), experiments, loadExperiments),
    'ab-test-create': page(
      pagePath('ab-test-create'),
      experiments,
      () =>
        import(/* webpackChunkName: "page-experiments" */ './manage/experiments/ab-test-page.tsx'),
    ),
    'bulk-editor': page(pagePath('bulk-editor'), bulkEditor, loadBulkEditor),
    'bulk-editor-part': page(pagePath('bulk-editor-part', 'part'), bulkEditor, loadBulkEditor),
    planning: page(
      pagePath('planning', 'part'),
      { title: 'Planning', who: 'member' },
      () => import(/* webpackChunkName: "page-planning" */ './manage/planning/page.tsx'),
    ),
    'quick-promote': page(
      paths.quickPromote,
      promote,
      () => import(/* webpackChunkName: "page-quick-promote" */ './promote/quick-promote/page.tsx'),
    ),
    'promote-any': page(definePath(quickPromote.path), promote, loadPromoteAny),
    'promote-any-usual': page(
      definePath(`/advertiser${quickPromote.path}`),
      promote,
      loadPromoteAny,
    ),
    'quick-promote-by-id': page(pagePath('quick-promote-by-id'), promote, loadPromoteAny),
  },
  palette: () => import(/* webpackChunkName: "palette" */ './palette.ts'),
  nav: [{ label: 'Business', to: paths.advertiser.to(), icon: 'chart', who: 'partner', order: 30 }],
})
