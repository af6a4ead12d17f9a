import * as z from 'zod'
import { reloadable } from './setting-faults.ts'

const rates = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(
    z.array(
      z
        .string()
        .regex(/^[A-Z]{2}=\d{1,2}(\.\d{1,2})?$/, 'Give countries and percents, as DE=19,CH=8.1.'),
    ),
  )
  .transform((parts) =>
    Object.fromEntries(
      parts.map((part): [string, number] => [
        part.slice(0, 2),
        Math.round(Number(part.slice(3)) * 100),
      ]),
    ),
  )

/** The settings of payments for ads. */
export const paymentSettings = {
  PAYMENTS: z
    .enum(['test', 'off'])
    .optional()
    .describe(
      'test: a provider that moves no money and takes test cards alone; off: nobody can pay for ads. By default test, in production off.',
    ),
  TAX_RATES: rates
    .default({})
    .describe('The tax added to payments for ads by country, as DE=19,CH=8.1; by default none.')
    .meta(reloadable),
  SELLER: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe('Who sells ads, with the address, as bills name it; by default the brand.')
    .meta(reloadable),
  SELLER_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Give two letters, as DE.')
    .optional()
    .describe('The country of the seller, which decides who accounts for the tax.')
    .meta(reloadable),
  SELLER_TAX_ID: z
    .string()
    .trim()
    .max(40)
    .optional()
    .describe('The tax id of the seller, as bills name it.')
    .meta(reloadable),
}

/** Returns how ads are paid for: production moves no money in tests unless it is told to. */
export const paymentsOf = (given: {
  readonly PAYMENTS?: 'test' | 'off' | undefined
  readonly MODE: string
}): 'test' | 'off' => given.PAYMENTS ?? (given.MODE === 'production' ? 'off' : 'test')
