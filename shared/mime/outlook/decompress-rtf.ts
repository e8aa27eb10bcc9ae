const headerLength = 16;
const kinds = { compressed: 0x75_46_5a_4c, plain: 0x41_4c_45_4d } as const;
const dictionaryLength = 4096;
/** The initial content of the dictionary (MS-OXRTFCP, 2.1.2.1). */
const common =
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor ' +
  'MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20' +
  '\\b\\i\\u\\tab\\tx';
/** The text of a message precedes its pictures. */
const longest = 1024 * 1024;

/**
 * Decompresses the RTF of Outlook (MS-OXRTFCP) until it ends or is damaged, at most one MiB, in linear time; returns undefined for other
 * data. `take` is called with the bytes of additional memory.
 */
export function decompressRtf(
  bytes: Uint8Array,
  take: (bytes: number) => void,
): Uint8Array | undefined {
  if (bytes.length < headerLength) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = view.getUint32(8, true);
  const length = Math.min(view.getUint32(4, true), longest);
  if (kind === kinds.plain) return bytes.subarray(headerLength, headerLength + length);
  if (kind !== kinds.compressed) return undefined;
  take(length);
  return unpack(bytes.subarray(headerLength), length);
}

/** A bit of a control byte selects between a literal byte and a position in the dictionary with a length. */
function unpack(packed: Uint8Array, length: number): Uint8Array {
  const dictionary = new Uint8Array(dictionaryLength);
  dictionary.set(new TextEncoder().encode(common));
  const unpacked = new Uint8Array(length);
  let written = 0;
  const write = (byte: number) => {
    dictionary[(common.length + written) % dictionaryLength] = byte;
    unpacked[written] = byte;
    written += 1;
  };
  for (let at = 0; at < packed.length;) {
    const control = packed[at++] ?? 0;
    for (let bit = 0; bit < 8 && at < packed.length; bit += 1) {
      if (written >= length) return unpacked;
      if ((control & (1 << bit)) === 0) {
        write(packed[at++] ?? 0);
        continue;
      }
      const reference = (packed[at] ?? 0) * 256 + (packed[at + 1] ?? 0);
      at += 2;
      const place = reference >> 4;
      if (place === (common.length + written) % dictionaryLength)
        return unpacked.subarray(0, written);
      const end = Math.min(length - written, (reference & 15) + 2);
      for (let step = 0; step < end; step += 1) {
        write(dictionary[(place + step) % dictionaryLength] ?? 0);
      }
    }
  }
  return unpacked.subarray(0, written);
}
