import { useEffect, useRef, useState } from 'react'

/** Takes a file that is dropped anywhere on the page. Returns true while one is dragged over it. */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const latest = useRef(onFile)
  latest.current = onFile
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const page = new AbortController()
    const { signal } = page
    const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
    window.addEventListener(
      'dragover',
      (event) => {
        if (!hasFile(event)) return
        // A file dropped beside the form would open in place of the page.
        event.preventDefault()
        setOver(true)
      },
      { signal },
    )
    window.addEventListener(
      'dragleave',
      (event) => {
        if (event.relatedTarget === null) setOver(false)
      },
      { signal },
    )
    window.addEventListener(
      'drop',
      (event) => {
        if (!hasFile(event)) return
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer?.files ?? []
        if (file !== undefined) latest.current(file)
      },
      { signal },
    )
    return () => page.abort()
  }, [])
  return isOver
}
