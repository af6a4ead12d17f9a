/**
 * Runs a script of another origin if it matches the hash. Only development servers have files without a
 * hash, which `loadModule` allows only there.
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
