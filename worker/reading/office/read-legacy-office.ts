import { findBytes } from '../../../shared/text/find-bytes.ts';
import { encodeLatin1 } from '../../../shared/text/encodings/latin1.ts';
import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import type { TextReader } from '../text-reader.ts';

const encryptedPackage = encodeLatin1('EncryptedPackage'.split('').join('\0'));

/** Word, Excel and PowerPoint before 2007 are not supported. Newer files with a password have the same container. */
export const readLegacyOffice: TextReader = (bytes) => {
  const isEncrypted = findBytes(bytes, encryptedPackage) >= 0;
  throw new ExtractionFailure(isEncrypted ? 'encrypted' : 'unsupported');
};
