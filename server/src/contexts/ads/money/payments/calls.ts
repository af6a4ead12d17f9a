import { methodCalls } from './method-calls.ts'
import { paymentCalls } from './payment-calls.ts'
import { reportCalls } from './report-calls.ts'

/** Handlers of the calls about how ad accounts pay. */
export const billingCalls = [...methodCalls, ...paymentCalls, ...reportCalls]
