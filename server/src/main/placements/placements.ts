/** Tables whose rows lie on several machines, each by its column; rows with the same value lie together. */
interface Distributed {
  readonly how: 'distributed'
  /** The thing that the columns name. */
  readonly by: string
  readonly why: string
  /** The column of each table, by the table's name. */
  readonly columns: Readonly<Record<string, string>>
}

/** Tables that every machine has whole, or that one machine has alone. */
interface Whole {
  readonly how: 'everywhere' | 'one machine'
  readonly why: string
  readonly tables: readonly string[]
}

/** Tables that lie at the same place, with the reason. */
export type Placement = Distributed | Whole

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** The place of each table in a cluster of several machines. `tessera distribute` says how much of it is reached. */
export const placements: readonly Placement[] = [
  {
    how: 'distributed',
    by: 'board',
    why: 'A board page, a save and bulk actions lock and read one board with its pins.',
    columns: {
      boards: 'id',
      sections: 'board_id',
      pins: 'board_id',
      board_people: 'board_id',
      board_notes: 'board_id',
      board_removals: 'board_id',
      former_section_slugs: 'board_id',
    },
  },
  {
    how: 'distributed',
    by: 'idea',
    why: 'A closeup reads what belongs to one idea; counts of an idea change in one place.',
    columns: {
      pin_pictures: 'origin_id',
      pin_products: 'origin_id',
      pin_shuffles: 'origin_id',
      products: 'origin_id',
      product_variants: 'origin_id',
      product_prices: 'origin_id',
      gathered_saves: 'origin_id',
      comments: 'pin_id',
      pin_hashtags: 'pin_id',
      pin_clicks: 'pin_id',
      pin_reports: 'pin_id',
      unread_pins: 'pin_id',
      hidden_looks: 'pin_id',
    },
  },
  {
    how: 'distributed',
    by: 'member',
    why: 'A member reads their own rows in each call, and they go with the account.',
    columns: {
      notifications: 'user_id',
      notification_settings: 'user_id',
      weekly_emails: 'user_id',
      interests: 'user_id',
      follows: 'follower_id',
      board_follows: 'follower_id',
      blocks: 'blocker_id',
      hidden_pins: 'user_id',
      kept_products: 'user_id',
      feed_choices: 'user_id',
      recent_acts: 'user_id',
      actions: 'user_id',
      published_drafts: 'owner_id',
      restored_things: 'user_id',
      hidden_advertisers: 'user_id',
      ad_preferences: 'user_id',
      ad_views: 'viewer_id',
      ad_touches: 'viewer_id',
    },
  },
  {
    how: 'distributed',
    by: 'action',
    why: 'An undo reads the pins of one action.',
    columns: { action_pins: 'action_id' },
  },
  {
    how: 'distributed',
    by: 'word',
    why: 'A search reads the rows of its words, and no others.',
    columns: { pin_words: 'word', words: 'word', name_words: 'word' },
  },
  {
    how: 'distributed',
    by: 'query',
    why: 'What people chose after a search is read by the words of the search.',
    columns: { search_queries: 'query', query_choices: 'query' },
  },
  {
    how: 'distributed',
    by: 'ad',
    why: 'Events of an ad are counted for it alone.',
    columns: {
      ad_events: 'ad_id',
      ad_stats: 'ad_id',
      ad_search_stats: 'ad_id',
      conversion_stats: 'ad_id',
    },
  },
  {
    how: 'everywhere',
    why: 'Small, seldom written, and read beside rows of all machines.',
    tables: ['domain_flags', 'listed_terms', 'advisory_terms', 'advisory_notices', 'hashtags'],
  },
  {
    how: 'one machine',
    why: 'Sessions, log-ins and rights: each call reads a few rows of them by several keys, and none is large.',
    tables: words(`
      users sessions suspended_sessions devices advertisers advertiser_people business_access
      consents business_invitations business_log companies company_domains company_sessions
      log_out_tokens sign_up_doors sign_up_invites email_changes email_undos identities
      connect_attempts connect_tickets passkeys passkey_challenges qr_log_ins reset_links
      authenticators authenticator_setups phone_factors phone_setups sent_codes code_sends
      recovery_codes mfa_challenges former_usernames email_links account_exports ads_consents`),
  },
  {
    how: 'one machine',
    why: 'Small tables of the service itself, of its releases and of those who look after it.',
    tables: words(`
      backfills spent_captchas house_texts house_notices mail_outbox sms_outbox
      mail_suppressions rate_limits kept_days sealed_canary held_items release_sets
      canary_counts failed_documents module_overrides module_previews module_preview_tags
      registry_state module_builds module_releases module_grants module_backends
      registry_changes module_tokens module_relays module_errors vitals advisory_events
      search_progress content_removals content_removal_people list_versions list_changes
      fetched_lists house_log report_cases case_reports case_evidence case_decisions
      decision_reasons copyright_notices counter_notices copyright_rules official_domains
      offsite_reports refused_pictures refused_hashes storage_days storage_files
      storage_people`),
  },
  {
    how: 'one machine',
    why: 'Pictures are shown by ideas, boards, people and ads of all machines, and one sweep asks whether anything shows them.',
    tables: words(`
      media loose_media withheld_media running_uploads upload_quotas upload_holds
      picture_regions`),
  },
  {
    how: 'one machine',
    why: 'They are found by several keys (a name, a link, a moment), and are few beside pins.',
    tables: words(`
      former_board_slugs board_invites hashtag_changes trash_holds imports import_pins restores
      restore_left_out scheduled_pins kept_lists`),
  },
  {
    how: 'one machine',
    why: 'The ledger and what is paid from it change together, in one transaction that must be exact.',
    tables: words(`
      advertiser_billing billing_schedules payment_methods payments credit_codes
      credit_code_uses billing_documents test_payment_cards test_payment_charges
      ledger_transactions ledger_entries`),
  },
  {
    how: 'one machine',
    why: 'Ads are chosen from memory; what advertisers edit and read is joined with the account, and a database of its own is the next step.',
    tables: words(`
      catalog_sources catalog_runs catalog_items catalog_products catalog_report api_tokens
      ad_businesses campaigns ad_groups ads campaign_days ad_changes ad_experiments
      ad_experiment_arms webhooks webhook_events webhook_deliveries conversion_tags
      conversion_events conversion_keys conversion_refusals conversion_tests
      conversion_test_events conversion_uploads audiences audience_members audience_hashes
      audience_acts audience_aims ad_experiment_people ad_experiment_days ad_keywords
      ad_search_queries bulk_runs bulk_run_rows bulk_run_campaigns media_plans
      dismissed_recommendations ad_market ad_reviews ad_rules ad_rule_acts report_schedules
      report_recipients made_reports report_mails report_sums report_periods report_preferences
      report_views`),
  },
]
