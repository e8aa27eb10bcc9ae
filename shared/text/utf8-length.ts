/** Returns the length of a well-formed text in bytes of UTF-8, without encoding it. */
export function utf8Length(text: string): number {
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const isHalfOfPair = code >= 0xd800 && code < 0xe000;
    if (code < 0x80) length += 1;
    else if (code < 0x800 || isHalfOfPair) length += 2;
    else length += 3;
  }
  return length;
}
