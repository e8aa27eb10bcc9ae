import { createContext } from 'react';

/** Whether a page is inside of a frame, which has the menus. */
export const FrameContext = createContext(false);
