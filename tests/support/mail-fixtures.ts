import { joinBytes } from '../../shared/bytes/join-bytes.ts';

const files = import.meta.glob<string>('./fixtures/mails/*.eml', {
  query: '?bytes',
  import: 'default',
});

export async function readMailFixture(name: string): Promise<Uint8Array> {
  const load = files[`./fixtures/mails/${name}.eml`];
  if (!load) throw new Error(`No message ${name}`);
  return Uint8Array.from(atob(await load()), (character) => character.charCodeAt(0));
}

export const mailFixtureNames = Object.keys(files).map((path) => path.replace(/^.*\/|\.eml$/g, ''));

type Attachment = { name: string; type: string; content: Uint8Array };

/** A plain message as a usual mailer sends it; header lines in `extra` come first. */
export function composeMessage(
  message: { from?: string; extra?: string[]; text?: string; attachments?: Attachment[] } = {},
): Uint8Array {
  const boundary = 'boundary-of-the-test';
  const { from = 'Ada Lovelace <ada@example.com>', extra = [], attachments = [] } = message;
  const head = [
    ...extra,
    `From: ${from}`,
    'To: archive@intake.localhost',
    'Subject: For the archive',
    'Date: Mon, 2 Mar 2026 09:00:00 +0000',
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    message.text ?? 'A message',
    '',
  ];
  const parts = attachments.flatMap(({ name, type, content }) => [
    encodeLines([
      `--${boundary}`,
      `Content-Type: ${type}; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      '',
    ]),
    toBase64Lines(content),
  ]);
  return joinBytes([encodeLines(head), ...parts, encodeLines([`--${boundary}--`, ''])]);
}

const encodeLines = (lines: string[]) => new TextEncoder().encode(lines.join('\r\n'));

/** Works on bytes, because strings of a 25 MiB message would take 100 MB of the heap. */
function toBase64Lines(content: Uint8Array): Uint8Array {
  const lines = new Uint8Array(Math.ceil(content.length / 57) * 78);
  const encoder = new TextEncoder();
  let length = 0;
  for (let start = 0; start < content.length; start += 57) {
    const line = `${btoa(String.fromCharCode(...content.subarray(start, start + 57)))}\r\n`;
    length += encoder.encodeInto(line, lines.subarray(length)).written;
  }
  return lines.subarray(0, length);
}
