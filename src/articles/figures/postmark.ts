import type {Figure} from './types';

export const postmarkFigures: readonly Figure[] = [];
