import { parseMarkup } from '../../../../shared/reading/markup/parse-markup.ts';
import { viewContext } from '../view-limits.ts';
import { cleanCss, scopedCss } from './clean-css.ts';
import { hiddenElements, linkAttributes, shownAttributesOf, shownElements } from './elements.ts';
import type { EmbeddedPicture, MarkupWriter } from './markup-writer.ts';

type CleanOptions = {
  writer: MarkupWriter;
  /** The class of the surrounding element, which scopes the CSS. */
  scope: string;
  /** Returns the picture of a reference to a part of the file, such as `cid:…`. */
  pictureAt?: (address: string) => EmbeddedPicture | undefined;
  /** Called around quoted text of another message. */
  quote?: { open(): void; close(): void };
};

/**
 * Writes the text, tables, lists, links, style and embedded pictures of a foreign page: only allowed elements and
 * attributes, and nothing that would be loaded. Returns whether remote content was left out.
 */
export async function writeCleanHtml(html: string, options: CleanOptions): Promise<boolean> {
  const { writer, scope, quote } = options;
  let hidden = 0;
  let quoted = 0;
  let style: string[] | undefined;
  let isIncomplete = false;

  const open = (name: string, attributes: Record<string, string>) => {
    isIncomplete ||= isLoaded(attributes.background) || hasReference(attributes.style);
    if (name === 'img') return openPicture(attributes);
    if (isQuote(name, attributes)) {
      if (quoted === 0) quote?.open();
      quoted += 1;
    } else if (quoted > 0 && name === 'blockquote') quoted += 1;
    writer.open(elementFor(name), {
      ...shownAttributesOf(attributes),
      ...(attributes.style && { style: cleanCss(attributes.style) }),
      ...(name === 'a' && linkAttributes(attributes.href)),
    });
  };
  const openPicture = ({ src = '', ...attributes }: Record<string, string>) => {
    const picture = pictureIn(src) ?? options.pictureAt?.(src);
    isIncomplete ||= !picture && isLoaded(src);
    const shown = { ...shownAttributesOf(attributes), alt: attributes.alt };
    if (picture) writer.picture(picture, shown);
    else if (attributes.alt) writer.element('span', attributes.alt, { class: 'missing' });
  };

  await parseMarkup([html], {
    context: viewContext,
    isXml: false,
    handler: {
      open(name, attributes) {
        if (name === 'style') style = [];
        else if (hiddenElements.has(name)) hidden += 1;
        else if (hidden === 0 && isShown(name)) open(name, attributes);
      },
      close(name) {
        if (name === 'style') {
          const css = style?.join('') ?? '';
          isIncomplete ||= hasReference(css);
          if (hidden === 0) writer.style(scopedCss(css, `.${scope}`));
          style = undefined;
        } else if (hiddenElements.has(name)) hidden -= 1;
        else if (hidden === 0 && isShown(name) && name !== 'img') {
          writer.close();
          if (name === 'blockquote' && quoted > 0) {
            quoted -= 1;
            if (quoted === 0) quote?.close();
          }
        }
      },
      text(text) {
        if (style) style.push(text);
        else if (hidden === 0) writer.text(text);
      },
    },
  });
  return isIncomplete;
}

/** `html` and `body` become elements of the surrounding page. */
function elementFor(name: string): string {
  return name === 'body' ? 'div' : name;
}

function isShown(name: string): boolean {
  return shownElements.has(name) || name === 'body' || name === 'img';
}

/** Returns whether mail programs use this element around quoted text. */
function isQuote(name: string, { type, class: classes = '' }: Record<string, string>): boolean {
  return name === 'blockquote' && (type === 'cite' || /\b(?:gmail|yahoo)_quote/.test(classes));
}

function isLoaded(address = ''): boolean {
  return /^\s*(?:https?:|\/\/)/i.test(address);
}

function hasReference(css = ''): boolean {
  return /url\(\s*["']?\s*(?:https?:|\/\/)/i.test(css);
}

function pictureIn(src: string): EmbeddedPicture | undefined {
  const [, mimeType, data] = /^data:(image\/[a-z]+);base64,([\w+/=\s]*)$/i.exec(src) ?? [];
  if (!mimeType || !data) return undefined;
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    return { bytes, mimeType: mimeType.toLowerCase() };
  } catch {
    return undefined;
  }
}
