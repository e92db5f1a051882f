import type {Figure} from './types';

export const resendFigures: readonly Figure[] = [];
