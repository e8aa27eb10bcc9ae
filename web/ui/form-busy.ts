import { createContext } from 'react';

export const FormBusyContext = createContext(false);
