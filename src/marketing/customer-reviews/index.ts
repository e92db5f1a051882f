export {CustomerReviews} from './CustomerReviews';
export {customerReviewsMeta} from './metadata';
export {reviews} from './reviews';
export {reviewedService} from './standing';
