import { ExtractionFailure } from '../../../../shared/reading/extraction-failure.ts';
import { writeHtmlText } from '../../../../shared/reading/markup/html-text.ts';
import type { ReadHtml } from '../../../../shared/mime/files/mail-files.ts';
import { yieldToOthers } from '../../../../shared/pace.ts';

/** The same limits as on the server. */
const limits = { attributes: 1000, depth: 512, nestedCharacters: 100_000_000 };

/** Returns the text of an HTML email, or the HTML itself if it exceeds the limits. */
export const readHtmlText: ReadHtml = async (html) => {
  const parts: string[] = [];
  const output = { write: (text: string) => void parts.push(text) };
  try {
    const written = new TextDecoder().decode(html);
    await writeHtmlText(written, { limits, checkpoint: yieldToOthers, output });
  } catch (error) {
    if (error instanceof ExtractionFailure) return { state: 'failed' };
    throw error;
  }
  const text = parts.join('').trim();
  return text === '' ? { state: 'none' } : { state: 'done', text };
};
