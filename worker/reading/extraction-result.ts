import type { ExtractionResult } from '../../shared/reading/extraction-result.ts';

/** The text of a result, whole or partial. */
export function textOf(result: ExtractionResult): string | undefined {
  return result.state === 'none' ? undefined : result.text;
}
