import {brevoFigures} from './brevo';
import {dmarcFigures} from './dmarc';
import {dunningFigures} from './dunning';
import {loopsFigures} from './loops';
import {mailboxesFigures} from './mailboxes';
import {mailgunFigures} from './mailgun';
import {mandrillFigures} from './mandrill';
import {mcpFigures} from './mcp';
import {postmarkFigures} from './postmark';
import {resendFigures} from './resend';
import {sendgridFigures} from './sendgrid';
import {sesFigures} from './ses';
import type {Figure} from './types';

export type {Figure} from './types';

const registry: ReadonlyMap<string, Figure> = new Map(
  [
    ...sesFigures,
    ...brevoFigures,
    ...mailgunFigures,
    ...mandrillFigures,
    ...postmarkFigures,
    ...sendgridFigures,
    ...resendFigures,
    ...loopsFigures,
    ...mailboxesFigures,
    ...dmarcFigures,
    ...mcpFigures,
    ...dunningFigures,
  ].map((figure) => [figure.id, figure]),
);

/** All figures, in the order of their files. */
export const figures: readonly Figure[] = [...registry.values()];

/**
 * @throws {RangeError} when there is no such figure, which stops the build
 */
export function figureOf(id: string): Figure {
  const figure = registry.get(id);
  if (!figure) {
    throw new RangeError(
      `There is no figure "${id}". The figures are in src/articles/figures.`,
    );
  }
  return figure;
}

/** The last day on which a figure may stand without being read again, as an ISO date. */
export function validUntil({checkedOn, validForDays}: Figure): string {
  const day = new Date(`${checkedOn}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + validForDays);
  return day.toISOString().slice(0, 10);
}

/**
 * Whether a figure is past its date: it is still shown, with a mark, but is left out of
 * charts and comparisons.
 *
 * @param today ISO date
 */
export function isExpired(figure: Figure, today: string): boolean {
  return validUntil(figure) < today;
}
