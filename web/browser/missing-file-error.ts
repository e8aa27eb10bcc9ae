export const missingFileError = 'MissingFileError';

export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && error.name === missingFileError;
}
