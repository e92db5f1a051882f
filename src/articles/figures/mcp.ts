import type {Figure} from './types';

export const mcpFigures: readonly Figure[] = [];
