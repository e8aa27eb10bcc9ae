import type { ExtractionResult } from '../../../shared/archive/reading/extraction-result.ts';

/** The text of a result, whole or partial. */
export function textOf(result: ExtractionResult): string | undefined {
  return result.state === 'none' ? undefined : result.text;
}
