/** The name of the error when a file of the application could not be loaded. */
export const missingFileError = 'MissingFileError';

export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && error.name === missingFileError;
}
