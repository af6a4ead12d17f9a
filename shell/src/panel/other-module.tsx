import { AddressForm } from './address-form.tsx'
import { words } from './words.ts'

/** Takes a module that is not listed from an address. */
export const OtherModule = ({ onChange }: { readonly onChange: () => void }) => (
  <AddressForm label={words.other()} onDone={onChange} />
)
