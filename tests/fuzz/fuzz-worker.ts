import { parentPort } from 'node:worker_threads';
import { countEnvelopeCosts } from '../../shared/mime/envelopes/envelope-limits.ts';
import { openEnvelopes } from '../../shared/mime/envelopes/open-envelopes.ts';
import { contentOf, partOf, sizeAtMost } from '../../shared/mime/read-mail.ts';
import { extractionFailureReasons } from '../../shared/reading/extraction-reasons.ts';
import { extractText } from '../../worker/reading/extract-text.ts';
import { createInProcessReader } from '../../worker/reading/in-process-reader.ts';
import { renderThumbnail } from '../../worker/reading/thumbnail/render-thumbnail.ts';
import { readLanguageData } from '../../.scripts/language-data.ts';
import type { FuzzInput } from './inputs.ts';

export type FuzzTask = { reader: string; seed: number };
export type FuzzResult = FuzzTask & {
  outcome: string;
  cpuMilliseconds: number;
  memoryBytes: number;
  problem?: string;
};

const memoryBytes = 100_000_000;

const pageReader = createInProcessReader(readLanguageData);

/** Reads one input after the other. With `node --expose-gc`, each is charged only for the memory it adds. */
parentPort?.on('message', (message: { task: FuzzTask; input: FuzzInput }) => {
  void run(message).then((result) => parentPort?.postMessage(result));
});

async function run({ task, input }: { task: FuzzTask; input: FuzzInput }): Promise<FuzzResult> {
  globalThis.gc?.();
  const started = process.cpuUsage();
  const before = usedMemory();
  const measured = () => {
    const { user, system } = process.cpuUsage(started);
    // Garbage is not counted; the memory in use is bounded by the thread's limits.
    if (usedMemory() - before > memoryBytes) globalThis.gc?.();
    return { cpuMilliseconds: (user + system) / 1000, memoryBytes: usedMemory() - before };
  };
  try {
    const outcome = await outcomeOf(task.reader, input);
    const known: readonly string[] = [...extractionFailureReasons, 'done', 'none'];
    const cost = measured();
    const isLarge = cost.memoryBytes > memoryBytes;
    const problem = known.includes(outcome) ? undefined : `unknown outcome ${outcome}`;
    return { ...task, outcome, ...cost, problem: isLarge ? 'too much memory' : problem };
  } catch (error) {
    return { ...task, outcome: 'thrown', ...measured(), problem: String(error) };
  }
}

async function outcomeOf(reader: string, input: FuzzInput): Promise<string> {
  if (reader === 'recognition') return recognized(input);
  const { bytes, mimeType } = input;
  if (reader === 'drawing') return drawn({ bytes, mimeType });
  if (reader === 'envelope') await openAll(input);
  const result = await extractText({ bytes: bytes.slice(), mimeType });
  if (result.state === 'failed') return result.reason;
  // For a picture, the text reader only finds the pages.
  return reader === 'picture' ? drawn({ bytes, mimeType }) : result.state;
}

/** Opens a file as part of a message, with everything inside, and reads the found files. */
async function openAll({ bytes, mimeType, name = '' }: FuzzInput): Promise<void> {
  const mail = { header: [], bodies: [], attachments: [partOf(bytes.slice(), { mimeType, name })] };
  const costs = countEnvelopeCosts(bytes.length);
  const options = {
    costs,
    checkpoint: () => Promise.resolve(),
    most: 51,
    opensZip: () => Promise.resolve(true),
  };
  const { attachments } = await openEnvelopes(mail, options);
  for (const part of attachments) {
    let length = 0;
    for (const slice of contentOf(part)) length += slice.length;
    if (length > sizeAtMost(part))
      throw new Error(`${length} bytes instead of ${sizeAtMost(part)}`);
  }
}

async function recognized({ bytes, hasText }: FuzzInput): Promise<string> {
  const content = { textLayer: 'none', needsRecognition: true, dpi: 0 } as const;
  const page = await pageReader.recognize({ bytes: bytes.slice(), index: 0, content });
  if (page.state === 'failed') return page.reason;
  if (page.text !== '' && !hasText)
    throw new Error(`Invented ${JSON.stringify(page.text.slice(0, 80))}`);
  return page.reason ?? (page.text === '' ? 'none' : 'done');
}

async function drawn(file: { bytes: Uint8Array; mimeType: string }): Promise<string> {
  return (await renderThumbnail({ ...file, bytes: file.bytes.slice() })) ? 'done' : 'none';
}

function usedMemory(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
