/** The characters of the bytes from 0x80 on. */
const upper =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ';

/** The encoding of names in zip archives that are not in UTF-8 (PKWARE APPNOTE, appendix D). */
export function decodeCp437(bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (upper[byte - 0x80] ?? ''),
  );
  return characters.join('');
}
