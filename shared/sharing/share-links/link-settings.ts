export const linkSettings = [
  'name',
  'note',
  'expiresAt',
  'password',
  'isDownloadAllowed',
  'maxDownloads',
  'showsDetails',
  'showsOrganization',
  'notifiesOnOpening',
] as const;

export type LinkSetting = (typeof linkSettings)[number];
