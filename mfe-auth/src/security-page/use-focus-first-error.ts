import { type RefObject, useEffect } from 'react'

/** After a form was sent and something is wrong, the first field with a fault takes the focus. */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>, tries: number): void {
  useEffect(() => {
    if (tries === 0) return
    const wrong = form.current?.querySelector('[aria-invalid="true"]')
    if (wrong instanceof HTMLElement) wrong.focus()
  }, [form, tries])
}
