import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the form about the business behind the ads. */
export const businessWords = defineMessages({
  businessTitle: 'Who is behind this ad?',
  businessLead: 'We need this for bills, and to tell people who pays for the ad.',
  legalName: 'Name of the business or person',
  street: 'Street and number',
  postalCode: 'Postal code',
  city: 'City',
  website: 'Website',
  taxId: 'Tax ID (optional)',
  taxIdHint: 'With the letters of your country, such as DE123456789.',
  required: 'Fill in this field.',
  save: 'Save and continue',
  linkFault: 'Enter a link, such as https://example.com.',
})
