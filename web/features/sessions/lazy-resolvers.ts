import type * as resolvers from './resolvers.ts';

/** The schemas of the forms come when a form is first used: the page is there sooner without them. */
export const loadResolvers = () => import('./resolvers.ts');

export const signInResolver: typeof resolvers.signInResolver = async (...args) =>
  (await loadResolvers()).signInResolver(...args);

export const signUpResolver: typeof resolvers.signUpResolver = async (...args) =>
  (await loadResolvers()).signUpResolver(...args);

export const emailResolver: typeof resolvers.emailResolver = async (...args) =>
  (await loadResolvers()).emailResolver(...args);

export const newPasswordResolver: typeof resolvers.newPasswordResolver = async (...args) =>
  (await loadResolvers()).newPasswordResolver(...args);

export const secondFactorResolver: typeof resolvers.secondFactorResolver = async (...args) =>
  (await loadResolvers()).secondFactorResolver(...args);
