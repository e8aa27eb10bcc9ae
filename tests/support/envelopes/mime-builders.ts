import { joinBytes } from '../../../shared/bytes/join-bytes.ts';

export type BuiltPart = { head: string[]; content: Uint8Array };

export const bytesOf = (text: string) => new TextEncoder().encode(text);

export function attached(
  name: string,
  content: Uint8Array,
  type = 'application/octet-stream',
): BuiltPart {
  const head = [
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
  ];
  return { head, content: bytesOf(toBase64(content)) };
}

/** A message attached to another one. Outlook and Apple Mail name it; Gmail uses its subject as the name. */
export function forwarded(message: Uint8Array, head: string[] = []): BuiltPart {
  return { head: ['Content-Type: message/rfc822', ...head], content: message };
}

let boundaries = 0;

export function mailOf(
  parts: readonly BuiltPart[],
  { subject = 'Bill', text = 'See below.', head = [] as string[] } = {},
): Uint8Array<ArrayBuffer> {
  boundaries += 1;
  const boundary = `=_part_${boundaries}`;
  const all = [
    { head: ['Content-Type: text/plain; charset=utf-8'], content: bytesOf(text) },
    ...parts,
  ];
  return joinBytes([
    lines([
      ...head,
      'From: Ottilie Brandt <ottilie@example.com>',
      'To: archive@example.org',
      'Date: Tue, 5 Mar 2024 09:30:00 +0100',
      `Subject: ${subject}`,
      'MIME-Version: 1.0',
      `Content-Type: multipart/mixed; boundary="${boundary}"`,
      '',
      '',
    ]),
    ...all.flatMap((part) => [
      lines([`--${boundary}`, ...part.head, '', '']),
      part.content,
      lines(['', '']),
    ]),
    lines([`--${boundary}--`, '']),
  ]);
}

const character = (value: number) => String.fromCharCode((value & 63) + 32);

export function uuencoded(name: string, content: Uint8Array): string {
  const encoded = ['', `begin 644 ${name}`];
  for (let at = 0; at < content.length; at += 45) {
    const line = content.subarray(at, at + 45);
    let text = character(line.length);
    for (let from = 0; from < line.length; from += 3) {
      const [a = 0, b = 0, c = 0] = line.subarray(from, from + 3);
      text += character(a >> 2) + character((a << 4) | (b >> 4));
      text += character((b << 2) | (c >> 6)) + character(c);
    }
    encoded.push(text);
  }
  return [...encoded, ' ', 'end', ''].join('\r\n');
}

export function mboxOf(messages: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return joinBytes(
    messages.flatMap((message) => [
      bytesOf('From ottilie@example.com Tue Mar  5 09:30:00 2024\n'),
      message,
      bytesOf('\n'),
    ]),
  );
}

const signedData = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02];
const envelopedData = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x03];
const plainData = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x01];

function element(tag: number, ...contents: Uint8Array[]): Uint8Array {
  const content = joinBytes(contents);
  const { length } = content;
  return joinBytes([
    Uint8Array.of(tag, 0x83, length >> 16, (length >> 8) & 0xff, length & 0xff),
    content,
  ]);
}

const identifier = (numbers: number[]) => Uint8Array.of(6, numbers.length, ...numbers);

/** The CMS structure around signed content, without certificates and signatures. */
export function signedOf(content: Uint8Array): Uint8Array {
  const inner = element(0x30, identifier(plainData), element(0xa0, element(0x04, content)));
  const signed = element(0x30, Uint8Array.of(2, 1, 1), element(0x31), inner, element(0x31));
  return element(0x30, identifier(signedData), element(0xa0, signed));
}

export function encryptedOf(content: Uint8Array): Uint8Array {
  const enveloped = element(0x30, Uint8Array.of(2, 1, 0), element(0x31), element(0x04, content));
  return element(0x30, identifier(envelopedData), element(0xa0, enveloped));
}

function lines(written: string[]): Uint8Array {
  return bytesOf(written.join('\r\n'));
}

function toBase64(content: Uint8Array): string {
  const lines: string[] = [];
  for (let at = 0; at < content.length; at += 57) {
    lines.push(btoa(String.fromCharCode(...content.subarray(at, at + 57))));
  }
  return lines.join('\r\n');
}
