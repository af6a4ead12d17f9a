import type { Configuration } from '../configuration.ts'
import { type Answering, listen } from './listen.ts'

/** The ports of the service: the product's, and those of published builds and metrics if it has them. */
export interface Doors {
  /** The product's port. */
  readonly port: number
  /** Answers requests from now on. */
  answerWith(answering: Readonly<Record<'product' | 'store' | 'metrics', Answering>>): void
  /** Accepts no more connections, and waits for running requests, so long at most. */
  close(milliseconds?: number): Promise<void>
}

/** Returns the configured certificate's files. */
export const tlsFilesOf = ({ TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile }: Configuration) =>
  certFile === undefined || keyFile === undefined ? undefined : { certFile, keyFile }

/** Opens the configured ports; a fault is one sentence with the fix. */
export async function openDoors(
  configuration: Configuration,
): Promise<Doors | { readonly fault: string }> {
  const { HOST, PORT, STORE_PORT, METRICS_HOST, METRICS_PORT } = configuration
  const tls = tlsFilesOf(configuration)
  const product = await listen(HOST, PORT, tls)
  if ('fault' in product) return product
  const store = STORE_PORT === undefined ? undefined : await listen(HOST, STORE_PORT, tls)
  if (store !== undefined && 'fault' in store) {
    await product.close()
    return { fault: store.fault.replace(/\bPORT\b/g, 'STORE_PORT') }
  }
  const metrics = METRICS_PORT === undefined ? undefined : await listen(METRICS_HOST, METRICS_PORT)
  if (metrics !== undefined && 'fault' in metrics) {
    await Promise.all([product.close(), store?.close()])
    return { fault: metrics.fault.replace(/\b(?:PORT|HOST)\b/g, 'METRICS_$&') }
  }
  return {
    port: product.port,
    answerWith(answering) {
      product.answerWith(answering.product)
      store?.answerWith(answering.store)
      metrics?.answerWith(answering.metrics)
    },
    close: async (milliseconds) => {
      await Promise.all([product.close(milliseconds), store?.close(milliseconds), metrics?.close()])
    },
  }
}
