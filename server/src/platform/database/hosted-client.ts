import pg from 'pg'
import type { PostgresHosts } from './postgres-hosts.ts'

/** The configuration of a client of an address with several hosts. */
export interface HostedConfig extends pg.ClientConfig {
  readonly hosts?: PostgresHosts | undefined
}

/** A client that connects to whichever host of its address takes writes. */
export class HostedClient extends pg.Client {
  readonly #hosts: PostgresHosts | undefined

  constructor({ hosts, ...config }: HostedConfig) {
    super(config)
    this.#hosts = hosts
  }

  override connect(): Promise<pg.Client>
  override connect(
    done: ((error: Error) => void) | ((error: null, client: pg.Client) => void),
  ): void
  override connect(
    done?: ((error: Error) => void) | ((error: null, client: pg.Client) => void),
  ): unknown {
    const hosts = this.#hosts
    if (hosts === undefined) return done === undefined ? super.connect() : super.connect(done)
    const connecting = this.#connectTo(hosts)
    if (done === undefined) return connecting
    const settle = (error: unknown) => void Reflect.apply(done, undefined, [error, this])
    connecting.then(() => settle(null), settle)
    return undefined
  }

  async #connectTo(hosts: PostgresHosts): Promise<pg.Client> {
    const { host, port } = await hosts.current()
    Reflect.set(this, 'host', host)
    Reflect.set(this, 'port', port)
    let isStandby = false
    // A server says so by itself when it connects, and again when that changes.
    this.connection.on('parameterStatus', (said: unknown) => {
      if (typeof said !== 'object' || said === null) return
      if (Reflect.get(said, 'parameterName') !== 'in_hot_standby') return
      isStandby = Reflect.get(said, 'parameterValue') === 'on'
    })
    this.once('end', () => hosts.forget())
    try {
      await super.connect()
    } catch (cause) {
      hosts.forget()
      throw cause
    }
    if (!isStandby) return this
    hosts.forget()
    await this.end()
    throw new Error('Connection terminated: the host takes no writes any more.')
  }
}
