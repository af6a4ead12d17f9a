import type { Configuration } from '../configuration.ts'
import { type Answering, listen } from './listen.ts'

/** The ports of the service: the product's, and that of published builds if it has one. */
export interface Doors {
  /** The product's port. */
  readonly port: number
  /** Answers requests from now on. */
  answerWith(product: Answering, store: Answering): void
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
  const { HOST, PORT, STORE_PORT } = configuration
  const tls = tlsFilesOf(configuration)
  const product = await listen(HOST, PORT, tls)
  if ('fault' in product) return product
  const store = STORE_PORT === undefined ? undefined : await listen(HOST, STORE_PORT, tls)
  if (store !== undefined && 'fault' in store) {
    await product.close()
    return { fault: store.fault.replace(/\bPORT\b/g, 'STORE_PORT') }
  }
  return {
    port: product.port,
    answerWith(answerProduct, answerStore) {
      product.answerWith(answerProduct)
      store?.answerWith(answerStore)
    },
    close: async (milliseconds) => {
      await Promise.all([product.close(milliseconds), store?.close(milliseconds)])
    },
  }
}
