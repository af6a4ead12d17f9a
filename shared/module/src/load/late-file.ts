/**
 * True when a script could import another one. `import` is a keyword, so it can't be written with escapes;
 * between it and its parenthesis there may be spaces and comments. Some texts count that import nothing.
 */
export const mayImport = (script: string): boolean => /\bimport\s*[(./<-]/.test(script)

const checked = new Map<string, Promise<boolean>>()

async function check(url: string, integrity: string): Promise<boolean> {
  // The browser compares the hash. The script that runs afterwards has the same one.
  const answer = await fetch(url, { integrity, credentials: 'same-origin', priority: 'low' })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return !mayImport(await answer.text())
}

/**
 * Checks a script of a build that came after the document. It has to run with the document's nonce, which it
 * would pass on to every script that it imports; so the answer is false for a script that can import. Rejects
 * when the file can't be loaded or has another hash.
 */
export function checkLate(url: string, integrity: string): Promise<boolean> {
  const key = `${integrity} ${url.replace(/[?#].*/, '')}`
  const checking = checked.get(key) ?? check(url, integrity)
  checked.set(key, checking)
  checking.catch(() => checked.delete(key))
  return checking
}
