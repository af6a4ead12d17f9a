import { definePath } from '@tessera/contracts/define-path'
import { paths } from '@tessera/contracts/paths'
import { defineModule, page } from '@tessera/module'

const promote = { title: 'Promote your Pin', who: 'member' } as const
const loadPromoteAny = () =>
  import(/* webpackChunkName: "page-promote-any" */ './promote/quick-promote/any-page.tsx')
const experiments = { title: 'Experiments', who: 'member' } as const
const loadExperiments = () =>
  import(/* webpackChunkName: "page-experiments" */ './manage/experiments/page.tsx')
const loadBulkEditor = () =>
  import(/* webpackChunkName: "page-bulk-editor" */ './manage/bulk-editor/page.tsx')
const loadAds = () => import(/* webpackChunkName: "page-ads" */ './manage/ads/page.tsx')
const loadConversions = () =>
  import(/* webpackChunkName: "page-conversions" */ './conversions/page.tsx')

/** The overview of a business account, and the promotion of pins. */
export default defineModule({
  name: 'advertiser',
  version: '0.1.0',
  words: { de: () => import(/* webpackChunkName: "words-de" */ './languages/de.json') },
  pages: {
    'accounts-manager': page(
      paths.accountsManager,
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
      paths.advertiserOverview,
      { title: 'Business', who: 'member' },
      () =>
        import(/* webpackChunkName: "page-overview-by-id" */ './reporting/overview/page-by-id.tsx'),
    ),
    billing: page(
      paths.billing,
      { title: 'Billing', who: 'member' },
      () => import(/* webpackChunkName: "page-billing" */ './billing/overview/page.tsx'),
    ),
    'billing-part': page(
      definePath(
        '/advertiser/:advertiserId/billing/:part(history|order_lines|promotions|documents|tax_documents|prepaid_campaign_spend_summary|prepaid_spend_campaign_breakdown)/',
      ),
      { title: 'Billing', who: 'member' },
      () => import(/* webpackChunkName: "page-billing-part" */ './billing/part-page.tsx'),
    ),
    reporting: page(
      definePath(
        '/advertiser/:advertiserId/reporting/:report(campaigns|adgroups|ads|productgroups|productitems)/',
      ),
      { title: 'Reports', who: 'member' },
      () => import(/* webpackChunkName: "page-reporting" */ './reporting/ad-report/page.tsx'),
    ),
    keywords: page(
      definePath(
        '/advertiser/:advertiserId/reporting/:report(campaignNegativeKeywords|campaignSearchQueries|adGroupNegativeKeywords|adGroupPositiveKeywords|adGroupSearchQueries)/',
      ),
      { title: 'Keywords', who: 'member' },
      () => import(/* webpackChunkName: "page-keywords" */ './reporting/keywords/page.tsx'),
    ),
    'reporting-preferences': page(
      definePath('/advertiser/:advertiserId/reporting/preferences/'),
      { title: 'Reporting preferences', who: 'member' },
      () =>
        import(
          /* webpackChunkName: "page-reporting-preferences" */ './reporting/report-preferences/page.tsx'
        ),
    ),
    'report-center': page(
      definePath('/advertiser/:advertiserId/report-center/:part(builder|history|download)/'),
      { title: 'Reports', who: 'member' },
      () =>
        import(/* webpackChunkName: "page-report-center" */ './reporting/report-center/page.tsx'),
    ),
    'report-unsubscribe': page(
      definePath('/advertiser/:advertiserId/report-center/unsubscribe/'),
      { title: 'Unsubscribe' },
      () =>
        import(
          /* webpackChunkName: "page-report-unsubscribe" */ './reporting/report-center/unsubscribe-page.tsx'
        ),
    ),
    ads: page(
      definePath(
        '/advertiser/:advertiserId/ads/:part(create|edit|edit_draft|duplicate|campaign_mode|bulk_edit)/',
      ),
      { title: 'Ads', who: 'member' },
      loadAds,
    ),
    'automated-ads': page(
      definePath('/advertiser/:advertiserId/automated/ads/:automated(create|edit)/'),
      { title: 'Ads', who: 'member' },
      loadAds,
    ),
    history: page(
      definePath('/advertiser/:advertiserId/history/'),
      { title: 'History', who: 'member' },
      () => import(/* webpackChunkName: "page-history" */ './manage/history/page.tsx'),
    ),
    'campaign-insights': page(
      definePath('/advertiser/:advertiserId/campaign-insights/:campaignId/'),
      { title: 'Campaign insights', who: 'member' },
      () =>
        import(
          /* webpackChunkName: "page-campaign-insights" */ './reporting/campaign-insights/page.tsx'
        ),
    ),
    'product-group-insights': page(
      definePath(
        '/advertiser/:advertiserId/campaign-insights/:campaignId/product-group/:productGroupId/',
      ),
      { title: 'Product group insights', who: 'member' },
      () =>
        import(
          /* webpackChunkName: "page-product-group-insights" */ './reporting/campaign-insights/product-group-page.tsx'
        ),
    ),
    rules: page(
      definePath('/advertiser/:advertiserId/rules/'),
      { title: 'Rules', who: 'member' },
      () => import(/* webpackChunkName: "page-rules" */ './manage/rules/page.tsx'),
    ),
    conversions: page(
      definePath('/advertiser/:advertiserId/conversions/'),
      { title: 'Conversions', who: 'member' },
      loadConversions,
    ),
    'conversions-section': page(
      definePath(
        '/advertiser/:advertiserId/conversions/:section(events-overview|event-history|health|test-events|tag|tag_manual_setup|tag-health|upload|history|pca_history|pca_upload|api_manual_setup|api_partner_setup|access_token|setup-api|deduplication|payload-helper|pinterest_capi_connect)/',
      ),
      { title: 'Conversions', who: 'member' },
      loadConversions,
    ),
    audiences: page(
      definePath('/advertiser/:advertiserId/:part(audiences|audience_debug)/'),
      { title: 'Audiences', who: 'member' },
      () => import(/* webpackChunkName: "page-audiences" */ './audiences/page.tsx'),
    ),
    experiments: page(
      definePath('/advertiser/:advertiserId/experiments/'),
      experiments,
      loadExperiments,
    ),
    'experiments-part': page(
      definePath('/advertiser/:advertiserId/experiments/:part(create|manage)/'),
      experiments,
      loadExperiments,
    ),
    experiment: page(
      definePath('/advertiser/:advertiserId/experiments/manage/:experimentId/'),
      experiments,
      loadExperiments,
    ),
    'ab-test-create': page(
      definePath('/advertiser/:advertiserId/experiments/:part(ab-test)/create/'),
      experiments,
      loadExperiments,
    ),
    'bulk-editor': page(
      definePath('/advertiser/:advertiserId/bulk_editor/'),
      { title: 'Bulk editor', who: 'member' },
      loadBulkEditor,
    ),
    'bulk-editor-part': page(
      definePath(
        '/advertiser/:advertiserId/bulk_editor/:part(upload_template|download_template|history|bulk_id_library|resources)/',
      ),
      { title: 'Bulk editor', who: 'member' },
      loadBulkEditor,
    ),
    planning: page(
      definePath('/advertiser/:advertiserId/:part(recommendations|media_planner|msot-optimizer)/'),
      { title: 'Planning', who: 'member' },
      () => import(/* webpackChunkName: "page-planning" */ './manage/planning/page.tsx'),
    ),
    'quick-promote': page(
      paths.quickPromote,
      promote,
      () => import(/* webpackChunkName: "page-quick-promote" */ './promote/quick-promote/page.tsx'),
    ),
    'promote-any': page(paths.promoteAny, promote, loadPromoteAny),
    'promote-any-usual': page(definePath('/advertiser/quick-promote/'), promote, loadPromoteAny),
    'quick-promote-by-id': page(
      definePath('/advertiser/:advertiserId/quick-promote/'),
      promote,
      loadPromoteAny,
    ),
  },
  nav: [{ label: 'Business', to: paths.advertiser.to(), icon: 'chart', who: 'partner', order: 30 }],
})
