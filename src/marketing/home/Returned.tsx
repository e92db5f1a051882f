import type {SendAnswer} from '../../api';
import {ApiCall} from '../scenes';

/** What the API responds instead of sending, where the email would be. */
export function Returned({
  answer: {title, body},
  className,
}: {
  answer: SendAnswer;
  className?: string | undefined;
}) {
  return (
    <ApiCall
      className={className}
      refusal={title}
      call={<a href={`/docs/api/errors/#${body['code'] as string}`}>How to fix it</a>}
      body={body}
    />
  );
}
