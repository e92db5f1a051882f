import type {Figure} from './types';

export const sendgridFigures: readonly Figure[] = [];
