import type {Figure} from './types';

export const mandrillFigures: readonly Figure[] = [];
