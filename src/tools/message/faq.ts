import type {Question} from './question';

export const messageFaq: Question[] = [];
