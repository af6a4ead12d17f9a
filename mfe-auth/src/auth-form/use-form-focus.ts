import type { RefObject } from 'react'
import { useEffect } from 'react'
import type { FormState } from './shown-form.ts'

/** What somebody can write in, in its order. */
const inputsOf = (form: HTMLFormElement | null): readonly HTMLInputElement[] =>
  [...(form?.querySelectorAll('input') ?? [])].filter(
    (input) => input.tabIndex >= 0 && !input.matches(':disabled'),
  )

const isDatePart = ({ dataset }: HTMLInputElement): boolean => dataset.part !== undefined

/**
 * Leads the focus: to the first empty field when the form changes, to the first wrong one when it was
 * sent. Whoever comes back to a form that is filled in came back for the birthday. A form that is one
 * thing among others on its page leaves the focus where it is, until it is used.
 */
export function useFormFocus(
  form: RefObject<HTMLFormElement | null>,
  state: FormState,
  { atOnce }: { readonly atOnce: boolean },
): void {
  const { mode, kind, tries } = state
  const who = state.returning?.username
  useEffect(() => {
    if (!atOnce) return
    const inputs = inputsOf(form.current)
    const wanted = inputs.find(({ value }) => value === '') ?? inputs.find(isDatePart)
    wanted?.focus()
  }, [mode, who])
  useEffect(() => {
    if (kind !== 'form' || tries === 0) return
    inputsOf(form.current)
      .find((input) => input.getAttribute('aria-invalid') === 'true')
      ?.focus()
  }, [form, kind, tries])
}
