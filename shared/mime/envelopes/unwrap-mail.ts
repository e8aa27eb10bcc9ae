import { createPace } from '../../pace.ts';
import { decodeCharset } from '../decoding/decode-charset.ts';
import { endOfUuencoded, findUuencoded } from '../decoding/uuencode.ts';
import { partOf, type Mail, type MailBody, type MailPart } from '../read-mail.ts';
import { isBlankBody } from '../files/blank-parts.ts';
import { openPart, plainEncodings, type EnvelopeContext } from './open-part.ts';

const deepest = 4;
const partsAtOnce = 50;
const mostUuencoded = 100;

/**
 * Returns the message without the wrappings that mail programs do not show: opaque signatures (S/MIME), `winmail.dat`, and files in its
 * text (uuencode). What cannot be opened is unchanged.
 */
export function unwrapMail(mail: Mail, context: EnvelopeContext): Promise<Mail> {
  return unwrap(withoutUuencoded(mail), context, 0);
}

async function unwrap(mail: Mail, context: EnvelopeContext, depth: number): Promise<Mail> {
  const bodies = [...mail.bodies];
  const attachments: MailPart[] = [];
  const pace = createPace(context, partsAtOnce);
  for (const part of mail.attachments) {
    const opened = depth < deepest && mayWrap(part) ? await openPart(part, context) : undefined;
    await pace(1);
    if (opened?.kind !== 'wrapping') {
      attachments.push(part);
      continue;
    }
    const inner = await unwrap(withoutUuencoded(opened.message), context, depth + 1);
    attachments.push(...inner.attachments);
    // `winmail.dat` repeats the text next to it.
    if (opened.of === 'signature' || bodies.every(isBlankBody)) bodies.push(...inner.bodies);
  }
  return { header: mail.header, bodies, attachments };
}

function mayWrap({ mimeType, message }: MailPart): boolean {
  return !message && !mimeType.startsWith('message/');
}

function withoutUuencoded(mail: Mail): Mail {
  const files: MailPart[] = [];
  const bodies = mail.bodies.map((body): MailBody => ({
    ...body,
    plain: body.plain.flatMap((part) => textAround(part, files)),
  }));
  return files.length === 0
    ? mail
    : { ...mail, bodies, attachments: [...mail.attachments, ...files] };
}

function textAround(part: MailPart, files: MailPart[]): MailPart[] {
  const { encoded, encoding } = part;
  if (!plainEncodings.has(encoding)) return [part];
  const pieces: MailPart[] = [];
  let at = 0;
  while (files.length < mostUuencoded) {
    const found = findUuencoded(encoded, at);
    if (!found) break;
    const end = endOfUuencoded(encoded, found.dataStart);
    const name = decodeCharset(encoded.subarray(found.nameStart, found.nameEnd), undefined).trim();
    const content = encoded.subarray(found.start, end);
    files.push(
      partOf(content, { mimeType: 'application/octet-stream', name, encoding: 'uuencode' }),
    );
    pieces.push({ ...part, encoded: encoded.subarray(at, found.start) });
    at = end;
  }
  return at === 0 ? [part] : [...pieces, { ...part, encoded: encoded.subarray(at) }];
}
