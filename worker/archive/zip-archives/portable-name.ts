import { displayName, fileExtension } from '../../../shared/reading/file-types/file-extension.ts';
import {
  fallbackFileName,
  sanitizeFileName,
} from '../../../shared/archive/documents/file-names.ts';

/** File systems allow 255 bytes or UTF-16 units. A number and `.txt` may be appended to the name. */
const maxBytes = 240;

const longestKeptExtension = 32;

// Windows does not allow these characters in a name: https://learn.microsoft.com/windows/win32/fileio/naming-a-file
const forbiddenCharacters = /[<>:"/\\|?*]/g;
const deviceName = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])\s*(\.|$)/i;

export function portableName(name: string): string {
  const clean = withoutDotsAtEnd(sanitizeFileName(name).replace(forbiddenCharacters, '_'));
  const named = clean === '' ? fallbackFileName : clean;
  return shortened(deviceName.test(named) ? `_${named}` : named);
}

/** Windows drops dots and spaces at the end of a name, so that two names could become one. */
function withoutDotsAtEnd(name: string): string {
  return name.replace(/(?<![\s.])[\s.]+$/u, '');
}

function shortened(name: string): string {
  if (byteLength(name) <= maxBytes) return name;
  const extension = fileExtension(name);
  const isKept = extension !== '' && extension.length <= longestKeptExtension;
  const ending = isKept ? `.${extension}` : '';
  let start = '';
  let bytes = byteLength(ending);
  for (const character of isKept ? displayName(name) : name) {
    bytes += byteLength(character);
    if (bytes > maxBytes) break;
    start += character;
  }
  return isKept ? start + ending : withoutDotsAtEnd(start);
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
