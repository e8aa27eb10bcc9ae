import { createContext, use } from 'react';

export const CanChangeContext = createContext(true);

/** Whether the user may change documents, tags and rules of the organization on the page; a viewer may not. */
export function useCanChange(): boolean {
  return use(CanChangeContext);
}
