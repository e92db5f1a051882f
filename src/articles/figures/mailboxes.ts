import type {Figure} from './types';

export const mailboxesFigures: readonly Figure[] = [];
