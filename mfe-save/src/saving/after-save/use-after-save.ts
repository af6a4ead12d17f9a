import { useCallback, useRef, useState } from 'react'
import type { SavedNews } from './saved-card.tsx'

/** What comes once the save modal has done its work: the card that the picture flies into, then nothing. */
export function useAfterSave(close: () => void) {
  const saved = useRef<SavedNews>(undefined)
  const [news, setNews] = useState<SavedNews>()
  const onSaved = useCallback((told: SavedNews) => {
    saved.current = told
  }, [])
  const onClosed = useCallback(() => {
    if (saved.current === undefined) close()
    else setNews(saved.current)
  }, [close])
  return { news, onSaved, onClosed }
}
