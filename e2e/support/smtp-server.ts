import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** An SMTP server on this machine, which keeps received mails. */
export interface LoopbackSmtp {
  /** The value for `SMTP_URL`. */
  url: string
  /** The first match of a pattern in the mails to an address; undefined without a match. */
  find: (address: string, pattern: RegExp) => string | undefined
  close: () => Promise<void>
}

/** Starts an SMTP server on a free port. */
export async function startSmtpServer(): Promise<LoopbackSmtp> {
  const received: { to: string[]; text: string }[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, { envelope }, done) {
      let source = ''
      stream.setEncoding('utf8').on('data', (text: string) => {
        source += text
      })
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), text: decodeQuotedPrintable(source) })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    find: (address, pattern) =>
      received.filter(({ to }) => to.includes(address)).flatMap(({ text }) => text.match(pattern) ?? [])[0],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Decodes quoted-printable text, ASCII only. */
function decodeQuotedPrintable(source: string): string {
  return source
    .replace(/=\r\n/g, '')
    .replace(/=([0-7][\dA-F])/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
