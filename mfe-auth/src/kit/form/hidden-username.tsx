import { VisuallyHidden } from '@tessera/ui/visually-hidden'

/** A hidden username field, so that password managers know whose password it is. */
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
