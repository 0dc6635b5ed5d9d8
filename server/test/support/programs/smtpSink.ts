import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** What the server does with the next mails: takes them, refuses them at a point with a code, or keeps silent there. */
export type Behaviour =
  | { readonly kind: 'take' }
  | { readonly kind: 'refuse'; readonly at: 'recipient' | 'end'; readonly code: number }
  | { readonly kind: 'silent'; readonly at: 'recipient' | 'end' };

/** A real SMTP server on this machine that keeps what it gets. */
export type SmtpSink = {
  readonly url: string;
  readonly port: number;
  /** Mails that came to their end, in order, whether or not their sender was told so. */
  readonly mails: readonly ParsedMail[];
  /** The same as they travelled. */
  readonly sources: readonly string[];
  readonly behave: (behaviour: Behaviour) => void;
  /** Waits until somebody has come to the point at which the server keeps silent. */
  readonly reached: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** - port: 0 for a free one; options: of the server, such as a key and a certificate */
export async function smtpSink({
  port = 0,
  options = {},
}: { readonly port?: number; readonly options?: SMTPServerOptions } = {}): Promise<SmtpSink> {
  const mails: ParsedMail[] = [];
  const sources: string[] = [];
  let behaviour: Behaviour = { kind: 'take' };
  let tellReached = () => {};
  let reached = new Promise<void>((resolve) => (tellReached = resolve));
  const at = (point: 'recipient' | 'end', answer: (error?: Error) => void) => {
    if (behaviour.kind === 'take' || behaviour.at !== point) answer();
    else if (behaviour.kind === 'silent') tellReached();
    else answer(Object.assign(new Error('not now'), { responseCode: behaviour.code }));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    onRcptTo: (_address, _session, answer) => at('recipient', answer),
    onData: (stream, _session, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks);
        void simpleParser(source).then((mail) => {
          mails.push(mail);
          sources.push(source.toString('latin1'));
          at('end', answer);
        });
      });
    },
  });
  // Whoever is killed closes nothing.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: own } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${own}`,
    port: own,
    mails,
    sources,
    behave: (next) => {
      behaviour = next;
      reached = new Promise<void>((resolve) => (tellReached = resolve));
    },
    reached: () => reached,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
