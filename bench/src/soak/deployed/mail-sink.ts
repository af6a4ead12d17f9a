import { createServer } from 'node:net'

/** A mail server of this machine that takes every email and keeps none. */
export interface MailSink {
  readonly url: string
  taken(): number
  stop(): Promise<void>
}

/** Starts the server. */
export async function startMailSink(): Promise<MailSink> {
  let taken = 0
  const server = createServer((socket) => {
    let isLetter = false
    socket.on('error', () => undefined)
    socket.write('220 sink.test\r\n')
    socket.on('data', (data) => {
      const text = String(data)
      if (isLetter) {
        if (!/(^|\r\n)\.\r\n$/.test(text)) return
        isLetter = false
        taken += 1
        socket.write('250 taken\r\n')
        return
      }
      const [word = ''] = text.toUpperCase().split(/\s/)
      isLetter = word === 'DATA'
      if (word === 'QUIT') socket.end('221 bye\r\n')
      else socket.write(isLetter ? '354 go on\r\n' : '250 sink.test\r\n')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken: () => taken,
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
