import { type RefObject, useEffect } from 'react'

/** Focuses the first invalid field after a failed submit. */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>, tries: number): void {
  useEffect(() => {
    if (tries === 0) return
    const wrong = form.current?.querySelector('[aria-invalid="true"]')
    if (wrong instanceof HTMLElement) wrong.focus()
  }, [form, tries])
}
