/** What a change of a link can be about, besides its documents, its owner and whether it is paused. */
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
