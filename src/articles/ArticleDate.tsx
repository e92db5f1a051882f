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
  return (
    <span>
      {updated ? 'Updated' : 'Published'}{' '}
      <time dateTime={isoDate(date)}>{formatDate(date)}</time>
    </span>
  );
}
