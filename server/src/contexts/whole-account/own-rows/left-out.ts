const figures =
  'Sums of what people did with ads, by day. The reports of the ad account have them, as files too.'
const proof = 'It proves for some minutes or days who somebody is, and must not leave the service.'
const derived = 'It is made from other data of this download, to find that data quickly.'
const passing = 'It lasts while the service works on something, and is gone afterwards.'
const ownFile =
  'It repeats the rows of a file that you sent. What was made of them is in this download.'
const websites =
  'Websites sent it about their visitors, who are other people. The reports of the ad account have the sums.'

/** Tables about a member that are not in the download, with the reason that the download says. */
export const leftOut: Readonly<Record<string, string>> = {
  account_exports: 'It is about this download itself.',
  action_pins: 'It is what an undo needs: where each Pin of a large move was before.',
  ad_experiment_days: figures,
  ad_search_queries: figures,
  ad_search_stats: figures,
  ad_stats: figures,
  audience_aims: derived,
  audience_hashes: 'It holds hashes of addresses of other people, which you sent.',
  authenticator_setups: proof,
  billing_schedules: passing,
  bulk_run_campaigns: ownFile,
  bulk_run_rows: ownFile,
  catalog_items: ownFile,
  catalog_products: ownFile,
  catalog_report: ownFile,
  company_sessions: proof,
  conversion_events: websites,
  conversion_keys: websites,
  conversion_refusals: websites,
  conversion_stats: figures,
  conversion_test_events: websites,
  conversion_tests: passing,
  drawings: derived,
  email_links: proof,
  email_undos: proof,
  loose_media: passing,
  mail_outbox: 'It holds emails that were sent to you, where the service has no mail server.',
  mfa_challenges: proof,
  name_words: derived,
  passkey_challenges: proof,
  phone_setups: proof,
  picture_regions: derived,
  pin_hashtags: derived,
  pin_words: derived,
  qr_log_ins: proof,
  recovery_codes: proof,
  report_periods: passing,
  report_sums: figures,
  reset_links: proof,
  unread_pins: passing,
  upload_holds: passing,
}
