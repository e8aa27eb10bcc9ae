import { joinBytes } from '../../../../shared/bytes/join-bytes.ts';
import { decodeCodePage850, decodeTable } from '../../../../shared/text/encodings/code-page-850.ts';
import { detectEncoding } from '../../../../shared/text/encodings/detect-encoding.ts';
import { isShiftJis } from '../../../../shared/text/encodings/is-shift-jis.ts';

/** The characters of the bytes from 0x80 on of consoles in Central Europe. */
const central =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0';

type Decode = (name: Uint8Array) => string;

/** Windows writes names into archives in the encoding of its console, which is that of the format; some programs in that of texts. */
const decoders = {
  western: [decodeCodePage850, decodeAs('windows-1252')],
  central: [(name: Uint8Array) => decodeTable(name, central), decodeAs('windows-1250')],
};

/**
 * Decodes the names of an archive that are neither ASCII nor UTF-8, and do not say what they are: as what makes most letters of all of
 * them. `language` is that of the reader, which decides where several fit.
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

/** Letters that are not ASCII; a capital after a small letter is none. */
function lettersIn(text: string): number {
  return (
    text.match(/(?<!\p{Ll})\p{Lu}|\p{Ll}|\p{Lo}/gu)?.filter((letter) => letter > '\x7f').length ?? 0
  );
}

function decodeAs(encoding: string): Decode {
  return (name) => new TextDecoder(encoding).decode(name);
}
