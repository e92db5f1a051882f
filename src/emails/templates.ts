import {passwordReset} from './password-reset';
import type {EmailTemplate} from './types';

/** All emails, in the order of the gallery. */
export const templates: readonly EmailTemplate[] = [passwordReset];
