import { decodeLatin1 } from '../../text/encodings/latin1.ts';
import { isExecutable } from './detect-mime-type.ts';
import { fileExtension } from './file-extension.ts';
import { zipArchiveMimeType } from './mime-types.ts';

const archiveTypes = [
  zipArchiveMimeType,
  'application/gzip',
  'application/x-7z-compressed',
  'application/vnd.rar',
];

const archiveSignatures = [
  { bytes: 'BZh' },
  { bytes: '\xfd7zXZ\0' },
  { bytes: '\x28\xb5\x2f\xfd' },
  { bytes: 'MSCF\0\0\0\0' },
  { bytes: 'ustar', offset: 257 },
] as const;

const programExtensions = new Set(
  'apk app bat cmd com cpl dll dmg exe hta iso img jar js jse lnk msi msp ps1 psm1 reg scr sh url vbe vbs wsf wsh xpi'.split(
    ' ',
  ),
);

/** Returns whether a file is an archive or a program, by its first bytes, its detected type and its name. */
export function isRefusedFile(
  head: Uint8Array,
  { mimeType, name }: { mimeType: string; name: string },
): boolean {
  const bytes = decodeLatin1(head);
  return (
    archiveTypes.includes(mimeType) ||
    archiveSignatures.some((signature) =>
      bytes.startsWith(signature.bytes, 'offset' in signature ? signature.offset : 0),
    ) ||
    isExecutable(bytes) ||
    bytes.startsWith('#!') ||
    programExtensions.has(fileExtension(name).toLowerCase())
  );
}
