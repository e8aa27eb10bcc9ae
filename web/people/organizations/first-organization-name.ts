import { limits } from '../../../shared/limits.ts';

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
