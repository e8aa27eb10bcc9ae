export type UploadTarget = { url: string; organizationId: string; apiKey: string };

/** Reads the target from the environment, with a line for each missing or invalid variable. */
export function readWatchSettings(environment: Record<string, string | undefined>): {
  target: UploadTarget;
  problems: string[];
} {
  const url = environment['SHEAF_URL']?.trim() ?? '';
  const organizationId = environment['SHEAF_ORGANIZATION']?.trim() ?? '';
  const apiKey = environment['SHEAF_API_KEY']?.trim() ?? '';
  const checks = [
    [isWebAddress(url), 'SHEAF_URL must be the address of Sheaf, like https://archive.example.com'],
    [
      /^org_[a-z0-9]{24}$/.test(organizationId),
      'SHEAF_ORGANIZATION must be the id of an organization, org_…, as in the address of its pages',
    ],
    [
      /^sheaf_[A-Za-z0-9]{64}$/.test(apiKey),
      'SHEAF_API_KEY must be an API key, sheaf_…, that may create documents',
    ],
  ] as const;
  return {
    target: { url: url.replace(/\/+$/, ''), organizationId, apiKey },
    problems: checks.flatMap(([isValid, problem]) => (isValid ? [] : [problem])),
  };
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
