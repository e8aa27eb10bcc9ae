import { expect } from 'vitest';
import { extractionFailureReasons } from '../../shared/reading/extraction-reasons.ts';
import { minute } from '../../shared/time/durations.ts';
import { extractText } from '../../worker/reading/extract-text.ts';

export const patience = { timeout: minute };
export const mebibyte = 1024 * 1024;

/** Fails unless reading ends with one of the defined results. */
export async function expectResult(bytes: Uint8Array, mimeType: string): Promise<void> {
  const result = await extractText({ bytes, mimeType });
  if (result.state === 'failed') expect(extractionFailureReasons).toContain(result.reason);
  else expect(['done', 'none']).toContain(result.state);
}

/** Returns the reason of a failed reading, or its other state. */
export async function reasonOf(bytes: Uint8Array, mimeType: string): Promise<string | undefined> {
  const result = await extractText({ bytes, mimeType });
  return result.state === 'failed' ? result.reason : result.state;
}
