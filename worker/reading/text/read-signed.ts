import { detectMimeType } from '../../../shared/reading/file-types/detect-mime-type.ts';
import { signedContentOf } from '../../../shared/reading/e-invoices/signed-container.ts';
import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import type { TextReader } from '../text-reader.ts';
import { readXml } from './read-xml.ts';

/** The XML that is signed in a PKCS #7 file, which is how Italian invoices are sent. */
export const readSigned: TextReader = (bytes, context) => {
  const content = signedContentOf(bytes);
  if (!content) throw new ExtractionFailure('damaged');
  const mimeType = detectMimeType(content, { name: '.xml', declaredType: '' });
  if (mimeType !== 'application/xml') throw new ExtractionFailure('unsupported');
  return readXml(content, context);
};
