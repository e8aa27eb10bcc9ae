import { freeMemory, localReader as reader } from '../../../.scripts/reader/local-reader.ts';
import { detectMimeType } from '../../../shared/reading/file-types/detect-mime-type.ts';
import { decodeWordsFile, unpackPage } from '../../../worker/reading/words/words-file.ts';

export async function readWholeFile(file: Uint8Array) {
  const copy = () => new Uint8Array(file);
  const { pages } = await reader.read({ bytes: copy(), mimeType: typeOf(file) });
  const texts: string[] = [];
  const confidences: number[] = [];
  const languages = new Set<string>();
  const found = pages ? decodeWordsFile(pages).pages : [];
  for (const [index, { page, packed }] of found.entries()) {
    const content = page.state === 'waiting' ? page.content : undefined;
    if (content?.textLayer !== 'none') texts.push((await unpackPage(packed)).text);
    if (!content) continue;
    const result = await reader.recognize({ bytes: copy(), index, content });
    await freeMemory();
    if (result.state === 'failed') throw new Error(result.reason);
    texts.push(result.text);
    confidences.push(result.confidence);
    if (result.language) languages.add(result.language);
  }
  return {
    pages: found.length,
    text: texts.join('\n'),
    confidence: Math.min(100, ...confidences),
    languages: [...languages],
  };
}

export async function countPages(file: Uint8Array): Promise<number> {
  const { pages } = await reader.read({ bytes: new Uint8Array(file), mimeType: typeOf(file) });
  return pages ? decodeWordsFile(pages).pages.length : 0;
}

function typeOf(file: Uint8Array): string {
  return detectMimeType(file, { name: '', declaredType: '' });
}
