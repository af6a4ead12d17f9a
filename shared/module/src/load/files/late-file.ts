/**
 * True when a script could import another one. `import` is a keyword, so it can't be written with escapes;
 * between it and its parenthesis there may be spaces and comments. Some texts count that import nothing.
 */
export const mayImport = (script: string): boolean =>
  /\bimport\s*(?:\(|\/[*/]|<!--|-->|\.\s*(?:\w|\/[*/]))/.test(script)

/** The checks, by the script's hash and URL. */
const checked = new Map<string, { readonly url: string; readonly isHarmless: Promise<boolean> }>()

const plain = (url: string) => url.replace(/[?#].*/, '')

async function check(url: string, integrity: string, priority: RequestPriority): Promise<boolean> {
  // The browser compares the hash. The script that runs afterwards has the same one.
  const answer = await fetch(url, { integrity, credentials: 'same-origin', priority })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return !mayImport(await answer.text())
}

/**
 * Checks a script whose hash the document's policy lacks. It has to run with the document's nonce, which it
 * would pass on to every script that it imports; so the answer is false for a script that can import. Rejects
 * when the file can't be loaded or has another hash.
 */
export function checkLate(
  url: string,
  integrity: string,
  priority: RequestPriority = 'auto',
): Promise<boolean> {
  const key = `${integrity} ${plain(url)}`
  const isHarmless = checked.get(key)?.isHarmless ?? check(url, integrity, priority)
  checked.set(key, { url: plain(url), isHarmless })
  isHarmless.catch(() => checked.delete(key))
  return isHarmless
}

/** Forgets the checks of scripts whose build is gone, so that a long life of a tab leaves none behind. */
export function forgetLate(urls: ReadonlySet<string>): void {
  for (const [key, { url }] of checked) if (urls.has(url)) checked.delete(key)
}
