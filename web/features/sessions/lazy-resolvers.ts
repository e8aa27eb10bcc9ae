import type * as resolvers from './resolvers.ts';

/** The schemas of the forms come when a form is first used: the page is there sooner without them. */
export const loadResolvers = () => import('./resolvers.ts');

export const signInResolver: typeof resolvers.signInResolver = async (...args) =>
  (await loadResolvers()).signInResolver(...args);

export const signUpResolver: typeof resolvers.signUpResolver = async (...args) =>
  (await loadResolvers()).signUpResolver(...args);
