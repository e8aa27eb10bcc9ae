import { unzipSync, zipSync } from 'fflate';
import { allFixtures, readFixture } from '../support/fixtures/fixture-files.ts';
import { createRandom, mutateBytes } from '../support/fixtures/mutate-bytes.ts';
import { eInvoiceSources, hostileInvoice } from './e-invoices.ts';
import { envelopeSources } from './envelopes.ts';
import { generatePage } from './pages.ts';
import { pictureSources } from './pictures.ts';
import { pick, tokensFor } from './tokens.ts';

/** `hasText` is true if a page may contain text to recognize. `name` is that of a file in a message. */
export type FuzzInput = {
  bytes: Uint8Array;
  mimeType: string;
  kind: string;
  hasText?: boolean;
  name?: string;
};

type Random = ReturnType<typeof createRandom>;

const typesOf = new Map([
  ['pdf', /^application\/pdf$/],
  // PDFs are rendered, not read.
  ['drawing', /^application\/pdf$/],
  ['office', /openxmlformats|opendocument/],
  ['legacy-office', /^application\/msword$/],
  ['rtf', /^application\/rtf$/],
  ['html', /^text\/html$/],
  ['xml', /^(?:application\/xml|image\/svg\+xml)$/],
  ['mail', /^message\/rfc822$/],
  ['text', /^text\/(?:plain|markdown|csv)$/],
]);

export const fuzzReaders: readonly string[] = [
  ...typesOf.keys(),
  'picture',
  'e-invoice',
  'envelope',
];
/** These readers take seconds per page, so they run only when they are named. */
export const slowReaders: readonly string[] = ['recognition'];

const longestFile = 300_000;

/** Returns the input of a reader for a seed, always the same one. */
export function createInput(reader: string, seed: number): FuzzInput {
  const random = createRandom(seed * 7919);
  if (reader === 'e-invoice') return hostileInvoice(seed) ?? changedInvoice(seed, random);
  if (reader === 'envelope') return changedEnvelope(seed, random);
  if (reader === 'recognition') return recognizedPage(seed, random);
  if (reader === 'picture') return changedPicture(seed, random);
  const types = typesOf.get(reader);
  const fixtures = allFixtures.filter(({ detectedType }) => types?.test(detectedType));
  const { file, detectedType: mimeType } = pick(fixtures, random);
  const original = readFixture(file);
  const change = pick(changes, random);
  const isInside = reader === 'office' && random(3) > 0;
  const options = { tokens: tokensFor(reader), seed, random };
  const bytes = isInside ? changeEntry(original, change, options) : change.apply(original, options);
  return { bytes: bytes.subarray(0, longestFile * 4), mimeType, kind: `${change.name} of ${file}` };
}

function recognizedPage(seed: number, random: Random): FuzzInput {
  if (random(5) === 0) return { ...changedPicture(seed, random), hasText: true };
  return { ...generatePage(random), mimeType: 'image/bmp' };
}

function changedPicture(seed: number, random: Random): FuzzInput {
  const { name, mimeType, bytes } = pick(pictureSources, random);
  const change = pick(changes, random);
  const changed = change.apply(bytes, { tokens: tokensFor('picture'), seed, random });
  return { bytes: changed, mimeType, kind: `${change.name} of ${name}` };
}

/** Mutates the XML before it is embedded or signed, or else the file that contains it. */
function changedInvoice(seed: number, random: Random): FuzzInput {
  const { name, mimeType, xml, wrap } = pick(eInvoiceSources, random);
  const change = pick(changes, random);
  const options = { tokens: tokensFor('e-invoice'), seed, random };
  const original = encode(xml);
  const bytes =
    random(3) > 0 ? wrap(change.apply(original, options)) : change.apply(wrap(original), options);
  return { bytes, mimeType, kind: `${change.name} of ${name}` };
}

function changedEnvelope(seed: number, random: Random): FuzzInput {
  const { name, mimeType, bytes } = pick(envelopeSources, random);
  const change = pick(changes, random);
  const changed = change.apply(bytes, { tokens: tokensFor('envelope'), seed, random });
  return { bytes: changed, mimeType, name, kind: `${change.name} of ${name}` };
}

type Options = { tokens: readonly string[]; seed: number; random: Random };
type Change = { name: string; apply(bytes: Uint8Array, options: Options): Uint8Array };

const changes: readonly Change[] = [
  { name: 'mutation', apply: (bytes, { seed }) => mutateBytes(bytes, seed) },
  { name: 'bit flips', apply: flipBits },
  { name: 'truncation', apply: (bytes, { random }) => bytes.subarray(0, random(bytes.length)) },
  { name: 'repeated and swapped chunks', apply: moveChunks },
  { name: 'inserted tokens', apply: insertTokens },
  { name: 'tokens in a row', apply: (_, options) => repeatTokens(options) },
  { name: 'tokens within a file', apply: nestTokens },
];

function flipBits(bytes: Uint8Array, { random }: Options): Uint8Array {
  const changed = new Uint8Array(bytes);
  for (let left = 1 + random(50); left > 0; left -= 1) {
    const at = random(Math.max(1, changed.length));
    changed[at] = (changed[at] ?? 0) ^ (1 << random(8));
  }
  return changed;
}

function moveChunks(bytes: Uint8Array, { random }: Options): Uint8Array {
  const chunk = () => {
    const start = random(Math.max(1, bytes.length));
    return bytes.subarray(start, start + random(2000));
  };
  const repeated = Array.from({ length: 1 + random(50) }, chunk);
  const at = random(Math.max(1, bytes.length));
  return join([bytes.subarray(0, at), ...repeated, bytes.subarray(at)]);
}

function insertTokens(bytes: Uint8Array, { tokens, random }: Options): Uint8Array {
  let changed = bytes;
  for (let left = 1 + random(20); left > 0; left -= 1) {
    const at = random(Math.max(1, changed.length));
    const token = encode(pick(tokens, random));
    changed = join([changed.subarray(0, at), token, changed.subarray(at + random(token.length))]);
  }
  return changed;
}

/** Repeats a sequence of one to four tokens to hundreds of kilobytes, which makes quadratic searches slow. */
function repeatTokens({ tokens, random }: Options): Uint8Array {
  const unit = Array.from({ length: 1 + random(4) }, () => pick(tokens, random)).join('');
  return encode(unit.repeat(Math.ceil((1 + random(longestFile)) / Math.max(1, unit.length))));
}

/** Puts such a sequence between the head and the end of a real file, so that it is parsed. */
function nestTokens(bytes: Uint8Array, options: Options): Uint8Array {
  const at = options.random(Math.max(1, bytes.length));
  return join([bytes.subarray(0, at), repeatTokens(options), bytes.subarray(at)]);
}

function changeEntry(archive: Uint8Array, change: Change, options: Options): Uint8Array {
  const parts = unzipSync(archive);
  const name = pick(Object.keys(parts), options.random);
  return zipSync({ ...parts, [name]: change.apply(parts[name] ?? new Uint8Array(), options) });
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
