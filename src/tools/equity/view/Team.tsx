import type {RefObject} from 'react';
import {needsApp} from '../../../shell';
import {ChoiceStrip, Field, Fields, WithoutScripts} from '../../view';
import {exampleTeam} from '..';
import {Seats} from './Seats';
import {COUNTS, MAX_NAME} from './state';

/** Who they are: how many, and their names. */
export function Team({
  form,
  count,
}: {
  form: RefObject<HTMLFormElement | null>;
  count: number;
}) {
  return (
    <form
      ref={form}
      method="dialog"
      {...needsApp}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <Fields>
        <ChoiceStrip
          legend="How many founders?"
          name="count"
          options={COUNTS.map((value) => [value, value])}
          first="3"
        />
        <Fields least="9rem">
          <Seats count={count}>
            {(seat, index) => (
              <Field
                id={`name-${seat}`}
                name={`name-${seat}`}
                label={`Founder ${seat}`}
                maxLength={MAX_NAME}
                placeholder={exampleTeam.founders[index]?.name ?? 'Name'}
              />
            )}
          </Seats>
        </Fields>
        <p className="small quiet">
          Names are optional and only make the result easier to read. Nothing is sent, but
          a link that you share contains everything you have entered.
        </p>
        <WithoutScripts>
          Without JavaScript, this page shows an example. The guide below explains how to
          calculate each method yourself.
        </WithoutScripts>
      </Fields>
    </form>
  );
}
