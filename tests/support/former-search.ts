import { sql } from 'drizzle-orm';
import { hashText } from '../../shared/text/hash-text.ts';
import { createVocabulary, zipfDraw } from '../bench/search/corpus.ts';
import corpus from './fixtures/search-corpus.json' with { type: 'json' };
import { createRandom } from './random.ts';
import type { SearchArchive } from './search-archive.ts';

const lengths = [300, 900, 1100, 3000, 8000, 19_000, 21_000, 60_000, 300_000];
const documentsCount = 90;
const vocabularySize = 6000;

type FormerDocument = { name: string; content: string; pagesCount: number | null };

function createDocuments(): FormerDocument[] {
  const random = createRandom(42);
  const draw = zipfDraw(createVocabulary(vocabularySize, random), random);
  const textOf = (length: number, pages: number) => {
    let text = '';
    while (text.length < length) {
      const isBreak = pages > 1 && random() < (pages * 7) / length;
      const word = random() < 0.1 ? `${draw().toUpperCase()}.` : draw();
      text += `${word}${isBreak ? '\n\f\n' : random() < 0.05 ? '\n' : ' '}`;
    }
    return text;
  };
  const created = Array.from({ length: documentsCount }, (_, index): FormerDocument => {
    const length = lengths[index % lengths.length] ?? 0;
    const rareWord = index % 3 === 0 ? `marker${index} ` : '';
    const pictures = index % 5 === 0 ? '😀'.repeat(40) : '';
    const content = `${textOf(length, index % 4)}${rareWord}${pictures}${textOf(length / 3, 1)}`;
    return {
      name: `${draw()} ${draw()} ${index}.txt`,
      content,
      pagesCount: index % 2 === 0 ? content.split('\f').length : 3,
    };
  });
  const known = corpus.documents.map(({ name, content }) => ({ name, content, pagesCount: null }));
  return [...known, ...created];
}

function createQueries(): string[] {
  const vocabulary = createVocabulary(vocabularySize, createRandom(42));
  const wordAt = (rank: number) => vocabulary[rank] ?? '';
  const ofWords = [0, 3, 20, 90, 400, 1500, 5000].flatMap((rank) => {
    const word = wordAt(rank);
    return [
      word,
      word.slice(0, 2),
      word.slice(0, 3),
      word.slice(1),
      `"${word} ${wordAt(rank + 1)}"`,
      `"${word} ${wordAt(1).slice(0, 1)}`,
      `${word} ${wordAt(rank + 7)}`,
      `${word} -${wordAt(2)}`,
      `name:${word}`,
      `content:${word}`,
      `size:>=0 ${word}`,
      `size:>=5000 ${word.slice(0, 4)} ${wordAt(5)}`,
      word.slice(0, 2) + word.slice(3),
      word.toUpperCase(),
    ];
  });
  const ofRareWords = [0, 3, 24, 33, 60, 87].flatMap((index) => [
    `marker${index}`,
    `arker${index}`,
    `markr${index}`,
    `marker${index} ${wordAt(0)}`,
  ]);
  return [...new Set([...ofWords, ...ofRareWords])];
}

export async function addFormerDocuments(archive: SearchArchive): Promise<string[]> {
  const ids: string[] = [];
  for (const { pagesCount, ...document } of createDocuments()) {
    const id = await archive.add({ ...document, createdAt: new Date(ids.length * 1000) });
    await archive.run(sql`update documents set pages_count = ${pagesCount} where id = ${id}`);
    ids.push(id);
  }
  return ids;
}

/**
 * Returns for each query the number of results, the corrected query and, for each of the first results, the position
 * of its document, its page and a hash of its snippet.
 */
export async function formerResults(archive: SearchArchive, ids: readonly string[]) {
  const results: [string, number, string | null, string][] = [];
  for (const query of createQueries()) {
    const found = await archive.search(query, { pageSize: 8 });
    const documents = found.documents.map(
      ({ id, page, snippet }) => `${ids.indexOf(id)}:${page}:${hashText(JSON.stringify(snippet))}`,
    );
    results.push([query, found.documentsCount, found.correctedQuery, documents.join(' ')]);
  }
  return results;
}
