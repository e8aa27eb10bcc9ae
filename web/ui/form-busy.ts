import { createContext } from 'react';

/** Whether the form around a submit button is being submitted. */
export const FormBusyContext = createContext(false);
