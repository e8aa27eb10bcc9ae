export const loadForget = () => import('./forget.ts');
