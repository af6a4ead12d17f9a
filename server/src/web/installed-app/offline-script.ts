/** The data for the script of the offline page. */
export interface OfflineData {
  /** The prefix of the names of databases with drafts. */
  readonly drafts: string
  /** The sentence for each plural form, with {count}. */
  readonly forms: Readonly<Record<string, string>>
  readonly themeCookie: string
  /** A path that answers once the service can be reached. */
  readonly asked: string
  /** Milliseconds until it is asked first; they double with each question, up to the longest. */
  readonly wait: number
  readonly longestWait: number
}

/**
 * Shows the chosen theme, loads the page again when the service can be reached, and says how many drafts this browser
 * keeps. Its text is sent, so that it may use nothing but its parameters.
 */
export function runOffline(page: Window & typeof globalThis, data: OfflineData): void {
  const { document, indexedDB } = page
  const chosen = document.cookie.split('; ').find((each) => each.startsWith(`${data.themeCookie}=`))
  const theme = chosen?.split('=')[1]
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  const again = () => page.location.reload()
  document.querySelector('button')?.addEventListener('click', again)
  page.addEventListener('online', again)
  // Not every browser tells, and the service may be what was away.
  const waitForService = async () => {
    for (let wait = data.wait; ; wait = Math.min(2 * wait, data.longestWait)) {
      await new Promise((done) => page.setTimeout(done, wait))
      if (document.hidden) continue
      const options = { method: 'HEAD', cache: 'no-store', credentials: 'omit' } as const
      const answer = await page.fetch(data.asked, options).catch(() => undefined)
      if (answer?.ok) return again()
    }
  }
  void waitForService()

  const countOf = (name: string) =>
    new Promise<number>((done) => {
      const opening = indexedDB.open(name)
      opening.onerror = () => done(0)
      opening.onsuccess = () => {
        const database = opening.result
        const end = (count: number) => {
          database.close()
          done(count)
        }
        if (!database.objectStoreNames.contains('drafts')) return end(0)
        const counting = database.transaction('drafts').objectStore('drafts').count()
        counting.onsuccess = () => end(counting.result)
        counting.onerror = () => end(0)
      }
    })
  const sayDrafts = async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
    const counts = await Promise.all(
      names.filter((name) => name.startsWith(data.drafts)).map(countOf),
    )
    const count = counts.reduce((sum, each) => sum + each, 0)
    const said = document.getElementById('drafts')
    if (count === 0 || said === null) return
    const form = new Intl.PluralRules(document.documentElement.lang).select(count)
    const sentence = data.forms[form] ?? data.forms.other ?? ''
    said.textContent = sentence.replace('{count}', String(count))
    said.hidden = false
  }
  sayDrafts().catch(() => undefined)
}
