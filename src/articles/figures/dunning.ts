import type {Figure} from './types';

export const dunningFigures: readonly Figure[] = [];
