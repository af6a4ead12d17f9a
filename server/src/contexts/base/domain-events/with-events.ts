import type { Heard } from './hear.ts'
import type { DomainEvents } from './port.ts'

/** Ports with the domain events among them. */
type WithEvents<Given> = Given & { readonly events: DomainEvents }

/** Adds the domain events to the ports. Their handlers get these ports too. */
export function withEvents<Given extends object>(
  ports: Given,
  heard: readonly Heard<WithEvents<Given>>[],
): WithEvents<Given> {
  const events: DomainEvents = {
    async tell(tx, event, payload) {
      for (const one of heard) if (one.event === event) await one.run(tx, whole, payload)
    },
  }
  const whole: WithEvents<Given> = { ...ports, events }
  return whole
}
