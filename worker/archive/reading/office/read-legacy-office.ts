import { ExtractionFailure } from '../extraction-result.ts';
import type { TextReader } from '../text-reader.ts';

const encryptedPackage = Uint8Array.from('EncryptedPackage'.split('').join('\0'), (character) =>
  character.charCodeAt(0),
);

/** Word, Excel and PowerPoint before 2007 are not read; newer files with a password come in the same container. */
export const readLegacyOffice: TextReader = (bytes) => {
  const last = bytes.length - encryptedPackage.length;
  for (let at = bytes.indexOf(0x45); at >= 0 && at <= last; at = bytes.indexOf(0x45, at + 1)) {
    if (encryptedPackage.every((byte, index) => bytes[at + index] === byte))
      throw new ExtractionFailure('encrypted');
  }
  throw new ExtractionFailure('unsupported');
};
