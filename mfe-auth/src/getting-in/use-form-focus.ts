import type { RefObject } from 'react'
import { useEffect } from 'react'
import type { Busy, Form } from './flow.ts'

const inputsOf = (form: HTMLFormElement | null): readonly HTMLInputElement[] => [
  ...(form?.querySelectorAll('input') ?? []),
]

/** Leads the focus: to the first empty field when the form changes, to the first wrong one when it was sent. */
export function useFormFocus(form: RefObject<HTMLFormElement | null>, state: Form | Busy): void {
  const { mode, step, tries } = state
  useEffect(() => {
    inputsOf(form.current)
      .find(({ value }) => value === '')
      ?.focus()
  }, [mode])
  useEffect(() => {
    if (step !== 'form' || tries === 0) return
    inputsOf(form.current)
      .find((input) => input.getAttribute('aria-invalid') === 'true')
      ?.focus()
  }, [form, step, tries])
}
