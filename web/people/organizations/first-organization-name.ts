import { limits } from '../../../shared/limits.ts';

/** The suggested name of a first organization: the user's, or the default where that is not valid. */
export function firstOrganizationName(options: {
  userName: string;
  nameFor: (userName: string) => string;
  defaultName: string;
}): string {
  const userName = options.userName.trim();
  if (userName === '') return options.defaultName;
  const name = options.nameFor(userName);
  return name.length <= limits.organizationName.max ? name : options.defaultName;
}
