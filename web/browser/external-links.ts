export const intakeDocumentation = 'https://github.com/sheaf-archive/sheaf#intake-email';

export function releaseNotes(source: string, version: string): string {
  return `${source.replace(/\/+$/, '')}/releases/tag/v${version}`;
}
