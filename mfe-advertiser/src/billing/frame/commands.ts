import { defineCommand } from '@tessera/cache'
import {
  addPaymentMethod,
  finishPayment,
  makePayment,
  removePaymentMethod,
  setBillingMode,
  setDefaultMethod,
} from '@tessera/contracts/calls/billing'
import { redeemCode } from '@tessera/contracts/calls/billing-reports'
import { words } from './words.ts'

/** Adds a card. */
export const addMethodCommand = defineCommand(addPaymentMethod, {
  name: 'add-payment-method',
  refusals: 'inline',
})

/** Pays ahead, or what is owed. */
export const payCommand = defineCommand(makePayment, { name: 'make-payment', refusals: 'inline' })

/** Finishes what a bank wanted to be confirmed. */
export const finishCommand = defineCommand(finishPayment, {
  name: 'finish-payment',
  refusals: 'inline',
})

/** Makes a card the one that is charged. */
export const defaultCommand = defineCommand(setDefaultMethod, {
  name: 'set-default-method',
  say: { done: () => words.defaultSaid() },
})

/** Removes a card. */
export const removeCommand = defineCommand(removePaymentMethod, {
  name: 'remove-payment-method',
  refusals: 'inline',
})

/** Changes how an ad account pays. */
export const modeCommand = defineCommand(setBillingMode, {
  name: 'set-billing-mode',
  refusals: 'inline',
  say: { done: () => words.modeSaid() },
})

/** Uses a code for credit. */
export const redeemCommand = defineCommand(redeemCode, {
  name: 'redeem-code',
  refusals: 'inline',
  say: { done: () => words.redeemed() },
})
