import type { ListedDomain } from '@tessera/server/contexts/pins/offsite/import-list'

/** The name of the demo world's list. */
export const demoFlagSource = 'demo'

/** Domains that nobody can own, one for each status. */
export const demoFlags: readonly ListedDomain[] = [
  { domain: 'malware.example', status: 'blocked', reason: 'malware' },
  { domain: 'phishing.example', status: 'blocked', reason: 'phishing' },
  { domain: 'adult.example', status: 'porn', reason: 'adult' },
  { domain: 'spam.example', status: 'suspicious', reason: 'spam' },
  { domain: 'misleading.example', status: 'suspicious', reason: 'misleading' },
]
