import { detectMimeType } from '../../../shared/reading/file-types/detect-mime-type.ts';
import {
  isEncryptedContent,
  signedContentOf,
} from '../../../shared/mime/envelopes/signed-content.ts';
import { signedMimeType } from '../../../shared/reading/file-types/mime-types.ts';
import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import { decodeLatin1 } from '../../../shared/text/encodings/latin1.ts';
import type { TextReader } from '../text-reader.ts';
import { readMailOf } from './read-mail.ts';
import { readXml } from './read-xml.ts';

/** Reads the signed content of a PKCS #7 file: XML, the format of Italian invoices, or a message. */
export const readSigned: TextReader = (bytes, context) => {
  if (isEncryptedContent(bytes)) throw new ExtractionFailure('encrypted');
  const content = signedContentOf(bytes);
  if (!content) throw new ExtractionFailure('damaged');
  const mimeType = detectMimeType(content, { name: '.xml', declaredType: '' });
  if (mimeType === 'application/xml') return readXml(content, context);
  if (mimeType !== 'message/rfc822' && !/^content-/i.test(decodeLatin1(content.subarray(0, 8)))) {
    throw new ExtractionFailure('unsupported');
  }
  return readMailOf(signedMimeType)(bytes, context);
};
