export const fileTypes = [
  'pdf',
  'image',
  'text',
  'word',
  'spreadsheet',
  'presentation',
  'email',
] as const;

export const fileTypeLabels = {
  pdf: 'documents.type.pdf',
  image: 'documents.type.image',
  text: 'documents.type.text',
  word: 'documents.type.doc',
  spreadsheet: 'documents.type.sheet',
  presentation: 'documents.type.slides',
  email: 'documents.type.mail',
} as const satisfies Record<(typeof fileTypes)[number], string>;
