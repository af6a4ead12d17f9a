const most = 200

/** Shortens text to one line that search results and chats show; cuts after a word. */
export function shortText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > most / 2 ? end : most - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
