/**
 * Runs a script of another origin, and only if it is what the hash says. Without a hash it is a
 * development server's file, which `loadModule` lets through there alone.
 */
export function runScript(url: string, integrity: string | undefined): Promise<void> {
  const script = document.createElement('script')
  script.src = url
  if (integrity !== undefined) script.integrity = integrity
  script.crossOrigin = 'anonymous'
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  script.addEventListener('load', () => resolve())
  script.addEventListener('error', () => reject(new Error(`${url} could not be run.`)))
  document.head.append(script)
  return promise.finally(() => script.remove())
}
