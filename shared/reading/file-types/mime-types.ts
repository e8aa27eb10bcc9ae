export const octetStreamMimeType = 'application/octet-stream';
export const zipArchiveMimeType = 'application/zip';
/** PKCS #7: a file with its signature. */
export const signedMimeType = 'application/pkcs7-mime';
/** `winmail.dat` of Outlook. */
export const tnefMimeType = 'application/ms-tnef';
export const mailboxMimeType = 'application/mbox';

const officeOpenXml = 'application/vnd.openxmlformats-officedocument';

/** Pictures whose text is recognized, besides HEIC: those that the index of documents without text knows. */
export const recognizedPictureTypes = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/tiff',
  'image/bmp',
] as const;

/** What phones take pictures in. */
export const heicMimeType = 'image/heic';

/** Pictures that may show text, which nothing here decodes. */
export const unreadPictureTypes = ['image/avif'] as const;

/** Files with pages to recognize, of which the first one gets a thumbnail. */
export const pageMimeTypes: readonly string[] = [
  'application/pdf',
  ...recognizedPictureTypes,
  heicMimeType,
];

/** Office Open XML and OpenDocument, by extension. */
export const officeMimeTypes = {
  docx: `${officeOpenXml}.wordprocessingml.document`,
  xlsx: `${officeOpenXml}.spreadsheetml.sheet`,
  pptx: `${officeOpenXml}.presentationml.presentation`,
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
} as const;

/** The Office formats from before 2007, by extension; all of them share one container. */
export const legacyOfficeMimeTypes = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  msg: 'application/vnd.ms-outlook',
} as const;

/** A legacy Office file whose format neither its name nor its declared type determines. */
export const unknownLegacyMimeType = 'application/x-ole-storage';

/** A media type without its parameters, in lower case: `Text/HTML; charset=x` is `text/html`. */
export function mimeTypeEssence(mimeType: string): string {
  return (mimeType.split(';', 1)[0] ?? '').trim().toLowerCase();
}

/** What contains messages, and what is attached to them. */
export const mailMimeTypes: readonly string[] = [
  'message/rfc822',
  mailboxMimeType,
  tnefMimeType,
  legacyOfficeMimeTypes.msg,
];
