export const octetStreamMimeType = 'application/octet-stream';
export const zipArchiveMimeType = 'application/zip';
export const signedMimeType = 'application/pkcs7-mime';
export const tnefMimeType = 'application/ms-tnef';
export const mailboxMimeType = 'application/mbox';

const officeOpenXml = 'application/vnd.openxmlformats-officedocument';

/** Pictures that OCR reads, besides HEIC and AVIF: those that the index of documents without text contains. */
export const recognizedPictureTypes = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/tiff',
  'image/bmp',
] as const;

export const heicMimeType = 'image/heic';

export const avifMimeType = 'image/avif';

export const pageMimeTypes: readonly string[] = [
  'application/pdf',
  ...recognizedPictureTypes,
  heicMimeType,
  avifMimeType,
];

export const officeMimeTypes = {
  docx: `${officeOpenXml}.wordprocessingml.document`,
  xlsx: `${officeOpenXml}.spreadsheetml.sheet`,
  pptx: `${officeOpenXml}.presentationml.presentation`,
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
} as const;

/** Office formats before 2007 by extension, which share one container format. */
export const legacyOfficeMimeTypes = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  msg: 'application/vnd.ms-outlook',
} as const;

export const unknownLegacyMimeType = 'application/x-ole-storage';

/** Returns a media type without its parameters, in lower case: `text/html` for `Text/HTML; charset=x`. */
export function mimeTypeEssence(mimeType: string): string {
  return (mimeType.split(';', 1)[0] ?? '').trim().toLowerCase();
}

export const mailMimeTypes: readonly string[] = [
  'message/rfc822',
  mailboxMimeType,
  tnefMimeType,
  legacyOfficeMimeTypes.msg,
];
