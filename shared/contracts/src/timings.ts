/** Every duration of the product, in milliseconds unless the name says otherwise. */
export * as timings from './timing-values.ts'
