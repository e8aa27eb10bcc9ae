import { decodeLatin1 } from '../../text/encodings/latin1.ts';
import { decodeWords } from '../decoding/encoded-words.ts';
import { parameterOf } from '../parts/parameters.ts';
import { headOf, type MailPart } from '../read-mail.ts';

/** Parts that mail programs exchange with each other. Calendars, contacts and envelopes are files. */
const technicalTypes: ReadonlySet<string> = new Set([
  'application/applefile',
  'application/pgp-encrypted',
  'application/pgp-keys',
  'message/delivery-status',
  'message/disposition-notification',
  'message/external-body',
  'message/feedback-report',
  'message/global-delivery-status',
  'message/global-disposition-notification',
  'message/global-headers',
  'message/tracking-status',
  'text/rfc822-headers',
  'text/watch-html',
  'text/x-amp-html',
  'text/x-moz-deleted',
  'text/x-watch-html',
]);

/** Formats in which mail programs repeat the text. A named part was attached, whatever its type. */
const otherTextTypes: ReadonlySet<string> = new Set(['text/enriched', 'text/richtext']);

const signatureTypes: ReadonlySet<string> = new Set([
  'application/pgp-signature',
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
]);

/** Signatures of the message. One named after another file, such as `contract.pdf.p7s`, belongs to that and is kept. */
const signatureName = /^(?:[^.]*\.(?:p7s|asc|sig))?$/i;
const ownSignatureName = /^(?:smime\.p7s|signature\.(?:p7s|asc|sig))$/i;

/** Mail programs name the sender's key by its fingerprint. */
const ownKeyName = /^$|0x[\da-f]{6}/i;

/** Exchange inserts blank texts between attachments. */
const fillerName = /^att\d+\.(?:txt|html?|c)$/i;

const longestName = 200;
const longestFiller = 16 * 1024;
const headLength = 64;

/** Returns whether a part is not content but data of mail programs: signatures, resource forks, reports, tracking pixels and fillers. */
export function isTechnical(part: MailPart): boolean {
  if (technicalTypes.has(part.mimeType)) return true;
  const name = shortNameOf(part);
  if (otherTextTypes.has(part.mimeType)) return name === '';
  if (part.mimeType === 'text/calendar' && part.isAlternative) return name === '';
  if (signatureTypes.has(part.mimeType) ? signatureName.test(name) : ownSignatureName.test(name)) {
    return true;
  }
  if (fillerName.test(name)) return isFiller(part);
  const head = beginningOf(part, headLength);
  if (/^\s*-----BEGIN PGP PUBLIC KEY/.test(head)) return ownKeyName.test(name);
  return isAppleFork(head) || isPixel(head) || /^\s*-----BEGIN PGP SIGNATURE/.test(head);
}

/** Longer names take long to decode, and technical parts do not have them. */
function shortNameOf({ disposition, type }: MailPart): string {
  const name = parameterOf(disposition, 'filename') || parameterOf(type, 'name') || '';
  return name.length > longestName ? name : decodeWords(name).trim();
}

function beginningOf(part: MailPart, length: number): string {
  return decodeLatin1(headOf(part, length));
}

function isFiller(part: MailPart): boolean {
  if (part.encoded.length > longestFiller) return false;
  const text = beginningOf(part, longestFiller);
  const body = text.slice(Math.max(0, text.toLowerCase().indexOf('<body')));
  const written = body.replaceAll(/<[^<>]*>|&nbsp;|\0/g, '');
  return written.trim() === '' && !/<(?:img|object|svg)\b/i.test(body);
}

function isAppleFork(head: string): boolean {
  return head.startsWith('\x00\x05\x16\x07');
}

function isPixel(head: string): boolean {
  const byte = (at: number) => head.charCodeAt(at);
  if (/^GIF8[79]a/.test(head)) return isPoint(byte(6) + byte(7) * 256, byte(8) + byte(9) * 256);
  if (!head.startsWith('\x89PNG') || head.length < 24) return false;
  const long = (at: number) =>
    byte(at) * 2 ** 24 + byte(at + 1) * 2 ** 16 + byte(at + 2) * 256 + byte(at + 3);
  return isPoint(long(16), long(20));
}

function isPoint(width: number, height: number): boolean {
  return width <= 2 && height <= 2;
}
