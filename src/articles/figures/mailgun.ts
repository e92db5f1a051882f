import type {Figure} from './types';

export const mailgunFigures: readonly Figure[] = [];
