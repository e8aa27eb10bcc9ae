/** API paths whose responses may be stored: what the pages of documents show. They contain no secrets. */
const copied = [
  /^\/api\/(config|auth\/get-session|organizations|invitations\/count)$/,
  /^\/api\/organizations\/org_\w+(\/(members\/me|members|views|tags|correspondents|fields|document-types|archive-settings))?$/,
  /^\/api\/organizations\/org_\w+\/(documents|reminders)(\?.*)?$/,
  /^\/api\/organizations\/org_\w+\/documents\/statistics$/,
  /^\/api\/organizations\/org_\w+\/documents\/doc_\w+(\/(notes|activity|pages|e-invoice|thumbnail|file)\b.*)?$/,
];

export const sessionPath = '/api/auth/get-session';
export const organizationsPath = '/api/organizations';

export function isCopied(path: string): boolean {
  return copied.some((pattern) => pattern.test(path));
}

/** Returns whether the path is the picture of a first page, which the browser loads itself. */
export function isThumbnail(path: string): boolean {
  return /^\/api\/organizations\/org_\w+\/documents\/doc_\w+\/thumbnail$/.test(path);
}

export function organizationPath(organizationId: string): string {
  return `${organizationsPath}/${organizationId}`;
}
