/** Values of FPDF_COLORSPACE_… with grey samples, and with red, green and blue samples. */
const greySpaces = new Set([1, 4]);
const colorSpaces = new Set([2, 5]);
const cmykSpace = 3;
const profileSpace = 7;
const indexedSpace = 10;

type ImageColors = { samples: 1 | 3; palette?: Uint8Array };

/**
 * Returns the colors of a picture; undefined if only PDFium can interpret them. `samples` is the number of samples per pixel, if the file
 * specifies it.
 */
export function imageColors(
  dictionary: string,
  { space, samples }: { space: number; samples: number | undefined },
): ImageColors | undefined {
  if (space === indexedSpace) {
    const palette = inlinePalette(dictionary);
    return palette && hasDecode(dictionary, '0 255') ? { samples: 1, palette } : undefined;
  }
  const isGrey = greySpaces.has(space) || (space === profileSpace && samples === 1);
  if (isGrey && hasDecode(dictionary, '0 1')) return { samples: 1 };
  const isRgb = colorSpaces.has(space) || (space === profileSpace && samples === 3);
  return isRgb && hasDecode(dictionary, '0 1 0 1 0 1') ? { samples: 3 } : undefined;
}

function hasDecode(dictionary: string, usual: string): boolean {
  const [, decode] = /\/Decode\b\s*([^/>]*)/.exec(dictionary) ?? [];
  return (
    decode === undefined || decode.replaceAll(/[[\]]/g, ' ').trim().split(/\s+/).join(' ') === usual
  );
}

export function isSpaceOfJpeg(space: number, components: number): boolean {
  switch (components) {
    case 1:
      return greySpaces.has(space) || space === profileSpace;
    case 3:
      return colorSpaces.has(space) || space === profileSpace;
    case 4:
      return space === cmykSpace || space === profileSpace;
    default:
      return false;
  }
}

function inlinePalette(dictionary: string): Uint8Array | undefined {
  const found =
    /\/ColorSpace\s*\[\s*\/Indexed\s*\/Device(Gray|RGB)\s+(\d+)\s*(?:<([\da-fA-F\s]*)>|\(((?:[^()\\]|\\[^])*)\))\s*\]/.exec(
      dictionary,
    );
  if (!found) return undefined;
  const [, base, highest, digits, text = ''] = found;
  const bytes = digits === undefined ? bytesOfString(text) : bytesOfDigits(digits);
  const count = Math.min(256, Number(highest) + 1);
  if (base === 'RGB') return bytes.slice(0, count * 3);
  return Uint8Array.from({ length: count * 3 }, (_, at) => bytes[Math.floor(at / 3)] ?? 0);
}

function bytesOfDigits(text: string): Uint8Array {
  const digits = text.replaceAll(/\s/g, '');
  return Uint8Array.from({ length: Math.ceil(digits.length / 2) }, (_, at) =>
    Number.parseInt(digits.slice(at * 2, at * 2 + 2).padEnd(2, '0'), 16),
  );
}

const escapes = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
]);

/** Decodes a string in parentheses (ISO 32000-1, 7.3.4.2). */
function bytesOfString(text: string): Uint8Array {
  const unescaped = text.replaceAll(
    /\r\n?|\\(?:([0-7]{1,3})|(\r\n?|\n)|([^]))/g,
    (_, octal?: string, lineEnd?: string, character?: string) => {
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
      if (lineEnd !== undefined) return '';
      return character === undefined ? '\n' : (escapes.get(character) ?? character);
    },
  );
  return Uint8Array.from(unescaped, (character) => character.charCodeAt(0));
}

const samplesOfProfiles = new Map([
  ['GRAY', 1],
  ['RGB ', 3],
  ['CMYK', 4],
]);

export function samplesOfProfile(profile: Uint8Array): number | undefined {
  return samplesOfProfiles.get(String.fromCharCode(...profile.subarray(16, 20)));
}
