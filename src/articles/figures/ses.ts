import type {Figure} from './types';

export const sesFigures: readonly Figure[] = [];
