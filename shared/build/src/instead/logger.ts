/** Replaces the federation runtime's logger, which collects stack traces, and log lines of bundlers, by the console. */
export const createLogger = (prefix: string) => {
  const told =
    (method: 'info' | 'warn' | 'error') =>
    (...args: readonly unknown[]): void =>
      console[method](prefix, ...args)
  return { warn: told('warn'), error: told('error'), log: told('info'), debug(): void {} }
}

export const logger = createLogger('[ Module Federation ]')

export {
  createLogger as createInfrastructureLogger,
  logger as infrastructureLogger,
  logger as bindLoggerToCompiler,
}
