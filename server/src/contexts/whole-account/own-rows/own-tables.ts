/** A table whose rows of a member are in the download whole. */
interface OwnTable {
  /** The columns that name the member, or the row of another table that is the member's. */
  readonly by: readonly string[]
  /** The other tables; without any, the columns name the member. */
  readonly of?: readonly string[]
  /** Columns that stay here: secrets, and marks of the service's own. */
  readonly without?: readonly string[]
}

const by = (...columns: readonly string[]): OwnTable => ({ by: columns })
const of = (table: string, column: string, without: readonly string[] = []): OwnTable => ({
  by: [column],
  of: [table],
  without,
})
const account = (...without: readonly string[]) => of('advertisers', 'advertiser_id', without)
const campaign = of('campaigns', 'campaign_id')
const idea = of('pins', 'origin_id')
/** A scheduled Pin has its parts before it is a Pin. */
const part: OwnTable = { by: ['origin_id'], of: ['pins', 'scheduled_pins'] }

/** Tables of which `collect` chooses columns, with the file that has their rows. */
export const chosenTables: Readonly<Record<string, string>> = {
  users: 'profile',
  boards: 'boards',
  sections: 'sections',
  pins: 'pins',
  board_notes: 'notes',
  comments: 'comments',
  catalog_sources: 'catalogs',
  kept_products: 'savedForLater',
  ad_touches: 'touchedAds',
  audience_members: 'audiences',
  audience_acts: 'audienceActs',
  ad_experiment_people: 'adExperiments',
  follows: 'people',
  blocks: 'people',
  board_follows: 'people',
  board_people: 'people',
  interests: 'settings',
  notification_settings: 'settings',
  passkeys: 'settings',
  identities: 'settings',
  authenticators: 'settings',
  phone_factors: 'settings',
  sessions: 'sessions',
  media: 'pictures',
}

/** The column of a chosen table that names the member, where other tables lead to it. */
export const chosenOwners: Readonly<Record<string, string>> = {
  pins: 'pinner_id',
  boards: 'owner_id',
  catalog_sources: 'user_id',
}

/** Tables whose deleted rows are in the trash, with the column that names whose they are. */
export const trashTables: Readonly<Record<string, OwnTable>> = {
  boards: { ...by('owner_id'), without: ['name_key', 'place', 'busy_with'] },
  pins: { ...by('pinner_id'), without: ['listed', 'rank', 'plain', 'words', 'place'] },
  board_notes: { ...by('author_id'), without: ['place'] },
}

/** Tables whose rows are in the download whole, each in a file of its own. */
export const wholeTables: Readonly<Record<string, OwnTable>> = {
  actions: { ...by('user_id'), without: ['undo_hash'] },
  ad_businesses: account(),
  ad_changes: account(),
  ad_events: {
    ...by('viewer_id'),
    without: ['network', 'browser', 'beyond', 'invalid', 'price_micro', 'carried_micro'],
  },
  ad_experiment_arms: of('ad_experiments', 'experiment_id'),
  ad_experiments: account('split_key'),
  ad_groups: campaign,
  ad_keywords: campaign,
  ad_preferences: by('user_id'),
  ad_reviews: of('ads', 'ad_id', ['decided_by']),
  ad_rule_acts: account(),
  ad_rules: account(),
  ad_views: by('viewer_id'),
  ads: of('ad_groups', 'ad_group_id'),
  ads_consents: by('user_id'),
  advertiser_billing: account(),
  advertiser_people: by('user_id'),
  advertisers: by('owner_id'),
  api_tokens: account('hash'),
  audiences: account(),
  billing_documents: account(),
  board_invites: { ...by('invited_by', 'accepted_by'), without: ['token_hash'] },
  board_removals: by('user_id'),
  bulk_runs: account('key', 'holder'),
  business_access: by('subject_id', 'user_id'),
  business_invitations: {
    by: ['subject_id', 'invited_by', 'user_id'],
    without: ['token_hash'],
  },
  business_log: by('subject_id', 'actor_id'),
  campaign_days: campaign,
  campaigns: account('client_key'),
  catalog_runs: of('catalog_sources', 'source_id', ['holder', 'file_print']),
  conversion_tags: account(),
  conversion_uploads: account(),
  credit_code_uses: account(),
  devices: { ...by('user_id'), without: ['token_hash'] },
  dismissed_recommendations: account('key'),
  email_changes: { ...by('user_id'), without: ['token_hash'] },
  former_board_slugs: by('owner_id'),
  former_section_slugs: of('boards', 'board_id'),
  former_usernames: by('user_id'),
  hidden_advertisers: by('user_id'),
  hidden_looks: of('pins', 'pin_id'),
  hidden_pins: by('user_id'),
  import_pins: of('imports', 'import_id'),
  imports: by('user_id'),
  ledger_entries: account(),
  ledger_transactions: account(),
  made_reports: account('key'),
  media_plans: account(),
  module_overrides: { ...by('user_id'), without: ['token_id'] },
  notifications: by('user_id'),
  official_domains: by('user_id'),
  offsite_reports: by('reporter_id'),
  payment_methods: account('token'),
  payments: account('challenge_url'),
  pin_clicks: of('pins', 'pin_id'),
  pin_pictures: part,
  pin_products: part,
  pin_reports: by('user_id'),
  pin_shuffles: part,
  product_prices: idea,
  product_variants: idea,
  products: { ...idea, without: ['plain_color', 'words'] },
  published_drafts: { ...by('owner_id'), without: ['key'] },
  report_mails: by('user_id'),
  report_preferences: account(),
  report_recipients: by('user_id'),
  report_schedules: account(),
  report_views: account(),
  scheduled_pins: by('owner_id', 'by_id'),
  upload_quotas: by('owner_id'),
  webhook_deliveries: of('webhooks', 'webhook_id'),
  webhook_events: account(),
  webhooks: account('secret', 'former_secret'),
  weekly_emails: by('user_id'),
}
