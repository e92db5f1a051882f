import {createContext} from 'react';

/** Whether a page stands beside the docs menu, whose shell has the margins. */
export const BesideMenu = createContext(false);
