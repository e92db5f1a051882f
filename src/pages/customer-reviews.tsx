import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../chrome';
import {
  CustomerReviews,
  customerReviewsMeta,
  reviewedService,
  reviews,
} from '../marketing/customer-reviews';
import {PageMeta} from '../metadata';

export default function CustomerReviewsPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page>
      <PageMeta
        {...customerReviewsMeta}
        ldJson={reviewedService(siteConfig.url, reviews)}
      />
      <CustomerReviews />
    </Page>
  );
}
