import type { ExtractionResult } from '../../shared/reading/extraction-result.ts';

export function textOf(result: ExtractionResult): string | undefined {
  return result.state === 'none' ? undefined : result.text;
}
