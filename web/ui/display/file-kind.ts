export type FileKind =
  | 'pdf'
  | 'image'
  | 'text'
  | 'sheet'
  | 'doc'
  | 'slides'
  | 'archive'
  | 'mail'
  | 'audio'
  | 'video'
  | 'generic';

const kindsByType: Record<string, FileKind> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'doc',
  'application/vnd.oasis.opendocument.text': 'doc',
  'application/rtf': 'doc',
  'text/rtf': 'doc',
  'application/epub+zip': 'doc',
  'application/vnd.ms-excel': 'sheet',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'sheet',
  'application/vnd.oasis.opendocument.spreadsheet': 'sheet',
  'text/csv': 'sheet',
  'text/tab-separated-values': 'sheet',
  'application/vnd.ms-powerpoint': 'slides',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'slides',
  'application/vnd.oasis.opendocument.presentation': 'slides',
  'application/zip': 'archive',
  'application/gzip': 'archive',
  'application/x-tar': 'archive',
  'application/x-7z-compressed': 'archive',
  'application/vnd.rar': 'archive',
  'application/x-rar-compressed': 'archive',
  'application/json': 'text',
  'application/xml': 'text',
  'application/yaml': 'text',
  'application/vnd.ms-outlook': 'mail',
};

const kindsByMajorType: Record<string, FileKind> = {
  image: 'image',
  text: 'text',
  audio: 'audio',
  video: 'video',
  message: 'mail',
};

/** Returns the kind by the exact type, or else by the major type. Ignores parameters and case. */
export function fileKindOf(mimeType: string): FileKind {
  const type = (mimeType.split(';')[0] ?? '').trim().toLowerCase();
  const majorType = type.split('/')[0] ?? '';
  return lookUp(kindsByType, type) ?? lookUp(kindsByMajorType, majorType) ?? 'generic';
}

function lookUp(kinds: Record<string, FileKind>, key: string): FileKind | undefined {
  return Object.hasOwn(kinds, key) ? kinds[key] : undefined;
}
