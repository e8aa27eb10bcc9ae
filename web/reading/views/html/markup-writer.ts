import { viewLimits } from '../view-limits.ts';

type Attributes = Readonly<Record<string, string | undefined>>;

export type EmbeddedPicture = { bytes: Uint8Array; mimeType: string };

export type MarkupWriter = ReturnType<typeof createMarkupWriter>;

const voidElements: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'wbr']);

/**
 * Writes escaped HTML elements and texts. Content beyond the limits is left out, and all elements are closed:
 * everything written between an `open` and its `close` stays inside of that element.
 */
export function createMarkupWriter(limits = viewLimits) {
  const parts: string[] = [];
  const opened: (string | undefined)[] = [];
  let length = 0;
  let pictureBytes = 0;
  let isCut = false;

  const write = (markup: string) => {
    isCut ||= length > limits.characters;
    if (isCut) return false;
    parts.push(markup);
    length += markup.length;
    return true;
  };
  const open = (name: string, attributes: Attributes = {}) => {
    const isWritten = write(`<${name}${attributesOf(attributes)}>`);
    opened.push(isWritten && !voidElements.has(name) ? name : undefined);
  };
  const close = () => {
    const name = opened.pop();
    if (name === undefined) return;
    parts.push(`</${name}>`);
    length += name.length + 3;
  };
  return {
    open,
    close,
    text: (text: string) => void write(escapeMarkup(text)),
    element(name: string, text: string, attributes?: Attributes) {
      open(name, attributes);
      write(escapeMarkup(text));
      close();
    },
    /** Embeds a picture in the page. Pictures that are too large or of another type are left out. */
    picture({ bytes, mimeType }: EmbeddedPicture, attributes: Attributes = {}) {
      const isShown = shownPictures.has(mimeType) && bytes.length <= limits.pictureBytes;
      if (!isShown || pictureBytes + bytes.length > limits.picturesBytes || isCut) return;
      pictureBytes += bytes.length;
      const src = `data:${mimeType};base64,${base64Of(bytes)}`;
      parts.push(`<img${attributesOf({ ...attributes, src })}>`);
    },
    style: (css: string) => void (css !== '' && write(`<style>${css}</style>`)),
    isCut: () => isCut,
    html: () => parts.join('') + opened.toReversed().map(endTag).join(''),
  };
}

const shownPictures: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/bmp',
  'image/avif',
]);

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeMarkup(value)}"`))
    .join('');
}

function endTag(name: string | undefined): string {
  return name === undefined ? '' : `</${name}>`;
}

function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\0', '');
}

const bytesAtOnce = 0x60_00;

/** Encodes a multiple of three bytes at a time, so that the pieces can be joined. */
function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += bytesAtOnce) {
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + bytesAtOnce)));
  }
  return text;
}
