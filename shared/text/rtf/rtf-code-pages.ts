// Windows code pages with a label other than `windows-…` in the Encoding Standard.
const codePageLabels = new Map([
  [866, 'ibm866'],
  [874, 'windows-874'],
  [932, 'shift_jis'],
  [936, 'gbk'],
  [949, 'euc-kr'],
  [950, 'big5'],
  [10_000, 'macintosh'],
  [10_007, 'x-mac-cyrillic'],
  [65_001, 'utf-8'],
]);

const codePagesOfCharsets = new Map([
  [0, 1252],
  [77, 10_000],
  [128, 932],
  [129, 949],
  [134, 936],
  [136, 950],
  [161, 1253],
  [162, 1254],
  [163, 1258],
  [177, 1255],
  [178, 1256],
  [186, 1257],
  [204, 1251],
  [222, 874],
  [238, 1250],
]);

/** Returns the encoding label of a Windows code page (`\ansicpg`); windows-1252 if it is unknown. */
export function codePageLabel(codePage: number): string {
  const isWindows = codePage >= 1250 && codePage <= 1258;
  return codePageLabels.get(codePage) ?? (isWindows ? `windows-${codePage}` : 'windows-1252');
}

/** Returns the encoding label of the character set of a font (`\fcharset`); undefined for sets without a code page. */
export function charsetLabel(charset: number): string | undefined {
  const codePage = codePagesOfCharsets.get(charset);
  return codePage === undefined ? undefined : codePageLabel(codePage);
}
