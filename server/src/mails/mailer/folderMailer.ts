import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import { mailBytes, type Sender } from './mailBytes.ts';
import type { Mailer, OutgoingMail } from './mailer.ts';

/**
 * Writes mails into a folder instead of sending them, for demonstration: `<day>-<first letters of the message id>.eml`, which every mail program opens.
 * The same mail is the same file.
 */
export function folderMailer(folder: string, senderOf: (mail: OutgoingMail) => Sender): Mailer {
  return {
    send: async (mail, handOver) => {
      const bytes = await mailBytes(mail, senderOf(mail));
      const file = path.join(folder, fileName(mail));
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(`${file}.part`, bytes);
      } catch (error) {
        return { kind: 'unreachable', reason: error instanceof Error ? error.message : 'not written' };
      }
      await handOver();
      await rename(`${file}.part`, file);
      return { kind: 'sent' };
    },
  };
}

function fileName({ at, messageId }: OutgoingMail): string {
  return `${universityDay(at)}-${messageId.replaceAll(/[^\w-]/g, '').slice(0, 40)}.eml`;
}
