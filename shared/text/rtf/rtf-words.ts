/** Groups that begin with one of these words are not text. */
export const skippedDestinations: ReadonlySet<string> = new Set(
  `colortbl stylesheet info pict object objdata fldinst listtext pntext nonshppict datafield filetbl
  revtbl listtable listoverridetable xmlnstbl themedata colorschememapping latentstyles`.split(
    /\s+/,
  ),
);

export const rtfCharacters = new Map([
  ['par', '\n'],
  ['line', '\n'],
  ['sect', '\n'],
  ['page', '\n'],
  ['row', '\n'],
  ['\n', '\n'],
  ['\r', '\n'],
  ['tab', '\t'],
  ['cell', '\t'],
  ['nestcell', '\t'],
  ['emdash', '—'],
  ['endash', '–'],
  ['bullet', '•'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['emspace', ' '],
  ['enspace', ' '],
  ['~', '\u00a0'],
  ['_', '-'],
  ['\\', '\\'],
  ['{', '{'],
  ['}', '}'],
]);
