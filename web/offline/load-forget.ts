/** Loads what forgets what this browser keeps: few visits need it. */
export const loadForget = () => import('./forget.ts');
