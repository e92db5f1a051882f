import type {Figure} from './types';

export const dmarcFigures: readonly Figure[] = [];
