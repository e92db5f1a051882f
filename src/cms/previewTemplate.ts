/** Puts the preview into the editor's second pane. */
import type {CustomPreviewTemplate} from '@sveltia/cms';
import {createElement} from 'react';
import {textToSave} from './articleText';
import type * as Preview from './preview/preview';

type Props = Parameters<Extract<CustomPreviewTemplate, (props: never) => unknown>>[0];

/** A bundle of its own, whose style sheet stays out of the editor's page. */
const PREVIEW = './preview.js';

async function show(host: HTMLElement, {entry, getAsset}: Props): Promise<void> {
  // What the site's own components weigh is loaded with the first article that is opened.
  const {showDraft, showProblem} = (await import(PREVIEW)) as typeof Preview;
  const {body, ...fields} = (entry.toJS() as {data: Record<string, unknown>}).data;
  try {
    showDraft(host, {
      fields,
      text: textToSave(typeof body === 'string' ? body : ''),
      pictureOf: (name) =>
        name.startsWith('blob:') ? name : (getAsset(name)?.url ?? name),
    });
  } catch (error) {
    showProblem(host, error instanceof Error ? error.message : String(error));
  }
}

/** The editor draws it with its own React, so it is no more than an element to draw in. */
export const previewTemplate = (props: Props) =>
  createElement('div', {
    ref: (host: HTMLElement | null) => {
      if (host) {
        void show(host, props);
      }
    },
  });
