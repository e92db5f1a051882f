import type {Figure} from './types';

export const brevoFigures: readonly Figure[] = [];
