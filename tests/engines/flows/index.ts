import type {Flow} from '../walk';
import {readingFlows} from './reading';
import {siteFlows} from './site';
import {toolFlows} from './tools';

/** What visitors do on the site: at least one flow for each mechanism that engines run differently. */
export const flows: readonly Flow[] = [...siteFlows, ...readingFlows, ...toolFlows];
