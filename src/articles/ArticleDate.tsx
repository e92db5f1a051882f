import Translate from '@docusaurus/Translate';
import {formatDate, isoDate} from '../reading';

/** The day an article was updated, or published when it never was. */
export function ArticleDate({
  published,
  modified,
}: {
  published: string;
  modified?: string | undefined;
}) {
  const updated = modified && isoDate(modified) > isoDate(published);
  const date = updated ? modified : published;
  const time = <time dateTime={isoDate(date)}>{formatDate(date)}</time>;
  return (
    <span>
      {updated ? (
        <Translate values={{date: time}}>{'Updated {date}'}</Translate>
      ) : (
        <Translate values={{date: time}}>{'Published {date}'}</Translate>
      )}
    </span>
  );
}
