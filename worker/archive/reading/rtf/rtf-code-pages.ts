// Windows code pages that the Encoding Standard does not call `windows-…`.
const codePageLabels: Readonly<Record<number, string>> = {
  866: 'ibm866',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  10007: 'x-mac-cyrillic',
  65001: 'utf-8',
};

const codePagesOfCharsets: Readonly<Record<number, number>> = {
  0: 1252,
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

/** The encoding label of a Windows code page (`\ansicpg`). */
export function codePageLabel(codePage: number): string {
  return codePageLabels[codePage] ?? `windows-${codePage}`;
}

/** The encoding label of the character set of a font (`\fcharset`); undefined for sets without a code page. */
export function charsetLabel(charset: number): string | undefined {
  const codePage = codePagesOfCharsets[charset];
  return codePage === undefined ? undefined : codePageLabel(codePage);
}
