/** The DOS code page of Western Europe and America, which `TextDecoder` does not support. */
export const codePage850 = 'ibm850';

const upper =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** Decodes a single-byte encoding of ASCII and 128 other characters. */
export function decodeTable(bytes: Uint8Array, others: string): string {
  const slices: string[] = [];
  for (let start = 0; start < bytes.length; start += sliceLength) {
    const codes = Uint16Array.from(bytes.subarray(start, start + sliceLength), (byte) =>
      byte < 0x80 ? byte : others.charCodeAt(byte - 0x80),
    );
    slices.push(String.fromCharCode(...codes));
  }
  return slices.join('');
}

const sliceLength = 16_384;

/** Decodes text of code page 850. */
export function decodeCodePage850(bytes: Uint8Array): string {
  return decodeTable(bytes, upper);
}
