import { createPace, yieldToOthers } from '../../pace.ts';
import { decodePercent } from '../../text/decode-percent.ts';
import type { Mail, MailPart } from '../read-mail.ts';
import { beginningOf, createDecodingPace, longestText, textsIn } from './texts-of-parts.ts';
import { isTechnical } from './technical-parts.ts';

/** Returns the first `most` attachments that are files: no inline images of the HTML, and no technical parts. */
export async function contentParts(mail: Mail, most: number): Promise<MailPart[]> {
  const references = await referencesIn(mail);
  const isShown = (part: MailPart) => isImage(part) && references.has(part.contentId);
  const contents: MailPart[] = [];
  const pace = createPace({ checkpoint: yieldToOthers }, partsAtOnce);
  for (const part of mail.attachments) {
    if (contents.length === most) break;
    if (!isShown(part) && (part.message || !isTechnical(part))) contents.push(part);
    await pace(1);
  }
  return contents;
}

const partsAtOnce = 50;

/** By the declared type. */
export function isImage({ mimeType }: MailPart): boolean {
  return mimeType.startsWith('image/');
}

const mostReferences = 10_000;

/** Returns the Content-IDs of images in the beginning of the HTML, both as written and with escapes decoded. */
async function referencesIn({ attachments, bodies }: Mail): Promise<Set<string | null>> {
  const images = attachments.filter(isImage);
  const contentIds = new Set(images.flatMap(({ contentId }) => contentId ?? []));
  const found = new Set<string | null>();
  if (contentIds.size === 0) return found;
  const pace = createDecodingPace();
  let bytesLeft = longestText;
  let referencesLeft = mostReferences;
  for (const part of bodies.flatMap(({ html }) => html)) {
    const beginning = beginningOf(part, bytesLeft);
    bytesLeft -= beginning.encoded.length;
    const [text = ''] = await textsIn([beginning], pace);
    for (const [, written = ''] of text.matchAll(/\bcid:([^"'\s>)\\]+)/gi)) {
      const plain = written.slice(0, longestReference);
      for (const id of [plain, decodePercent(plain.replaceAll('&amp;', '&'))]) {
        if (contentIds.has(id)) found.add(id);
      }
      referencesLeft -= 1;
      if (referencesLeft === 0) return found;
    }
    if (bytesLeft === 0) return found;
  }
  return found;
}

const longestReference = 1000;
