import type {CanIEmail} from './evidence/canIEmail';
import {evidenceFile, evidenceRecord, type Tools} from './evidence/evidenceFile';
import {evidenceOf} from './evidence/evidenceOf';
import type {FinishedEmail} from './checks';
import {fillCode} from './engine';
import {emailFilesOf} from './files';
import {examplesOf, themeValues} from './gaps';
import type {Brand} from './brand';
import type {Outputs} from './outputs';
import type {EmailTemplate, Values} from './types';
import type {ZippedEmail} from './zip';

/** What the evidence of a build says beside the emails. */
export interface Build {
  /** ISO date. */
  day: string;
  tools: Tools;
  canIEmail: CanIEmail;
  /** 64 hexadecimal digits for a text in UTF-8. */
  sha256: (text: string) => string;
}

/** The email as its page first shows it: with the example's values. */
export function finishedExample(
  template: EmailTemplate,
  {outputs}: Outputs,
  brand: Brand,
): FinishedEmail {
  const values: Values = {...examplesOf(template.props), ...themeValues(brand)};
  const codeOf = (id: string, syntax: 'markup' | 'text') =>
    fillCode(outputs.find((output) => output.id === id)?.code ?? '', values, syntax);
  return {
    subject: fillCode(template.subjects[0].text, values, 'text'),
    preheader: template.preheader(examplesOf(template.props)),
    html: codeOf('html', 'markup'),
    text: codeOf('text', 'text'),
    brand,
  };
}

/**
 * An email with all its files, the evidence last.
 *
 * @param made the template's outputs, with gaps
 */
export function zippedEmail(
  template: EmailTemplate,
  made: Outputs,
  brand: Brand,
  {canIEmail, ...build}: Build,
): ZippedEmail {
  const files = emailFilesOf(template, made, brand);
  const finished = finishedExample(template, made, brand);
  const record = evidenceRecord(
    template.slug,
    files,
    finished,
    evidenceOf(finished.html, canIEmail),
    build,
  );
  return {template, files: [...files, evidenceFile(record)]};
}
