/** What an address asks to be searched for: trimmed, spaces made one, no longer than the service takes. */
export function queryIn(query: URLSearchParams, longest: number): string {
  const text = (query.get('q') ?? '').trim().replace(/\s+/g, ' ')
  return [...text].slice(0, longest).join('').trim()
}
