import { joinBytes } from '../../../../shared/bytes/join-bytes.ts';
import { decodeCodePage850, decodeTable } from '../../../../shared/text/encodings/code-page-850.ts';
import { detectEncoding } from '../../../../shared/text/encodings/detect-encoding.ts';
import { isShiftJis } from '../../../../shared/text/encodings/is-shift-jis.ts';

/** The characters of bytes from 0x80 on in the console encoding of Central Europe. */
const central =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0';

type Decode = (name: Uint8Array) => string;

/** Windows writes names in its console encoding, which is that of the format; some programs use its text encoding. */
const decoders = {
  western: [decodeCodePage850, decodeAs('windows-1252')],
  central: [(name: Uint8Array) => decodeTable(name, central), decodeAs('windows-1250')],
};

/**
 * Returns a decoder for names that are neither ASCII nor UTF-8 and have no declared encoding: the encoding with which
 * all names contain most letters. If several fit, the reader's `language` decides.
 */
export function createNameDecoder(names: readonly Uint8Array[], language: string): Decode {
  if (isShiftJis(names)) return decodeAs('shift_jis');
  const encoding = detectEncoding(joinBytes(names.flatMap((name) => [name, lineFeed])));
  if (!/^(?:windows-125[0247]|iso-8859-2)$/.test(encoding)) return decodeAs(encoding);
  const { western, central } = decoders;
  const isCentral = /^(?:pl|ro|cs|sk|hu|hr|sl|bs|sq)\b/.test(language);
  const candidates = isCentral ? [...central, ...western] : [...western, ...central];
  const scored = candidates.map((decode) => ({
    decode,
    letters: names.reduce((sum, name) => sum + lettersIn(decode(name)), 0),
  }));
  return scored.reduce((best, each) => (each.letters > best.letters ? each : best)).decode;
}

const lineFeed = Uint8Array.of(0x0a);

/** Counts letters outside of ASCII, without capitals after small letters, which indicate a wrong encoding. */
function lettersIn(text: string): number {
  return (
    text.match(/(?<!\p{Ll})\p{Lu}|\p{Ll}|\p{Lo}/gu)?.filter((letter) => letter > '\x7f').length ?? 0
  );
}

function decodeAs(encoding: string): Decode {
  return (name) => new TextDecoder(encoding).decode(name);
}
