import { chunksOf } from '../../../../shared/chunks-of.ts';
import { SourceError } from './source-file.ts';

/** Maximum length of one record in characters; a record contains the text of a document. */
const longestRecord = 32 * 1024 * 1024;

/**
 * Yields the values of a JSON array of any length, with one value in memory at a time. Throws `SourceError` if it is
 * not an array, not JSON, or has a value that is too long.
 */
export async function* readJsonRecords(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<unknown> {
  const scanner = createScanner();
  const decoder = new TextDecoder();
  for await (const chunk of chunksOf(stream))
    yield* scanner.take(decoder.decode(chunk, { stream: true }));
  yield* scanner.take(decoder.decode());
  scanner.end();
}

function createScanner() {
  let state: 'before' | 'within' | 'after' = 'before';
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  let record = '';

  function* take(text: string): Generator<unknown> {
    let start = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (code === backslash) isEscaped = true;
        else if (code === quote) isInString = false;
        continue;
      }
      if (code === quote) isInString = true;
      else if (code === openBrace || code === openBracket) {
        if (depth === 0 && state === 'before' && code === openBracket) {
          if (text.slice(start, at).trim() !== '') throw invalid();
          state = 'within';
          start = at + 1;
        } else depth += 1;
      } else if (code === closeBrace || code === closeBracket) {
        if (depth === 0) {
          if (state !== 'within' || code !== closeBracket) throw invalid();
          yield* parsed(record + text.slice(start, at));
          [record, start, state] = ['', at + 1, 'after'];
        } else depth -= 1;
      } else if (code === comma && depth === 0 && state === 'within') {
        yield* parsed(record + text.slice(start, at));
        [record, start] = ['', at + 1];
      }
    }
    const rest = text.slice(start);
    if (state === 'within') record += rest;
    else if (rest.trim() !== '') throw invalid();
    if (record.length > longestRecord) throw new SourceError('record-too-large');
  }

  const end = () => {
    if (state !== 'after') throw invalid();
  };
  return { take, end };
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];

function* parsed(text: string): Generator<unknown> {
  if (text.trim() === '') return;
  try {
    yield JSON.parse(text);
  } catch {
    throw invalid();
  }
}

function invalid() {
  return new SourceError('manifest-invalid');
}
