import { VisuallyHidden } from '@tessera/ui/visually-hidden'

/** Whose password a form is about, for password managers alone. */
export function HiddenUsername({ email }: { readonly email: string }) {
  return (
    <VisuallyHidden>
      <input
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
    </VisuallyHidden>
  )
}
