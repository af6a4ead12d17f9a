import type { ConversionTagId } from './ids.ts'

/** The address of the tag's script for other websites, which gets new versions. */
export const tagScriptPath = '/tag.js'

/** The path of the script's versions that never change. */
export const tagBase = '/tag/'

/** The path that takes the tag's events from any website. */
export const tagEventsPath = '/tag/events/'

/**
 * Returns the lines that load the tag, for the head of each page of a website. Calls before the script
 * has loaded wait in a queue. With `needsConsent`, nothing is kept or sent until the website calls
 * `tessera('consent', true)`.
 */
export const tagSnippet = (
  origin: string,
  tagId: ConversionTagId,
  { needsConsent }: { readonly needsConsent: boolean },
): string => `<script>
  window.tessera ||= (...call) => (tessera.queue ||= []).push(call)
  tessera('load', '${tagId}', { consent: ${needsConsent ? "'required'" : "'granted'"} })
  tessera('track', 'page_visit')
</script>
<script async src="${origin}${tagScriptPath}"></script>`
